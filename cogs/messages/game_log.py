"""The course of a game in words: whole, for a file, or what a message leaves that was replaced."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from cogs.messages import payload as ui
from cogs.messages.phrases import (
    game_name,
    log_lines,
    names_of,
    plain,
    remark_sentence,
)
from cogs.table.replays import is_seen_by
from data.i18n import Translator
from data.store import HistoryEntry, Remark, Session, Undo
from render.view import listed

LEFT_OUT_ROOM = 100
"""Characters for the line that counts what an older message leaves out."""


def game_log(
    session: Session,
    entries: Sequence[HistoryEntry],
    undos: Sequence[tuple[Undo, Sequence[HistoryEntry]]],
    seat: int | None,
    translate: Translator,
    remarks: Sequence[Remark] = (),
    added: Iterable[tuple[datetime, str]] = (),
) -> str:
    """Every action as far as *seat* (None: everybody) may know of it, with what was taken back.

    *remarks* are told as well, and the lines that features have *added*, each with its moment.

    Moments are in UTC. What was done again counts as done; a frozen table has no log.
    """
    names = listed(translate, names_of(session))
    head = [f"{game_name(translate, session.game)}: {names}", translate("log-hours"), ""]
    told = [
        *(
            (entry.at, line)
            for entry in entries
            for line in _lines(session, entry, seat, translate)
        ),
        *((each.at, plain(remark_sentence(session, each, translate))) for each in remarks),
        *(
            (undo.at, line)
            for undo, taken in undos
            for line in _taken_back(session, undo, taken, seat, translate)
        ),
        *added,
    ]
    # Stable: what happened in one moment stays in order.
    body = [f"{at:%Y-%m-%d %H:%M}  {line}" for at, line in sorted(told, key=lambda each: each[0])]
    return "\n".join((*head, *body, ""))


def _lines(
    session: Session, entry: HistoryEntry, seat: int | None, translate: Translator
) -> Iterator[str]:
    # One entry at a time: together, what was private would be left out of older ones.
    yield from map(plain, log_lines(translate, session, (entry,), seat))


def _taken_back(
    session: Session,
    undo: Undo,
    taken: Sequence[HistoryEntry],
    seat: int | None,
    translate: Translator,
) -> Iterator[str]:
    """Say that something was taken back, and what, as far as *seat* may know while they play."""
    if session.standing.is_live:
        taken = [entry for entry in taken if is_seen_by(session, entry, seat)]
    if undo.redone_at or not taken:
        return
    who = names_of(session)[undo.seat]
    what = " ".join(line for entry in taken for line in _lines(session, entry, seat, translate))
    key = "log-taken-back-what" if what else "log-taken-back"
    yield translate(key, who=who, count=len(taken), what=what)


def retired_payload(
    lines: Sequence[str], translate: Translator, fallback: str, heading: str = ""
) -> ui.MessagePayload:
    """Build what remains of an older message: the actions that answered it, in words.

    Where people choose in private, one message may cover many. Where they are too many for one
    text, the first ones are left out, and counted.
    """
    shown = [heading] if heading else []
    kept = list(lines) or [fallback]
    cut = 0
    while _length(shown) + _length(kept) > ui.MAX_TEXT - LEFT_OUT_ROOM and len(kept) > 1:
        kept.pop(0)
        cut += 1
    if cut:
        shown.append(translate("log-left-out", count=cut))
    return ui.MessagePayload((ui.text(ui.clip(ui.small((*shown, *kept)), ui.MAX_TEXT)),))


def _length(lines: Sequence[str]) -> int:
    return len(ui.small(lines))
