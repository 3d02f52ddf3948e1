"""The positions that are shown beside the pages of the rules."""

from functools import cache

from render.layout import GuidePage, numbered
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

_WORDS = {verb.value: verb for verb in (Verb.PASS, Verb.CLAIM, Verb.SKIP)}


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    moved = _position((10, 13, 12, 7), (0, "Y ahead R", "G equal Y"), "Y+1", 1)
    stepping = _position(
        (5, 4, 6, 4),
        (2, "Y ahead R", "R equal Y"),
        "Y+2",
        hand="G not behind B/B not ahead Y",
        moves="B+1 B+2",
    )
    after = _position((5, 4, 6, 6), (0, "B not ahead Y", "G not behind B"), "B+2", 1)
    special = _position(
        (2, 1, 4, 13),
        (2, "B ahead Y", "R behind G"),
        "Y+1",
        hand="R equal G/exchange",
        moves="GxY RxG RxY",
    )
    fixing = _position(
        (8, 9, 10, 3),
        (2, "R equal Y", "G ahead Y"),
        "G+1",
        verdict=Verdict.WRONG_STEP,
        phase=Phase.FIX,
        hand="R equal Y/G ahead Y",
        moves="fix:R+2 skip",
        mode="challenge",
    )
    keeping = _position(
        (7, 4, 6, 5),
        (2, "R ahead Y", "B not ahead G"),
        "R+2",
        phase=Phase.KEEP,
        moves="keep:GYBR keep:RYBG",
        goals=("GYBR", "RYBG"),
    )
    pages = (moved, stepping, after, special, fixing, keeping, moved)
    return numbered((obs, ("RYBG",) if obs is keeping else ()) for obs in pages)


def _position(
    fields: tuple[int, ...],
    laid: tuple[int, str, str],
    last: str,
    turn: int = 0,
    *,
    verdict: Verdict = Verdict.RIGHT,
    phase: Phase = Phase.TURN,
    hand: str = "",
    moves: str = "",
    goals: tuple[str, ...] = ("GYBR",),
    mode: str = "strict",
) -> GurkensoloObservation:
    """Set up a position in notation, as Ada (seat 0) sees it.

    *fields* are those of the pickles R, G, Y, B; those in the goal arrived in this order. *laid* is
    the last pair and who laid it open with the action *last*.
    """
    laid_by, *texts = laid
    asked = (0, 1, 2) if phase is Phase.KEEP else (turn,)
    legal = tuple(_action(0, text) for text in moves.split())
    # The true card of a right pair stands first; all others are in order.
    pair = tuple(map(_card, texts))
    cards = pair if verdict is Verdict.RIGHT else tuple(sorted(pair))
    discards = () if phase is Phase.FIX else tuple(sorted(cards))
    many = "professional" if len(goals) > 1 else "one"
    return GurkensoloObservation(
        seat=0,
        seats=3,
        options=(("goals", many), ("specials", "with"), ("mode", mode)),
        ply=20,
        to_act=asked,
        asked_at=tuple(20 if seat in asked else -1 for seat in range(3)),
        legal=legal,
        open_legal=legal if phase is Phase.FIX else (),
        outcome=None,
        phase=phase,
        turn=turn,
        fields=fields,
        arrivals=tuple(i for i, field in enumerate(fields) if field == GOAL),
        pile=len(CARDS) - len(discards) - (0 if phase is Phase.KEEP else 2),
        discards=discards,
        hand=tuple(sorted(map(_card, filter(None, hand.split("/"))))),
        laid=Laid(laid_by, cards, verdict),
        last=_action(laid_by, last),
        goals=(Goals(goals), Goals(), Goals()),
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
