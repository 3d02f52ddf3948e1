"""Random games of all options."""

from pickles import GAME, playout, position


def test_games_last_as_long_as_they_always_did():
    lengths = []
    for number in range(40):
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


def test_questions_tell_what_is_to_be_done():
    kinds = {
        "step": position("1 1 1 1", "R equal G", "Y equal B"),
        "pass": position("1 1 1 1", "R ahead G", "G behind R"),
        "special": position("2 1 1 1", "one-back", "Y equal B"),
        "challenge": position("1 1 1 1", "R equal G", "Y equal B", mode="challenge"),
    }
    for kind, state in kinds.items():
        assert GAME.question(GAME.observe(state, 0)).key == f"gurkensolo-question-{kind}"
        waiting = GAME.question(GAME.observe(state, None))
        assert waiting == ("gurkensolo-question-wait", (("seat", (0,)), ("count", 1)))


def test_each_seat_alone_reads_of_its_own_goal_whoever_is_asked():
    state = position("1 1 1 1", "R equal G", "Y equal B")
    for seat in range(2):
        told = dict(GAME.question(GAME.observe(state, seat)).params)["goals"]
        assert [dict(each.params)["goal"] for each in told] == list(state.goals[seat].held)
