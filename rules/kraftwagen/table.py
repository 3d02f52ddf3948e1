"""All that lies open on the table, and how far the game has come."""

from enum import StrEnum
from typing import NamedTuple

from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.buyers import Buyers
from rules.kraftwagen.cards import PRICES, START_TILES
from rules.kraftwagen.chain import Chain, workers
from rules.kraftwagen.market import Car
from rules.kraftwagen.mats import Awards, Mat
from rules.kraftwagen.money import Scoring
from rules.kraftwagen.research import Research
from rules.kraftwagen.stock import Kind, Piece, Stock, obtainable
from rules.kraftwagen.tile_actions import Job


class Decision(StrEnum):
    """The questions of the game. With CARD to ENGINE, ``Job.tasks[0]`` says what it is for."""

    START = "start"
    """Which start tile?"""
    TAKE = "take"
    """Which action tile?"""
    ORDER = "order"
    """Which action of the tile comes next?"""
    CARD = "card"
    """Which of the two open research cards?"""
    BUYER = "buyer"
    """From which stack does a buyer become active?"""
    BODY = "body"
    """Which old part makes room for the new body?"""
    ENGINE = "engine"
    """Where does the new engine go?"""
    CAR = "car"
    """Is a car placed, and does Diesel help?"""
    BENZ = "benz"
    """Which buyer does Benz send, after the race has been paid?"""
    OVER = "over"
    """Nothing: the game is over."""


class Table(NamedTuple):
    """Everything but the money, which each seat keeps to itself."""

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
    """How many action tiles were taken in this action phase."""
    mats: tuple[Mat, ...]
    """By seat."""
    stock: Stock
    """The bodies and engines in the supply."""
    research: Research
    buyers: Buyers
    cars: tuple[Car, ...]
    """On the market, in the order in which they were placed."""
    awards: Awards
    """The values that are left for each goal."""
    scoring: Scoring | None
    """The last scoring, with BENZ the present one without sales; None before the first."""
    resigned: tuple[int, ...]
    """The seats that are out, in the order in which they went."""
    last: tuple[KraftwagenAction, ...]
    """The actions of the turn that goes on, so far; between turns those of the one before."""

    @property
    def mat(self) -> Mat:
        """The mat of the active seat."""
        return self.mats[self.active_seat]

    @property
    def is_over(self) -> bool:
        """Tell whether nobody is asked any more."""
        return self.decision is Decision.OVER


def prices_left(game_turn: int, cars: tuple[Car, ...]) -> tuple[int, ...]:
    """The price markers that no car of the market has, ascending."""
    used = {car.price for car in cars}
    return tuple(price for price in PRICES[game_turn - 1] if price not in used)


def choosers(chain: Chain, mats: tuple[Mat, ...]) -> tuple[int, ...]:
    """The seats without a start tile, in the order of choosing: from the head backwards."""
    return tuple(seat for seat in reversed(workers(chain)) if not mats[seat].start)


def start_tiles_left(chain: Chain, mats: tuple[Mat, ...]) -> tuple[str, ...]:
    """The start tiles that can still be chosen; () once all have one."""
    if not choosers(chain, mats):
        return ()
    chosen = {mat.start for mat in mats}
    return tuple(name for name in START_TILES if name not in chosen)


def obtained(stock: Stock, mat: Mat, kind: Kind) -> Piece | None:
    """The body or engine that the seat with this mat gets from the supply; None: none."""
    points = mat.body_points if kind is Kind.BODY else mat.engine_points
    value = obtainable(stock.row(kind), points)
    return Piece(kind, value) if value else None
