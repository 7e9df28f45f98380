"""What agents see and do in duel."""
