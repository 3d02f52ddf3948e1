"""Figures are those of games that are over; nothing of a running one is in any of them."""

from dataclasses import replace
from datetime import timedelta

from counted_games import ended, people, play

from data.store import (
    FEWEST_RATED,
    HIDDEN,
    HistoryEntry,
    Preference,
    Ranking,
    Remark,
    RemarkKind,
    Seat,
    statistics,
)
from data.store.events import BY_ROBOT
from data.store.rating import BEGINNER, rated

ADA, BO, CY = 2**62 + 1, 12, 13


async def answer(store, session, seat, cause=None):
    """One action of *seat*."""
    entry = HistoryEntry(
        ply=session.ply, seat=seat, text="a1", digest="", barrier=False, cause=cause
    )
    after = replace(session, ply=session.ply + 1, snapshot={"ply": session.ply + 1})
    return (await store.commit(session, after, [entry])).session


async def test_places_are_counted_by_game_and_seats(store, running, press):
    await play(store, running, press, 1, 2)
    await play(store, running, press, 1, 2)
    await play(store, running, press, 2, 1)
    await play(store, running, press, 3, 1, 2, seats=people(ADA, BO, CY), game="pier18")
    found = [(each.game, each.seats, each.rank, each.games) for each in await store.places_of(ADA)]
    assert found == [("docker", 2, 1, 2), ("docker", 2, 2, 1), ("pier18", 3, 3, 1)]
    assert await store.places_of(99) == ()


async def test_on_a_server_its_own_games_count(store, running, press):
    await play(store, running, press, 1, 2, guild_id=7)
    await play(store, running, press, 2, 1, guild_id=None)
    assert sum(each.games for each in await store.places_of(ADA)) == 2
    (here,) = await store.places_of(ADA, 7)
    assert (here.rank, here.games) == (1, 1)
    assert await store.places_of(ADA, 8) == ()


async def test_marks_are_counted_with_the_places(store, running):
    session, _ = await store.create(running)
    remark = Remark(ply=0, kind=RemarkKind.HINT, seat=0)
    session = (await store.commit(session, session, remarks=(remark,))).session
    await store.commit(session, ended(session, 1, 2))
    assert [each.had_hints for each in await store.places_of(ADA)] == [1]
    assert [each.had_hints for each in await store.places_of(BO)] == [0]


async def test_the_rating_is_that_after_the_last_end_of_enough_games(
    store, running, press, clock, monkeypatch
):
    monkeypatch.setattr(statistics, "FEWEST_RATED", 2)
    await play(store, running, press, 1, 2)
    clock.forward(1)
    assert await store.standings_of(ADA, ("docker", "pier18"), 7) == {}
    await play(store, running, press, 2, 1)
    after = rated(rated((BEGINNER, BEGINNER), (1, 2)), (2, 1))
    found = await store.standings_of(ADA, ("docker", "pier18"), 7)
    assert found == {"docker": Ranking(after[0], 1, 1)}
    assert FEWEST_RATED == 10


async def test_the_rank_is_that_among_those_who_are_rated_on_the_server_and_show_it(
    store, running, press, clock, monkeypatch
):
    monkeypatch.setattr(statistics, "FEWEST_RATED", 2)
    await play(store, running, press, 1, 2, guild_id=7)
    clock.forward(1)
    await play(store, running, press, 1, 2, 3, seats=people(ADA, BO, CY), guild_id=7)

    async def ranks(guild_id):
        found = [await store.standings_of(each, ("docker",), guild_id) for each in (ADA, BO, CY)]
        return [of[0][1:] if (of := [*each.values()]) else None for each in found]

    assert await ranks(7) == [(1, 2), (2, 2), None]
    assert await ranks(8) == await ranks(None) == [(1, 1), (1, 1), None]
    await store.set_preference(ADA, Preference(results=HIDDEN))
    assert await ranks(7) == [(1, 2), (1, 1), None]


