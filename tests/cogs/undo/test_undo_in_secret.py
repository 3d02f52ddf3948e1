"""A seat that takes back in secret, while others are asked as well, tells nobody else."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from people import ADA, BO, CLEO, opened, waiting
from refusals import or_refused, refused

from cogs.operator.backups import check
from cogs.premoves.foreseeing import answered_before
from cogs.premoves.premoves import give
from cogs.records.file_of_table import Eyes, game_file_of, record_of
from cogs.records.table_of_file import record_in
from cogs.robots.hints import with_hint
from cogs.robots.reviews import _decisions
from cogs.table import play
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.lobby import agree_on, set_option
from cogs.table.play import is_noticed
from cogs.table.replays import positions_of, presses_in, standing
from cogs.table.service import TableService
from cogs.table.shortcuts import earlier_texts, shortcut
from cogs.undo.requests import ask_to_go_back, moments_to_ask_for
from cogs.undo.undo import (
    Reach,
    can_do_again,
    do_again,
    free_plies,
    go_back,
    take_back,
)
from cogs.undo.view import undo_buttons
from data.i18n import translator
from data.store import HistoryEntry, JobKind, OrderMove, Session, Store
from rules import GAMES
from rules.core.history import undone_by

AT = datetime(2026, 3, 1, tzinfo=UTC)
PEOPLE = (ADA, BO, CLEO)
ACT, SHORTCUT = "act", "shortcut"
OPTIONS: dict[str, dict[str, str]] = {
    "pick_and_pack": {"arrange": "secret"},
    "gurkensolo": {"goals": "professional"},
    "pier18": {},
}
"""With them a game asks several seats at once."""
IN_STEPS = ("pick_and_pack",)
"""Those in which a seat then answers step by step."""


class Deed(NamedTuple):
    """One press: an action or a shortcut, the words of them, or how far to go back."""

    seat: int
    what: str
    words: tuple[str, ...] = ()


class Course:
    """A game from the first question to several seats on, and its record. Needs no store."""

    def __init__(self, game: str) -> None:
        rng, moments = random.Random(game), count()
        self._now: Iterator[datetime] = (AT + timedelta(seconds=n) for n in moments)
        seats = PEOPLE[: GAMES[game].info.max_seats]
        options = GAMES[game].settle_options(OPTIONS[game])
        session = waiting(*seats, game=game)
        session = replace(session, options=options, undo_rule="request", hints="always")
        begun = play.begin(session, ADA, bytes(32), next(self._now))
        self.table, self.entries = begun.table, [*begun.entries]
        while not self.goes_on:
            (seat,) = self.table.session.to_act
            self.do(Deed(seat, ACT, (str(rng.choice(self.table.observe(seat).legal)),)))

    @property
    def goes_on(self) -> bool:
        """Tell whether several seats are asked, or one that others cannot watch."""
        to_act = self.table.session.to_act
        return len(to_act) > 1 or any(self.table.chooses_in_secret(seat) for seat in to_act)

    def drawn(self, seat: int, what: str, number: int) -> Deed:
        """The press that *number* means here."""
        observation = self.table.observe(seat)
        if what == ACT and observation.legal:
            return Deed(seat, ACT, (str(observation.legal[number % len(observation.legal)]),))
        shortcuts = self.table.game.shortcuts(observation)
        if what == SHORTCUT and shortcuts:
            name, rng = shortcuts[0].name, random.Random(number)
            return Deed(seat, what, self.table.game.unfold(observation, name, rng, ()))
        return Deed(seat, what)

    def do(self, deed: Deed) -> bool:
        """Press; False where that is refused."""
        before, change, went_on = self.table, None, self.goes_on
        with or_refused("nothing-to-take-back", "stale-press"):
            change = self._changed(deed, next(self._now))
        if change is None or change.undo is not None:
            return False
        self.table, self.entries = change.table, [*self.entries, *change.entries]
        if went_on and self.goes_on:
            self._require_peace(before, deed)
        return True

    def _changed(self, deed: Deed, now: datetime) -> play.Change | None:
        table, entries = self.table, self.entries
        user_id = table.session.seats[deed.seat].user_id or 0
        asked_at = table.state.asked_at[deed.seat]
        if deed.what == Reach.AGAIN:
            return do_again(table, entries, None, (), user_id, asked_at, now)
        if deed.what in set(Reach):
            return take_back(table, entries, user_id, asked_at, Reach(deed.what), now)
        if not deed.words:
            return None
        change = play.Change(table)
        for word in deed.words:
            following = play.act(change.table, user_id, None, word, now)
            change = play.Change(following.table, (*change.entries, *following.entries))
        return change

    def _require_peace(self, before: LiveTable, deed: Deed) -> None:
        """Everybody else's buttons are as good as before, and going back is not noticed."""
        after = self.table
        assert after.session.branch == before.session.branch
        assert after.session.asked_since == before.session.asked_since
        for seat in set(before.session.to_act) & set(after.session.to_act) - {deed.seat}:
            assert after.state.asked_at[seat] == before.state.asked_at[seat]
            assert after.observe(seat).legal == before.observe(seat).legal
        if deed.what in set(Reach):
            assert not is_noticed(before, after, deed.seat)

    def accepts(self, seat: int, composed: LiveTable) -> set[bool]:
        """Tell whether *seat* may plan, and ask to go back, as it began when it saw *composed*."""
        table, entries, now = self.table, self.entries, next(self._now)
        user_id = table.session.seats[seat].user_id or 0
        move = OrderMove(seat=seat, text="anything")
        plan = partial(give, table, user_id, composed, (move,), now, is_lasting=False)
        presses: list[Callable[[], play.Change]] = [plan]
        if moments := moments_to_ask_for(entries, seat):
            record = entries, positions_of(table, entries)
            asked = composed.session.ply, moments[0]
            presses.append(partial(ask_to_go_back, table, *record, user_id, *asked))
        return {self._is_good(press) for press in presses}

    def _is_good(self, press: Callable[[], play.Change]) -> bool:
        with or_refused("stale-press"):
            return bool(press())
        return False

    def shown(self, seat: int) -> tuple[Any, list[str]]:
        """Return what *seat* sees, and its buttons to go back; how often all acted is open."""
        observation = replace(self.table.observe(seat), ply=0, asked_at=())
        free = free_plies(self.table, self.entries, seat)
        redo = can_do_again(self.table, self.entries, seat)
        buttons = undo_buttons(self.table, seat, free, translator("en"), can_redo=redo)
        return observation, [button.label for button in buttons]


