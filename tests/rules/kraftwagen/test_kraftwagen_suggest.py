"""What stands out for people who hardly know the game."""

from kraft_works import GAME, after, buyers, cars, mat, playout, position

from rules.kraftwagen.decision import Decision


def suggested(state, seat=0):
    """The notation of what stands out."""
    obs = GAME.observe(state, seat)
    return [str(action) for action in GAME.suggested(obs, obs.legal or obs.open_legal)]


CHAIN = "0 hire body race 1 engine research buyer+hire body+race engine+hire research+race "
CHAIN += "research+race+buyer"


def test_one_or_two_answers_stand_out_but_for_cards_and_buyers_that_bring_the_same():
    for number in range(6):
        for state, _ in playout(2 + number % 3, number):
            found = suggested(state, state.table.active_seat)
            assert len(found) <= 2
            assert found or state.table.decision in _SILENT
            assert suggested(state, None) == found


_SILENT = (Decision.CARD, Decision.BUYER, Decision.BENZ, Decision.OVER)


def test_tiles_stand_out_that_give_much_for_few_moves_of_others():
    ready = position(mat("3", "4"), mat(), chain=CHAIN, buyers=buyers("body"))
    assert suggested(ready) == ["take:research+race+buyer", "take:engine+hire"]


def test_what_the_next_car_lacks_counts_double():
    assert "take:buyer+hire" in suggested(position(mat("3", "4"), mat(), chain=CHAIN))
    assert "take:body" in suggested(position(mat("", "4"), mat(), chain=CHAIN))
    assert "take:hire" in suggested(position(mat("3", "4", canteen=0), mat(), chain=CHAIN))


def test_hiring_counts_nothing_where_nobody_is_left():
    idle = mat("3", "4", canteen=0, supply=0)
    assert suggested(position(idle, mat(), chain=CHAIN))[0] != "take:hire"


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
