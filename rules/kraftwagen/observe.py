"""The observation of a game of Kraftwagen by a seat or a spectator."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.observe import common_fields
from rules.core.types import Observation, Outcome
from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.buyers import Buyers
from rules.kraftwagen.cards import START_TILES
from rules.kraftwagen.chain import Chain
from rules.kraftwagen.market import Car
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.money import Money, Scoring
from rules.kraftwagen.research import Research
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.stock import Kind, Piece, Stock
from rules.kraftwagen.table import Decision, obtained, prices_left, start_tiles_left
from rules.kraftwagen.tile_actions import Job


@dataclass(frozen=True, slots=True, kw_only=True)
class KraftwagenObservation(Observation):
    """A position of Kraftwagen. Everything lies open but the money."""

    game: ClassVar[str] = "kraftwagen"

    legal: tuple[KraftwagenAction, ...]
    open_legal: tuple[KraftwagenAction, ...]
    """The legal actions of the seat that is asked: money decides nothing about them."""

    decision: Decision
    """What is asked."""
    active_seat: int
    """The seat on turn (or choosing a start tile); with BENZ his owner; at the end the last one."""
    game_turn: int
    """1 to 3; 3 too when the game is over."""
    job: Job
    """The tile that the active seat carries out, and what of it is left."""
    chain: Chain
    """From the tail to the head: seats that have not resigned (int) and action tiles (str)."""
    taken: int
    """How many action tiles were taken in this action phase, 0 to ``LAST_TILE``."""
    mats: tuple[Mat, ...]
    """By seat."""
    stock: Stock
    """The bodies and engines in the supply."""
    research: Research
    buyers: Buyers
    cars: tuple[Car, ...]
    """On the market, in the order in which they were placed."""
    awards: tuple[tuple[int, ...], ...]
    """The values that are left for each goal in ``PRIZES``."""
    scoring: Scoring | None
    """The last scoring, with BENZ the present one without sales; None before the first."""
    money: tuple[Money | None, ...]
    """By seat; None where ``seat`` may not see it. All at the end, or with open money."""
    resigned: tuple[int, ...]
    """The seats that are out, in the order in which they went."""
    last: tuple[KraftwagenAction, ...]
    """The actions of the turn that goes on, so far; with TAKE, BENZ and OVER those of the turn
    before, with what Benz did after it; () before the first."""

    @property
    def start_tiles(self) -> tuple[str, ...]:
        """The start tiles that can still be chosen; () once all have one."""
        return start_tiles_left(self.chain, self.mats)

    @property
    def prices(self) -> tuple[int, ...]:
        """The price markers that are left, ascending; () when the game is over."""
        return () if self.decision is Decision.OVER else prices_left(self.game_turn, self.cars)

    @property
    def piece(self) -> Piece | None:
        """With BODY and ENGINE the new part, whose place is asked; it counts as supply so far."""
        mat = self.mats[self.active_seat]
        match self.decision:
            case Decision.BODY:
                return obtained(self.stock, mat, Kind.BODY)
            case Decision.ENGINE:
                return obtained(self.stock, mat, Kind.ENGINE)
            case _:
                return None

    @property
    def setting_up(self) -> bool:
        """Tell whether start tiles are chosen and carried out, before the first turn."""
        return self.decision is Decision.START or self.job.tile in START_TILES


def observe(
    state: KraftwagenState, seat: int | None, outcome: Outcome | None
) -> KraftwagenObservation:
    """See :meth:`Game.observe`. Hidden is the money of the others."""
    table = state.table
    is_open = state.setup.is_open or table.is_over
    legal = state.legal if seat in state.to_act else ()
    return KraftwagenObservation(
        **common_fields(state, seat, legal=legal, open_legal=state.legal, outcome=outcome),
        money=tuple(
            own if is_open or seat == owner else None for owner, own in enumerate(state.money)
        ),
        **table._asdict(),
    )
