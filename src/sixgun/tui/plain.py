"""A terminal that can't show more than ASCII gets drawings that it can."""

from __future__ import annotations

from textual.driver import Driver

from sixgun.locale.ascii import ascii_only, plain


def driver() -> type[Driver] | None:
    """A driver that writes plain text, where that is needed; None is Textual's own."""
    if not ascii_only():
        return None
    from textual.drivers.linux_driver import LinuxDriver  # not there on Windows

    class PlainDriver(LinuxDriver):
        """Writes ASCII."""

        def write(self, data: str) -> None:
            super().write(plain(data))

    return PlainDriver
