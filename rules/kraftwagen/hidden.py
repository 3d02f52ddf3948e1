"""Who knows what: the money is each seat's own secret, until the end or unless it is played open.

Everything that is earned is seen when it happens, but totals are not written down; so a guess keeps
to what an observation holds: the last scoring, and the white money that has left the board.
"""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.kraftwagen.cards import LAPS, PLACES, PRICES, WHITE
from rules.kraftwagen.money import Money, Scoring
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.options import KraftwagenSetup
from rules.kraftwagen.scoring import outcome
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.table import Table


def observe(state: KraftwagenState, seat: int | None) -> KraftwagenObservation:
    """See :meth:`Game.observe`."""
    table = state.table
    all_seen = state.setup.is_open or table.is_over
    return KraftwagenObservation(
        seat=seat,
        seats=state.seats,
        options=state.setup.options,
        ply=state.ply,
        to_act=state.to_act,
        asked_at=state.asked_at,
        legal=state.legal if seat in state.to_act else (),
        open_legal=state.legal,
        outcome=outcome(table, state.money),
        money=tuple(
            own if all_seen or seat == owner else None for owner, own in enumerate(state.money)
        ),
        **table._asdict(),
    )


def determinize(observation: KraftwagenObservation, rng: Random) -> KraftwagenState:
    """See :meth:`Game.determinize`."""
    table = Table(*(getattr(observation, name) for name in Table._fields))
    return KraftwagenState(
        setup=KraftwagenSetup.shared(observation.seats, observation.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=observation.ply,
        asked=max(observation.asked_at),
        table=table,
        money=_guessed_money(observation, table, rng),
    ).with_derived()


def white_taken(table: Table) -> int:
    """The white money that is not on the board any more."""
    return sum(WHITE) * table.game_turn - sum(table.buyers.white)


def _guessed_money(
    observation: KraftwagenObservation, table: Table, rng: Random
) -> tuple[Money, ...]:
    """The known money, and for everybody else what they could have."""
    known = observation.money
    hidden = [seat for seat, own in enumerate(known) if own is None]
    white = dict.fromkeys(hidden, 0)
    for _ in range(white_taken(table) - sum(own.white for own in known if own)):
        white[rng.choice(hidden)] += 1
    return tuple(
        _earned(table.scoring, seat, rng)._replace(white=white[seat]) if own is None else own
        for seat, own in enumerate(known)
    )


def _earned(scoring: Scoring | None, seat: int, rng: Random) -> Money:
    """What *seat* got in the last *scoring*, and something like it for each one before that."""
    if scoring is None:
        return Money()
    race, laps = scoring.race_money[seat], scoring.lap_money[seat]
    sales = scoring.sale_money[seat]
    for prices in PRICES[: scoring.game_turn - 1]:
        race += rng.choice((0, *PLACES))
        laps += rng.choice((0, *LAPS))
        sales += sum(rng.sample((0, *prices), 2))
    return Money(race, laps, sales)
