"""The effects of Das Gurkensolo. There are few cards, so equal effects are made once."""

from functools import cache

from rules.core.types import Effect, Value
from rules.gurkensolo.actions import GurkensoloAction
from rules.gurkensolo.cards import CARDS, PICKLES, Card, Special
from rules.gurkensolo.goals import PLACES

_Params = tuple[tuple[str, Value], ...]

RESHUFFLED = Effect("reshuffled")
"""The pile was empty: all cards are in it again."""
CHOOSING = Effect("choosing")
"""A pickle has come far enough: everybody keeps one goal card."""


@cache
def moved(kind: str, action: GurkensoloAction, field: int) -> Effect:
    """``stepped``, ``fixed`` or ``went-back``: a pickle came to *field* (13: the goal)."""
    return Effect(kind, (*_move(action), ("to", field)))


@cache
def exchanged(action: GurkensoloAction) -> Effect:
    """``exchanged``: two pickles changed places."""
    one, other = (PICKLES[pickle] for pickle in action.pickles)
    return Effect("exchanged", (("seat", action.seat), ("pickle", one), ("other", other)))


@cache
def arrived(pickle: int, place: int) -> Effect:
    """``arrived``: a pickle reached the goal as number *place*; 4 for the one left on the track."""
    return Effect("arrived", (("pickle", PICKLES[pickle]), ("place", place)))


@cache
def true(card: int) -> Effect:
    """``true``: the card laid open is true after the move."""
    return Effect("true", card_params(CARDS[card]))


@cache
def false(card: int) -> Effect:
    """``false``: the card laid open is not true after the move."""
    return Effect("false", card_params(CARDS[card]))


@cache
def shown(card: int) -> Effect:
    """``shown`` or ``shown-special``: a card was laid open that made nothing true or false."""
    return Effect(_kind("shown", card), card_params(CARDS[card]))


@cache
def drew(seat: int, card: int) -> Effect:
    """``drew`` or ``drew-special``: *seat* alone learns of a card in its hand."""
    return Effect(_kind("drew", card), (("seat", seat), *card_params(CARDS[card])), readers=(seat,))


def refused(action: GurkensoloAction) -> Effect:
    """``wrong-step`` or ``wrong-claim``: what *action* tried was not right."""
    if action.pickles:
        return Effect("wrong-step", _move(action))
    return by_seat("wrong-claim", action.seat)


@cache
def by_seat(kind: str, seat: int) -> Effect:
    """An effect with the seat as its only parameter.

    It is ``passed``, ``claimed`` (rightly), ``wrong-claim``, ``skipped``, ``kept`` (a goal card),
    ``resigned`` or ``won`` (as the last one left).
    """
    return Effect(kind, (("seat", seat),))


def kept_goal(seat: int, goal: str) -> Effect:
    """``kept-goal``: *seat* alone learns which card it kept."""
    return Effect("kept-goal", (("seat", seat), *goal_params(goal)), readers=(seat,))


def scored(seat: int, goal: str, points: int) -> Effect:
    """``scored``: the goal card of *seat* is opened and counted."""
    return Effect("scored", (("seat", seat), *goal_params(goal), ("points", points)))


def opened(seat: int, goal: str) -> Effect:
    """``opened``: a goal card of *seat* is opened that does not count."""
    return Effect("opened", (("seat", seat), *goal_params(goal)))


def goal_params(goal: str) -> _Params:
    """A goal card, whole and pickle by pickle, as texts need it."""
    return ("goal", goal), *zip(PLACES, goal, strict=True)


def card_params(said: Card) -> _Params:
    """Describe a card: the pickles of a statement and how it relates them, or the special."""
    if isinstance(said, Special):
        return (("special", said.value),)
    relation = f"not-{said.relation}" if said.negated else said.relation.value
    return ("pickle", PICKLES[said.one]), ("relation", relation), ("other", PICKLES[said.other])


def card_key(card: int) -> str:
    """The key of what the card with this number says, see :func:`card_params`."""
    return f"gurkensolo-{'special' if isinstance(CARDS[card], Special) else 'statement'}"


def _move(action: GurkensoloAction) -> _Params:
    (pickle,) = action.pickles
    return ("seat", action.seat), ("pickle", PICKLES[pickle]), ("fields", abs(action.fields))


def _kind(kind: str, card: int) -> str:
    return f"{kind}-special" if isinstance(CARDS[card], Special) else kind
