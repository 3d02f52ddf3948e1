"""The question to the seat on turn, and the steps in which it answers."""

from collections.abc import Sequence
from functools import cache

from rules.core.types import Component, MenuStep, Phrase
from rules.docker.actions import DockerAction
from rules.docker.observe import DockerObservation
from rules.docker.paths import SQUARES
from rules.docker.robot import best

_EXPLAINED = 3
"""In so many turns of each seat it is said how a number is used."""


@cache
def menu_steps(action: DockerAction) -> tuple[MenuStep, ...]:
    """See :meth:`Game.menu_steps`: which cube, then where to."""
    target = SQUARES[action.target]
    if action.source is None:
        enter = Phrase("docker-step-enter", (("square", target),))
        return MenuStep("cube", "+", Phrase("docker-step-reserve")), MenuStep("to", target, enter)
    source = SQUARES[action.source]
    cube = Phrase("docker-step-cube", (("square", source),))
    move = Phrase("docker-step-move", (("from", source), ("to", target)))
    return MenuStep("cube", source, cube), MenuStep("to", target, move)


def label(observation: DockerObservation, step: MenuStep) -> Phrase:
    """See :meth:`Game.label`: a cube with its target, where all can go to the same one only."""
    legal = observation.legal or observation.open_legal
    if step.field == "cube" and len({action.target for action in legal}) == 1:
        ways = map(menu_steps, legal)
        return next((target.label for cube, target in ways if cube == step), step.label)
    return step.label


def suggested(
    observation: DockerObservation, actions: Sequence[DockerAction]
) -> tuple[DockerAction, ...]:
    """See :meth:`Game.suggested`: what the robot likes best."""
    return (best(observation, actions),) if actions else ()


def question(observation: DockerObservation) -> Phrase:
    """See :meth:`Game.question`."""
    (turn,) = observation.to_act
    facts = (("seat", turn), ("die", observation.rolls[-1]))
    kind = _kind(observation, turn)
    if observation.seat != turn:
        is_new = int(observation.ply < _EXPLAINED * observation.seats)
        return Phrase("docker-question-wait", (*facts, ("kind", kind), ("is_new", is_new)))
    return Phrase(f"docker-question-{kind}", facts)


def _kind(obs: DockerObservation, turn: int) -> str:
    if obs.reserves[turn] == obs.cubes:
        return "first"
    entering = {action.source is None for action in obs.open_legal}
    if len(entering) > 1:
        return "either"
    return "enter" if True in entering else "move"


PIECES = ("cube", "tower", "gangway", "die")
"""Everything that has a rule of its own: Docker has no cards."""

COMPONENTS = tuple(
    Component(piece, Phrase(f"docker-component-{piece}"), Phrase(f"docker-component-{piece}-text"))
    for piece in PIECES
)
