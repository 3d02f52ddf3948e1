"""Find the actions that are new to the reader: the last one, or all since the reader's own."""

from render.docker.choices import still_open
from render.view import View
from rules.core.types import Effect
from rules.docker import SQUARES, DockerAction, DockerObservation

_KINDS = ("entered", "moved")


def recent(obs: DockerObservation, view: View) -> tuple[DockerAction, ...]:
    """The actions to mark, in their order; where one is advised, that."""
    if view.advises:
        return tuple(still_open(obs, view))
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
