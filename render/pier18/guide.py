"""The positions beside the pages of the rules: one game, as the first seat sees it."""

from dataclasses import dataclass, replace
from functools import cache

from render.layout import GuidePage
from render.view import View
from rules.core.types import Outcome
from rules.pier18 import NUMBERS, Phase, Pier, PierAction, PierObservation, Section, Verb

_NAMES = ("Ada", "Ben")
_PLANS = ("P09", "P17")
_ROUNDS = 4
_PLY = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class _Example:
    """A position as people note it: cards, and behind a slash how many columns they cover."""

    phase: Phase = Phase.ROUND
    round: int = 0
    leader: int | None = None
    to_act: tuple[int, ...] = (0,)
    hand: str = ""
    ada: str = ""
    ben: str = ""
    open: str = ""
    taken: tuple[str | None, str | None] = (None, None)
    patrons: tuple[str, str] = ("", "")
    chosen: tuple[str, ...] = ()
    """What the reader has picked in the menu."""
    outcome: Outcome | None = None


_PATRON = _Example(
    round=2,
    leader=1,
    ada="P07 P10/2",
    ben="P12 P04/1 P14/2",
    open="P11 P18",
    taken=(None, "P14"),
    patrons=("P02", ""),
)
_MIDDLE = _Example(
    round=3,
    leader=0,
    ada="P07 P10/2 P18/1",
    ben="P12 P04/1 P14/2",
    open="P05 P13 P15",
    patrons=("P02", "P11"),
)
_EXAMPLES = (
    _MIDDLE,
    _Example(phase=Phase.KEEP, to_act=(0, 1), hand="P07 P09 P15", chosen=("P07", "P09")),
    replace(_PATRON, chosen=("P18", "1")),
    _PATRON,
    replace(_MIDDLE, chosen=("P13", "1")),
    _Example(
        round=4,
        leader=1,
        to_act=(1,),
        ada="P07 P10/2 P18/1 P13/1",
        ben="P12 P04/1 P14/2 P05/1",
        open="P01 P06 P08",
        patrons=("P02", "P11 P15"),
    ),
    _Example(
        phase=Phase.PLAN,
        round=4,
        leader=1,
        ada="P07 P10/2 P18/1 P13/1 P01",
        ben="P12 P04/1 P14/2 P05/1 P08/1",
        patrons=("P02 P06", "P11 P15"),
        chosen=("0",),
    ),
    _Example(
        phase=Phase.OVER,
        round=4,
        leader=1,
        to_act=(),
        ada="P07 P10/2 P18/1 P13/1 P01 P09",
        ben="P12 P04/1 P14/2 P05/1 P08/1 P17",
        patrons=("P02 P06", "P11 P15"),
        outcome=Outcome("built", (15, 19), (2, 1)),
    ),
)


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    return tuple(
        GuidePage(f"pier18-guide-{number}", _position(example), View(_NAMES, chosen=example.chosen))
        for number, example in enumerate((*_EXAMPLES, _EXAMPLES[6], _EXAMPLES[6]), start=1)
    )


def _position(example: _Example) -> PierObservation:
    is_first = example.phase is Phase.KEEP
    together = example.phase in (Phase.KEEP, Phase.PLAN)
    return PierObservation(
        seat=0,
        seats=2,
        options=(),
        ply=_PLY,
        to_act=example.to_act,
        asked_at=(_PLY if 0 in example.to_act else -1, _PLY if 1 in example.to_act else -1),
        legal=_legal(example, 0),
        open_legal=() if together or not example.to_act else _legal(example, example.to_act[0]),
        outcome=example.outcome,
        phase=example.phase,
        round=example.round,
        rounds=_ROUNDS,
        leader=example.leader,
        hand=tuple(example.hand.split()),
        chosen=None,
        ready=tuple({0, 1}.difference(example.to_act)) if together else (),
        piers=(_pier(example.ada), _pier(example.ben)),
        plans=(None, None) if is_first else _PLANS,
        open=tuple(example.open.split()),
        taken=example.taken,
        patrons=(tuple(example.patrons[0].split()), tuple(example.patrons[1].split())),
        resigned=(),
    )


def _pier(text: str) -> Pier:
    """``P07 P10/2``: a foundation, and on two of its columns another card."""
    sections = (word.partition("/") for word in text.split())
    return tuple(Section(card, int(covered or 0)) for card, _, covered in sections)


def _legal(example: _Example, seat: int) -> tuple[PierAction, ...]:
    if seat not in example.to_act:
        return ()
    covers = range(NUMBERS.columns)
    hand = example.hand.split()
    match example.phase:
        case Phase.KEEP:
            pairs = ((one, other) for one in hand for other in hand if one != other)
            return tuple(PierAction(seat, Verb.KEEP, card, plan) for card, plan in pairs)
        case Phase.ROUND:
            cards = example.open.split()
            return tuple(
                PierAction(seat, Verb.TAKE, card, covered=n) for card in cards for n in covers
            )
        case _:
            return tuple(PierAction(seat, Verb.PLAN, covered=n) for n in covers)
