"""Money is secret until the end; everything else lies open."""

from dataclasses import replace
from itertools import pairwise
from random import Random

from kraft_works import GAME, after, buyers, cars, mat, playout, position

from rules.core.history import RESIGN, play
from rules.core.types import VisibleEntry
from rules.core.visible import visible_entry
from rules.kraftwagen.money import Money

RICH = {0: Money(7, 3, 20, 2), 1: Money(4, 1, 9, 3)}
OVER = {"game_turn": 3, "buyers": buyers("price body body engine", marker=1)}


def test_open_money_is_seen_by_all():
    state = position(money=RICH, options={"money": "open"})
    for seat in (None, 0, 1):
        assert GAME.observe(state, seat).money == (RICH[0], RICH[1])


def test_at_the_end_all_money_is_seen():
    state = after(position(money=RICH, **OVER), "take:buyer+hire")
    assert all(GAME.observe(state, None).money)


def test_nothing_but_money_is_hidden():
    for state, _ in playout(3, 2):
        public = GAME.observe(state, None)
        for seat in range(3):
            own = GAME.observe(state, seat)
            assert replace(own, seat=None, legal=(), money=public.money) == public
            assert own.open_legal == state.legal


def test_whoever_remembers_the_whole_game_knows_the_money_of_all():
    for number in range(3):
        history = ()
        steps = list(playout(3, number, resigning=0.005))
        for (before, _), (state, (seat, text)) in pairwise(steps):
            history = (*history, entry_of(before, seat, text))
            guess = GAME.determinize(GAME.observe(state, 0), Random(1), history=history)
            assert guess.money == state.money


def test_a_memory_with_a_gap_is_no_better_than_none():
    *_, (state, _), _ = playout(3, 1)
    obs = GAME.observe(state, 0)
    gappy = (VisibleEntry(None, ()),)
    assert GAME.determinize(obs, Random(1), history=gappy) == GAME.determinize(obs, Random(1))


def entry_of(state, seat, text):
    step = play(GAME, state, seat, text)
    action = None if text == RESIGN else GAME.parse(state, seat, text)
    return visible_entry(GAME, state, action, step, 0)


def test_a_guess_shares_out_the_white_money_that_has_left_the_board():
    state = position(money={0: Money(white=1)}, buyers=buyers("body engine", white=(0, 0, 1, 1)))
    guess = GAME.determinize(GAME.observe(state, 0), Random(2))
    assert [own.white for own in guess.money] == [1, 2]


def test_a_guess_remembers_the_last_scoring():
    """After the first one, all money but the white one is known from it."""
    market = cars("1 b3/e2/w1/p6", "0 b3/e4/w2/p8")
    active = buyers("price body body engine", marker=1)
    state = position(mat(space=2, laps=2), mat(space=5), buyers=active, cars=market)
    state = after(state, "take:buyer+hire")
    guess = GAME.determinize(GAME.observe(state, None), Random(3))
    assert [own[:3] for own in guess.money] == [own[:3] for own in state.money]
    assert guess.money[1].sales == 12


def test_guesses_differ_when_there_is_something_to_guess():
    for state, _ in playout(3, 5):
        if state.table.game_turn == 3:
            obs = GAME.observe(state, 0)
            guesses = {GAME.determinize(obs, Random(number)).money for number in range(8)}
            assert len(guesses) > 1
            assert {money[0] for money in guesses} == {state.money[0]}
            return
    raise AssertionError("the game has a third turn")
