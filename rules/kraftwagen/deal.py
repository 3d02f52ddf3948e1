"""The first position of a game of Kraftwagen."""

from rules.core.chance import Chance
from rules.kraftwagen.money import Money
from rules.kraftwagen.options import KraftwagenSetup
from rules.kraftwagen.phases.setting_up import first_table
from rules.kraftwagen.state import KraftwagenState


def deal(setup: KraftwagenSetup, seed: bytes) -> KraftwagenState:
    """The chain is shuffled, two research cards lie open, and the first seat chooses."""
    return KraftwagenState(
        setup=setup,
        seed=seed,
        ply=0,
        asked=0,
        table=first_table(setup.seats, Chance(seed, 0)),
        money=(Money(),) * setup.seats,
    ).with_derived()