def final_deeds(entries: Sequence[HistoryEntry], seat: int) -> list[Deed]:
    """Return what *seat* has done and not taken back."""
    presses = [press for press in presses_in(standing(entries, seat)) if press[0].seat == seat]
    return [Deed(seat, ACT, tuple(entry.text for entry in press)) for press in presses]


DEEDS = st.lists(
    st.tuples(
        st.integers(0, 2),
        st.sampled_from((ACT, ACT, ACT, SHORTCUT, Reach.LAST, Reach.LAST, Reach.TURN, Reach.AGAIN)),
        st.integers(0, 99),
    ),
    max_size=40,
)


@pytest.mark.parametrize("game", OPTIONS)
@given(drawn=DEEDS)
def test_a_seat_sees_and_is_offered_what_it_would_be_if_others_had_acted_once(
    game: str, drawn: list[tuple[int, str, int]]
) -> None:
    course, done = Course(game), list[Deed]()
    begun, seats = len(course.entries), len(course.table.session.seats)
    for seat, what, number in drawn:
        deed = course.drawn(seat % seats, what, number)
        table, entries = course.table, course.entries
        if not course.do(deed):
            continue
        if not course.goes_on:
            course.table, course.entries = table, entries
            break
        done.append(deed)
    played = course.entries[begun:]
    for seat in range(seats):
        alone = Course(game)
        others = [d for n in range(seats) if n != seat for d in final_deeds(played, n)]
        for deed in (*others, *(d for d in done if d.seat == seat)):
            assert alone.do(deed), deed
        assert course.shown(seat) == alone.shown(seat)


