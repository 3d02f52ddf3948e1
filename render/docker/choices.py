"""The menu's values for the reader's choices: a cube, then where it goes."""

from rules.docker import SQUARES, DockerAction


def cube_of(action: DockerAction) -> str:
    """The cube of *action*: its square, or ``+`` for one from the reserve."""
    return "+" if action.source is None else SQUARES[action.source]


def menu_values(action: DockerAction) -> tuple[str, str]:
    """The values of the menu steps that lead to *action*."""
    return cube_of(action), SQUARES[action.target]
