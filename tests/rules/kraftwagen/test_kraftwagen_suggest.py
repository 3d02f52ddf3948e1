"""Good answers stand out for people who hardly know the game."""

from kraft_works import GAME, after, buyers, cars, mat, playout, position

from cogs.messages.phrases import translate_phrase
from data.i18n import translator


def suggested(state, seat=0):
    """The notation of what stands out."""
    obs = GAME.observe(state, seat)
    return [str(action) for action in GAME.suggested(obs, obs.legal or obs.open_legal)]


CHAIN = "0 hire body race 1 engine research buyer+hire body+race engine+hire research+race "
CHAIN += "research+race+buyer"


def test_one_answer_stands_out():
    for number in range(6):
        for state, _ in playout(2 + number % 3, number):
            found = suggested(state, state.table.active_seat)
            assert len(found) == (1 if state.to_act else 0)
            assert suggested(state, None) == found


def tile(own, **fields):
    """The tile that stands out as :data:`CHAIN` lies."""
    (found,) = suggested(position(own, mat(), chain=CHAIN, **fields))
    return found.removeprefix("take:")


def test_the_tile_stands_out_that_gives_much_for_few_moves_of_others():
    assert tile(mat("3", "4"), buyers=buyers("body")) == "research+race+buyer"


def test_what_the_next_car_lacks_counts_double():
    assert tile(mat("", "4")) == "body"
    assert tile(mat("3", "4", canteen=0)) == "hire"


def test_nothing_counts_what_would_bring_nothing():
    nobody = mat("3", "4", canteen=0, supply=0)
    assert tile(nobody, cards="both both", buyers=buyers("body")) != "hire"
    assert tile(nobody, cards="both both") == "body"
    assert tile(nobody, cards="both otto") == "research+race+buyer"
    full, four = mat("34", "4", racer=2), buyers("body price price engine")
    assert tile(full, buyers=four) == "research+race"
    assert tile(full._replace(canteen=0, supply=0), buyers=four, cards="both both") == "race"


def test_a_card_stands_out_that_works_now():
    for own, cards, found in (
        (mat(), "otto body-engine", "card:1"),
        (mat(canteen=0), "both otto", "card:2"),
        (mat(supply=0), "crew delivery", "card:2"),
        (mat(), "both crew", "card:2"),
    ):
        state = after(position(own, mat(), cards=cards), "take:research")
        assert suggested(state) == [found]


def car_step(active, *market, **own):
    state = position(mat("35", "4", **own), mat(), buyers=buyers(active), cars=cars(*market))
    return after(state, "take:race")


def test_the_car_stands_out_that_a_buyer_pays_most_for_with_the_least_in_it():
    assert suggested(car_step("body")) == ["car:b3/e4/w1/p10"]
    assert suggested(car_step("body", "1 b4/e1/w1/p8")) == ["car:b5/e4/w1/p10"]
    assert suggested(car_step("body", "1 b7/e1/w1/p8")) == ["done"]
    assert suggested(car_step("body", "0 b2/e1/w1/p9")) == ["car:b3/e4/w1/p10"]
    assert suggested(car_step("body", "0 b2/e1/w1/p10")) == ["done"]
    helped = car_step("body", engineers="daimler")
    assert suggested(helped) == ["car:b3/e4/w1/p10"]


def test_the_buyer_stands_out_who_brings_most():
    market = cars("0 b3/e4/w2/p8", "1 b4/e4/w1/p9")
    start = position(mat(), mat(), cars=market)
    assert suggested(after(start, "take:buyer+hire")) == ["buyer:price"]
    assert suggested(after(position(), "take:buyer+hire")) == ["buyer:body"]


def test_the_weakest_old_part_goes():
    full = position(mat("23", "4"), mat(), chain=CHAIN)
    assert suggested(after(full, "take:body")) == ["body:scrap-b2"]


def test_an_engine_goes_to_the_race_car_where_cars_have_one():
    strong = mat("3", "4", engine_points=5)
    assert suggested(after(position(strong, mat(), chain=CHAIN), "take:engine")) == ["engine:racer"]
    first = mat("3", "", engine_points=5)
    assert suggested(after(position(first, mat(), chain=CHAIN), "take:engine")) == ["engine:shop"]


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
    bare = GAME.observe(car_step(""), 0)
    assert GAME.whole(bare, bare.legal) is None


def test_a_round_begins_with_what_the_one_before_has_brought():
    market = cars("0 b3/e4/w1/p9", "1 b1/e1/w1/p8")
    state = position(taken=79, cars=market, buyers=buyers("body price"))
    state = after(state, "take:race")
    seat = state.table.active_seat
    for taken, begins in ((1, True), (2, False)):
        later = state._replace(table=state.table._replace(taken=taken))
        asked = GAME.question(GAME.observe(later, seat))
        told = translate_phrase(translator("en"), asked, ("Ann", "Ben"))
        money = {0: "Ann +", 1: "Ben +16 marks · price buyer 16 (pays double)"}[seat]
        assert told.startswith(money if begins else "Round 2 of 3")
