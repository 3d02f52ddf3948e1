from pickles import CHALLENGE, GAME, position


def test_pickles_that_all_do_the_same_are_offered_with_what_they_do():
    obs = GAME.observe(position("4 3 5 2", "two-back", "Y equal B"), 0)
    pickles = [GAME.menu_steps(action)[0] for action in obs.legal]
    labels = [GAME.label(obs, pickle) for pickle in pickles]
    assert {label.key for label in labels} == {"gurkensolo-step-back"}
    obs = GAME.observe(position("4 3 5 2", "two-back", "one-back"), 0)
    assert GAME.label(obs, pickles[0]).key == "gurkensolo-step-pickle"


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
        assert waiting == ("gurkensolo-question-table", (("seat", (0,)), ("count", 1)))


def test_each_seat_alone_reads_of_its_own_goal_whoever_is_asked():
    state = position("1 1 1 1", "R equal G", "Y equal B")
    for seat in range(2):
        told = dict(GAME.question(GAME.observe(state, seat)).params)["goals"]
        assert [dict(each.params)["goal"] for each in told] == list(state.goals[seat].held)


def test_what_the_own_goal_card_gains_most_from_is_suggested_unless_one_might_err():
    obs = GAME.observe(position("3 4 2 1", "R equal G", "Y equal B"), 0)
    assert obs.own.held == ("BGRY",)
    assert list(map(str, GAME.suggested(obs, obs.legal))) == ["B+1"]
    trying = GAME.observe(position("3 4 2 1", "R equal G", "Y equal B", **CHALLENGE), 0)
    assert GAME.suggested(trying, trying.legal) == ()


def test_where_every_answer_hurts_the_least_evil_is_suggested():
    obs = GAME.observe(position("1 1 3 4", "two-back", "Y ahead B"), 0)
    assert list(map(str, GAME.suggested(obs, obs.legal))) == ["Y-2"]
    alone = [action for action in obs.legal if str(action) == "B-2"]
    assert GAME.suggested(obs, alone) == tuple(alone)


def test_exchanges_without_effect_are_one():
    obs = GAME.observe(position("2 1 1 1", "exchange", "Y equal B"), 0)
    texts = [str(action) for action in GAME.offered(obs, obs.legal)]
    assert texts == ["GxB", "RxB", "RxG", "RxY"]
    named = [action for action in obs.legal if GAME.short(obs, action) is not None]
    assert [str(action) for action in named] == ["GxB", "GxY", "YxB"]
