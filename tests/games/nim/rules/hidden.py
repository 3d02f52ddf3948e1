"""Deal anew what nobody sees: in Nim the seed alone."""

from random import Random

from rules.core.chance import SEED_BYTES
from tests.games.nim.rules.observe import NimObservation
from tests.games.nim.rules.options import NimSetup
from tests.games.nim.rules.state import NimState


def determinize(obs: NimObservation, rng: Random) -> NimState:
    """See :meth:`Game.determinize`."""
    return NimState(
        setup=NimSetup.shared(obs.seats, obs.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=obs.ply,
        to_act=obs.to_act,
        asked=max(obs.asked_at),
        rows=obs.rows,
        eliminated=obs.eliminated,
        last=obs.last,
    )
