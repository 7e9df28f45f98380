"""`python -m sixgun` is `sixgun`."""

from sixgun.cli import main

if __name__ == "__main__":
    main()
