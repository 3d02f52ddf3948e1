"""The menu's values for the reader's choices: a cube, then where it goes."""

from render.view import View
from rules.docker import SQUARES, DockerAction, DockerObservation


def still_open(obs: DockerObservation, view: View) -> list[DockerAction]:
    """The actions among which the reader has still to choose."""
    picked = len(view.chosen)
    return [each for each in obs.open_legal if menu_values(each)[:picked] == view.chosen]


def cube_of(action: DockerAction) -> str:
    """The cube of *action*: its square, or ``+`` for one from the reserve."""
    return "+" if action.source is None else SQUARES[action.source]


def menu_values(action: DockerAction) -> tuple[str, str]:
    """The values of the menu steps that lead to *action*."""
    return cube_of(action), SQUARES[action.target]
