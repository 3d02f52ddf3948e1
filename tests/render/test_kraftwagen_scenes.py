"""The pictures of Kraftwagen say what the observation says, read from their scenes."""

from boards import picks, starting, view
from kraftwagen_boards import (
    BOARD,
    KRAFTWAGEN,
    MATS,
    SHOW,
    course,
    labels,
    page,
    picture_of,
    pictures_of,
    sights,
)

from render.extents import extent
from render.kraftwagen import scenes
from render.kraftwagen.choices import menu_values, pictures
from render.scene import Line
from rules.kraftwagen import (
    LAST_CAR,
    PRICES,
    Chain,
    Decision,
    KraftwagenObservation,
    after_taking,
    buyers_would_take,
)


def open_sights(every: int) -> list[KraftwagenObservation]:
    return [obs for obs in sights(every) if obs.seat is None]


def written(chain: Chain) -> list[str]:
    """The labels of a chain, from the tail to the head."""
    names = (link if isinstance(link, str) else f"seat {link}" for link in chain)
    return [f"{index} {name}" for index, name in enumerate(names)]


def test_a_seat_sees_its_own_mat_before_others_and_large() -> None:
    for state in course(3, 4)[::25]:
        own = pictures_of(KRAFTWAGEN.observe(state, 2))
        in_the_open = pictures_of(KRAFTWAGEN.observe(state, None))
        assert own[BOARD] == in_the_open[BOARD]
        for drawn, seats in ((own, "2013"), (in_the_open, "0123")):
            assert starting(drawn[MATS].labels(), "mat ") == [*seats]


def test_the_last_scoring_is_shown_while_it_is_news_and_the_market_empty() -> None:
    for state in course(3, 4):
        obs = KRAFTWAGEN.observe(state, None)
        is_early = obs.taken < 2 * obs.seats or obs.outcome is not None
        is_news = obs.scoring is not None and is_early and not obs.cars
        is_news = is_news and obs.decision is not Decision.CAR
        assert len(starting(labels(obs, SHOW), "scored seat ")) == (4 if is_news else 0)


def test_what_is_decided_on_comes_first() -> None:
    first = {
        **dict.fromkeys(("start", "buyer", "car", "benz"), SHOW),
        **dict.fromkeys(("body", "engine"), MATS),
    }
    for state in course(3, 4):
        decides_on = first.get(state.table.decision, BOARD)
        assert pictures(KRAFTWAGEN.observe(state, None))[0] is decides_on
        for seat in range(4):
            order = pictures(KRAFTWAGEN.observe(state, seat))
            if seat in state.to_act:
                assert order[0] is decides_on
            else:
                assert order[-1] is MATS
            assert sorted(order, key=lambda picture: picture.value) == [BOARD, SHOW, MATS]


def test_every_tile_that_may_be_taken_is_framed() -> None:
    for obs in open_sights(5):
        framed = starting(labels(obs, BOARD), "may tile ")
        tiles = [link for link in obs.chain if isinstance(link, str)]
        assert framed == (tiles if obs.decision is Decision.TAKE else [])
        lines = [item for item in picture_of(obs, BOARD).items if isinstance(item, Line)]
        assert any(line.stroke == "may" for line in lines) == bool(framed)


def test_a_chosen_tile_shows_the_chain_as_it_would_be() -> None:
    obs = page(2)
    for (tile,) in (way for way in picks(obs, obs.open_legal, 12) if way):
        told = labels(obs, BOARD, chosen=(tile,))
        assert starting(told, "link ") == written(after_taking(obs.chain, tile))
        assert {"seat 0", tile} <= set(starting(told, "chosen "))


def test_the_last_move_is_marked() -> None:
    for obs in open_sights(10):
        takes = [action for action in obs.last if action.verb == "take"]
        marked = starting(labels(obs, BOARD), "last ")
        moved = [text for text in marked if not text.startswith("race seat")]
        assert moved == [f"seat {takes[0].seat}", takes[0].choice] if takes else not moved


def test_who_is_asked_and_for_what_is_shown() -> None:
    for obs in open_sights(7):
        told = labels(obs, BOARD)
        if obs.decision is Decision.OVER:
            assert starting(told, "won ")
        else:
            assert f"on turn seat {obs.active_seat}" in told
            signs = [label for label in told if label.startswith(("ask ", "duty "))]
            assert signs if obs.piece is None else f"new {obs.piece}" in told
            assert f"game turn {obs.game_turn}" in told
            assert f"cars {len(obs.cars)}" in told


def test_start_tiles_lie_there_until_they_are_taken() -> None:
    for state in course(3, 4)[:12]:
        obs = KRAFTWAGEN.observe(state, None)
        assert starting(labels(obs, SHOW), "start ") == list(obs.start_tiles)


