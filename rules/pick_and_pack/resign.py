"""Giving up. The printed rules know no such thing: here it ends the game at once.

The other seat has won regardless of the crates, and tiles that are hidden stay hidden.
"""

from rules.core.types import Step
from rules.pick_and_pack import effects
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.transitions import over


def give_up(state: PackState, seat: int) -> Step[PackState]:
    """See :meth:`Game.give_up`."""
    return over(state._replace(resigned=seat), (effects.about("resigned", seat),))
