"""The steps of choosing, the questions, the previews, and that all of it can be said."""

from functools import partial

import pytest
from kraft_works import GAME, after, buyers, car_step, cars, mat, playout, position, seed

from cogs.messages.menu import build, fitting, said
from cogs.messages.phrases import translate_phrase
from data.i18n import LANGUAGES, translator
from rules.kraftwagen import suggest
from rules.kraftwagen.cards import TILES, Buyer
from rules.kraftwagen.market import buyers_would_take

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def preview(state, text):
    seat = state.table.active_seat
    found = GAME.preview(GAME.observe(state, seat), GAME.parse(state, seat, text))
    return None if found is None else dict(found.params)


CAR = ["car:b3", "engine:e4", "crew:w2", "engineer:alone", "price:p8"]
FULL = after(position(mat("123"), mat()), "take:engine")
NEW = GAME.new(seats=2, seed=seed())
MARKET = cars("0 b1/e1/w1/p2")


@pytest.mark.parametrize(
    ("state", "text", "wanted"),
    [
        (car_step(), "car:b3/e4/w2/p8", CAR),
        (car_step("opel"), "car:b3/e4/w2/p8/opel", [*CAR[:3], "engineer:opel", "price:p8"]),
        (car_step("diesel", cars=MARKET), "diesel:b3@p2", ["car:diesel", "piece:b3", "onto:p2"]),
        (car_step("diesel", cars=MARKET), "done", ["car:done"]),
        (position(), "take:buyer+hire", ["tile:buyer+hire"]),
        (NEW, "start:build", ["start:build"]),
        (FULL, "engine:scrap-b2", ["place:b2"]),
        (FULL, "engine:racer", ["place:racer"]),
    ],
)
def test_an_action_is_a_row_of_short_choices(state, text, wanted):
    action = GAME.parse(state, state.table.active_seat, text)
    assert [f"{part.field}:{part.value}" for part in GAME.menu_steps(action)] == wanted


def answers(actions):
    """The answers to the first question, as a menu shows them."""
    found = dict.fromkeys(GAME.menu_steps(action)[0] for action in actions)
    return [part.value for part in sorted(found, key=lambda part: part.order)]


MANY = cars(*(f"0 b1/e1/w1/p{price}" for price in (1, 2, 3, 5, 6)))


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        pytest.param(NEW, "build team study sales", id="start tiles as they lie"),
        pytest.param(
            car_step("diesel", cars=MARKET), "b3 diesel done", id="no car after all others"
        ),
        pytest.param(
            after(position(mat("1", engine_points=3), mat()), "take:engine"),
            "shop racer",
            id="the nearest place first",
        ),
        pytest.param(FULL, "racer b1 b2 b3", id="and what goes last"),
        pytest.param(
            after(
                position(
                    mat(engineers="benz"),
                    mat(),
                    cars=MANY,
                    buyers=buyers("price body body engine", marker=1),
                ),
                "take:buyer+hire",
            ),
            "engine prestige price none",
            id="nobody after all buyers",
        ),
    ],
)
def test_answers_are_offered_in_order(state, wanted):
    assert answers(state.legal) == wanted.split()


def test_tiles_are_offered_as_they_lie_in_the_chain():
    state = position(chain=_chain())
    obs = GAME.observe(state, 0)
    assert answers(GAME.offered(obs, obs.legal)) == [each for each in obs.chain if each in TILES]


@pytest.mark.parametrize(
    ("cards", "canteen", "worker"),
    [("both benz", 0, "missing"), ("both benz", 1, "free"), ("otto benz", 0, "none")],
)
def test_a_card_is_asked_with_the_worker_that_a_development_takes(cards, canteen, worker):
    state = after(position(mat(canteen=canteen), mat(), cards=cards), "take:research")
    assert dict(GAME.question(GAME.observe(state, 0)).params)["worker"] == worker


