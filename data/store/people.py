"""People's choices for themselves, whatever their tables are."""

from collections.abc import Iterable
from datetime import datetime

from cachetools import TTLCache
from sqlalchemy import Connection

import data.store.statements as statements
from data.store.database import Clock, utc_now
from data.store.jobs import Jobs, put_jobs
from data.store.preferences import Preference
from data.store.schema import preferences
from data.store.timing import Job, JobKind

_PEOPLE = 10_000
_KNOWN_SECONDS = 60.0
"""How long what people prefer is remembered for what may be a little behind."""


_PUT = statements.put(preferences)


class People(Jobs):
    """The part of the store that knows people."""

    def __init__(self, url: str, now: Clock = utc_now) -> None:
        super().__init__(url, now)
        self._preferences: TTLCache[int, Preference] = TTLCache(_PEOPLE, _KNOWN_SECONDS)

    async def preference(self, user_id: int) -> Preference:
        """Return the choices of this person; nothing so far: a Preference of Nones."""
        return (await self.preferences((user_id,)))[user_id]

    async def preferences(self, user_ids: Iterable[int]) -> dict[int, Preference]:
        """Return the choices of each of these people."""
        chosen = dict.fromkeys(user_ids, Preference())
        for row in await self._rows(statements.PREFERENCES, users=list(chosen)):
            chosen[row.user_id] = row.chosen
        self._preferences.update(chosen)
        return chosen

    async def known_preferences(self, user_ids: Iterable[int]) -> dict[int, Preference]:
        """As :meth:`preferences`, but perhaps as they were up to a minute ago."""
        wanted = set(user_ids)
        known = {user: found for user in wanted if (found := self._preferences.get(user))}
        return known if known.keys() == wanted else await self.preferences(wanted)

    async def set_preference(
        self,
        user_id: int,
        preference: Preference,
        summary_at: datetime | None = None,
        due: Iterable[Job] = (),
    ) -> None:
        """Remember what this person chose, in place of what they chose before.

        *summary_at* is when their next daily summary is due; None: they want none. *due* is
        what has to be looked at because of what they chose.
        """
        values = {"user_id": user_id, "chosen": preference}

        def work(connection: Connection) -> None:
            connection.execute(_PUT, values)
            digest = Job(kind=JobKind.DIGEST, user_id=user_id, due_at=summary_at)
            put_jobs(connection, (digest, *due))

        await self.write(work)
        self._preferences[user_id] = preference
