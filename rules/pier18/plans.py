"""The plans: what a finished pier must look like to bring its seat the points of a plan."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain, pairwise
from types import MappingProxyType
from typing import NamedTuple

from rules.core.cards import BadCards, read_list
from rules.pier18.cards import CARDS, EMPTY, Character
from rules.pier18.characters import flower_groups, groups, scoring_lovers
from rules.pier18.pier import BOTTOM, NO_COLUMNS, TOP, Columns
from rules.pier18.state import SEATS

POET, LOVERS, FISHER, FLOWERS = Character

_ABOUT = ("key", "origin", "source")
"""What an entry of the list says besides the numbers."""


def _on_sides(columns: Columns, character: Character) -> tuple[int, int]:
    """Count *character* on the side with fewer of them, and on the other one."""
    top, bottom = (side.count(character) for side in columns)
    return min(top, bottom), max(top, bottom)


def _pairs(columns: Columns, one: Character, other: Character) -> int:
    """Count where *one* and *other*, in either order, are neighbours on a side."""
    wanted = {one, other}
    return sum({*pair} == wanted for pair in chain(*map(pairwise, columns)))


def _poets_one_side(columns: Columns, least: int) -> bool:
    fewer, more = _on_sides(columns, POET)
    return fewer == 0 and more >= least


def _lovers_each_side(columns: Columns, least: int) -> bool:
    sides = Counter(place.side for place in scoring_lovers(columns))
    return min(sides[TOP], sides[BOTTOM]) >= least


def _fishers_lopsided(columns: Columns, least: int, most: int) -> bool:
    fewer, more = _on_sides(columns, FISHER)
    return more >= least and fewer <= most


def _fishers_even(columns: Columns, least: int) -> bool:
    fewer, more = _on_sides(columns, FISHER)
    return fewer == more >= least


def _fishers_lead(columns: Columns) -> bool:
    others = (POET, LOVERS, FLOWERS)
    return columns.number_of(FISHER) > max(map(columns.number_of, others))


def _flowers_crowd(columns: Columns, least: int) -> bool:
    found = (group.characters for group in groups(columns))
    return any(len(group) >= least and group.count(FLOWERS) == 1 for group in found)


def _flowers_both_sides(columns: Columns, least: int) -> bool:
    found = flower_groups(columns)
    return {group.side for group in found if len(group.characters) >= least} == {TOP, BOTTOM}


def _flowers_apart(columns: Columns, least: int) -> bool:
    alone = all(group.characters.count(FLOWERS) == 1 for group in flower_groups(columns))
    return alone and columns.number_of(FLOWERS) >= least


def _even_crowd(columns: Columns, least: int, most: int) -> bool:
    counts = [columns.number_of(character) for character in Character]
    return min(counts) >= least and max(counts) - min(counts) <= most


_TESTS: Mapping[str, Callable[..., bool]] = {
    "poets_four": lambda columns, least: _on_sides(columns, POET)[1] >= least,
    "poets_one_side": _poets_one_side,
    "poets_alone": lambda columns, least: (
        sum(group.characters == POET for group in groups(columns)) >= least
    ),
    "lovers_two": lambda columns, least: len(scoring_lovers(columns)) >= least,
    "lovers_each_side": _lovers_each_side,
    "lovers_two_two": lambda columns, least: _on_sides(columns, LOVERS)[0] >= least,
    "fishers_lopsided": _fishers_lopsided,
    "fishers_even": _fishers_even,
    "fishers_lead": _fishers_lead,
    "flowers_crowd": _flowers_crowd,
    "flowers_both_sides": _flowers_both_sides,
    "flowers_apart": _flowers_apart,
    "poet_fisher_pairs": lambda columns, least: _pairs(columns, POET, FISHER) >= least,
    "lover_flower_pairs": lambda columns, least: _pairs(columns, LOVERS, FLOWERS) >= least,
    "equal_sides": lambda columns: columns.top.count(EMPTY) == columns.bottom.count(EMPTY),
    "even_crowd": _even_crowd,
    "open_deck": lambda columns, least: any(EMPTY * least in side for side in columns),
    "short_pier": lambda columns, most: columns.length <= most,
}


class Plan(NamedTuple):
    """The demand of a card where it is a seat's plan."""

    key: str
    numbers: tuple[tuple[str, int], ...]
    """What its test counts with; a name that ends in ``_2`` or ``_3`` is for so many seats."""

    def test(self, seats: int) -> Callable[[Columns], bool]:
        """Return the test whether a pier meets it in a game of *seats*."""
        named = ((*name.partition("_"), value) for name, value in self.numbers)
        fitting = {name: value for name, _, only, value in named if only in ("", str(seats))}
        return partial(_TESTS[self.key], **fitting)


def read_plans() -> tuple[Plan, ...]:
    """The plans of the list, in its order.

    :raises BadCards: one is missing or unknown, or its test wants other numbers.
    """
    plans = []
    for entry in read_list("pier18", "plans", unique="key"):
        named = {name: value for name, value in entry.items() if name not in _ABOUT}
        plan = Plan(entry["key"], tuple(named.items()))
        try:
            for seats in SEATS:
                plan.test(seats)(NO_COLUMNS)
        except (KeyError, TypeError) as error:
            raise BadCards(f"plans: {entry['key']}: {error}") from error
        plans.append(plan)
    if {plan.key for plan in plans} != {card.plan for card in CARDS.values()}:
        raise BadCards("plans: they are not those of the cards")
    return tuple(plans)


PLANS: Mapping[str, Plan] = MappingProxyType({plan.key: plan for plan in read_plans()})
"""Every plan by its key."""
_BY_SEATS = {seats: {key: plan.test(seats) for key, plan in PLANS.items()} for seats in SEATS}


def is_met(plan: str, columns: Columns, seats: int) -> bool:
    """Tell whether a pier that looks like *columns* meets the plan with this key."""
    return _BY_SEATS[seats][plan](columns)
