"""Going back: what may be taken back freely, and how others are asked for the rest."""

from collections.abc import Sequence

import discord

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import bold, log_lines, mention_list, names_of, plain
from cogs.messages.rows import Rows, Screen, Shown
from cogs.table.agreement import UndoRule
from cogs.table.live_table import LiveTable
from cogs.undo.undo import Reach, can_do_again, free_plies, openly_free_plies
from data.i18n import Translator
from data.store import HistoryEntry, Session

YES, NO = "yes", "no"


async def undo_rows(shown: Shown) -> Rows:
    """Offer the ways back and forward again, and ask the others what somebody asks of them."""
    table, seat, entries = shown.table, shown.seat, shown.entries
    can_redo = shown.notice.took_back is not None
    if shown.screen is Screen.BOARD:
        can_redo = can_redo and shown.menu is not None
    if seat is None:
        free = openly_free_plies(table, entries) if shown.screen is Screen.BOARD else ()
    else:
        free = free_plies(table, entries, seat)
        can_redo = can_redo or can_do_again(table, entries, seat)
    buttons = undo_buttons(table, seat, free, shown.translate, can_redo=can_redo)
    if shown.screen is Screen.BOARD:
        wanted = wanted_back(shown.session, entries, shown.translate)
        questions = request_items(shown.session, wanted, shown.translate)
        return Rows(first=buttons, questions=questions)
    if not free:
        buttons += request_buttons(shown.session, seat, shown.translate)
    return Rows(first=buttons)


def undo_buttons(
    table: LiveTable,
    seat: int | None,
    free: Sequence[int],
    translate: Translator,
    *,
    can_redo: bool = False,
) -> list[ui.ButtonSpec]:
    """One for the last press, one for the whole turn where it had several, one for the way back.

    *free* are the plies that may be gone back to, the latest first, by *seat* or (None) in public.
    """
    session = table.session
    if not session.standing.takes_moves:
        return []
    reaches = [Reach.LAST] if free else []
    if len(free) > 1:
        reaches.append(Reach.TURN)
    if can_redo:
        reaches.append(Reach.AGAIN)
    return [
        ui.ButtonSpec(translate(f"undo-{reach}"), _press(table, seat, reach)) for reach in reaches
    ]


def _press(table: LiveTable, seat: int | None, reach: Reach) -> Press:
    session, asked = table.session, table.session.to_act[0] if seat is None else seat
    asked_at = table.state.asked_at[asked]
    return Press(Kind.GO_BACK, session.id, asked_at, reach.value, session.branch)


def request_buttons(
    session: Session, seat: int | None, translate: Translator
) -> list[ui.ButtonSpec]:
    """The button on a private screen that leads to the moments *seat* may ask for.

    While a request is open it leads nowhere, as there is one at a time.
    """
    is_possible = session.undo_rule == UndoRule.REQUEST and session.standing.is_running
    if seat is None or not is_possible or not session.ply or session.standing.is_paused:
        return []
    press = Press(Kind.ASK_BACK, session.id, session.ply, branch=session.branch)
    is_open = session.undo_request is not None
    return [ui.ButtonSpec(translate("undo-ask"), press, disabled=is_open)]


def moments_payload(
    session: Session,
    entries: Sequence[HistoryEntry],
    plies: Sequence[int],
    seat: int,
    translate: Translator,
) -> ui.MessagePayload:
    """The moments, by their *plies*, that *seat* may ask to go back to, the latest first."""
    menu = Press(Kind.MENU, session.id, word="undo-moment")
    options = [
        _moment(session, entries[ply], seat, number, translate)
        for number, ply in enumerate(plies, 1)
    ]
    question = ui.text(translate("undo-ask-which"))
    return ui.MessagePayload((question, ui.select_row(menu, translate("choose-move"), options)))


def _moment(
    session: Session, entry: HistoryEntry, seat: int, number: int, translate: Translator
) -> discord.SelectOption:
    # Counted from the last one: how many steps others took in between may be a secret.
    lines = log_lines(translate, session, (entry,), seat)
    what = plain(lines[0]) if lines else translate("history-own-secret")
    label = translate("undo-ask-move", number=number, what=what)
    return ui.option(label, _answer(session, str(entry.ply), session.ply))


def wanted_back(
    session: Session, entries: Sequence[HistoryEntry], translate: Translator
) -> list[str]:
    """Say what an open request is about, as everybody has read it; none where *entries* lack it."""
    request = session.undo_request
    if request is None:
        return []
    asked = [entry for entry in entries if entry.ply == request.to_ply]
    return log_lines(translate, session, asked, None)


def request_items(session: Session, wanted: Sequence[str], translate: Translator) -> list[ui.Item]:
    """The question of an open request, about what is *wanted* back, with its buttons."""
    request = session.undo_request
    if request is None or not session.standing.is_running:
        return []
    question = translate(
        "undo-question",
        who=bold(names_of(session)[request.seat]),
        moment=f"<t:{request.acted_at}:R>",
        agreed=len(request.asked) - len(request.missing),
        of=len(request.asked),
        missing=mention_list(request.missing, translate),
    )
    why = translate("undo-question-learned" if request.learned else "undo-question-acted")
    quoted = [f"> {line}" for line in wanted]
    said = "\n".join([question, *quoted, f"-# {why}"])
    yes, no = (_answer(session, word, request.ply) for word in (YES, NO))
    buttons = [
        ui.ButtonSpec(translate("undo-agree"), yes, ui.GREEN),
        ui.ButtonSpec(translate("undo-refuse"), no),
    ]
    return [ui.text(said), *ui.button_rows(buttons)]


def _answer(session: Session, word: str, ply: int) -> Press:
    return Press(Kind.BACK_TO, session.id, ply, word, session.branch)
