"""What agents see and do in dice."""
