"""The money of the other seats, dealt anew so that it fits what a seat sees.

What is earned is seen when it happens, so a seat with the whole history knows all money.
Totals are not written down: without a history a guess keeps to what an observation holds, the last
scoring and the white money that has left the board.
"""

from itertools import chain
from random import Random
from typing import Any

from rules.core.chance import SEED_BYTES
from rules.core.types import VisibleHistory
from rules.kraftwagen.cards import LAPS, PLACES, PRICES, WHITE
from rules.kraftwagen.money import Money, Scoring
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.state import KraftwagenSetup, KraftwagenState
from rules.kraftwagen.table import Decision, Table


def determinize(
    obs: KraftwagenObservation, rng: Random, history: VisibleHistory
) -> KraftwagenState:
    """See :meth:`Game.determinize`."""
    table = Table(*(getattr(obs, name) for name in Table._fields))
    return KraftwagenState(
        setup=KraftwagenSetup.shared(obs.seats, obs.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=obs.ply,
        asked=max(obs.asked_at),
        table=table,
        money=_earned_so_far(obs, history)
        if len(history) == obs.ply
        else _deal_money(obs, table, rng),
    )


def white_taken(table: Table) -> int:
    """The white money that is not on the board any more."""
    return sum(WHITE) * table.game_turn - sum(table.buyers.white)


def earned_in(history: VisibleHistory, seats: int) -> tuple[Money, ...]:
    """The money of each seat, counted from all that has been seen since the beginning."""
    money = [Money()] * seats
    for effect in chain.from_iterable(entry.effects for entry in history):
        if effect.kind in _EARNINGS:
            facts: dict[str, Any] = dict(effect.params)
            earned = [facts.get(name, 0) for name in _EARNINGS[effect.kind]]
            seat = facts["seat"]
            money[seat] = Money(*map(sum, zip(money[seat], earned, strict=True)))
    return tuple(money)


def _earned_so_far(obs: KraftwagenObservation, history: VisibleHistory) -> tuple[Money, ...]:
    """The same; while Benz is asked, the race is paid, and the scoring not told yet."""
    money, scoring = earned_in(history, obs.seats), obs.scoring
    if obs.decision is not Decision.BENZ or scoring is None:
        return money
    return tuple(
        own._replace(race=own.race + race, laps=own.laps + laps)
        for own, race, laps in zip(money, scoring.race_money, scoring.lap_money, strict=True)
    )


_EARNINGS = {"scored": ("race", "laps", "sales", ""), "buyer": ("", "", "", "white")}
"""By kind of effect: the parameters that are earned, in the order of :class:`Money`."""


def _deal_money(obs: KraftwagenObservation, table: Table, rng: Random) -> tuple[Money, ...]:
    """The known money, and for the other seats what they could have."""
    known = obs.money
    hidden = [seat for seat, own in enumerate(known) if own is None]
    white = dict.fromkeys(hidden, 0)
    for _ in range(white_taken(table) - sum(own.white for own in known if own)):
        white[rng.choice(hidden)] += 1
    return tuple(
        _earned(table.scoring, seat, rng)._replace(white=white[seat]) if own is None else own
        for seat, own in enumerate(known)
    )


def _earned(scoring: Scoring | None, seat: int, rng: Random) -> Money:
    """Return the money of *seat* from the last *scoring*, and the like for each one before that."""
    if scoring is None:
        return Money()
    race, laps = scoring.race_money[seat], scoring.lap_money[seat]
    sales = scoring.sale_money[seat]
    for prices in PRICES[: scoring.game_turn - 1]:
        race += rng.choice((0, *PLACES))
        laps += rng.choice((0, *LAPS))
        sales += sum(rng.sample((0, *prices), 2))
    return Money(race, laps, sales)
