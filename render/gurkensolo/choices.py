"""The actions that are open to the reader."""

from render.view import fitting
from rules.gurkensolo import GurkensoloAction, GurkensoloObservation, Phase, menu_steps


def offered(obs: GurkensoloObservation, chosen: tuple[str, ...]) -> tuple[GurkensoloAction, ...]:
    """List the actions that begin with *chosen*: the reader's, or anyone's once the pair is open.

    In challenge play every step may be tried, so the choices say nothing to other readers.
    """
    actions = obs.legal or (obs.open_legal if obs.phase is Phase.FIX else ())
    return fitting(actions, chosen, menu_steps)
