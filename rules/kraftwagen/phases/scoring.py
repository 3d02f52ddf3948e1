"""The scoring of a game turn: the race is paid, then the buyers buy."""

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import Buyer, Engineer
from rules.kraftwagen.legal import NOBODY
from rules.kraftwagen.market import sales
from rules.kraftwagen.money import Scoring
from rules.kraftwagen.phases import clearing
from rules.kraftwagen.race import lap_money, place_money, standing
from rules.kraftwagen.table import Decision, Table
from rules.kraftwagen.turn_builder import TurnBuilder


def begin(turn: TurnBuilder) -> None:
    """Pay the race; then Benz's owner is asked, or the buyers buy at once."""
    _pay_race(turn)
    owner = benz_owner(turn.table)
    if owner is None:
        sell(turn)
    else:
        turn.ask_seat(owner, Decision.BENZ)


def send(turn: TurnBuilder, action: KraftwagenAction) -> None:
    """Benz's owner has said whom he sends; that costs nothing and earns no white money."""
    turn.record("benz", buyer=action.choice)
    sell(turn, () if action.choice == NOBODY else (Buyer(action.choice),))


def sell(turn: TurnBuilder, last: tuple[Buyer, ...] = ()) -> None:
    """The active buyers buy in their order, then the *last* ones; then the table is cleared."""
    table = turn.table
    assert table.scoring is not None
    made = sales(table.cars, (*table.buyers.active, *last))
    scoring = table.scoring._replace(sales=made)
    turn.table = table._replace(scoring=scoring)
    for sale in made:
        if sale.car is not None:
            turn.pay(sale.car.seat, sales=sale.money)
    _tell(turn, scoring)
    clearing.clear(turn)


def benz_owner(table: Table) -> int | None:
    """The seat that may send a buyer: only while a car would be left for him."""
    if len(table.cars) <= len(table.buyers.active) or not table.buyers.waiting:
        return None
    for seat, mat in enumerate(table.mats):
        if Engineer.BENZ in mat.engineers and seat not in table.resigned:
            return seat
    return None


def _pay_race(turn: TurnBuilder) -> None:
    mats = turn.table.mats
    places = standing(mats)
    laps = tuple(mat.laps for mat in mats)
    race, by_laps = [0] * len(mats), tuple(map(lap_money, laps))
    for place, seat in enumerate(places):
        race[seat] = place_money(place)
        turn.pay(seat, race=race[seat], laps=by_laps[seat])
    scoring = Scoring(turn.table.game_turn, places, laps, tuple(race), by_laps, ())
    turn.table = turn.table._replace(scoring=scoring)


def _tell(turn: TurnBuilder, scoring: Scoring) -> None:
    """Record what every seat has earned, and from whom; who earned most comes first."""
    rows = []
    for seat in range(len(scoring.laps)):
        sold = sum(sale.car is not None and sale.car.seat == seat for sale in scoring.sales)
        unsold = sum(car.seat == seat for car in turn.table.cars) - sold
        rows.append((seat, scoring.earned(seat), unsold))
    for seat, earned, unsold in sorted(rows, key=lambda row: (-row[1]["total"], row[0])):
        if earned["total"] or seat not in turn.table.resigned:
            turn.record_of(seat, "scored", **earned, unsold=unsold)
