"""Whom a board mentions depends on who has been called elsewhere, and on what each person chose."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, EMIL, running, waiting

from cogs.tables.delivery.calls import Calls, pings_after
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.session import standing_in
from cogs.tables.session.agreement import Absence
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.notice import Notice
from data.store import Preference, StandIn, Standing, Status, Task, TaskKind
from rules.players.levels import USUAL

ADA_ID = ADA.user_id


@pytest.mark.parametrize(
    ("call", "is_usual", "is_told", "is_mentioned"),
    [
        (None, True, False, True),
        (None, False, True, False),
        ("table", True, False, True),
        ("dm", True, True, False),
        ("dm", True, False, True),
        ("dm", False, True, False),
        ("both", True, True, True),
        ("both", False, True, True),
    ],
)
def test_nobody_is_left_uncalled_and_only_who_wants_it_is_called_twice(
    call: str | None, is_usual: bool, is_told: bool, is_mentioned: bool
) -> None:
    chosen = {ADA_ID: Preference(call=call)}
    usual, told = [ADA_ID] if is_usual else [], [ADA_ID] if is_told else []
    assert (ADA_ID in pings_after([ADA_ID], usual, told, chosen)) is is_mentioned


def test_nobody_is_mentioned_whom_it_does_not_concern() -> None:
    assert pings_after([], [], [], {ADA_ID: Preference(call="both")}) == ()


class People:
    """A store that knows what each person chose."""

    def __init__(self, **chosen: str) -> None:
        self.chosen = {int(key[1:]): Preference(call=call) for key, call in chosen.items()}

    async def known_preferences(self, user_ids: Iterable[int]) -> dict[int, Preference]:
        return {user_id: self.chosen.get(user_id, Preference()) for user_id in user_ids}


class DirectMessages:
    """Discord, where one person's direct messages are closed."""

    def __init__(self, closed: int) -> None:
        self.closed = closed
        self.told: dict[int, str] = {}

    async def open_dm(self, user_id: int) -> int:
        return user_id

    async def post(self, channel_id: int, payload: MessagePayload, nonce: str) -> None:
        if channel_id == self.closed:
            raise TimeoutError
        self.told[channel_id] = str(payload.view().to_components())


async def test_news_of_a_lobby_reach_people_where_they_want_to_be_called() -> None:
    session = replace(waiting(ADA, BO, CLEO, DORA), reserved=(EMIL.user_id,))
    everybody = (*session.people, EMIL.user_id)
    _, bo, cleo, dora, emil = everybody
    api = DirectMessages(closed=cleo)
    people = People(**{f"u{bo}": "dm", f"u{cleo}": "dm", f"u{dora}": "both", f"u{emil}": "dm"})
    calls = Calls(people, None, api)  # type: ignore[arg-type]  # only what they ask
    task = Task(kind=TaskKind.LOBBY, ply=0)
    assert await calls.at_lobby(session, everybody, task) == (ADA.user_id, cleo, dora)
    assert api.told.keys() == {bo, dora, emil}
    assert "invites you" in api.told[emil]
    assert "News" in api.told[bo]


@pytest.mark.parametrize("is_called_now", [True, False])
async def test_an_old_question_does_not_tell_its_person_of_news(is_called_now: bool) -> None:
    api = DirectMessages(closed=0)
    calls = Calls(People(u11="dm"), None, api)  # type: ignore[arg-type]  # only what they ask
    task = Task(kind=TaskKind.BOARD, ply=0)
    only, now = (ADA_ID,), (ADA_ID,) if is_called_now else ()
    assert (
        await calls.at_table(LiveTable(running()), only, only, Notice(notify=only), task, now) == ()
    )
    assert ("News" in api.told.get(ADA_ID, "")) is not is_called_now


async def test_a_result_that_was_brought_by_a_hand_is_not_told_again() -> None:
    api = DirectMessages(closed=0)
    calls = Calls(People(u11="dm"), None, api)  # type: ignore[arg-type]  # only what they ask
    over = replace(running(), standing=Standing(Status.FINISHED))
    task = Task(kind=TaskKind.BOARD, ply=0)
    assert (
        await calls.at_table(LiveTable(over), (), (ADA_ID,), Notice(notify=(ADA_ID,)), task) == ()
    )
    assert api.told == {}


async def test_whose_time_ran_out_is_told_so_and_can_come_back_with_one_press() -> None:
    api = DirectMessages(closed=0)
    calls = Calls(People(u11="dm"), None, api)  # type: ignore[arg-type]  # only what they ask
    session = replace(running(), absence=Absence.ROBOT)
    away = standing_in.stand_in(session, 0, USUAL, StandIn.UNTIL_BACK, None)
    news = Notice(notify=(ADA_ID,), out_of_time=(0,))
    task = Task(kind=TaskKind.BOARD, ply=0)
    assert await calls.at_table(LiveTable(away), (), (), news, task) == ()
    assert "a robot plays until they are back" in api.told[ADA_ID]
    assert "Play myself again" in api.told[ADA_ID]
