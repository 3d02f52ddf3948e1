"""The last scoring, shown in place of the stalls as long as no new car stands there."""

from collections.abc import Iterator

from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import NAME_SIZES, role, stall
from render.kraftwagen.geometry import HEIGHT, STALLS_TOP, WIDTH
from render.kraftwagen.header import turn_disc
from render.kraftwagen.icons import icon
from render.kraftwagen.tokens import coin, placard
from render.scene import Group, GroupItem, Item, Sprite, Text
from render.view import View
from render.widgets import badge, name_text
from rules.kraftwagen import KraftwagenObservation, Scoring

_TOP, _HEAD_Y = STALLS_TOP + 46, STALLS_TOP + 24
_HEADS = (("race", 470), ("laps", 566), ("sales", 648))
_SALES_X, _SALE = 606, 104
_ROOM = WIDTH - 24 - _SALES_X
_COIN, _TOTAL = 25, 32


def shown_scoring(obs: KraftwagenObservation, choices: Choices) -> Scoring | None:
    """The last scoring while it is news, and no car is on the market or put together.

    It stops being news about two tiles per seat into the next game turn.
    """
    is_news = obs.outcome is not None or obs.taken < 2 * obs.seats
    return None if not is_news or obs.cars or choices.sketch else obs.scoring


def last_scoring(obs: KraftwagenObservation, view: View, scoring: Scoring) -> Iterator[Item]:
    """All that every seat was paid, then race, laps and sales of it; the best first."""
    yield Sprite(60, _HEAD_Y, turn_disc(scoring.game_turn, True))
    yield from (Sprite(x, _HEAD_Y, icon(source)) for source, x in _HEADS)
    step = (HEIGHT - 4 - _TOP) // obs.seats
    for place, seat in enumerate(scoring.best_first):
        top = _TOP + place * step
        line = stall(16, top, WIDTH - 32, step - 6)
        row = _row(obs, view.names[seat], scoring, seat, top + (step - 6) // 2)
        yield Group((*line, *row), label=f"scored seat {seat}")


def _row(
    obs: KraftwagenObservation, name: str, scoring: Scoring, seat: int, y: int
) -> Iterator[GroupItem]:
    yield Sprite(58, y, badge(seat, 48, role(obs, seat)))
    yield name_text(seat, name, 94, y, 210, sizes=NAME_SIZES)
    total = scoring.earned(seat)["total"]
    yield Sprite(358, y, coin(total, _TOTAL), label=f"scored {total}")
    if seat in scoring.places:
        place, money = scoring.places.index(seat) + 1, scoring.race_money[seat]
        yield Text(440, y, f"{place}.", 38, "text", "right", label=f"place {place} seat {seat}")
        if money:
            yield Sprite(470, y, coin(money, _COIN), label=f"race money {money}")
    laps, money = scoring.laps[seat], scoring.lap_money[seat]
    yield Text(536, y, str(laps), 38, "text", "right", label=f"laps {laps}")
    if money:
        yield Sprite(566, y, coin(money, _COIN), label=f"lap money {money}")
    sold = [sale for sale in scoring.sales if sale.car is not None and sale.car.seat == seat]
    # All five buyers may buy from one seat.
    step = min(_SALE, _ROOM // max(1, len(sold)))
    for number, sale in enumerate(sold):
        x = _SALES_X + step * number
        yield Sprite(x + 24, y, placard(sale.buyer, 22), label=f"sold to {sale.buyer}")
        yield Sprite(x + 72, y, coin(sale.money, _COIN), label=f"sale money {sale.money}")
