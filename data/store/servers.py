"""Servers: what each has settled for its tables, and which tables it has."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import bindparam, select

import data.store.rows as rows
import data.store.statements as statements
from data.store.records import Server, Session
from data.store.schema import seats, servers, sessions
from data.store.shared_work import SharedWork

SERVER = select(servers).where(servers.c.guild_id == bindparam("guild"))
LIVE_IN_SERVER = statements.ANY_SESSION.where(
    sessions.c.guild_id == bindparam("guild"), sessions.c.status.in_(statements.LIVE)
).order_by(sessions.c.asked_since.nulls_last(), sessions.c.created_at, sessions.c.id, seats.c.seat)


class Servers(SharedWork):
    """The part of the store that knows servers."""

    async def server(self, guild_id: int) -> Server:
        """What this server has settled; nothing so far: everything goes as usual."""
        found = await self._few_rows(SERVER, guild=guild_id)
        return _server_of(dict(found[0]._asdict())) if found else Server(guild_id=guild_id)

    async def set_server(self, server: Server) -> None:
        """Remember what a server has settled, in place of what it had before."""
        put = statements.put(servers, is_sqlite=self._database.is_sqlite)
        await self._execute(put, asdict(server))

    async def live_sessions_in(self, guild_id: int) -> tuple[Session, ...]:
        """The lobbies and running games of this server, the oldest question first, lobbies last."""
        return rows.sessions_of(await self._rows(LIVE_IN_SERVER, guild=guild_id))


def _server_of(values: dict[str, Any]) -> Server:
    """A server from a whole row; what is damaged in it counts as not settled."""
    values["channels"] = _all(int, values["channels"])
    values["games"] = _all(str, values["games"])
    values["names_turn"] = bool(values["names_turn"])
    return Server(**values)


def _all(kind: type, stored: Any) -> tuple[Any, ...]:
    is_list = isinstance(stored, list) and all(type(each) is kind for each in stored)
    return tuple(stored) if is_list else ()
