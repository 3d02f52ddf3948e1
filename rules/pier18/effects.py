"""The effects of Pier 18."""

from rules.core.types import Effect, Value
from rules.pier18.cards import CARDS
from rules.pier18.scoring import Tally, Victory


def kept(seat: int, card: str, plan: str) -> tuple[Effect, ...]:
    """``kept``: a seat has chosen; ``kept-cards``: it alone learns which cards."""
    facts = ("seat", seat), ("card", card), ("other", plan), ("plan", CARDS[plan].plan)
    return about("kept", seat), Effect("kept-cards", facts, (seat,))


def founded(seat: int, card: str, plan: str) -> Effect:
    """``founded``: the foundation and the plan of a seat are shown."""
    facts = ("seat", seat), ("card", card), ("other", plan), ("plan", CARDS[plan].plan)
    return Effect("founded", facts)


def begins(seat: int, card: str) -> Effect:
    """``begins``: no foundation has an earlier date than *card*, that of *seat*."""
    return Effect("begins", (("seat", seat), ("card", card)))


def shown(number: int, rounds: int, cards: tuple[str, ...]) -> Effect:
    """``shown``: a round begins with these cards."""
    return Effect("shown", (("round", number), ("rounds", rounds), ("cards", cards)))


def took(seat: int, card: str, covered: int) -> Effect:
    """``took``: a seat added an open card to its pier."""
    return Effect("took", (("seat", seat), ("card", card), ("covered", covered)))


def patron(seat: int, card: str, points: int, tied: bool) -> Effect:
    """``patron``: a seat gets the card left over; ``patron-tied``: thanks to an early date."""
    character = CARDS[card].patron.value
    facts = ("seat", seat), ("card", card), ("character", character), ("points", points)
    return Effect("patron-tied" if tied else "patron", facts)


def placed(seat: int, card: str, covered: int) -> tuple[Effect, ...]:
    """``placed``: a seat has chosen; ``placed-card``: it alone learns how it adds its plan."""
    facts = ("seat", seat), ("card", card), ("covered", covered)
    return about("placed", seat), Effect("placed-card", facts, (seat,))


def added(seat: int, card: str, covered: int) -> Effect:
    """``added``: the plan card lies at the end of a pier."""
    return Effect("added", (("seat", seat), ("card", card), ("covered", covered)))


def scored(seat: int, plan: str, tally: Tally) -> Effect:
    """``scored``: the points of a seat by source; *plan* is its plan card."""
    by_source = zip((f"{source}_points" for source in tally._fields), tally, strict=True)
    facts: tuple[tuple[str, Value], ...] = (
        ("seat", seat),
        ("plan", CARDS[plan].plan),
        *by_source,
        ("points", sum(tally)),
    )
    return Effect("scored", facts)


def won(seat: int, victory: Victory, points: int) -> Effect:
    """``won``, ``won-characters``, ``won-date`` or ``won-last``."""
    return Effect(victory.value, (("seat", seat), ("points", points)))


def about(kind: str, seat: int) -> Effect:
    """``kept``, ``placed`` or ``resigned``: the seat is the only parameter."""
    return Effect(kind, (("seat", seat),))


PLANNING = Effect("planning")
"""The last round is over, and all add their plan cards."""
