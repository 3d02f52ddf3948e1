"""The picture of the last scoring: what every seat got for what."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.buyers import placard
from render.kraftwagen.frames import floor, name_text, role, stall
from render.kraftwagen.header import turn_disc
from render.kraftwagen.icons import icon
from render.kraftwagen.tokens import coin, plate
from render.scene import Drawing, Group, GroupItem, Scene, Sprite, Text
from render.view import View
from render.widgets import badge
from rules.kraftwagen import Decision, KraftwagenObservation, Scoring

WIDTH = 1000
_ROW, _TOP = 92, 84
_HEAD_Y = 44
_HEADS = (("race", 370), ("laps", 516), ("sales", 680))
_SALES_X, _SALE = 622, 128
_ROOM = WIDTH - 24 - _SALES_X


def shown_scoring(obs: KraftwagenObservation) -> Scoring | None:
    """The last scoring while it is news, and on a private screen always.

    It stops being news about two tiles per seat into the next game turn; from then on the table
    shows its other pictures larger instead.
    """
    is_news = obs.decision in (Decision.BENZ, Decision.OVER) or obs.taken < 2 * obs.seats
    return obs.scoring if is_news or obs.seat is not None else None


def last_scoring_scene(obs: KraftwagenObservation, view: View) -> Scene:
    """Race, laps and sales of every seat."""
    scoring = obs.scoring
    assert scoring is not None
    height = _TOP + obs.seats * _ROW + 4
    rows = (
        Group(tuple(_row(obs, view, scoring, seat)), label=f"scored seat {seat}")
        for seat in range(obs.seats)
    )
    disc = Sprite(60, _HEAD_Y, turn_disc(scoring.game_turn, True))
    heads = (Sprite(x, _HEAD_Y, icon(source)) for source, x in _HEADS)
    base = _ground(obs.seats, height)
    return Scene(width=WIDTH, height=height, base=base, items=(disc, *heads, *rows))


@cache
def _ground(seats: int, height: int) -> Drawing:
    lines = (
        primitive
        for seat in range(seats)
        for primitive in stall(16, _TOP + seat * _ROW, WIDTH - 32, _ROW - 8)
    )
    return Drawing((*floor(WIDTH, height), *lines))


def _row(
    obs: KraftwagenObservation, view: View, scoring: Scoring, seat: int
) -> Iterator[GroupItem]:
    y = _TOP + seat * _ROW + (_ROW - 8) // 2
    yield Sprite(58, y, badge(seat, 50, role(obs, seat)))
    yield name_text(seat, view.names[seat], 94, y, 214)
    if seat in scoring.places:
        place, money = scoring.places.index(seat) + 1, scoring.race_money[seat]
        yield Text(352, y, f"{place}.", 40, "text", "right", label=f"place {place} seat {seat}")
        if money:
            yield Sprite(386, y, coin(money, 27), label=f"race money {money}")
    laps, money = scoring.laps[seat], scoring.lap_money[seat]
    yield Sprite(488, y, plate("race", laps), label=f"laps {laps}")
    if money:
        yield Sprite(574, y, coin(money, 27), label=f"lap money {money}")
    sold = [sale for sale in scoring.sales if sale.car is not None and sale.car.seat == seat]
    step = min(_SALE, _ROOM // max(1, len(sold)))
    for number, sale in enumerate(sold):
        x = _SALES_X + step * number
        yield Sprite(x + 30, y, placard(sale.buyer, 29), label=f"sold to {sale.buyer}")
        yield Sprite(x + 84, y, coin(sale.money, 27), label=f"sale money {sale.money}")
