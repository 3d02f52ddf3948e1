"""Every game keeps its promises, at every position of games that Hypothesis plays."""

import pickle
from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest
from every_game import can_resign, course, each_game, tables, viewers
from hypothesis import given
from hypothesis import strategies as st
from knowledge import random_game

from rules import GAMES
from rules.core import codec
from rules.core.derived import HasDerived
from rules.core.errors import IllegalAction, NoShortcut
from rules.core.game import MAX_NOTATION
from rules.core.history import RESIGN, is_action, play, replay, undoing, undone_by

MAX_SOURCES = 8


@each_game
@given(data=st.data())
def test_legal_actions_are_sorted_and_have_unique_short_notations_that_are_read_back(game, data):
    for state, _, _ in course(game, data):
        for seat in range(state.seats):
            legal = game.legal_actions(state, seat)
            texts = [str(action) for action in legal]
            assert texts == sorted(set(texts))
            assert bool(texts) == (seat in state.to_act)
            for text, action in zip(texts, legal, strict=True):
                assert 0 < len(text) <= MAX_NOTATION
                assert text.isascii()
                assert text.isprintable()
                assert " " not in text
                assert is_action(text)
                assert action.seat == seat
                assert game.well_formed(text)
                assert game.parse(state, seat, text) == action


@each_game
@given(data=st.data())
def test_every_legal_action_can_be_applied_and_changes_nothing_behind_it(game, data):
    nodes = list(course(game, data))
    state = data.draw(st.sampled_from(nodes), label="at").state
    before, stored = deepcopy(state), codec.canonical(codec.dump_with(game, state))
    for seat in state.to_act:
        for action in game.legal_actions(state, seat):
            after = game.apply(state, action).state
            game.check(after)
            assert after.ply == state.ply + 1
    assert state == before
    assert hash(state) == hash(before)
    assert codec.canonical(codec.dump_with(game, state)) == stored


@each_game
@given(data=st.data())
def test_a_shortcut_is_a_row_of_legal_actions_of_who_is_asked(game, data):
    for state, _, _ in course(game, data):
        for seat in viewers(state):
            obs = game.observe(state, seat)
            shortcuts = game.shortcuts(obs)
            assert len({shortcut.name for shortcut in shortcuts}) == len(shortcuts)
            assert not shortcuts or seat in (None, *state.to_act)
            for shortcut in shortcuts if seat is not None else ():
                assert_can_be_played(game, state, seat, unfolded(game, obs, shortcut.name))
            with pytest.raises(NoShortcut):
                game.unfold(obs, "no such thing", Random(1), ())


def unfolded(game, obs, name):
    """Return the actions that a shortcut stands for; none where it needs an earlier game."""
    try:
        return game.unfold(obs, name, Random(obs.ply), ())
    except NoShortcut:
        return ()


def assert_can_be_played(game, state, seat, texts):
    for text in texts:
        state = play(game, state, seat, text).state
    game.check(state)


@each_game
@given(data=st.data())
def test_nothing_is_lost_or_doubled_and_derived_fields_follow_from_the_others(game, data):
    for state, _, _ in course(game, data):
        game.check(state)
        assert not isinstance(state, HasDerived) or state == state.with_derived()


@each_game
@given(data=st.data())
def test_who_is_asked_is_told_since_when(game, data):
    before = None
    for state, line, _ in course(game, data):
        assert list(state.to_act) == sorted(set(state.to_act))
        assert len(state.asked_at) == state.seats
        for seat, ply in enumerate(state.asked_at):
            assert 0 <= ply <= state.ply if seat in state.to_act else ply == -1
        if before is not None:
            assert state.ply == before.ply + 1
            assert_questions_stand(game, before, state, *line)
        before = state


def assert_questions_stand(game, before, state, actor, text):
    """A button stays good while others act, and no longer once its seat has acted."""
    for seat in set(before.to_act) & set(state.to_act):
        if seat != actor:
            assert state.asked_at[seat] == before.asked_at[seat]
            assert game.legal_actions(state, seat) == game.legal_actions(before, seat)
        elif text != RESIGN:
            assert state.asked_at[seat] == state.ply


@each_game
@given(data=st.data())
def test_a_seat_goes_back_in_secret_to_what_it_had_chosen(game, data):
    states = [node.state for node in course(game, data)]
    at = data.draw(st.integers(0, len(states) - 1), label="at")
    since, state = data.draw(st.sampled_from(states[: at + 1]), label="since"), states[at]
    for seat in range(state.seats):
        choice, now = (game.secret_choice(each, seat) for each in (since, state))
        if choice is None or now is None:
            with pytest.raises(IllegalAction):
                game.restore(state, seat, "" if choice is None else choice)
            continue
        step = play(game, state, seat, undoing(1, choice))
        after = step.state
        game.check(after)
        assert game.secret_choice(after, seat) == choice
        assert game.legal_actions(after, seat) == game.legal_actions(since, seat)
        assert not step.barrier
        assert all(effect.readers == (seat,) for effect in step.effects)
        assert_questions_stand(game, state, after, seat, undoing(1, choice))
        for other in set(viewers(state)) - {seat}:
            seen = replace(game.observe(after, other), ply=state.ply)
            assert seen == game.observe(state, other)
        assert play(game, after, seat, undoing(0, now)).state.to_act == state.to_act


@each_game
@given(data=st.data())
def test_what_undo_may_cross_while_several_are_asked_is_chosen_in_secret(game, data):
    state = None
    for node in course(game, data):
        if state is not None and len(state.to_act) > 1 and node.line[1] != RESIGN:
            seat, text = node.line
            barrier = game.apply(state, game.parse(state, seat, text)).barrier
            assert barrier or game.secret_choice(node.state, seat) is not None
        state = node.state


