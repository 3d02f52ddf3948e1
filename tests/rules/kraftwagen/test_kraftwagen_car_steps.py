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


def asked_price(obs, actions):
    return dict(GAME.step_question(obs, "price", actions).params)


def test_a_price_is_asked_for_with_the_highest_at_which_the_car_would_be_bought_now():
    market, active = cars("1 b5/e2/w1/p6"), buyers("body engine")
    obs = GAME.observe(car_step(cars=market, buyers=active), 0)
    alike = [action for action in obs.legal if str(action).startswith("car:b3/e4/w2/")]
    assert dict(GAME.step_question(obs, "price", alike).params) == {
        "price": 10,
        "pays": 1,
        "shared": 0,
    }
    obs = GAME.observe(car_step(cars=market, buyers=buyers("price")), 0)
    assert dict(GAME.step_question(obs, "price", alike).params) == {
        "price": 5,
        "pays": 1,
        "shared": 0,
    }
    obs = GAME.observe(car_step(cars=market), 0)
    assert dict(GAME.step_question(obs, "price", alike).params) == {
        "price": 0,
        "pays": 0,
        "shared": 0,
    }


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
    assert outlook(obs, "car:b3/e4/w1/p9") == "no gain"
    other, active = cars("0 b2/e2/w1/p10"), buyers("price body")
    obs = GAME.observe(car_step(cars=other, buyers=active), 0)
    assert outlook(obs, "car:b3/e4/w1/p9") == "🏷️ +8 🪙"
    assert dict(GAME.step_question(obs, "price", obs.legal).params)["shared"] == 1
    told = dict(GAME.question(obs).params)
    assert (told["buyer"], told["money"], told["others"], told["change"]) == (
        "price",
        18,
        10,
        "less",
    )


def test_a_car_that_takes_the_buyer_of_an_own_one_is_offered_with_what_it_brings_in_all():
    obs = GAME.observe(car_step(cars=cars("0 b2/e2/w1/p10"), buyers=buyers("body")), 0)
    car, label = GAME.whole(obs, obs.legal)
    assert (str(car), dict(label.params)["gain"]) == ("car:b3/e4/w1/p9", "−1")
    assert dict(GAME.question(obs).params)["chance"] in ("own", "next")
    assert dict(GAME.step_question(obs, "price", obs.legal).params)["pays"] == 0
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
