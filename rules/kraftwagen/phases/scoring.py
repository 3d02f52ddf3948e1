"""The end of a turn, of a game turn, which is scored and cleared away, and of the game."""

from rules.kraftwagen import mats
from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.cards import LAST_CAR, LAST_TILE, TURNS, Buyer, Engineer
from rules.kraftwagen.chain import tail
from rules.kraftwagen.legal import NOBODY
from rules.kraftwagen.market import sales
from rules.kraftwagen.money import Scoring
from rules.kraftwagen.race import lap_money, place_money, standing
from rules.kraftwagen.scoring import places, scores
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import Decision, Table
from rules.kraftwagen.tile_actions import Job
from rules.kraftwagen.turn_builder import TurnBuilder


def end(turn: TurnBuilder) -> None:
    """The seat on turn is given its awards, and its turn is over."""
    mat = turn.mat
    left, after = mats.given(turn.awards, mat)
    for award in after.awards[len(mat.awards) :]:
        turn.record("award", goal=award.goal.value, value=award.value)
    if after is not mat:
        turn.set_mat(after)
        turn.awards = left
    go_on(turn)


def go_on(turn: TurnBuilder) -> None:
    """A turn is over: the seat at the tail moves, or the game turn is scored."""
    reason = reason_to_score(turn.table)
    if reason is None:
        turn.ask_seat(tail(turn.chain), Decision.TAKE)
    else:
        turn.announce("phase-over", reason=reason)
        begin(turn)


def reason_to_score(table: Table) -> str | None:
    """Return the reason why the action phase is over; None while it is not."""
    if len(table.cars) >= LAST_CAR:
        return "cars"
    if table.buyers.marker == 0:
        return "marker"
    return "tiles" if table.taken >= LAST_TILE else None


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
    assert turn.scoring is not None
    made = sales(turn.cars, (*turn.buyers.active, *last))
    turn.scoring = scoring = turn.scoring._replace(sales=made)
    for sale in made:
        if sale.car is not None:
            turn.pay(sale.car.seat, sales=sale.money)
    _tell(turn, scoring)
    clear(turn)


def benz_owner(table: Table) -> int | None:
    """The seat that may send a buyer: only while a car would be left for him."""
    if len(table.cars) <= len(table.buyers.active) or not table.buyers.waiting:
        return None
    for seat, mat in enumerate(table.mats):
        if Engineer.BENZ in mat.engineers and seat not in table.resigned:
            return seat
    return None


def _pay_race(turn: TurnBuilder) -> None:
    places = standing(turn.mats)
    laps = tuple(mat.laps for mat in turn.mats)
    race, by_laps = [0] * len(laps), tuple(map(lap_money, laps))
    for place, seat in enumerate(places):
        race[seat] = place_money(place)
        turn.pay(seat, race=race[seat], laps=by_laps[seat])
    turn.scoring = Scoring(turn.game_turn, places, laps, tuple(race), by_laps, ())


def _tell(turn: TurnBuilder, scoring: Scoring) -> None:
    """Record what every seat has earned, and from whom; who earned most comes first."""
    for seat in scoring.best_first:
        earned = scoring.earned(seat)
        sold = sum(sale.car is not None and sale.car.seat == seat for sale in scoring.sales)
        unsold = sum(car.seat == seat for car in turn.cars) - sold
        if earned["total"] or seat not in turn.resigned:
            turn.record_of(seat, "scored", **earned, unsold=unsold)


def clear(turn: TurnBuilder) -> None:
    """Cars, race cars and buyers go back where they belong; then comes a game turn, or the end."""
    _scrap_cars(turn)
    turn.mats = tuple(mat._replace(used=(), space=0, laps=0) for mat in turn.mats)
    turn.cars, turn.taken = (), 0
    if turn.game_turn == TURNS:
        turn.buyers = turn.buyers.returned()
        finish(turn)
    else:
        turn.game_turn, turn.buyers = turn.game_turn + 1, turn.buyers.prepared()
        turn.announce("turn", turn=turn.game_turn)
        turn.ask_seat(tail(turn.chain), Decision.TAKE)


def _scrap_cars(turn: TurnBuilder) -> None:
    """Crews go to the supply of their owners, where they bring no development to life."""
    for car in turn.cars:
        turn.supply(Piece(Kind.BODY, car.body), 1)
        turn.supply(Piece(Kind.ENGINE, car.engine), 1)
        mat = turn.mats[car.seat]
        turn.set_mat(mat._replace(supply=mat.supply + car.crew), car.seat)


def finish(turn: TurnBuilder) -> None:
    """Nobody is asked any more, and who has won is announced."""
    turn.job = Job()
    turn.ask(Decision.OVER)
    table = turn.table
    winner = places(table, turn.money).index(1)
    turn.record_of(winner, "won", money=scores(table, turn.money)[winner])
