"""A house under load: `sixgun bench server` and `sixgun bench log`."""
