"""Turns: what processes may only do one after another, with a pause between them."""

from datetime import timedelta

from sqlalchemy import BigInteger, Connection, bindparam, case
from sqlalchemy.dialects import postgresql, sqlite

from data.store.columns import database_now
from data.store.schema import turns

_MICROSECOND = timedelta(microseconds=1)
_GAP = bindparam("gap", type_=BigInteger)


class Turns:
    """Hands out turns, by the clock of the database."""

    def __init__(self, *, is_sqlite: bool) -> None:
        now = database_now()
        added = sqlite.insert(turns) if is_sqlite else postgresql.insert(turns)
        # A turn that nobody has waited for is not saved up.
        begin = case((turns.c.next > now, turns.c.next), else_=now)
        self._take = (
            added.values(next=now + _GAP)
            .on_conflict_do_update(index_elements=[turns.c.name], set_={"next": begin + _GAP})
            .returning(turns.c.next - _GAP - now)
        )

    def take(self, connection: Connection, name: str, gap: timedelta) -> timedelta:
        """How long to wait for the turn that is reserved now."""
        asked = {"name": name, "gap": gap // _MICROSECOND}
        wait: int = connection.execute(self._take, asked).scalar_one()
        return max(wait * _MICROSECOND, timedelta(0))
