"""Deal anew what nobody sees: in Docker the future alone."""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.docker.board import Board
from rules.docker.observe import DockerObservation
from rules.docker.options import DockerSetup
from rules.docker.state import DockerState


def determinize(obs: DockerObservation, rng: Random) -> DockerState:
    """See :meth:`Game.determinize`. A new seed stands for the unknown future."""
    return DockerState(
        setup=DockerSetup.shared(obs.seats, obs.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=obs.ply,
        to_act=obs.to_act,
        asked=max(obs.asked_at),
        rolls=obs.rolls,
        board=Board(obs.towers, obs.reserves, obs.eliminated, obs.reasons),
        last=obs.last,
    ).with_derived()
