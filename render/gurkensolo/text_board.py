"""The text board of a position of Das Gurkensolo."""

from collections.abc import Iterator

from render.gurkensolo.alt_text import card_in_words
from render.gurkensolo.racers import order_of, was_taken_back
from render.names import plain
from render.text_board import COLUMNS, in_columns
from render.view import Translator, View
from rules.gurkensolo import (
    GOAL,
    PICKLES,
    GurkensoloAction,
    GurkensoloObservation,
    Laid,
    Phase,
    Verdict,
)

_LETTERS = "ABCDEF"
"""The letter of each seat."""


def text_board(observation: GurkensoloObservation, view: View, translate: Translator) -> str:
    """See :meth:`Layout.text_board`."""
    lines = _board_lines(observation, view, translate)
    return "\n".join(in_columns(line, COLUMNS).rstrip() for line in lines)


def _board_lines(obs: GurkensoloObservation, view: View, translate: Translator) -> Iterator[str]:
    yield from _lanes(obs)
    yield ""
    if obs.laid is not None:
        yield from _laid_lines(obs, obs.laid, translate)
    if obs.phase is Phase.TURN:
        yield from (
            f"{translate('gurkensolo-board-hand')} {card_in_words(card, translate)}"
            for card in obs.hand
        )
    if obs.phase is not Phase.OVER:
        yield from (f"{translate('gurkensolo-board-goal')} {goal}" for goal in obs.own.held)
    yield translate("gurkensolo-board-pile", pile=obs.pile, discards=len(obs.discards))
    yield ""
    for seat, name in enumerate(view.names):
        yield _seat_line(obs, seat, plain(name), translate)


def _lanes(obs: GurkensoloObservation) -> Iterator[str]:
    yield "".join(f"{field:2}" for field in range(1, GOAL))
    order = order_of(obs)
    for number, letter in enumerate(PICKLES):
        field = obs.fields[number]
        track = "".join(f"{letter if field == each else '.':>2}" for each in range(1, GOAL))
        jar = letter if field == GOAL else " "
        place = f" {order.index(number) + 1}." if number in order else ""
        yield f"{track} | {jar}{place}"


def _laid_lines(obs: GurkensoloObservation, laid: Laid, translate: Translator) -> Iterator[str]:
    if laid.verdict is Verdict.RIGHT:
        marks = "+", "-"
    else:
        marks = ("?", "?") if obs.phase is Phase.FIX else ("/", "/")
    for mark, card in zip(marks, laid.cards, strict=True):
        yield f"{_LETTERS[laid.seat]} {mark} {card_in_words(card, translate)}"
    if obs.last is not None and laid.verdict is not Verdict.UNPLAYED:
        yield _last_line(obs.last, is_wrong=was_taken_back(obs))


def _last_line(last: GurkensoloAction, *, is_wrong: bool) -> str:
    return f"{_LETTERS[last.seat]} {last}{' ✗' if is_wrong else ''}"


def _seat_line(obs: GurkensoloObservation, seat: int, name: str, translate: Translator) -> str:
    pointer = ">" if seat in obs.to_act else " "
    state = ""
    if obs.outcome is not None:
        state = f"{obs.outcome.ranks[seat]}. {obs.goals[seat].held[0]} {obs.outcome.scores[seat]}"
    elif seat in obs.resigned:
        state = translate("gurkensolo-board-out")
    elif seat in obs.deciders:
        state = translate("gurkensolo-board-kept")
    head = f"{pointer} {_LETTERS[seat]} "
    return head + in_columns(name, COLUMNS - len(head) - 11) + " " + in_columns(state, 10)
