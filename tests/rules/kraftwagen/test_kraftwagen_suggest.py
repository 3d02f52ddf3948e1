"""Good answers stand out for people who hardly know the game."""

from itertools import islice

from kraft_works import GAME, after, buyers, cars, mat, playout, position, seed

from cogs.messages.phrases import translate_phrase
from data.i18n import translator
from rules.core.types import Phrase
from rules.kraftwagen.suggest import gain
from rules.kraftwagen.table import Decision

NAMES = ("Ann", "Ben")


def suggested(state, seat=0):
    """The notation of what stands out."""
    obs = GAME.observe(state, seat)
    return [str(action) for action in GAME.suggested(obs, obs.legal or obs.open_legal)]


def test_the_start_tile_stands_out_that_has_the_parts_of_a_car():
    state = GAME.new(seats=2, seed=seed())
    assert suggested(state, state.to_act[0]) == ["start:build"]
    state = after(state, "start:build")
    assert suggested(state, state.to_act[0]) == []


def test_one_answer_stands_out_the_same_for_every_reader():
    for number in range(3):
        for state, _ in islice(playout(2 + number, number), 5, None, 40):
            found = suggested(state, state.table.active_seat)
            is_sent = state.table.decision in (Decision.BUYER, Decision.BENZ)
            assert (len(found) >= 1 if is_sent else len(found) == 1) or not state.to_act
            assert suggested(state, None) == found


def car_step(active, *market):
    state = position(mat("35", "4"), mat(), buyers=buyers(active), cars=cars(*market))
    return after(state, "take:race")


def test_the_car_stands_out_that_a_buyer_pays_most_for_with_the_least_in_it():
    assert suggested(car_step("body")) == ["car:b3/e4/w1/p10"]
    assert suggested(car_step("body", "1 b4/e1/w1/p8")) == ["car:b5/e4/w1/p10"]


def test_nothing_stands_out_against_what_the_question_says():
    for number in range(3):
        for state, _ in islice(playout(2 + number, number), 5, None, 20):
            seat = state.table.active_seat
            obs = GAME.observe(state, seat)
            blue, *_ = GAME.suggested(obs, obs.legal)
            asked = dict(GAME.question(obs).params)
            if blue.car is not None:
                assert str(GAME.whole(obs, obs.legal)[0]) == str(blue)
                assert asked["chance"] in ("now", "next")
            elif str(blue) == "done" and asked.get("chance") == "now":
                assert asked["change"] == "less"
            paying = dict(asked.get("takers", Phrase(""))[1]).get("lines", ())
            money = {dict(line.params)["buyer"]: dict(line.params)["money"] for line in paying}
            assert not money or money[blue.choice] == max(money.values())


def buyer_step(*market, white=(2, 1, 1, 1)):
    state = position(buyers=buyers("", white), cars=cars(*market))
    return after(state, "take:buyer+hire")


def test_the_buyer_stands_out_who_pays_most_or_others_least_and_brings_most():
    for state, blue, told in (
        (buyer_step(), ["body"], "The 🚗 body buyer brings most at once: +2 marks."),
        (buyer_step(white=(0, 1, 1, 1)), ["price"], ""),
        (
            buyer_step("0 b1/e5/w1/p8", "1 b2/e1/w1/p5"),
            ["engine"],
            "The ⚙️ engine buyer would take your car: +8 marks.",
        ),
        (
            buyer_step("1 b1/e5/w2/p8", "1 b2/e1/w1/p5", white=(1, 1, 1, 1)),
            ["body"],
            "The 🚗 body buyer would pay others least now (5).",
        ),
    ):
        assert suggested(state) == [f"buyer:{name}" for name in blue]
        asked = translate_phrase(translator("en"), GAME.question(GAME.observe(state, 0)), NAMES)
        assert (asked.splitlines()[2:] or [""])[-1] == told


def test_no_worker_stands_out_whom_the_car_does_not_need_to_be_sold():
    for state, _ in playout(4, 29):
        obs = GAME.observe(state, None)
        blue = next((a for a in GAME.suggested(obs, obs.open_legal) if a.car), None)
        if blue is not None and (money := gain(obs, blue)) > 0:
            alike = [a.car.crew for a in obs.open_legal if a.car and gain(obs, a) == money]
            assert blue.car.crew == min(alike)


def test_what_brings_nothing_does_not_stand_out():
    obs = GAME.observe(position(mat("3", "3", canteen=1, supply=0), mat()), 0)
    hire = tuple(action for action in obs.legal if action.choice == "hire")
    other = obs.legal[-1:]
    for tiles in (hire + other, other):
        assert GAME.suggested(obs, tiles) == other
    full = position(mat("", "333", canteen=0), mat())
    for answer in suggested(after(full, "take:engine")):
        assert answer in ("engine:racer", "engine:shop") or int(answer[-1]) < 3


def test_in_the_steps_of_a_car_what_stands_out_is_bought_now_or_by_the_next_buyer():
    obs = GAME.observe(car_step(""), 0)
    (blue,) = GAME.suggested(obs, tuple(action for action in obs.legal if action.car))
    assert (blue.car.price, blue.car.crew) == (10, 1)
    better = (f"1 b7/e7/w1/p{price}" for price in (1, 2, 3, 5))
    obs = GAME.observe(car_step("price body body engine", *better), 0)
    assert not GAME.suggested(obs, tuple(action for action in obs.legal if action.car))
    obs = GAME.observe(car_step("body"), 0)
    dear, cheap = (f"car:b3/e4/w1/p{price}" for price in (10, 9))
    found = GAME.suggested(obs, tuple(a for a in obs.legal if str(a) in (dear, cheap)))
    assert [str(action) for action in found] == [dear]


def test_the_car_that_brings_most_is_offered_whole_and_fits_on_a_button():
    own = mat("7", "7")
    state = after(position(own, mat(), buyers=buyers("price"), game_turn=3), "take:race")
    obs = GAME.observe(state, 0)
    best, label = GAME.whole(obs, obs.legal)
    assert str(best) == "car:b7/e7/w1/p15"
    said = translate_phrase(translator("de"), label, ("Ann", "Ben"))
    assert said == "🚗 Wagen für 15: +30 🪙"
    step = GAME.label(obs, GAME.menu_steps(best)[0])
    assert step.key == "kraftwagen-step-other"
    better = (f"1 b7/e7/w1/p{price}" for price in (1, 2, 3, 5))
    state = car_step("price body body engine", *better)
    sated = GAME.observe(state, 0)
    assert GAME.whole(sated, sated.legal) is None
    assert suggested(state) == ["done"]


def test_a_round_begins_with_what_the_one_before_has_brought():
    market = cars("0 b3/e4/w1/p9", "1 b1/e1/w1/p8")
    state = position(taken=79, cars=market, buyers=buyers("body price"))
    state = after(state, "take:race")
    seat = state.table.active_seat
    for taken, begins in ((1, True), (2, False)):
        later = state._replace(table=state.table._replace(taken=taken))
        asked = GAME.question(GAME.observe(later, seat))
        told = translate_phrase(translator("en"), asked, ("Ann", "Ben"))
        lines = (
            "Ann +16 marks · 7 for the race · 9 from the body buyer",
            "Ben +16 marks · 16 from the price buyer (double)",
            "You have 16 marks so far.",
        )
        assert told.startswith("\n".join(lines) if begins else "Round 2 of 3")
    for other in (1 - seat, None):
        asked = GAME.question(GAME.observe(state, other))
        told = translate_phrase(translator("en"), asked, ("Ann", "Ben"))
        assert ("You have" in told) == (other is not None)
