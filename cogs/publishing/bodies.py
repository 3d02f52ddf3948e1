"""The words and pictures of every message about a table, for those who read it there."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from cogs.messages.beside_lobby import beside_lobby, to_table_button
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.clock_texts import (
    call_sentence,
    end_buttons,
    own_notes,
    reminder_sentence,
    snooze_rows,
    snoozes_of,
    time_notes,
    turn_sentence,
)
from cogs.messages.game_log import retired_payload
from cogs.messages.payload import ButtonSpec, MessagePayload, Row, button_rows, text
from cogs.messages.phrases import (
    bold,
    game_name,
    log_lines,
    names_of,
    place_of,
    remark_sentence,
    title_and_place,
)
from cogs.messages.presenter import LOG_LINES, Presenter
from cogs.messages.robot_seats import back_button
from cogs.messages.table_view import BoardNotes
from cogs.publishing.wanted_message import Facts, How, Says, Wanted
from cogs.table.live_table import LiveTable
from cogs.table.naming import title_of
from cogs.table.timekeeping import out_of_time
from data.i18n import Translator, nearest, translator
from data.store import (
    RECENT,
    HistoryEntry,
    PostedMessage,
    Preference,
    Remark,
    Session,
    StandIn,
    Store,
)


class Bodies:
    """Builds what messages say."""

    def __init__(self, store: Store, presenter: Presenter) -> None:
        self._store = store
        self._presenter = presenter

    # At the table

    async def board(self, table: LiveTable, wish: Wanted, facts: Facts) -> MessagePayload:
        """Build the board."""
        session, notice = table.session, facts.notice
        notes = BoardNotes(
            pings=wish.pings,
            hidden=wish.hidden,
            notice=notice,
            silent=await out_of_time(self._store, session, facts.now),
            reminded=[int(task.payload["seat"]) for task in wish.reminders],
            snoozes=_snoozes(session, wish),
        )
        said = facts.lines
        if wish.is_anew:
            # The message that this one replaces tells it, but for what somebody is called for.
            said = facts.lines[-1:] if notice.is_logged else ()
        return await self._presenter.board(table, facts.entries, said=said, notes=notes)

    async def lobby(self, session: Session, wish: Wanted, facts: Facts) -> MessagePayload:
        """Build the lobby, or a call beside it."""
        if wish.says is Says.BESIDE:
            sentence = beside_lobby(session, wish.pings, translator(session.language))
            return MessagePayload((text(sentence),), (), wish.pings)
        notice = replace(facts.lobby_notice, notify=wish.pings)
        return await self._presenter.lobby(session, notice)

    async def chosen(
        self,
        table: LiveTable,
        board: PostedMessage | None,
        recent: Sequence[HistoryEntry],
        path: Sequence[str],
    ) -> MessagePayload:
        """Build the *board* with what the active seat has chosen so far."""
        said = await self.lines_since(table.session, board, recent)
        return await self._presenter.board(table, recent[-LOG_LINES:], said=said, path=path)

    async def lines_since(
        self,
        session: Session,
        board: PostedMessage | None,
        entries: Sequence[HistoryEntry],
        until: datetime | None = None,
    ) -> tuple[str, ...]:
        """List what has happened since *board* was posted, in the language of the table."""
        if board is None:
            return ()
        since = [entry for entry in entries if entry.ply >= board.ply]
        remarks: tuple[Remark, ...] = ()
        if session.remarked_ply is not None and session.remarked_ply >= board.ply:
            found = await self._store.remarks(session.id, board.ply)
            remarks = tuple(
                remark
                for remark in found
                if remark.at >= board.posted_at and (until is None or remark.at < until)
            )
        return tuple(log_lines(translator(session.language), session, since, None, remarks))

    async def entries_since(
        self, session: Session, board: PostedMessage | None, recent: tuple[HistoryEntry, ...]
    ) -> tuple[HistoryEntry, ...]:
        """Return the history of *session* since its *board*, and some before it, in order.

        *recent* was read beside the session: it may be behind it, or ahead of it.
        """
        since = session.ply - RECENT if board is None else board.ply
        # One more: the person who acted just before a question is at the table already.
        first = max(0, min(since, session.ply - LOG_LINES) - 1)
        known = tuple(entry for entry in recent if entry.ply < session.ply)
        if not session.ply or (
            known and known[0].ply <= first and known[-1].ply == session.ply - 1
        ):
            return known
        entries = await self._store.history(session.id, after_ply=first - 1)
        return tuple(entry for entry in entries if entry.ply < session.ply)

    # In direct messages

    async def direct(self, table: LiveTable, wish: Wanted, facts: Facts) -> MessagePayload:
        """Build a direct message."""
        session, seat = table.session, wish.seat
        chosen = facts.people[wish.user_id]
        view = viewpoint(session, seat, chosen)
        translate = view.translate
        if wish.says is Says.NEXT:
            asked = bold(names_of(session)[session.to_act[0]])
            where = title_and_place(session, translate)
            return _words(translate("heads-up", table=where, who=asked))
        if wish.says is Says.INVITATION:
            return _words(_invitation(session, wish.user_id, translate))
        if wish.says is Says.NEWS or (wish.says is Says.RESULT and seat is None):
            return await self._news(session, wish, facts, translate)
        heading, below = "", list[Row]()
        if wish.says is Says.REMINDER and seat is not None:
            heading = reminder_sentence(session, seat, translate, is_direct=True)
            below = snooze_rows(session, _snoozes(session, wish), translate)
        elif wish.says is Says.RESULT:
            heading = call_sentence(session, translate, is_end=True)
        elif wish.says is Says.QUESTION and wish.how is not How.REDRAW:
            heading = turn_sentence(session, translate)
        return await self.hand(table, view, facts.entries, heading=heading, below=below)

    async def hand(
        self,
        table: LiveTable,
        viewpoint: Viewpoint,
        entries: Sequence[HistoryEntry],
        *,
        path: Sequence[str] = (),
        note: str = "",
        heading: str = "",
        below: Sequence[Row] = (),
    ) -> MessagePayload:
        """Build a private screen for a direct message, headed by the table that it belongs to.

        *heading* says that in its own words; *below* comes below everything else.
        """
        heading = heading or _heading(table.session, viewpoint.translate)
        reserved = sum(1 + len(row.children) for row in below)
        screen = await self._presenter.screen(
            table, viewpoint, entries, path=path, heading=heading, note=note, reserved=reserved
        )
        return replace(screen, items=(*screen.items, *below))

    async def _news(
        self, session: Session, wish: Wanted, facts: Facts, translate: Translator
    ) -> MessagePayload:
        is_end, notice, seat = wish.says is Says.RESULT, facts.notice, wish.seat
        silent = await out_of_time(self._store, session, facts.now)
        own = own_notes(session, seat, silent, translate)
        if own:
            notice = replace(notice, out_of_time=())
        said = [call_sentence(session, translate, is_end=is_end), *own]
        notes = time_notes(session, replace(notice, notify=(), unreached=()), translate)
        if not notes and notice.is_logged and session.remarked_ply is not None:
            remarks = await self._store.remarks(session.id, session.remarked_ply)
            notes = [remark_sentence(session, each, translate) for each in remarks[-1:]]
        buttons = [_way_on(session, seat, translate), *end_buttons(session, silent, translate)]
        return MessagePayload((text("\n".join((*said, *notes))), *button_rows(buttons)))

    # What remains of older messages

    def old_board(self, session: Session, lines: Sequence[str] = ()) -> MessagePayload:
        """Build what remains of a board: *lines*, what happened on it."""
        translate = translator(session.language)
        return retired_payload(lines, translate, translate("table-continues-below"))

    def old_hand(
        self,
        session: Session,
        seat: int,
        chosen: Preference,
        entries: Sequence[HistoryEntry] = (),
        word: str = "hand-answered",
    ) -> MessagePayload:
        """Build what remains of a hand: *entries*, what came of it, and the way on."""
        translate = viewpoint(session, seat, chosen).translate
        lines = log_lines(translate, session, entries, seat)
        lines = [*lines, *own_notes(session, seat, (), translate)]
        way = _way_on(session, seat, translate)
        left = retired_payload(lines, translate, translate(word), _heading(session, translate))
        return replace(left, items=(*left.items, *button_rows([way])))

    def former_hand(self, session: Session, chosen: Preference) -> MessagePayload:
        """Build what remains of a hand whose seat somebody else has taken."""
        translate = translator(nearest(chosen.language or session.language))
        gone = translate("substitute-hand", game=game_name(translate, session.game))
        return retired_payload((), translate, gone)


def viewpoint(session: Session, seat: int | None, chosen: Preference) -> Viewpoint:
    """Return the way in which a person reads a direct message about *session*."""
    locale = session.seats[seat].language if seat is not None else None
    language = nearest(chosen.language or locale or session.language)
    theme = chosen.theme or session.theme
    return Viewpoint(seat, language, theme, chosen.reading, chosen.confirms)


def _way_on(session: Session, seat: int | None, translate: Translator) -> ButtonSpec:
    """Lead to the table, or back to it where a robot plays until the person of *seat* comes."""
    mode = None if seat is None else session.seats[seat].stand_in
    if mode in (None, StandIn.ONCE) or not session.standing.is_running:
        return to_table_button(session, translate)
    return back_button(session, translate)


def _snoozes(session: Session, wish: Wanted) -> tuple[int, ...]:
    """The minutes after which the last of those who are reminded may be reminded again."""
    if not wish.reminders:
        return ()
    task = wish.reminders[-1]
    step = int(task.payload.get("step", 0))
    return snoozes_of(session, int(task.payload["seat"]), step, task.created_at)


def _words(sentence: str) -> MessagePayload:
    return MessagePayload((text(sentence),))


def _invitation(session: Session, user_id: int, translate: Translator) -> str:
    if user_id not in session.reserved:
        return call_sentence(session, translate, is_end=False)
    return translate(
        "invited-direct",
        game=game_name(translate, session.game),
        place=place_of(session),
        host=bold(title_of(session, session.host_id)),
    )


def _heading(session: Session, translate: Translator) -> str:
    """Name the table that a direct message belongs to, with a link to it."""
    return f"✉️ {title_and_place(session, translate)}"
