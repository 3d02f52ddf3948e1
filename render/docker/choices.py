"""The actions that are open to the reader, and those that are new."""

from render.view import View, fitting
from rules.core.types import Effect
from rules.docker import SQUARES, DockerAction, DockerObservation, menu_steps

_KINDS = ("entered", "moved")


def still_open(obs: DockerObservation, view: View) -> tuple[DockerAction, ...]:
    """The actions among which the reader has still to choose."""
    return fitting(obs.open_legal, view.chosen, menu_steps)


def cube_of(action: DockerAction) -> str:
    """The cube of *action*: its square, or ``+`` for one from the reserve."""
    return menu_steps(action)[0].value


def recent(obs: DockerObservation, view: View) -> tuple[DockerAction, ...]:
    """The actions to mark: the last one, all since the reader's own, or one that is advised."""
    if view.advises:
        return still_open(obs, view)
    news = view.news if obs.outcome is None else ()
    actions = tuple(_action(effect) for effect in news if effect.kind in _KINDS)
    return actions or ((obs.last,) if obs.last is not None else ())


def _action(effect: Effect) -> DockerAction:
    facts = dict(effect.params)
    seat, target = facts["seat"], facts["square" if effect.kind == "entered" else "to"]
    assert isinstance(seat, int)
    source = facts.get("from")
    return DockerAction(
        seat, None if source is None else SQUARES.index(str(source)), SQUARES.index(str(target))
    )