def test_a_card_is_asked_for_with_a_line_for_each_that_is_open():
    state = after(position(cards="bodies benz", taken=60), "take:research")
    told = translate_phrase(translator("en"), GAME.question(GAME.observe(state, 0)), NAMES)
    _, *lines = told.splitlines()
    assert lines == [
        "**📘 Bodies +2**: Each new body is worth 2 more.",
        "**👤 Benz**: After each race, you may send one more buyer, who buys last.",
    ]


def test_no_worker_is_promised_where_none_is_left():
    found = preview(position(mat(supply=1, engineers="bosch"), mat()), "take:hire")
    assert found["workers"] == 1
    found = preview(position(mat(supply=0), mat()), "take:hire")
    assert found["workers"] == 0
    (gain,) = found["gains"]
    assert translate_phrase(translator("en"), gain, NAMES) == "👷 Nobody: your supply is empty."


def test_crews_and_prices_are_offered_by_number():
    parts = [GAME.menu_steps(a) for a in car_step().legal if a.car is not None]
    prices = sorted({part[4] for part in parts}, key=lambda part: part.order)
    assert [part.value for part in prices] == ["p1", "p2", "p3", "p5", "p6", "p8", "p9", "p10"]


def test_a_tile_is_previewed_with_what_it_brings_and_who_moves_next():
    first = mat(engineers="porsche bosch", racer=3, body_points=4)
    state = position(first, mat(), chain=_chain())
    found = preview(state, "take:body+race")
    assert (found["body"], found["bodies"], found["spaces"]) == (4, 1, 4)
    assert (found["workers"], found["next_seat"], found["moves"]) == (0, 1, 1)
    found = preview(state, "take:hire")
    assert (found["workers"], found["next_seat"], found["moves"]) == (2, 0, 0)


def test_the_marker_is_previewed_when_no_buyer_finds_room():
    assert preview(position(), "take:buyer+hire")["marker"] == 0
    full = position(buyers=buyers("price body body engine", marker=1))
    assert preview(full, "take:buyer+hire")["marker"] == 1


@pytest.mark.parametrize(("game_turn", "ends"), [(1, 1), (2, 1), (3, 2)])
@pytest.mark.parametrize(
    ("tile", "fields"),
    [
        ("buyer+hire", {"buyers": buyers("price body body engine", marker=1)}),
        ("research+race+buyer", {"buyers": buyers("price body body engine", marker=1)}),
        ("hire", {"taken": 79}),
    ],
)
def test_the_last_turn_before_a_scoring_is_previewed_as_such(tile, fields, game_turn, ends):
    state = position(game_turn=game_turn, **fields)
    assert preview(state, f"take:{tile}")["ends"] == ends
    while state.table.game_turn == game_turn and not state.table.scoring:
        state = GAME.apply(state, state.legal[-1]).state
    assert state.table.scoring.game_turn == game_turn


