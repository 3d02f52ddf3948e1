"""Random games of all options."""

import json
import pickle

import pytest
from pickles import GAME, MIXTURES, playout, position, seed

from rules.core import codec
from rules.core.history import replay

SEATS = range(2, 7)


@pytest.mark.parametrize("options", MIXTURES, ids=lambda o: "-".join(o.values()))
def test_every_position_of_random_games_is_sound(options):
    for seats in SEATS:
        for resigning in (0.0, 0.01):
            for state, _ in playout(seats, options, seats, resigning):
                GAME.check(state)
                for seat in range(seats):
                    actions = [str(action) for action in GAME.legal_actions(state, seat)]
                    assert actions == sorted(set(actions))
                    assert bool(actions) == (seat in state.to_act)
                    assert all(map(GAME.well_formed, actions))
            assert GAME.outcome(state) is not None


@pytest.mark.parametrize("options", MIXTURES, ids=lambda o: "-".join(o.values()))
def test_a_record_rebuilds_the_game(options):
    course = list(playout(4, options, 11, 0.01))
    moves = [line for _, line in course if line is not None]
    again = list(replay(GAME, seats=4, options=options, seed=seed(11), moves=moves))
    assert again == [state for state, _ in course]


@pytest.mark.parametrize("options", MIXTURES, ids=lambda o: "-".join(o.values()))
def test_snapshots_come_back_as_they_were(options):
    for state, _ in playout(3, options, 5, 0.01):
        for value in (state, GAME.observe(state, None), GAME.observe(state, 1)):
            stored = json.loads(json.dumps(codec.dump_with(GAME, value)))
            assert codec.load(GAME, stored) == value
            assert pickle.loads(pickle.dumps(value)) == value


def test_games_last_as_long_as_they_always_did():
    lengths = []
    for number in range(120):
        *_, (state, _) = playout(4, {}, number)
        lengths.append(state.ply)
    assert 58 < sum(lengths) / len(lengths) < 71
    assert min(lengths) > 30
    assert max(lengths) < 150


def test_scores_of_random_games_are_possible_totals():
    totals = set()
    for number in range(60):
        *_, (state, _) = playout(6, {}, number)
        outcome = GAME.outcome(state)
        totals.update(outcome.scores)
        best = max(outcome.scores)
        assert [rank == 1 for rank in outcome.ranks] == [s == best for s in outcome.scores]
    assert totals == {*range(8), 10}


def test_each_choice_has_at_most_25_answers_and_one_question():
    for options in MIXTURES:
        for state, _ in playout(2, options, 21):
            for seat in state.to_act:
                answers = {}
                for action in GAME.legal_actions(state, seat):
                    path = ()
                    for part in GAME.menu_steps(action):
                        answers.setdefault(path, {}).setdefault(part.value, part.field)
                        path += (part.value,)
                assert all(len(level) <= 25 for level in answers.values())
                assert all(len(set(level.values())) == 1 for level in answers.values())


def test_questions_tell_what_is_to_be_done():
    kinds = {
        "step": position("1 1 1 1", "R equal G", "Y equal B"),
        "pass": position("1 1 1 1", "R ahead G", "G behind R"),
        "special": position("2 1 1 1", "one-back", "Y equal B"),
        "challenge": position("1 1 1 1", "R equal G", "Y equal B", mode="challenge"),
    }
    for kind, state in kinds.items():
        assert GAME.question(GAME.observe(state, 0)).key == f"gurkensolo-question-{kind}"
        waiting = GAME.question(GAME.observe(state, 1))
        assert waiting == ("gurkensolo-question-wait", (("seat", (0,)),))
