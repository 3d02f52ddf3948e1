"""A seat foresees by what it knows alone, and orders from that can be carried out."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from foreseen_tables import positions, table_of, waiting_seat, walk
from refusals import refused

from cogs.premoves.foreseeing import Asks, _choose, can_plan, foresee, look_ahead, planned_actions
from cogs.table.errors import Refused
from data.store import OrderMove
from rules import GAMES
from rules.docker.paths import SQUARES

ALL = tuple(GAMES)
TELLTALE = ("gurkensolo", "kraftwagen", "pier18")
"""Games in which what is hidden changes what may come, soon and for all who look."""


@pytest.mark.parametrize("game", ALL)
def test_each_choice_leads_on_and_none_is_forgotten(game: str) -> None:
    rng = Random(game)
    answered = 0
    for table in positions(game, 3, rng):
        seat = waiting_seat(table)
        before: tuple[Any, ...] = ()
        for _, place in walk(table, seat, rng):
            assert place.moves[: len(before)] == before
            before = place.moves
            if place.asks is Asks.ANSWER:
                assert place.ask is not None
            if place.asks is Asks.EXPECTED:
                assert place.seat != seat
        answered += sum(move.seat == seat for move in before)
    assert answered or game == "gurkensolo", "only there cards are drawn before each answer"


@pytest.mark.parametrize("game", ALL)
def test_who_waits_can_plan_where_the_next_question_is_foreseen(game: str) -> None:
    state = GAMES[game].new(seats=2, options={}, seed=bytes(32))
    table = table_of(game, state)
    for seat in range(2):
        waits = seat not in state.to_act
        assert can_plan(table, seat) == (waits and game != "gurkensolo")


@pytest.mark.parametrize("game", ALL)
def test_everybody_who_waits_at_a_full_table_looks_ahead(game: str) -> None:
    """Where some of what is imagined asks another seat for a body, and some for an engine, too."""
    seats = GAMES[game].info.max_seats
    for table in positions(game, 8, Random(game), seats):
        for seat in {*range(seats)} - {*table.session.to_act}:
            look_ahead(table, seat)


@pytest.mark.parametrize("game", ALL)
def test_a_number_that_is_not_offered_leads_nowhere(game: str) -> None:
    (table,) = positions(game, 1, Random(game))
    seat = waiting_seat(table)
    for number in (len(foresee(table, seat, ()).choices), 10**6):
        with refused("stale-press"):
            foresee(table, seat, (number,))


def same_to_its_seat(game: str, rng: Random) -> bool:
    """Tell whether a seat foresees the same in positions that it cannot tell apart."""
    for table in positions(game, 4, rng):
        seat = waiting_seat(table)
        rules, seen = table.game, table.observe(seat)
        alike = table_of(game, rules.determinize(seen, Random(rng.random())))
        assert alike.observe(seat) == seen
        for cursor, place in walk(table, seat, rng, most=5):
            try:
                if foresee(alike, seat, cursor) != place:
                    return False
            except Refused:
                return False
    return True


@pytest.mark.parametrize("game", ALL)
def test_nothing_is_foreseen_by_what_is_hidden(game: str) -> None:
    assert same_to_its_seat(game, Random(game))


@pytest.mark.parametrize("game", TELLTALE)
def test_foreseeing_that_peeps_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the state of the table itself in place of one that is dealt anew."""
    states: dict[Any, Any] = {}
    kind = type(GAMES[game])
    observe, determinize = kind.observe, kind.determinize

    def peeping(self: Any, state: Any, seat: int | None) -> Any:
        seen = observe(self, state, seat)
        states[id(seen)] = state
        kept.append(seen)
        return seen

    kept: list[Any] = []
    monkeypatch.setattr(kind, "observe", peeping)
    rng = Random(game)
    tables = positions(game, 8, rng)
    alike = []
    for table in tables:
        seat = waiting_seat(table)
        alike.append(table_of(game, determinize(table.game, table.observe(seat), rng)))
    monkeypatch.setattr(kind, "determinize", lambda self, seen, rng, **_: states[id(seen)])
    found = []
    for table, other in zip(tables, alike, strict=True):
        seat = waiting_seat(table)
        for cursor, place in walk(table, seat, rng, most=5):
            try:
                found.append(foresee(other, seat, cursor) != place)
            except Refused:
                found.append(True)
    assert any(found)


@pytest.mark.parametrize("game", ALL)
def test_whatever_the_others_do_the_own_answer_is_asked_at_once(game: str) -> None:
    for table in positions(game, 5, Random(game)):
        seat = waiting_seat(table)
        ahead = look_ahead(table, seat)
        assert ahead.place == foresee(table, seat, ahead.cursor)
        assert ahead.place.asks in (Asks.ANSWER, Asks.NOTHING)
        assert all(move.text is None for move in ahead.place.moves)
        if ahead.expected is not None:
            cursor, place = ahead.expected
            assert place == foresee(table, seat, cursor)
            assert len(place.choices) > 1


def test_only_cubes_that_are_on_the_board_are_planned_with() -> None:
    for table in positions("docker", 12, Random(3)):
        seat = waiting_seat(table)
        towers = zip(SQUARES, table.state.board.towers, strict=True)
        bare = [square for square, tower in towers if seat not in tower]
        for start, end in zip(bare, SQUARES, strict=False):
            assert not planned_actions(table, seat, [OrderMove(seat=seat, text=f"{start}-{end}")])


@pytest.mark.parametrize("game", ALL)
def test_all_own_moves_of_a_plan_are_shown_in_their_order(game: str) -> None:
    most = 0
    for table in positions(game, 6, Random(game)):
        seat = waiting_seat(table)
        for _, place in walk(table, seat, Random(1)):
            own = [move.text for move in place.moves if move.seat == seat]
            shown = [str(action) for action in planned_actions(table, seat, place.moves)]
            assert shown == own
            most = max(most, len(own))
    assert most > 1 or game == "gurkensolo"


def test_what_asks_more_in_another_deal_is_chosen_further() -> None:
    game, known = GAMES["pick_and_pack"], dict[tuple[str, ...], tuple[Any, Any]]()
    for number in range(6):
        state = game.new(seats=2, options={"arrange": "random"}, seed=bytes([number]) * 32)
        while state.to_act and state.ply < 60:
            seen = game.observe(state, state.to_act[0])
            for action in seen.legal:
                way = tuple(step.value for step in game.menu_steps(action))
                known.setdefault(way, (action, seen))
            state = game.apply(state, seen.legal[-1]).state
    way, longer = next((a, b) for a, b in pairwise(sorted(known)) if b[: len(a)] == a)
    found = {str(action): (action, seen) for action, seen in (known[way], known[longer])}
    actions, homes = ({text: each[n] for text, each in found.items()} for n in (0, 1))
    assert _choose(game, actions, homes, [0]) == str(known[longer][0])
