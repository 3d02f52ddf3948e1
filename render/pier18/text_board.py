"""The text board of a position of Pier 18."""

from collections.abc import Iterator

from render.names import plain
from render.pier18.seat_status import SeatStatus, seat_status
from render.text_board import COLUMNS, in_columns
from render.view import Translator, View
from rules.pier18 import CARDS, Character, PierObservation

_SEATS = "●▲■"
"""The symbol of each seat, like the marks of the picture."""


def text_board(observation: PierObservation, view: View, translate: Translator) -> str:
    """See :meth:`Layout.text_board`."""
    lines = _board_lines(observation, view, translate)
    return "\n".join(in_columns(line, COLUMNS).rstrip() for line in lines)


def _board_lines(obs: PierObservation, view: View, translate: Translator) -> Iterator[str]:
    yield translate("pier18-board-round", round=obs.round, rounds=obs.rounds)
    for name in (*obs.open, *obs.hand):
        card = CARDS[name]
        yield f"{name} {card.date} {card.patron} {card.top} / {card.bottom}"
    for seat, name in enumerate(view.names):
        yield ""
        status = seat_status(obs, view, seat)
        yield _name_line(obs, seat, plain(name), status)
        if status.pier:
            yield from _pier_lines(obs, seat, status, translate)


def _name_line(obs: PierObservation, seat: int, name: str, status: SeatStatus) -> str:
    pointer = ">" if seat in obs.to_act else " "
    head = f"{pointer} {_SEATS[seat]} "
    state = " *" if seat == obs.leader and obs.outcome is None else ""
    if obs.outcome is not None:
        state = f"{obs.outcome.ranks[seat]}."
    elif seat in obs.ready:
        state = "OK"
    elif seat in obs.resigned:
        state = " x"
    total = f"{status.total:>4}" if status.pier else ""
    return head + in_columns(name, COLUMNS - len(head) - 8) + f" {state:>2}" + total


def _pier_lines(
    obs: PierObservation, seat: int, status: SeatStatus, translate: Translator
) -> Iterator[str]:
    points = " ".join(f"{who}{n}" for who, n in zip(Character, status.scores, strict=True))
    yield f"    {points} {translate('pier18-board-patrons', points=status.patrons)}"
    plan = obs.plans[seat]
    if plan is not None:
        mark = "✓" if status.is_met else "-"
        yield f"    {mark} {plan} {translate('pier18-plan', plan=CARDS[plan].plan)}"
    yield f"    {status.columns.top}"
    yield f"    {status.columns.bottom}"
