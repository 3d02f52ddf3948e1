"""The scoring of a game turn: the race is paid, then the buyers buy."""

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import Buyer, Engineer
from rules.kraftwagen.decision import Ask
from rules.kraftwagen.effects import car_facts
from rules.kraftwagen.legal import NOBODY
from rules.kraftwagen.market import Sale, sales
from rules.kraftwagen.money import Scoring
from rules.kraftwagen.phases import clearing
from rules.kraftwagen.race import lap_money, place_money, standing
from rules.kraftwagen.table import Table
from rules.kraftwagen.turn_builder import Draft


def begin(draft: Draft) -> None:
    """Pay the race; then Benz's owner is asked, or the buyers buy at once."""
    _pay_race(draft)
    owner = benz_owner(draft.table)
    if owner is None:
        sell(draft)
    else:
        draft.ask_seat(owner, Ask.BENZ)


def send(draft: Draft, action: KraftwagenAction) -> None:
    """Benz's owner has said whom he sends; that costs nothing and earns no white money."""
    draft.tell("benz", buyer=action.choice)
    sell(draft, () if action.choice == NOBODY else (Buyer(action.choice),))


def sell(draft: Draft, last: tuple[Buyer, ...] = ()) -> None:
    """The active buyers buy in their order, then the *last* ones; then the table is cleared."""
    table = draft.table
    assert table.scoring is not None
    made = sales(table.cars, (*table.buyers.active, *last))
    for number, sale in enumerate(made, 1):
        _pay_sale(draft, sale, number)
    draft.table = table._replace(scoring=table.scoring._replace(sales=made))
    clearing.clear(draft)


def benz_owner(table: Table) -> int | None:
    """The seat that may send a buyer: only while a car would be left for him."""
    if len(table.cars) <= len(table.buyers.active) or not table.buyers.waiting:
        return None
    for seat, mat in enumerate(table.mats):
        if Engineer.BENZ in mat.engineers and seat not in table.resigned:
            return seat
    return None


def _pay_race(draft: Draft) -> None:
    mats = draft.table.mats
    places = standing(mats)
    laps = tuple(mat.laps for mat in mats)
    race, by_laps = [0] * len(mats), tuple(map(lap_money, laps))
    for place, seat in enumerate(places):
        race[seat] = place_money(place)
        draft.pay(seat, race=race[seat], laps=by_laps[seat])
        if race[seat] or by_laps[seat]:
            paid = {"race": race[seat], "laps": laps[seat], "lap_money": by_laps[seat]}
            draft.tell_of(seat, "race-money", place=place + 1, **paid)
    scoring = Scoring(draft.table.game_turn, places, laps, tuple(race), by_laps, ())
    draft.table = draft.table._replace(scoring=scoring)


def _pay_sale(draft: Draft, sale: Sale, number: int) -> None:
    buyer, car, money = sale
    if car is None:
        draft.announce("unsold", buyer=buyer.value, number=number)
        return
    draft.pay(car.seat, sales=money)
    draft.tell_of(car.seat, "sold", buyer=buyer.value, number=number, money=money, **car_facts(car))
