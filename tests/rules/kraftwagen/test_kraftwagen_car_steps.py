"""The steps of a car: what each answer would bring, and what is offered whole."""

from kraft_works import GAME, after, buyers, car_step, cars, mat, playout, position

from cogs.messages.phrases import translate_phrase
from data.i18n import translator
from rules.kraftwagen.market import buyers_would_take

SATED = {
    "cars": cars(*(f"1 b7/e7/w1/p{price}" for price in (1, 2, 3, 5))),
    "buyers": buyers("price body body engine"),
}
"""No buyer is left for another car."""


def asked(obs, field, actions):
    return dict(GAME.step_question(obs, field, actions).params)


def told(obs, field, start):
    """Ask for *field* in English, where the actions begin like this."""
    left = [action for action in obs.legal if str(action).startswith(start)]
    return translate_phrase(translator("en"), GAME.step_question(obs, field, left), ())


def test_a_price_is_asked_for_with_the_highest_at_which_the_car_would_be_bought_now():
    market = cars("1 b5/e2/w1/p6")
    for active, most, chance in (("body engine", 10, "now"), ("price", 5, "now"), ("", 0, "next")):
        obs = GAME.observe(car_step(cars=market, buyers=buyers(active)), 0)
        alike = [action for action in obs.legal if str(action).startswith("car:b3/e4/w2/")]
        found = asked(obs, "price", alike)
        assert (found["most"], found["chance"], found["shared"]) == (most, chance, 0)


def test_no_buyer_is_hoped_for_who_would_come_after_the_last_car():
    market = cars(*(f"1 b1/e1/w1/p{price}" for price in (1, 2, 3, 4, 5)))
    for count, chance in ((4, "next"), (5, "none")):
        obs = GAME.observe(car_step(cars=market[:count]), 0)
        assert asked(obs, "price", [each for each in obs.legal if each.car])["chance"] == chance


def test_each_step_of_a_car_names_what_it_has_so_far_and_what_speaks_for_an_answer():
    obs = GAME.observe(car_step("otto", cars=cars("1 b5/e4/w1/p6"), buyers=buyers("engine")), 0)
    crew = told(obs, "crew", "car:b3/e4")
    assert crew.startswith("Body 3, engine 4: how many workers go with it? One is enough for +10")
    helper = told(obs, "engineer", "car:b3/e4/w2")
    assert "With Otto it can bring +10 🪙 now, without one +5 🪙." in helper
    assert helper.startswith("Body 3, engine 4, crew 2: does an engineer 👤 help?")
    obs = GAME.observe(car_step("otto"), 0)
    assert "only the 👑 prestige buyer" in told(obs, "crew", "car:b3/e4")
    assert "It brings no marks now" in told(obs, "engineer", "car:b3/e4/w2")
    assert "comes next, 10 brings +10 marks." in told(obs, "price", "car:b3/e4/w1")


def test_at_less_than_a_price_at_which_a_car_is_bought_it_is_bought_as_well():
    for state, _ in playout(3, 4):
        obs, sold = GAME.observe(state, state.table.active_seat), {}
        for action in obs.legal if state.to_act else ():
            if (car := action.car) is not None:
                made = buyers_would_take(obs.cars, obs.buyers.active, car)
                others = sold.setdefault(car._replace(price=0), {})
                others[car.price] = any(sale.car == car for sale in made)
        for prices in sold.values():
            ascending = [prices[price] for price in sorted(prices)]
            assert ascending == sorted(ascending, reverse=True)


def outlook(obs, start):
    """Return what an answer brings whose actions begin like this."""
    found = GAME.outlook(obs, [action for action in obs.legal if str(action).startswith(start)])
    return found and translate_phrase(translator("en"), found, ())


def test_an_answer_that_leads_to_a_car_says_the_most_it_brings_and_a_price_who_takes_it():
    active = buyers("body price")
    obs = GAME.observe(car_step(cars=cars("1 b5/e2/w1/p6"), buyers=active), 0)
    assert outlook(obs, "car:b3") == "+20 🪙"
    assert outlook(obs, "car:b3/e4/w1/p10") == "🏷️ +20 🪙"
    assert outlook(obs, "done") is None
    assert dict(GAME.question(obs).params)["money"] == 20
    obs = GAME.observe(car_step(cars=cars("1 b5/e2/w1/p6"), buyers=buyers("body")), 0)
    assert outlook(obs, "car:b3") is None
    assert outlook(obs, "car:b3/e4/w1/p10") == "nobody yet"
    obs = GAME.observe(car_step(cars=cars("0 b2/e2/w1/p10"), buyers=buyers("body")), 0)
    assert outlook(obs, "car:b3/e4/w1/p9") == "−1 🪙"
    other, active = cars("0 b2/e2/w1/p10"), buyers("price body")
    obs = GAME.observe(car_step(cars=other, buyers=active), 0)
    assert outlook(obs, "car:b3/e4/w1/p9") == "🏷️ +8 🪙"
    assert asked(obs, "price", obs.legal)["shared"] == 1
    found = dict(GAME.question(obs).params)
    assert (found["buyer"], found["money"], found["others"], found["change"]) == (
        "price",
        18,
        10,
        "less",
    )


def test_a_car_that_takes_the_buyer_of_an_own_one_is_offered_with_what_it_brings_in_all():
    obs = GAME.observe(car_step(cars=cars("0 b2/e2/w1/p10"), buyers=buyers("body")), 0)
    car, label = GAME.whole(obs, obs.legal)
    assert (str(car), dict(label.params)["gain"]) == ("car:b3/e4/w1/p9", "−1")
    found = dict(GAME.question(obs).params)
    assert (found["chance"], found["buyer"], found["others"]) == ("own", "body", 1)
    assert GAME.label(obs, GAME.menu_steps(car)[0]).key == "kraftwagen-step-other"


def test_a_car_alone_is_named_whole():
    obs = GAME.observe(car_step(**SATED), 0)
    assert GAME.whole(obs, obs.legal) is None
    assert GAME.whole(obs, obs.legal[:1]) is not None


def test_the_only_car_there_could_be_is_just_a_car():
    for parts, key in ((("3", "4"), "car"), (("35", "4"), "body"), (("3", "45"), "body")):
        obs = GAME.observe(after(position(mat(*parts), mat(), **SATED), "take:race"), 0)
        step, *_ = GAME.menu_steps(obs.legal[0])
        assert GAME.label(obs, step).key == f"kraftwagen-step-{key}"
