"""The gain of an answer at once, and the answer that stands out in a menu."""

from collections.abc import Mapping, Sequence

from rules.core.types import Phrase
from rules.pick_and_pack.actions import PackAction, Verb
from rules.pick_and_pack.board import Board
from rules.pick_and_pack.crates import Mark, all_closed, points, worth
from rules.pick_and_pack.moves import act
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.robot import best
from rules.pick_and_pack.tiles import Kind

CLOSED_BY: Mapping[Kind, Mark] = {Kind.PREMIUM: Mark.PREMIUM, Kind.WHOLESALE: Mark.WHOLESALE}
"""What a crate is closed with by a tile that closes one."""


def closing(board: Board, seat: int, kind: Kind, crate: int) -> tuple[int, int]:
    """Return what *crate* is worth before and after *seat* closes it with a tile of this *kind*."""
    owner = seat if kind is Kind.PREMIUM else 1 - seat
    found = board.crates[owner][crate]
    return worth(found), worth(found._replace(mark=CLOSED_BY[kind]))


def gain(board: Board, action: PackAction) -> int:
    """Return by how many points *action* changes the lead of its seat."""
    seat, own, theirs = action.seat, action.own, action.theirs
    if action.verb is Verb.TAKE:
        assert action.square is not None
        return board.grid[action.square]
    if own is not None and theirs is not None:
        gave = board.crates[seat][own].trays[-1] if action.kind is Kind.ORDER_MIX_UP else 0
        return 2 * (board.crates[1 - seat][theirs].trays[-1] - gave)
    crate = theirs if own is None else own
    if action.kind is None or crate is None:
        return 0
    before, after = closing(board, seat, action.kind, crate)
    return abs(after - before)


def is_rash(observation: PackObservation, action: PackAction) -> bool:
    """See :meth:`Game.is_rash`: a tile without a target, a crate of 0 closed, a game ended behind.

    Each of them is used up for nothing, and cannot be played again.
    """
    if action.verb is not Verb.PLAY:
        return False
    after, effects = act(observation.board, action)
    own, theirs = after.crates[action.seat], after.crates[1 - action.seat]
    is_lost = (all_closed(own) or all_closed(theirs)) and points(own) < points(theirs)
    return is_lost or closes_nothing(observation.board, action) or effects[-1].kind == "wasted"


def closes_nothing(board: Board, action: PackAction) -> bool:
    """Tell whether *action* closes a crate that is worth nothing."""
    return action.kind in CLOSED_BY and gain(board, action) == 0


def suggested(
    observation: PackObservation, actions: Sequence[PackAction]
) -> tuple[PackAction, ...]:
    """See :meth:`Game.suggested`: what the robot likes best; to be ready, once all is laid."""
    if observation.arranging:
        return tuple(action for action in actions if action.verb is Verb.READY)
    sane = [action for action in actions if not is_rash(observation, action)]
    return (best(observation, sane),) if sane else ()


def preview(observation: PackObservation, action: PackAction) -> Phrase | None:
    """See :meth:`Game.preview`. What a move would do: the effect that it will have, in advance.

    So is ``clear``, which takes a lot of work back. Laying tiles, ``ready`` and ``stop`` have
    nothing to add to what is seen already.
    """
    if action.verb is Verb.CLEAR:
        return Phrase("pick-and-pack-preview-cleared", (("seat", action.seat),))
    if action.verb not in (Verb.TAKE, Verb.PLAY):
        return None
    _, effects = act(observation.board, action)
    return Phrase(f"pick-and-pack-preview-{effects[-1].kind}", effects[-1].params)