async def test_a_game_tells_what_it_has_changed_for_those_who_show_it(
    store, running, press, clock, monkeypatch
):
    await play(store, running, press, 1, 2)
    clock.forward(1)
    second = await play(store, running, press, 1, 2)
    clock.forward(1)
    await play(store, running, press, 2, 1)
    before = rated((BEGINNER, BEGINNER), (1, 2))
    assert await store.rating_changes(second.id) == ()
    monkeypatch.setattr(statistics, "FEWEST_RATED", 2)
    ada, bo = await store.rating_changes(second.id)
    assert (ada.before, bo.before) == before
    assert (ada.after, bo.after) == rated(before, (1, 2))
    await store.set_preference(ADA, Preference(results=HIDDEN))
    assert await store.rating_changes(second.id) == (bo,)
    alone = (*people(ADA), Seat(None, "Fuse", robot="easy"))
    with_robot = await play(store, running, press, 1, 2, seats=alone)
    assert await store.rating_changes(with_robot.id) == ()


async def test_only_own_presses_in_answer_to_others_are_timed(store, running, clock):
    session, _ = await store.create(replace(running, pace="daily"))
    session = await answer(store, session, 1)
    asked = clock()
    answered = clock.forward(3600)
    session = await answer(store, session, 0)
    clock.forward(60)
    session = await answer(store, session, 0)
    session = await answer(store, session, 1)
    clock.forward(60)
    session = await answer(store, session, 0, cause=BY_ROBOT)
    session = await answer(store, session, 1)
    session = await answer(store, session, 0)
    await store.commit(session, ended(session, 1, 2))
    assert await store.answers_of(ADA) == (("docker", "daily", asked, answered),)
    assert await store.answers_of(CY) == ()


async def test_presses_at_tables_that_go_on_tell_the_hours_of_a_person(store, running, clock):
    session, _ = await store.create(running)
    moments = []
    for seat, cause in ((0, None), (1, None), (0, BY_ROBOT), (0, None)):
        moments.append(clock.forward(60))
        session = await answer(store, session, seat, cause)
    assert await store.acted_at(ADA) == (moments[3], moments[0])
    assert await store.acted_at(CY) == ()


async def test_a_season_is_the_games_of_a_server_that_ended_in_it(store, running, press, clock):
    begin = clock()
    await play(store, running, press, 1, 2)
    middle = clock.forward(60)
    await play(store, running, press, 2, 1)
    await play(store, running, press, 1, 2, guild_id=5)
    end = clock.forward(60)
    await play(store, running, press, 2, 1)
    guild = running.guild_id
    assert [len(await store.season(guild, *span)) for span in ((begin, end), (middle, end))] == [
        2,
        1,
    ]
    ((first, second),) = await store.season(guild, middle, end)
    assert (first.person_id, first.rank, first.is_hidden) == (ADA, 2, False)
    assert second.name == "Bo 🎲 *Bold*"


async def test_a_season_knows_who_wants_to_be_hidden_and_who_began(store, running, press, clock):
    await store.set_preference(BO, Preference(results=HIDDEN))
    taken = Seat(CY, "Cy", former_id=BO, former_name="Bo")
    await play(store, running, press, 1, 2, seats=(Seat(None, "Fuse", robot="easy"), taken))
    ((robot, person),) = await store.season(running.guild_id, clock(), clock.forward(1))
    assert (robot.person_id, robot.is_hidden) == (None, False)
    assert (person.person_id, person.name, person.is_hidden) == (BO, "Bo", True)


async def test_games_between_people_are_told_without_their_names(store, running, press, clock):
    session, _ = await store.create(running)
    session, _ = await press(store, session)
    began = clock()
    clock.forward(86400)
    session, _ = await press(store, session)
    await store.commit(session, ended(session, 2, 1))
    alone = (*people(ADA), Seat(None, "Fuse", robot="easy"))
    await play(store, running, press, 1, 2, seats=alone)
    (found,) = await store.played("docker")
    assert (found.ranks, found.scores, found.actions) == ((2, 1), (8, 9), 2)
    assert (found.began_at, found.ended_at - began) == (began, timedelta(days=1))
    assert await store.played("pier18") == ()


async def test_a_running_game_is_in_no_figure(store, running, press, clock):
    begin = clock()
    session, _ = await store.create(running)
    for _ in range(4):
        clock.forward(60)
        session, _ = await press(store, session)
    leaked = replace(session, outcome=ended(session, 1, 2).outcome)
    await store.commit(session, leaked)
    assert await store.recount() == (0, 0)
    assert await store.places_of(ADA) == await store.answers_of(ADA) == ()
    assert await store.standings_of(ADA, ("docker",), None) == {}
    assert await store.season(running.guild_id, begin, clock.forward(1)) == ()
    assert await store.played("docker") == ()