@pytest.mark.parametrize("game", OPTIONS)
@given(drawn=DEEDS)
def test_what_a_seat_composes_is_good_until_it_sees_or_is_asked_something_else(
    game: str, drawn: list[tuple[int, str, int]]
) -> None:
    course = Course(game)
    for seat, what, number in [(1, ACT, 0), (0, ACT, 0), *drawn]:
        before, seats = course.table, range(len(course.table.session.seats))
        shown = [course.shown(each) for each in seats]
        if not course.do(course.drawn(seat % len(seats), what, number)):
            continue
        if not course.goes_on:
            break
        for each in seats:
            is_asked_anew = course.table.state.asked_at[each] != before.state.asked_at[each]
            is_same = not is_asked_anew and course.shown(each) == shown[each]
            assert course.accepts(each, before) == {is_same}, (each, what)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_hint_is_noted_once_for_a_question_whatever_others_do_meanwhile(game: str) -> None:
    course = Course(game)
    first, *_, last = course.table.session.to_act
    noted = with_hint(course.table, PEOPLE[first].user_id, ()).remarks
    assert [remark.seat for remark in noted] == [first]
    assert course.do(course.drawn(last, ACT, 0))
    assert with_hint(course.table, PEOPLE[first].user_id, noted).remarks == ()


@pytest.mark.parametrize("game", OPTIONS)
def test_only_what_is_answered_step_by_step_is_taken_back_while_others_are_asked(game: str) -> None:
    course = Course(game)
    for seat in course.table.session.to_act:
        assert course.do(course.drawn(seat, ACT, 0))
        if not course.goes_on:
            break
        assert course.do(Deed(seat, Reach.LAST)) == (game in IN_STEPS)


def test_no_other_game_asks_several_seats_at_once() -> None:
    for game in set(GAMES) - set(OPTIONS):
        rules, rng = GAMES[game], random.Random(1)
        state = rules.new(seats=rules.info.max_seats, options={}, seed=bytes(32))
        while state.to_act:
            assert len(state.to_act) == 1, game
            choices = rules.legal_actions(state, state.to_act[0])
            state = rules.apply(state, rng.choice(choices)).state


def arranging(*deeds: tuple[int, str]) -> Course:
    course = Course("pick_and_pack")
    for number, (seat, what) in enumerate(deeds):
        assert course.do(course.drawn(seat, what, number))
    return course


def tiles(course: Course, seat: int) -> str | None:
    return course.table.game.secret_choice(course.table.state, seat)


def test_what_was_cleared_or_laid_at_once_is_had_back_with_one_press() -> None:
    course = arranging((0, ACT), (1, ACT), (0, SHORTCUT))
    laid = tiles(course, 0)
    clear = Deed(0, ACT, ("clear",))
    assert course.do(clear)
    assert tiles(course, 0) == ""
    assert course.do(Deed(0, Reach.LAST))
    assert tiles(course, 0) == laid
    assert course.do(Deed(0, Reach.LAST))
    assert len(tiles(course, 0) or "") == 1
    assert course.do(Deed(0, Reach.AGAIN))
    assert tiles(course, 0) == laid


def test_a_turn_that_was_begun_anew_leaves_nothing_to_take_back() -> None:
    course = arranging((0, ACT), (0, ACT), (1, ACT), (0, Reach.TURN))
    assert (tiles(course, 0), course.shown(0)[1]) == ("", ["↪ Redo"])
    with refused("nothing-to-take-back"):
        course._changed(Deed(0, Reach.LAST), AT)


def test_who_is_not_ready_takes_back_after_another_is() -> None:
    course = arranging((0, ACT), (1, SHORTCUT))
    assert course.table.session.to_act == (0,)
    assert course.do(Deed(0, Reach.LAST))
    assert tiles(course, 0) == ""
    assert not course.do(Deed(1, Reach.LAST)), "ready is final"


