"""What becomes of the seat of somebody who gives up: as the rules say, or a robot plays on."""

from datetime import datetime

from cogs.tables.session import play
from cogs.tables.session.agreement import GIVING_UP, GivingUp
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import Change, running_seat
from cogs.tables.session.standing_in import stand_in
from data.store import Remark, RemarkKind, Session, StandIn
from rules.core.history import RESIGN
from rules.players.levels import USUAL


def give_up(table: LiveTable, user_id: int, now: datetime) -> Change:
    """The person with *user_id* gives up.

    Where robots alone would be left, the rules hold whatever was agreed: the game comes to its end.

    :raises Refused: not running, or not seated.
    :raises rules.RulesError: the seat is out already, or the game cannot go on without it.
    """
    session = table.session
    if GIVING_UP.of(session) == GivingUp.RULES:
        return play.resign(table, user_id, now)
    seat = running_seat(session, user_id)
    if user_id in handed_on(session):
        return Change(table)
    # By the rules of its game it would be out; a seat that is out already has nothing to hand on.
    play.step(table, seat, RESIGN, now)
    try:
        handed = stand_in(session, seat, USUAL, StandIn.FOR_GOOD, None)
    except Refused:
        # Robots alone would be left.
        return play.resign(table, user_id, now)
    remark = Remark(ply=session.ply, kind=RemarkKind.GAVE_UP, seat=seat)
    return Change(table.stored_as(handed), remarks=(remark,))


def handed_on(session: Session) -> frozenset[int]:
    """The people (user ids) whose seats robots play for good: nobody waits for their consent."""
    return frozenset(
        seat.user_id for seat in session.seats if seat.user_id is not None and seat.is_handed_on
    )