@pytest.mark.parametrize(
    ("tile", "fields"),
    [
        ("hire", {"buyers": buyers("price body body engine", marker=1)}),
        ("buyer+hire", {"buyers": buyers("price body body engine", marker=2)}),
        ("buyer+hire", {"buyers": buyers("price body body")}),
        ("hire", {"taken": 78}),
    ],
)
def test_a_turn_with_others_behind_it_is_not_previewed_as_the_last(tile, fields):
    assert preview(position(game_turn=3, **fields), f"take:{tile}")["ends"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_said_to_move_after_the_last_turn(language):
    state = position(game_turn=3, taken=79)
    seat = state.table.active_seat
    found = GAME.preview(GAME.observe(state, seat), GAME.parse(state, seat, "take:race"))
    told = translate_phrase(translator(language), found, NAMES)
    assert {"en": "This ends the game.", "de": "Damit endet die Partie."}[language] in told
    assert not any(name in told for name in NAMES)


def test_a_car_is_previewed_with_the_buyer_who_would_take_it_now():
    market, active = cars("1 b5/e2/w1/p6"), buyers("body price")
    state = car_step(cars=market, buyers=active)
    found = preview(state, "car:b3/e4/w2/p8")
    assert (found["number"], found["buyer"], found["money"], found["of"]) == (2, "price", 16, 2)
    assert (found["last"], found["crew"], found["engineer"]) == (0, 2, "none")
    found = preview(car_step(cars=market, buyers=buyers("body")), "car:b3/e4/w2/p8")
    assert (found["number"], found["of"]) == (0, 1)


def test_diesel_is_previewed_in_the_place_of_the_old_part():
    market = cars("1 b5/e2/w1/p6", "0 b1/e1/w1/p8")
    state = after(
        position(mat("6", "", "diesel"), mat(), cars=market, buyers=buyers("body")), "take:race"
    )
    found = preview(state, "diesel:b6@p8")
    assert (found["number"], found["money"], found["price"]) == (1, 8, 8)


def test_a_buyer_is_previewed_with_his_money_and_the_car_he_would_take():
    market = cars("1 b5/e2/w1/p6", "0 b1/e1/w1/p8")
    state = after(position(cars=market, buyers=buyers("price")), "take:buyer+hire")
    found = preview(state, "buyer:body")
    assert (found["space"], found["white"], found["owner_seat"], found["price"]) == (2, 2, 0, 8)
    bare = after(position(), "take:buyer+hire")
    assert preview(bare, "buyer:price")["sold"] == 0


def test_a_card_is_previewed_with_whether_it_waits():
    state = after(position(mat(canteen=0), mat(), cards="both benz"), "take:research")
    assert preview(state, "card:1")["waits"] == 1
    assert preview(state, "card:2")["waits"] == 0


def test_places_and_doing_without_need_no_preview():
    assert preview(car_step(), "done") is None
    assert preview(after(position(mat("123"), mat()), "take:engine"), "engine:racer") is None


def test_previews_of_cars_come_true_if_nothing_else_happens():
    for state, _ in playout(3, 4):
        for action in state.legal:
            if action.car is not None:
                facts = preview(state, str(action))
                table = state.table
                made = buyers_would_take(table.cars, table.buyers.active, action.car)
                money = sum(sale.money for sale in made if sale.car == action.car)
                assert facts["money"] == money


@pytest.mark.parametrize(
    ("own", "lacks"),
    [
        (mat("", ""), "body-engine"),
        (mat("", "", canteen=0), "body-engine-hire"),
        (mat("3", "4", canteen=0), "hire"),
        (mat("7", "", canteen=0), "engine-hire"),
        (mat("3", ""), "engine"),
        (mat("3", "4"), "none"),
    ],
)
def test_the_question_for_a_tile_says_what_the_next_car_lacks(own, lacks):
    obs = GAME.observe(position(own, mat()), 0)
    assert dict(GAME.question(obs).params)["lacks"] == lacks


def test_no_robot_is_asked_for_what_is_asked(monkeypatch):
    """Plan ahead puts questions in dozens of positions."""
    monkeypatch.setattr(suggest, "best", None)
    for number in range(2, 5):
        for state, _ in playout(number, number):
            if state.to_act:
                assert GAME.question(GAME.observe(state, state.to_act[0])).key
    for own in (mat(""), mat("3", "4"), mat("7", canteen=0)):
        obs = GAME.observe(position(own, mat()), 0)
        assert GAME.question(obs).key == "kraftwagen-question-take"
        with pytest.raises(TypeError):
            GAME.suggested(obs, obs.legal)


def test_a_turn_without_a_car_is_often_meant_and_not_confirmed():
    obs = GAME.observe(car_step(), 0)
    assert not GAME.is_rash(obs, GAME.parse(car_step(), 0, "done"))


def told_of(state, path=()):
    """The question and the answers of a menu, in English."""
    obs, english = GAME.observe(state, 0), translator("en")
    fits = fitting(english, NAMES)
    label = partial(GAME.label, obs)
    short = partial(GAME.short, obs)
    menu = build(GAME, obs.legal, path, label=label, fits=fits, short=short)
    answers = [said(choice.labels, english, NAMES) for choice in menu.levels[-1].choices]
    return translate_phrase(english, GAME.question(obs), NAMES), answers


def test_where_no_car_can_be_built_diesel_is_asked_for_with_part_and_car():
    market = cars("0 b1/e1/w1/p8", "1 b2/e1/w1/p6")
    fields = {"cars": market, "buyers": buyers("body")}
    state = after(position(mat("3", "", "diesel"), mat(), **fields), "take:race")
    question, answers = told_of(state)
    change = "body 1 → 3? As things are, that brings +8 🪙."
    assert question == f"Shall Diesel change your car at 8: {change}"
    assert answers == ["👤 Car at 8: body 1→3", "No swap, end turn"]
    state = after(position(mat("34", "", "diesel"), mat(), **fields), "take:race")
    question, answers = told_of(state)
    assert question == f"Shall Diesel change your car at 8: {change}"
    assert answers[:2] == ["👤 Car at 8: body 1→3", "👤 Car at 8: body 1→4"]
    state = after(position(mat("3", "1", "diesel"), mat(), **fields), "take:race")
    question, answers = told_of(state)
    assert answers[1:] == ["👤 Car at 8: body 1→3", "No car, end turn"]
    assert question.endswith("Diesel can change your car at 8: body 1 → 3 (+8 🪙).")


def test_where_no_swap_of_diesel_brings_marks_the_question_says_so():
    fields = {"cars": cars("0 b1/e1/w1/p8", "1 b2/e1/w1/p6"), "buyers": buyers("engine")}
    state = after(position(mat("3", "", "diesel"), mat(), **fields), "take:race")
    question, answers = told_of(state)
    assert question.endswith("As things are, that brings nothing.")
    assert answers[-1] == "No swap, end turn"


def test_others_see_whom_the_table_waits_for():
    for seat in (1, None):
        phrase = GAME.question(GAME.observe(position(), seat))
        assert phrase.key == "kraftwagen-question-take-of"
        assert phrase.params[:4] == (("seat", 0), ("turn", 1), ("of", 3), ("lacks", "body-engine"))


def _chain():
    tiles = "engine research buyer+hire research+race body+race engine+hire research+race+buyer"
    return f"0 hire body race 1 {tiles}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_buyer_is_offered_with_the_money_beside_him(language):
    obs = GAME.observe(after(position(), "take:buyer+hire"), 0)
    for action in obs.legal:
        (step,) = GAME.menu_steps(action)
        label = translate_phrase(translator(language), GAME.label(obs, step), ())
        white = obs.buyers.white_by(Buyer(action.choice))
        assert label.endswith(f" +{white} 🪙")


def test_the_question_for_a_buyer_tells_who_would_take_a_car_of_the_seat():
    market = cars("0 b3/e4/w2/p8", "1 b4/e4/w1/p9")
    obs = GAME.observe(after(position(mat(), mat(), cars=market), "take:buyer+hire"), 0)
    takers = dict(dict(GAME.question(obs).params)["takers"].params)["lines"]
    told = [(facts["buyer"], facts["money"]) for facts in map(dict, (t.params for t in takers))]
    assert told == [("engine", 8), ("prestige", 8), ("price", 16)]


def test_the_first_tiles_come_with_a_rule():
    for taken, lessons in ((4, 1), (5, 0)):
        phrase = GAME.question(GAME.observe(position(taken=taken), 0))
        assert dict(phrase.params)["lessons"] == lessons


def test_what_has_nothing_left_to_give_is_told_with_the_tiles():
    def told(state):
        notes = dict(GAME.question(GAME.observe(state, 0)).params)["notes"]
        lines = dict(notes.params).get("lines", ())
        return [dict(line.params).get("deed", line.key) for line in lines]

    assert told(position()) == []
    idle = mat()._replace(supply=0)
    assert told(position(idle, mat(), buyers=buyers("body price engine body"))) == ["hire", "buyer"]
    assert told(position(mat(engineers="bugatti porsche"), mat())) == ["kraftwagen-bugatti"]
