"""What agents see and do in classic."""
