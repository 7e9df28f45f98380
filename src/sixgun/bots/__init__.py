"""Players that see a view and a decision, and nothing else."""
