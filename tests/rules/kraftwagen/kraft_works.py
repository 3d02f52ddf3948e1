"""Positions and games of Kraftwagen, written down as short as people tell them."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

from rules.kraftwagen.buyers import BUYERS, Buyers
from rules.kraftwagen.cards import STACKS, TILES, Buyer, Engineer
from rules.kraftwagen.chain import Chain
from rules.kraftwagen.game import Kraftwagen
from rules.kraftwagen.market import Car
from rules.kraftwagen.mats import ALL_AWARDS, Mat
from rules.kraftwagen.money import Money
from rules.kraftwagen.research import NO_CARDS, WHOLE_DECK, Pile, Research, changed
from rules.kraftwagen.state import KraftwagenSetup, KraftwagenState
from rules.kraftwagen.stock import Stock
from rules.kraftwagen.table import Decision, Table
from rules.kraftwagen.tile_actions import Job
from tests.rules.lines import Lines, seed

GAME = Kraftwagen()
LINES = Lines(GAME)
offered, step, after = LINES.offered, LINES.step, LINES.after
effect_kinds, facts, playout = LINES.effect_kinds, LINES.facts, LINES.playout


def links(text: str) -> Chain:
    """A chain, tail first: seats by number, tiles by name."""
    return tuple(int(word) if word.isdigit() else word for word in text.split())


def mat(bodies: str = "", engines: str = "", engineers: str = "", **fields: object) -> Mat:
    """A mat with the parts in its workshops as digits and the names of its engineers."""
    helpers = tuple(Engineer(name) for name in engineers.split())
    made = Mat("build", tuple(map(int, bodies)), tuple(map(int, engines)), engineers=helpers)
    return made._replace(**fields)


def car(text: str, seat: int = 0) -> Car:
    """A car as in the notation: ``b3/e4/w2/p8`` or ``b3/e4/w2/p8/opel``."""
    *numbers, last = text.split("/")
    words = [*numbers, last] if last[1:].isdigit() else numbers
    body, engine, crew, price = (int(word[1:]) for word in words)
    return Car(seat, body, engine, crew, price, None if last[1:].isdigit() else Engineer(last))


def cars(*texts: str) -> tuple[Car, ...]:
    """Cars with their seats: ``"1 b3/e4/w2/p8"``."""
    return tuple(car(text[2:], int(text[0])) for text in texts)


def buyers(active: str = "", white: tuple[int, ...] = (2, 1, 1, 1), marker: int = 4) -> Buyers:
    """The *active* buyers by name, the others in their stacks."""
    found = tuple(Buyer(name) for name in active.split())
    stacks = tuple(n - found.count(kind) for n, kind in zip(STACKS, BUYERS, strict=True))
    return Buyers(found, stacks, white, marker)


def pile(**cards: int) -> Pile:
    """A deck with so many cards of each kind; ``_`` stands for ``-`` in their names."""
    named = ((name.replace("_", "-"), count) for name, count in cards.items())
    return reduce(lambda made, entry: changed(made, *entry), named, NO_CARDS)


def position(
    *mats: Mat,
    chain: str = "",
    cards: str = "both both",
    deck: Pile = WHOLE_DECK,
    discards: Pile = NO_CARDS,
    money: Mapping[int, Money] | None = None,
    options: Mapping[str, str] | None = None,
    **fields: object,
) -> KraftwagenState:
    """Seat 0 is at the tail and takes a tile, unless *fields* of the table say otherwise.

    Pieces need not add up to a whole set.
    """
    hands = mats or (mat(), mat())
    seats = len(hands)
    order = links(chain) or (*range(seats), *TILES)
    table = Table(
        decision=Decision.TAKE,
        active_seat=next(link for link in order if isinstance(link, int)),
        game_turn=1,
        job=Job(),
        chain=order,
        taken=10,
        mats=tuple(hands),
        stock=Stock(),
        research=Research(tuple(cards.split()), deck, discards),
        buyers=buyers(),
        cars=(),
        awards=ALL_AWARDS,
        scoring=None,
        resigned=(),
        last=(),
    )
    return KraftwagenState(
        setup=KraftwagenSetup(seats, GAME.settle_options(options)),
        seed=seed(),
        ply=20,
        asked=20,
        table=table._replace(**fields),
        money=tuple((money or {}).get(seat, Money()) for seat in range(seats)),
    )


def own(state: KraftwagenState, seat: int = 0) -> Mat:
    """The mat of *seat*."""
    return state.table.mats[seat]


def car_step(engineers: str = "", **fields: Any) -> KraftwagenState:
    """A market on which seat 0 may put a car of body 3 and engine 4."""
    return after(position(mat("3", "4", engineers), mat(), **fields), "take:race")
