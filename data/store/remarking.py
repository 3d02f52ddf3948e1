"""Remarks in the database: written with the change that they tell of, read where there are any."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, bindparam, func, insert, select

import data.store.rows as rows
from data.store.remarks import Remark
from data.store.schema import remarks
from data.store.transactions import Transactions

REMARKS = (
    select(*(column for column in remarks.c if column.name != "session_id"))
    .where(remarks.c.session_id == bindparam("session"), remarks.c.ply >= bindparam("first"))
    .order_by(remarks.c.number)
)


class Remarks(Transactions):
    """The part of the store that remembers what was noted about tables."""

    async def remarks(self, session_id: int, from_ply: int = 0) -> tuple[Remark, ...]:
        """Return the remarks about this session at *from_ply* and later plies, in order."""
        found = await self._rows(REMARKS, session=session_id, first=from_ply)
        return tuple(Remark(**row._mapping) for row in found)


def add_remarks(
    connection: Connection, session_id: int, new: Iterable[Remark], now: datetime
) -> None:
    """Store *new* remarks, numbered on from those there are, inside the caller's transaction."""
    of_it = remarks.c.session_id == session_id
    newest = select(func.coalesce(func.max(remarks.c.number), 0)).where(of_it)
    number = connection.execute(newest).scalar_one()
    values = [
        rows.values_of(remark, remarks, "session_id")
        | {"session_id": session_id, "number": place, "at": now}
        for place, remark in enumerate(new, number + 1)
    ]
    connection.execute(insert(remarks), values)
