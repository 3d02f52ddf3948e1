"""What a seat, or a spectator, sees of a game of Das Gurkensolo."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.types import Observation
from rules.gurkensolo.actions import GurkensoloAction
from rules.gurkensolo.goals import Goals
from rules.gurkensolo.table import Laid, Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class GurkensoloObservation(Observation):
    """A position of Das Gurkensolo as far as one seat knows it.

    Pickles are indices in :data:`PICKLES`, instruction cards indices in :data:`CARDS`, goal cards
    their letters in the order wanted.
    """

    game: ClassVar[str] = "gurkensolo"

    legal: tuple[GurkensoloAction, ...]
    open_legal: tuple[GurkensoloAction, ...]
    """The legal actions of the seat on turn where they tell nothing of its hand: with an open pair,
    and in challenge play without specials, where every step may be tried."""

    phase: Phase
    turn: int
    """The seat on turn; in phase KEEP the one that draws next; at the end the last one on turn."""
    fields: tuple[int, ...]
    """For each pickle its field, 1 to 12, or 13 for the goal."""
    arrivals: tuple[int, ...]
    """The pickles in the goal, in the order in which they arrived."""
    pile: int
    """How many cards are left to draw."""
    discards: tuple[int, ...]
    """The cards laid open since the pile was last made, ascending."""
    hand: tuple[int, ...]
    """The two drawn cards, ascending: to the seat on turn its own, in phase FIX the open pair to
    all; else ()."""
    laid: Laid | None
    """The pair laid open last, with what became of it; in phase FIX the pair in question."""
    last: GurkensoloAction | None
    """The last action with a pair of cards; a wrong step too, though it was taken back."""
    goals: tuple[Goals, ...]
    """For each seat its goal cards as far as they are known: one's own; at the end those of all."""
    deciders: tuple[int, ...]
    """In professional play the seats that have kept one goal card, ascending."""
    resigned: tuple[int, ...]
    """The seats that are out, in the order in which they went."""

    @property
    def own(self) -> Goals:
        """The goal cards of ``seat``; none for a spectator."""
        return Goals() if self.seat is None else self.goals[self.seat]