def test_what_others_do_while_the_record_is_read_is_in_nobodys_way() -> None:
    course = arranging((0, ACT), (1, ACT))
    read, asked_at = list(course.entries), course.table.state.asked_at[0]
    assert course.do(course.drawn(1, ACT, 5))
    change = take_back(course.table, read, ADA.user_id, asked_at, Reach.LAST, AT)
    assert undone_by(change.entries[0].text) == 1
    assert change.table.state.board.tiles[1] == course.table.state.board.tiles[1]


def test_what_was_taken_back_is_no_decision_any_more() -> None:
    course = arranging((0, ACT), (0, ACT), (1, ACT), (0, Reach.LAST))
    positions = positions_of(course.table, course.entries)
    decisions = _decisions(course.table, 0, course.entries, positions)
    assert [entry.ply for entry, *_ in decisions] == [0]


def test_what_was_taken_back_and_done_again_has_not_come_twice() -> None:
    course = arranging((0, ACT), (0, Reach.LAST))
    assert course.do(course.drawn(0, ACT, 0))
    positions = positions_of(course.table, course.entries)
    assert answered_before(course.table, course.entries, positions, 0) == []


class OneGame:
    """A store with one earlier game, that of a course."""

    def __init__(self, course: Course) -> None:
        self.course = course

    async def earlier_session_of(self, *_: object) -> Session:
        return self.course.table.session

    async def history(self, _: int) -> list[HistoryEntry]:
        return self.course.entries


async def test_an_arrangement_is_laid_again_as_it_was_left() -> None:
    course = arranging(*[(0, ACT)] * 12, (1, ACT), (0, Reach.LAST), (0, Reach.LAST), (0, ACT))
    assert course.do(course.drawn(0, ACT, 0))
    store: Any = OneGame(course)
    texts = await earlier_texts(store, course.table.session, ADA.user_id)
    assert "".join(text[-1] for text in texts) == tiles(course, 0)


async def test_record_files_and_clocks_hold(ticking: Store) -> None:
    store = ticking
    service, rng = TableService[None](store, lambda *_: None), random.Random(2)
    number = (await opened(service, ADA, BO, game="pick_and_pack")).id
    await service.change_lobby(number, set_option, ADA, "arrange", "secret")
    await service.change_lobby(number, agree_on, ADA, "pace", "daily")
    table = await service.start(number, ADA)
    for _ in range(80):
        seat = rng.randrange(2)
        what = rng.choice((ACT, ACT, SHORTCUT, *Reach))
        other, user_id = 1 - seat, PEOPLE[seat].user_id
        due = await store.job_of(JobKind.CLOCK, number, other)
        with suppress(Refused):
            match what:
                case "act":
                    text = str(rng.choice(table.observe(seat).legal))
                    if text == "ready":
                        continue
                    after = await service.act(number, user_id, None, text)
                case "shortcut":
                    asked_at = table.state.asked_at[seat]
                    take = partial(shortcut, name="random", earlier=(), now=store.clock())
                    after = await service.change(
                        number, partial(take, user_id=user_id, ply=asked_at)
                    )
                case _:
                    asked_at = table.state.asked_at[seat]
                    after = await go_back(service, store, number, user_id, asked_at, Reach(what))
            assert after.session.clocks[other] == table.session.clocks[other]
            assert await store.job_of(JobKind.CLOCK, number, other) == due
            table = after
    assert await store.job_of(JobKind.STANDSTILL, number)
    record = await record_of(store, number)
    again = record_in(game_file_of(record, Eyes(is_open=True), names_people=True), AT)
    assert again.entries == record.entries
    assert again.session.snapshot == record.session.snapshot
    undone = [entry for entry in record.entries if undone_by(entry.text) is not None]
    assert {entry.seat for entry in undone} == {0, 1}
    for seat in (None, 0, 1):
        file = game_file_of(record, Eyes(seat))
        own = [entry.text for entry in record.entries if entry.seat == seat]
        assert [action.text for action in file.actions] == own
    assert await store.taken_back(number) == []
    assert not (await check(store.url)).troubles
