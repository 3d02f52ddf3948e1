"""What the program cannot go on from."""


class CannotStart(Exception):
    """What keeps the program from starting, in one sentence for its operator."""
