"""Programs that are interrupted from the keyboard."""

import signal


def heeding_interrupts() -> None:
    """A shell in the background lets its children ignore interrupts; a terminal does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
