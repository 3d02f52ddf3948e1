"""What the seat on turn is asked, and in which steps it answers."""

from rules.core.types import MenuStep, Phrase
from rules.docker.actions import DockerAction
from rules.docker.observe import DockerObservation
from rules.docker.paths import SQUARES


def menu_steps(action: DockerAction) -> tuple[MenuStep, ...]:
    """See :meth:`Game.menu_steps`: which cube, then where to."""
    target = SQUARES[action.target]
    to = MenuStep("to", target, Phrase("docker-step-to", (("square", target),)))
    if action.source is None:
        return MenuStep("cube", "+", Phrase("docker-step-reserve")), to
    source = SQUARES[action.source]
    return MenuStep("cube", source, Phrase("docker-step-cube", (("square", source),))), to


def question(obs: DockerObservation) -> Phrase:
    """See :meth:`Game.question`."""
    (turn,) = obs.to_act
    facts = (("seat", turn), ("die", obs.rolls[-1]))
    if obs.seat != turn:
        return Phrase("docker-question-wait", facts)
    entering = [action.source is None for action in obs.legal]
    if not any(entering):
        return Phrase("docker-question-move", facts)
    return Phrase("docker-question-enter" if all(entering) else "docker-question-either", facts)
