"""The positions beside the pages of the rules: one game, as the first seat sees it."""

from dataclasses import replace
from functools import cache
from itertools import permutations

from render.layout import GuidePage, numbered
from rules.core.types import Outcome
from rules.pier18 import NUMBERS, Phase, Pier, PierAction, PierObservation, Section, Verb

_PLANS = ("P09", "P17")
_ROUNDS = 4
_PLY = 12


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    patron = _position(
        2,
        leader=1,
        ada="P07 P10/2",
        ben="P12 P04/1 P14/2",
        cards="P11 P18",
        taken=(None, "P14"),
        patrons=("P02", ""),
    )
    middle = _position(
        3,
        leader=0,
        ada="P07 P10/2 P18/1",
        ben="P12 P04/1 P14/2",
        cards="P05 P13 P15",
        patrons=("P02", "P11"),
    )
    last_round = _position(
        4,
        leader=1,
        ada="P07 P10/2 P18/1 P13/1",
        ben="P12 P04/1 P14/2 P05/1",
        cards="P01 P06 P08",
        patrons=("P02", "P11 P15"),
        to_act=(1,),
    )
    ada, ben = "P07 P10/2 P18/1 P13/1 P01", "P12 P04/1 P14/2 P05/1 P08/1"
    patrons = "P02 P06", "P11 P15"
    plans = _position(4, leader=1, ada=ada, ben=ben, patrons=patrons, phase=Phase.PLAN)
    over = replace(
        _position(
            *(4, 1, f"{ada} P09", f"{ben} P17"), patrons=patrons, phase=Phase.OVER, to_act=()
        ),
        outcome=Outcome("built", (15, 19), (2, 1)),
    )
    keeping = _position(0, None, phase=Phase.KEEP, to_act=(0, 1), cards="P07 P09 P15")
    return numbered(
        (
            (middle, ()),
            (keeping, ("P09", "P07")),
            (patron, ("P18", "1")),
            (patron, ()),
            (middle, ("P13", "1")),
            (last_round, ()),
            (plans, ("0",)),
            (over, ()),
            (plans, ("0",)),
            (plans, ("0",)),
        )
    )


def _position(
    number: int,
    leader: int | None,
    ada: str = "",
    ben: str = "",
    *,
    cards: str = "",
    phase: Phase = Phase.ROUND,
    to_act: tuple[int, ...] = (0,),
    taken: tuple[str | None, str | None] = (None, None),
    patrons: tuple[str, str] = ("", ""),
) -> PierObservation:
    """Set up a position of a round as people note it: behind a slash the columns that are covered.

    *cards* are those from which is chosen.
    """
    offered = tuple(cards.split())
    is_first = phase is Phase.KEEP
    together = phase in (Phase.KEEP, Phase.PLAN)
    return PierObservation(
        seat=0,
        seats=2,
        options=(),
        ply=_PLY,
        to_act=to_act,
        asked_at=(_PLY if 0 in to_act else -1, _PLY if 1 in to_act else -1),
        legal=_legal(phase, offered, 0) if 0 in to_act else (),
        open_legal=() if together or not to_act else _legal(phase, offered, to_act[0]),
        outcome=None,
        phase=phase,
        round=number,
        rounds=_ROUNDS,
        leader=leader,
        hand=offered if is_first else (),
        chosen=None,
        ready=tuple({0, 1}.difference(to_act)) if together else (),
        piers=(_pier(ada), _pier(ben)),
        plans=(None, None) if is_first else _PLANS,
        open=() if is_first else offered,
        taken=taken,
        patrons=(tuple(patrons[0].split()), tuple(patrons[1].split())),
        resigned=(),
    )


def _pier(text: str) -> Pier:
    """``P07 P10/2``: a foundation, and on two of its columns another card."""
    sections = (word.partition("/") for word in text.split())
    return tuple(Section(card, int(covered or 0)) for card, _, covered in sections)


def _legal(phase: Phase, cards: tuple[str, ...], seat: int) -> tuple[PierAction, ...]:
    covers = range(NUMBERS.columns)
    match phase:
        case Phase.KEEP:
            return tuple(PierAction(seat, Verb.KEEP, *pair) for pair in permutations(cards, 2))
        case Phase.ROUND:
            return tuple(PierAction(seat, Verb.TAKE, c, covered=n) for c in cards for n in covers)
        case _:
            return tuple(PierAction(seat, Verb.PLAN, covered=n) for n in covers)
