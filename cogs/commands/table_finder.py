"""Find the table that a command is about, and offer what it can choose from."""

from discord import app_commands

from cogs.messages.leaving_view import MAX_OFFERED
from cogs.messages.phrases import text_key
from cogs.table.errors import Refused, not_running
from cogs.table.watching import may_watch
from data.i18n import translator
from data.store import Session, Store
from rules import GAMES

MAX_AUTOCOMPLETE = 25
MAX_CHOICE_NAME = 100

english = translator("en")


class TableFinder:
    """Finds tables by who is asking, and in which channel or thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def own(self, user_id: int, place: int) -> tuple[Session, ...]:
        """The live tables of this person that a command here may mean: those here, else all.

        A thread belongs to one table, so a command in it means no other.

        :raises Refused: there are only tables of others here; the table of this thread is over;
            there is none at all.
        """
        live = await self._store.live_sessions_of(user_id)
        here = tuple(session for session in live if is_at(session, place))
        if here:
            return here
        newest = await self._store.newest_session_at(place)
        if newest is not None and newest.thread_id == place:
            if newest.standing.is_live:
                raise Refused("not-seated")
            raise not_running(newest)
        if live:
            return live
        if await self._store.live_session_at(place) is not None:
            raise Refused("not-seated")
        raise Refused("no-table-here")

    async def to_act_at(self, user_id: int, place: int) -> Session:
        """The own table that a move typed here is meant for: one that waits for this person.

        :raises Refused: as for :meth:`own`, or tables elsewhere fit equally well.
        """
        fitting = await self.own(user_id, place)
        waiting = [session for session in fitting if session.seat_of(user_id) in session.to_act]
        fitting = tuple(waiting) or fitting
        if len(fitting) > 1 and not is_at(fitting[0], place):
            raise Refused("no-table-here")
        return fitting[0]

    async def to_look_at(self, user_id: int, place: int) -> Session:
        """The first of the tables to show here."""
        return (await self._all_to_look_at(user_id, place))[0]

    async def to_look_back_at(self, user_id: int, place: int) -> tuple[Session, ...]:
        """The games to tell the course of here: those that go on, then what is over, newest first.

        Where no game has begun, the table that waits for that.

        :raises Refused: nothing fits.
        """
        shown = await self._all_to_look_at(user_id, place)
        over = await self._store.finished_sessions_at(place, MAX_OFFERED)
        begun = [session for session in shown if session.standing.is_running]
        begun += [session for session in over if may_watch(session, user_id)]
        return tuple(begun) or shown

    async def _all_to_look_at(self, user_id: int, place: int) -> tuple[Session, ...]:
        """The tables to show here: one's own before others', live ones before those that are over.

        Own tables that have lost their place come before all but the table of this thread.

        :raises Refused: nothing fits.
        """
        live = await self._store.live_sessions_of(user_id)
        here = [session for session in live if is_at(session, place)]
        lost = [session for session in live if session.standing.is_lost]
        in_thread = [session for session in here if session.thread_id == place]
        if found := tuple(in_thread[:1] or {s.id: s for s in (*lost, *here)}.values()):
            return found
        one = await self._store.live_session_at(place)
        one = one or await self._store.newest_session_at(place)
        if one is not None:
            return (one,)
        if not live:
            raise Refused("no-table-here")
        return live


def is_at(session: Session, place: int) -> bool:
    """Tell whether a table lives in this channel or thread."""
    return place in (session.thread_id, session.channel_id)


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game by its name."""
    return [
        app_commands.Choice(
            name=app_commands.locale_str(english(text_key(f"{key}-name")), key=f"{key}-name"),
            value=key,
        )
        for key in GAMES
    ]