def test_the_market_shows_cars_prices_and_buyers() -> None:
    for obs in open_sights(8):
        told = labels(obs, SHOW)
        assert starting(told, "car ") == [str(car) for car in obs.cars]
        assert starting(told, "free ") == [str(price) for price in obs.prices]
        assert len(starting(told, "gone ")) == len(PRICES[0]) - len(obs.prices)
        active = [f"{place} {kind}" for place, kind in enumerate(obs.buyers.active, start=1)]
        assert starting(told, "active ") == active
        assert starting(told, "marker ") == [str(obs.buyers.marker)]
        waiting = [int(text.rpartition(" ")[2]) for text in starting(told, "stack ")]
        assert waiting == [*obs.buyers.stacks]
        white = [int(text.split()[1]) for text in starting(told, "white ")]
        assert sum(white) == sum(obs.buyers.white)


def test_a_chosen_buyer_stands_where_it_would_go() -> None:
    told = labels(page(7), SHOW, chosen=("price",))
    assert {"active 4 price", "chosen active 4", "chosen buyer price"} <= {*told}


def test_a_chosen_car_stands_on_the_market_with_the_buyers_that_it_would_find() -> None:
    obs = page(6)
    for action in obs.open_legal[:: len(obs.open_legal) // 12]:
        if action.car is None:
            continue
        told = labels(obs, SHOW, chosen=menu_values(action))
        assert starting(told, "chosen car ") == [str(action.car.price)]
        sales = buyers_would_take(obs.cars, obs.buyers.active, action.car)
        takers = sorted(sale.buyer for sale in sales if sale.car)
        assert sorted(starting(told, "taken ")) == takers


def test_a_car_that_is_half_chosen_is_sketched() -> None:
    told = labels(page(6), SHOW, chosen=("b4", "e3"))
    assert {"sketch", "may part"} <= {*told}
    assert "sketch" in labels(page(6), SHOW)
    assert pictures(page(6), ("b4", "e3"), is_brief=True) == (MATS,)
    assert pictures(page(6), ("b4", "e3", "w2", "alone"), is_brief=True) == (SHOW,)
    assert len(starting(told, "car ")) == len(page(6).cars)
    prices = labels(page(6), SHOW, chosen=("b4", "e3", "w2", "alone"))
    assert starting(prices, "may price ") == [str(price) for price in page(6).prices]


def test_the_sixth_place_is_there_until_a_car_takes_it() -> None:
    for obs in open_sights(12):
        told = labels(obs, SHOW)
        empty = [text for text in starting(told, "stall ") if "empty" in text]
        is_else = obs.start_tiles or starting(told, "scored ")
        assert len(empty) + told.count("sketch") == (0 if is_else else LAST_CAR - len(obs.cars))


def test_no_two_race_cars_overlap() -> None:
    for obs in open_sights(5):
        cars = [i for i in picture_of(obs, BOARD).items if i.label.startswith("racer")]
        for place, car in enumerate(cars):
            assert not any(extent(car).meets(extent(other)) for other in cars[:place])


def test_the_mats_show_what_everybody_has() -> None:
    for obs in open_sights(10):
        told = labels(obs, MATS)
        pieces = [f"b{v}" for mat in obs.mats for v in mat.bodies]
        pieces += [f"e{v}" for mat in obs.mats for v in mat.engines]
        assert sorted(starting(told, "workshop ")) == sorted(pieces)
        for kind in ("body", "engine"):
            points = [str(getattr(mat, f"{kind}_points")) for mat in obs.mats]
            shown = [text for text in starting(told, f"{kind} points ") if "+" not in text]
            assert shown == points
        assert starting(told, "supply ") == [str(mat.supply) for mat in obs.mats]
        helpers = [name for mat in obs.mats for name in mat.engineers]
        assert starting(told, "engineer ") == helpers


def test_money_is_shown_to_its_owner_until_the_end() -> None:
    for state in [*course(3, 4)][20::20]:
        obs = KRAFTWAGEN.observe(state, 1)
        told = [text for drawn in scenes(obs, view(obs)) for text in drawn.labels()]
        whose = {text.split()[0] for text in starting(told, "money ") if len(text.split()) == 2}
        assert whose == ({"1"} if obs.outcome is None else set())


def test_at_the_end_scores_and_winner_are_shown() -> None:
    obs = KRAFTWAGEN.observe(course(2, 3, money="open")[-1], None)
    assert obs.outcome is not None
    told = labels(obs, MATS)
    scores = [f"{seat} {score}" for seat, score in enumerate(obs.outcome.scores)]
    assert starting(told, "score seat ") == scores
    winners = [str(seat) for seat, rank in enumerate(obs.outcome.ranks) if rank == 1]
    assert starting(told, "won seat ") == winners


def test_who_gave_up_is_crossed_out() -> None:
    obs = KRAFTWAGEN.observe(course(4, 3, resigns=True)[60], None)
    assert starting(labels(obs, MATS), "out seat ") == [str(seat) for seat in obs.resigned]


def test_a_new_piece_frames_the_places_where_it_can_go() -> None:
    told = labels(page(5), MATS)
    assert set(starting(told, "may ")) == {"b4", "e2", "e3", "racer"}
