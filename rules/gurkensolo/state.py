"""A position of Das Gurkensolo."""

from enum import StrEnum
from typing import ClassVar, NamedTuple

from rules.core.bounds import Ply
from rules.core.derived import Derived
from rules.core.state import AskedTogether
from rules.gurkensolo import logic
from rules.gurkensolo.actions import GurkensoloAction, Verb, steps_in, word
from rules.gurkensolo.cards import is_special
from rules.gurkensolo.goals import Goals, keepings
from rules.gurkensolo.logic import carryings_out, right_steps, specials_in
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.race import Race


class Verdict(StrEnum):
    """The outcome of a pair that was laid open."""

    RIGHT = "right"
    """A pickle was moved, and one card is true, the other one false."""
    STUCK = "stuck"
    """Nothing could be done with it: no step was right, or no special could be carried out."""
    SPECIAL = "special"
    """A special was carried out."""
    WRONG_STEP = "wrong-step"
    """The step was not right and was taken back."""
    WRONG_CLAIM = "wrong-claim"
    """There would have been a right step."""
    UNPLAYED = "unplayed"
    """Its seat resigned, or the game ended before it was played."""


class Laid(NamedTuple):
    """The pair of cards that was laid open last."""

    seat: int
    """Who drew it."""
    cards: tuple[int, ...]
    """Where the verdict is RIGHT the true card comes first, else the lower index."""
    verdict: Verdict


class Phase(StrEnum):
    """The kind of answer that the seats are asked for."""

    TURN = "turn"
    """The seat on turn has drawn two cards and plays them."""
    FIX = "fix"
    """The seat on turn may step with the open pair of another seat before it draws its own."""
    KEEP = "keep"
    """Seats choose one of their two goal cards. The seat on turn draws when all have."""
    OVER = "over"


class _Facts(NamedTuple):
    setup: GurkensoloSetup
    seed: bytes
    ply: Ply
    phase: Phase
    to_act: tuple[int, ...]
    asked: Ply
    """The ply at which all seats of ``to_act`` were asked; -1 when the game is over."""
    turn: int
    """The seat on turn; once the game is over, the last one that was."""
    race: Race
    goals: tuple[Goals, ...]
    """For each seat its goal cards; a seat that resigned keeps what it had."""
    pile: tuple[int, ...]
    """The cards that can be drawn, ascending. What is neither here nor in hand is discarded."""
    hand: tuple[int, ...]
    """The pair that was drawn and is not discarded yet, ascending: secret to the seat on turn,
    open in phase FIX; () while no pair is drawn."""
    laid: Laid | None
    """The pair laid open last."""
    last: GurkensoloAction | None
    """The last action with a pair of cards. Keeping a goal card is secret and never shown here."""
    resigned: tuple[int, ...]
    """The seats that are out, in the order in which they went."""
    legal: Derived[tuple[GurkensoloAction, ...]] = ()
    """What the seat on turn may do with ``hand``."""


class GurkensoloState(AskedTogether, _Facts):
    """One complete position."""

    __slots__ = ()
    game: ClassVar[str] = "gurkensolo"

    def with_derived(self) -> "GurkensoloState":
        """See :class:`HasDerived`."""
        legal = choices(self.setup, self.phase, self.turn, self.hand, self.race)
        return self._replace(legal=legal)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that are out, in the order in which they went."""
        return self.resigned

    @property
    def discards(self) -> tuple[int, ...]:
        """The cards laid open since the pile was last made, ascending."""
        return tuple(sorted(set(self.setup.deck).difference(self.pile, self.hand)))

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have kept one of two goal cards, ascending."""
        return tuple(seat for seat, own in enumerate(self.goals) if own.dropped is not None)


def choices(
    setup: GurkensoloSetup, phase: Phase, seat: int, hand: tuple[int, ...], race: Race
) -> tuple[GurkensoloAction, ...]:
    """List the actions of *seat* with the pair *hand*, sorted by notation; () outside of turns."""
    if phase is Phase.FIX:
        return logic.fixes(seat, hand, race)
    if phase is not Phase.TURN:
        return ()
    if is_special(hand[1]):  # the higher card, and specials are the highest
        found = carryings_out(seat, specials_in(hand), race)
    elif setup.is_challenge:
        return logic.tries(seat, race)
    else:
        found = steps_in(seat, Verb.STEP, right_steps(hand, race))
    return found or (word(seat, Verb.PASS),)


def legal_actions(state: GurkensoloState, seat: int | None) -> tuple[GurkensoloAction, ...]:
    """See :meth:`Game.legal_actions`; () for a spectator."""
    if seat is None or seat not in state.to_act:
        return ()
    return keepings(seat, state.goals[seat]) if state.phase is Phase.KEEP else state.legal
