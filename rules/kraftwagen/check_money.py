"""Check that the money in a position of Kraftwagen fits its scorings."""

from rules.kraftwagen.cards import BODIES, ENGINES, ON_CARS, PRICES, WORKERS
from rules.kraftwagen.decision import Decision
from rules.kraftwagen.hidden import white_taken
from rules.kraftwagen.market import Car, sales
from rules.kraftwagen.money import Scoring
from rules.kraftwagen.race import lap_money, place_money, standing
from rules.kraftwagen.state import KraftwagenState


def check_money(state: KraftwagenState) -> None:
    """Do nothing where all is well.

    :raises AssertionError: the seats have money that they cannot have earned.
    """
    assert all(min(own) >= 0 for own in state.money), "nobody owes money"
    white = sum(own.white for own in state.money)
    assert white == white_taken(state.table), "white money is lost or doubled"
    scoring = state.table.scoring
    if scoring is None:
        assert not any(own.total - own.white for own in state.money), "scorings bring money"
        return
    _check_race(scoring, state.seats)
    _check_sales(scoring, state.seats)
    _check_turn(state, scoring)
    for seat, own in enumerate(state.money):
        latest = scoring.race_money[seat], scoring.lap_money[seat], scoring.sale_money[seat]
        earlier = [total - last for total, last in zip(own, latest, strict=False)]
        assert min(earlier) >= 0, "what was paid is there"
        assert scoring.game_turn > 1 or not any(earlier), "nothing was paid before"


def _check_race(scoring: Scoring, seats: int) -> None:
    places, laps = scoring.places, scoring.laps
    assert len(laps) == seats, "laps for each seat"
    assert len(set(places)) == len(places), "one place a seat"
    assert set(places) <= set(range(seats)), "seats race"
    in_order = [laps[seat] for seat in places]
    assert in_order == sorted(in_order, reverse=True), "more laps are further in front"
    assert sum(in_order) == sum(laps), "laps are driven in the race"
    assert min(laps) >= 0, "laps are counted"
    assert scoring.lap_money == tuple(map(lap_money, laps)), "money for the laps"
    by_seat = dict.fromkeys(range(seats), 0)
    by_seat |= {seat: place_money(place) for place, seat in enumerate(places)}
    assert scoring.race_money == tuple(by_seat.values()), "money for the places"


def _check_sales(scoring: Scoring, seats: int) -> None:
    sold = [sale.car for sale in scoring.sales if sale.car is not None]
    for car in sold:
        _check_car(car, scoring.game_turn, seats)
    assert len({car.price for car in sold}) == len(sold), "a marker for each car"
    buyers = [sale.buyer for sale in scoring.sales]
    assert sales(sold, buyers) == scoring.sales, "each buyer takes the car he likes best"


def _check_car(car: Car, game_turn: int, seats: int) -> None:
    assert car.seat in range(seats), "every car had an owner"
    assert 1 <= car.body <= len(BODIES), "a body"
    assert 1 <= car.engine <= len(ENGINES), "an engine"
    assert 1 <= car.crew <= WORKERS, "a crew"
    assert car.price in PRICES[game_turn - 1], "a marker of that game turn"
    assert car.engineer in (None, *ON_CARS), "some engineers go on cars"


def _check_turn(state: KraftwagenState, scoring: Scoring) -> None:
    """Check that the scoring was before this game turn, or now."""
    table = state.table
    if table.decision is Decision.BENZ:
        assert scoring.game_turn == table.game_turn, "the race has just been paid"
        assert scoring.places == standing(table.mats), "as it ended"
        assert scoring.laps == tuple(mat.laps for mat in table.mats), "with these laps"
        assert not scoring.sales, "and nothing has been sold"
    elif table.is_over:
        assert table.game_turn - scoring.game_turn in (0, 1), "the last scoring"
    else:
        assert table.game_turn - scoring.game_turn == 1, "the scoring of the turn before"
