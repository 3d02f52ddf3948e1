"""The positions that are shown beside the pages of the rules."""

from dataclasses import dataclass
from functools import cache

from render.layout import GuidePage
from render.view import View
from rules.gurkensolo import (
    CARDS,
    GOAL,
    PICKLES,
    Goals,
    GurkensoloAction,
    GurkensoloObservation,
    Laid,
    Phase,
    Verb,
    Verdict,
)

_NAMES = ("Ada", "Ben", "Cleo")
_WORDS = {verb.value: verb for verb in (Verb.PASS, Verb.CLAIM, Verb.SKIP)}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Example:
    """A position in notation, as Ada (seat 0) sees it."""

    fields: tuple[int, ...]
    """Of the pickles R, G, Y, B; those in the goal arrived in this order."""
    goals: tuple[str, ...]
    laid: tuple[int, Verdict, str, str]
    last: tuple[int, str]
    """Seat and action."""
    turn: int = 0
    phase: Phase = Phase.TURN
    hand: tuple[str, ...] = ()
    moves: str = ""
    chosen: tuple[str, ...] = ()
    professional: bool = False
    challenge: bool = False


_EXAMPLES = (
    _Example(
        fields=(10, 13, 12, 7),
        goals=("GYBR",),
        laid=(0, Verdict.RIGHT, "Y ahead R", "G equal Y"),
        last=(0, "Y+1"),
        turn=1,
    ),
    _Example(
        fields=(5, 4, 6, 4),
        goals=("GYBR",),
        laid=(2, Verdict.RIGHT, "Y ahead R", "R equal Y"),
        last=(2, "Y+2"),
        hand=("G not behind B", "B not ahead Y"),
        moves="B+1 B+2",
    ),
    _Example(
        fields=(5, 4, 6, 6),
        goals=("GYBR",),
        laid=(0, Verdict.RIGHT, "B not ahead Y", "G not behind B"),
        last=(0, "B+2"),
        turn=1,
    ),
    _Example(
        fields=(2, 1, 4, 13),
        goals=("GYBR",),
        laid=(2, Verdict.RIGHT, "B ahead Y", "R behind G"),
        last=(2, "Y+1"),
        hand=("R equal G", "exchange"),
        moves="GxY RxG RxY",
    ),
    _Example(
        fields=(8, 9, 10, 3),
        goals=("GYBR",),
        laid=(2, Verdict.WRONG_STEP, "R equal Y", "G ahead Y"),
        last=(2, "G+1"),
        phase=Phase.FIX,
        hand=("R equal Y", "G ahead Y"),
        moves="fix:R+2 skip",
        challenge=True,
    ),
    _Example(
        fields=(7, 4, 6, 5),
        goals=("GYBR", "RYBG"),
        laid=(2, Verdict.RIGHT, "R ahead Y", "B not ahead G"),
        last=(2, "R+2"),
        phase=Phase.KEEP,
        moves="keep:GYBR keep:RYBG",
        chosen=("RYBG",),
        professional=True,
    ),
)


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    return tuple(
        GuidePage(
            key=f"gurkensolo-guide-{number}",
            observation=_position(example),
            view=View(_NAMES, chosen=example.chosen),
        )
        for number, example in enumerate((*_EXAMPLES, _EXAMPLES[0]), start=1)
    )


def _position(example: _Example) -> GurkensoloObservation:
    laid_by, verdict, *laid = example.laid
    asked = (0, 1, 2) if example.phase is Phase.KEEP else (example.turn,)
    legal = tuple(_action(0, text) for text in example.moves.split())
    # The true card of a right pair stands first; all others are in order.
    pair = tuple(map(_card, laid))
    cards = pair if verdict is Verdict.RIGHT else tuple(sorted(pair))
    discards = () if example.phase is Phase.FIX else tuple(sorted(cards))
    in_hand = 0 if example.phase is Phase.KEEP else 2
    return GurkensoloObservation(
        seat=0,
        seats=len(_NAMES),
        options=(
            ("goals", "professional" if example.professional else "one"),
            ("specials", "with"),
            ("mode", "challenge" if example.challenge else "strict"),
        ),
        ply=20,
        to_act=asked,
        asked_at=tuple(20 if seat in asked else -1 for seat in range(len(_NAMES))),
        legal=legal,
        open_legal=legal if example.phase is Phase.FIX else (),
        outcome=None,
        phase=example.phase,
        turn=example.turn,
        fields=example.fields,
        arrivals=tuple(i for i, field in enumerate(example.fields) if field == GOAL),
        pile=len(CARDS) - len(discards) - in_hand,
        discards=discards,
        hand=tuple(sorted(map(_card, example.hand))),
        laid=Laid(laid_by, cards, verdict),
        last=_action(*example.last),
        goals=(Goals(example.goals), Goals(), Goals()),
        deciders=(),
        resigned=(),
    )


def _card(text: str) -> int:
    return [str(said) for said in CARDS].index(text)


def _action(seat: int, text: str) -> GurkensoloAction:
    if text in _WORDS:
        return GurkensoloAction(seat, _WORDS[text])
    if text.startswith("keep:"):
        return GurkensoloAction(seat, Verb.KEEP, goal=text.removeprefix("keep:"))
    step = text.removeprefix("fix:")
    if "x" in step:
        one, other = map(PICKLES.index, step.split("x"))
        return GurkensoloAction(seat, Verb.EXCHANGE, (one, other))
    verb = Verb.FIX if step != text else Verb.BACK if "-" in step else Verb.STEP
    return GurkensoloAction(seat, verb, (PICKLES.index(step[0]),), int(step[1:]))
