"""What the reader can choose next, in the words of the menu: a cube, then where it goes."""

from rules.docker import SQUARES, DockerAction


def cube_of(action: DockerAction) -> str:
    """The cube of *action*: its square, or ``+`` for one from the reserve."""
    return "+" if action.source is None else SQUARES[action.source]


def choices_of(action: DockerAction) -> tuple[str, str]:
    """The values of the two choices that lead to *action*."""
    return cube_of(action), SQUARES[action.target]