@pytest.mark.parametrize("choice", ["PPP", "Z", "PM" * 6, "0", "MMPPQQRRWWXX"])
def test_nobody_goes_back_to_what_was_never_laid(choice):
    game = GAMES["pick_and_pack"]
    state = game.new(seats=2, options={"arrange": "secret"}, seed=bytes(32))
    with pytest.raises(IllegalAction):
        play(game, state, 0, undoing(1, choice))


@pytest.mark.parametrize("count", [0, 1, 12, 345])
def test_what_is_taken_back_is_read_as_it_was_written(count):
    assert undone_by(undoing(count, "PM")) == undone_by(undoing(count, "")) == count
    assert not is_action(undoing(count, "PM"))


@each_game
@given(data=st.data())
def test_a_game_is_over_when_nobody_is_asked_and_nobody_gives_up_twice_or_then(game, data):
    gone = set()
    for state, line, _ in course(game, data):
        assert (game.outcome(state) is None) == bool(state.to_act)
        if line is not None and line[1] == RESIGN:
            gone.add(line[0])
        assert not gone & set(state.to_act)
        asked = gone if state.to_act else range(state.seats)
        assert not any(can_resign(game, state, seat) for seat in asked)


@each_game
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_one_who_stays_has_won_at_once(game, seat):
    state = game.resign(game.new(seats=2, seed=bytes(32)), seat).state
    outcome = game.outcome(state)
    assert (state.to_act, outcome.termination) == ((), "resigned")
    assert outcome.ranks == (1 + (seat == 0), 1 + (seat == 1))
    game.check(state)


@each_game
@given(data=st.data())
def test_a_rank_is_one_more_than_the_number_of_better_seats(game, data):
    """Scores decide. A game may put those who gave up behind all others, whatever they scored.

    It may also part seats with equal scores by a rule of its own, so that ranks are never shared.
    """
    nodes = list(course(game, data))
    outcome = game.outcome(nodes[-1].state)
    if outcome is None:
        return
    termination, scores, ranks = outcome
    assert termination in game.info.terminations
    assert len(scores) == len(ranks) == nodes[-1].state.seats
    gone = {node.line[0] for node in nodes[1:] if node.line[1] == RESIGN}
    stayed = [score for seat, score in enumerate(scores) if seat not in gone]
    assert ranks in (
        tuple(1 + sum(other > score for other in scores) for score in scores),
        tuple(
            rank if seat in gone else 1 + sum(other > scores[seat] for other in stayed)
            for seat, rank in enumerate(ranks)
        ),
        parted(scores, ranks, gone),
    )
    assert list(ranks) == [1 + sum(other < rank for other in ranks) for rank in ranks]


def parted(scores, ranks, gone):
    """*ranks* as they must be where those who stayed share none: scores decide, then the game."""
    stayed = [seat for seat in range(len(scores)) if seat not in gone]
    order = sorted(stayed, key=lambda seat: (-scores[seat], ranks[seat]))
    places = {seat: place for place, seat in enumerate(order, start=1)}
    return tuple(places.get(seat, rank) for seat, rank in enumerate(ranks))


@each_game
@given(data=st.data())
def test_whoever_may_see_an_effect_sits_at_the_table(game, data):
    for state, _, effects in course(game, data):
        for effect in effects:
            codec.canonical(effect)
            hash(effect)
            assert effect.readers is None or set(effect.readers) <= set(range(state.seats))


@each_game
@given(data=st.data())
def test_snapshots_come_back_as_they_were(game, data):
    nodes = list(course(game, data))
    picked = data.draw(st.lists(st.sampled_from(nodes), min_size=1, max_size=12), label="at")
    for state, _, _ in picked:
        obs = [game.observe(state, seat) for seat in viewers(state)]
        for value in (state, *obs):
            dumped = codec.dump_with(game, value)
            back = codec.load(game, dumped)
            assert back == value
            assert type(back) is type(value)
            assert pickle.loads(pickle.dumps(value)) == value
            assert codec.canonical(codec.dump_with(game, back)) == codec.canonical(dumped)


@each_game
@given(data=st.data())
def test_seed_options_and_record_rebuild_the_game_position_by_position(game, data):
    table = data.draw(tables(game), label="table")
    nodes = list(course(game, data, table))
    moves = [node.line for node in nodes[1:]]
    again = list(replay(game, **table._asdict(), moves=moves))
    assert again == [node.state for node in nodes]
    assert len(set(again)) == len(again)


@each_game
@given(data=st.data())
def test_other_chance_changes_nothing_that_anybody_sees_or_may_do(game, data):
    """A search may try another future; what happened so far stays as it is."""
    for state, _, _ in course(game, data):
        other = game.reseed(state, bytes(32))
        game.check(other)
        assert other.seed == bytes(32)
        assert game.reseed(other, state.seed) == state
        for seat in viewers(state):
            assert game.observe(other, seat) == game.observe(state, seat)
        for seat in range(state.seats):
            assert game.legal_actions(other, seat) == game.legal_actions(state, seat)


@each_game
@pytest.mark.parametrize("quitting", [False, True], ids=["to the end", "somebody gives up"])
def test_the_sources_of_points_add_up_to_the_scores(game, quitting):
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        for seed in range(3):
            quits_at = 5 + 8 * seed if quitting else -1
            *_, (state, _) = random_game(game, seats, seed, quits_at=quits_at)
            for viewer in viewers(state):
                obs = game.observe(state, viewer)
                points = game.points(obs)
                assert len({source for source, _ in points}) == len(points) <= MAX_SOURCES
                columns = zip(*(by_seat for _, by_seat in points), strict=True)
                assert bool(points) is game.info.has_scores
                assert not points or tuple(map(sum, columns)) == obs.outcome.scores
