"""From a table and a viewpoint to a message: observation, pictures, alternative texts, choices."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.messages import payload as ui
from cogs.messages.board_pictures import Drawing, Viewpoint, points_at, view_of
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.menu import FEW, IN_ALL, MAX_LABEL, SHOWN, Fits, Menu, fitting
from cogs.messages.menu_rows import menu_of, open_question
from cogs.messages.phrases import (
    bold,
    log_lines,
    names_of,
    remark_sentence,
    translate_phrase,
)
from cogs.messages.rows import Adding, Screen, Shown, rows_of
from cogs.messages.table_view import (
    NO_NOTES,
    BoardNotes,
    TableContent,
    board_payload,
    done_payload,
    frozen_payload,
    screen_payload,
)
from cogs.table.lengths import UsualLengths
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.play import entries_since_own, is_own_shortcut, news
from cogs.table.replays import is_seen_by
from cogs.table.shortcuts import usable_shortcuts
from cogs.table.timekeeping import out_of_time
from cogs.table.watching import only_reader
from cogs.workers.renderer import Renderer
from data.i18n import Translator, translator
from data.spoken_texts import SHORT
from data.store import HistoryEntry, Remark, RemarkKind, Session, Store
from rules.core.types import Observation, Shortcut
from rules.players.levels import USUAL, Level, level_named

NEWS, HEARD = 45, 20
"""Words of news on a message, and of those told in short; only the last action may need more."""
LOG_LINES = 4
"""Actions reported on the board's message and on a private screen."""


class Presenter:
    """Builds the messages about a table, from its lobby to the end of its game."""

    def __init__(self, renderer: Renderer, store: Store, adding: Sequence[Adding] = ()) -> None:
        self._store = store
        self.adding = list(adding)
        """What features add to screens, in the order in which it stands there."""
        self.drawing = Drawing(renderer)
        """What makes the pictures."""
        self.lengths = UsualLengths(store)
        """How long games usually take."""

    async def board(
        self,
        table: LiveTable,
        entries: Sequence[HistoryEntry],
        *,
        said: Sequence[str] = (),
        path: Sequence[str] = (),
        notes: BoardNotes = NO_NOTES,
    ) -> ui.MessagePayload:
        """The message that everybody sees; *path* is what the active seat has chosen in public.

        *said* is what has happened since it was posted: what came before stands above it.

        :raises Frozen: what is stored of the table cannot be read.
        """
        session = table.session
        if session.standing.is_frozen:
            notes = replace(notes, told=await self._told(session))
            return frozen_payload(session, translator(session.language), notes)
        seat = only_reader(session)
        viewpoint = Viewpoint(seat, session.language, session.theme)
        entries = await self._enough(table, entries, seat)
        seen = table.observe(seat)
        actions = seen.open_legal if seat is None else seen.legal
        if all(session.seats[asked].is_robots for asked in session.to_act):
            actions = ()  # they would be in people's way for the moment that it thinks
        wish = await self._wish_at(session) if actions else None
        menu = menu_of(table, seat, actions, path, wish, _fitting(session, viewpoint))
        told = None if seat is not None else said[-LOG_LINES:]
        shown = Shown(Screen.BOARD, table, viewpoint, entries, menu, notes.notice, notes.silent)
        content = await self._content(shown, told, is_brief=menu is not None)
        if session.standing.is_finished:
            content = replace(content, board=content.board.first())
        return board_payload(content, translator(session.language), notes)

    async def _wish_at(self, session: Session) -> str | None:
        """Return when the one person who is asked at the table wants to confirm."""
        people = session.people_at(session.to_act)
        known = await self._store.known_preferences(people) if len(people) == 1 else {}
        return next((chosen.confirms for chosen in known.values()), None)

    async def screen(
        self,
        table: LiveTable,
        viewpoint: Viewpoint,
        entries: Sequence[HistoryEntry],
        *,
        path: Sequence[str] = (),
        note: str = "",
        heading: str = "",
        notice: Notice = NO_NOTICE,
        reserved: int = 0,
    ) -> ui.MessagePayload:
        """The private screen of *viewpoint*; a spectator has nothing to choose on it.

        *notice* is what they have just caused themselves. *reserved*: components for which room is
        to be left.

        :raises Frozen: what is stored of the table cannot be read.
        """
        entries = await self._enough(table, entries, viewpoint.seat)
        legal = table.observe(viewpoint.seat).legal
        fits = _fitting(table.session, viewpoint)
        wish, advised = viewpoint.confirms, viewpoint.advised
        menu = menu_of(table, viewpoint.seat, legal, path, wish, fits, advised)
        screen = Screen.HAND if heading else Screen.OWN
        silent = await out_of_time(self._store, table.session, self._store.clock())
        shown = Shown(screen, table, viewpoint, entries, menu, notice, silent, path)
        content = await self._content(shown)
        translate = viewpoint.translate
        is_short = viewpoint.reading == SHORT
        if is_short and path:
            content = replace(content, news=())
        return screen_payload(
            content, translate, note, heading=heading, is_short=is_short, reserved=reserved
        )

    async def done(
        self, table: LiveTable, viewpoint: Viewpoint, entries: Sequence[HistoryEntry], note: str
    ) -> ui.MessagePayload:
        """Build what is left of the private screen of *viewpoint* once its seat has acted.

        :raises Frozen: what is stored of the table cannot be read.
        """
        seat, session = viewpoint.seat, table.session
        entries = await self._enough(table, entries, seat)
        known = await self._known(session, entries, seat)
        told = await self._unseen(session, viewpoint, known[-LOG_LINES:])
        done = told or (viewpoint.translate("screen-done"),)
        rows = await rows_of(self.adding, Shown(Screen.DONE, table, viewpoint, entries))
        lines = (*done, *filter(None, (note,)), *rows.answers)
        return done_payload(table, seat, lines, rows, viewpoint.translate)

    async def _content(
        self, shown: Shown, told: Sequence[str] | None = None, *, is_brief: bool = False
    ) -> TableContent:
        """*told* is what happened, where it is not what the reader has not seen yet.

        What the question tells as well is said there alone. *is_brief*: its pictures show what
        the answers of the menu are about, and not all there is.
        """
        table, viewpoint, menu = shown.table, shown.viewpoint, shown.menu
        session, observation = table.session, table.observe(viewpoint.seat)
        if session.standing.is_called_off:
            observation = replace(observation, legal=(), open_legal=())
        entries = await self._known(session, shown.entries, viewpoint.seat)
        translate = viewpoint.translate
        points = points_at(table, observation)
        path = menu.path if menu else ()
        effects = () if viewpoint.seat is None else news(session, entries, viewpoint.seat)
        view = view_of(session, viewpoint, points, path, effects)
        view = replace(view, is_brief=is_brief)
        name = f"{session.game}-{session.id}-{session.ply}"
        board = await self.drawing.board(observation, view, translate, name)
        if viewpoint.reading == SHORT:
            board = board.in_short(translate)
        question = _question(table, observation, menu, translate)
        if told is None:
            told = await self._unseen(session, viewpoint, entries[-LOG_LINES:], question)
        else:
            told = _newest(_besides(question, told), NEWS)
        shortcuts: Sequence[Shortcut] = ()
        if menu is not None and viewpoint.seat is not None:
            shortcuts = await usable_shortcuts(self._store, table, viewpoint.seat)
        elif shown.screen is Screen.BOARD and session.people_at(session.to_act):
            shortcuts = table.game.shortcuts(observation)
        return TableContent(
            table=table,
            observation=observation,
            board=board,
            news=told,
            question=question,
            menu=menu,
            advised=viewpoint.advised,
            is_new=viewpoint.reading is None and len(entries) < LOG_LINES,
            shortcuts=shortcuts,
            rows=await rows_of(self.adding, shown),
        )

    async def _unseen(
        self,
        session: Session,
        viewpoint: Viewpoint,
        recent: Sequence[HistoryEntry],
        question: str = "",
    ) -> Sequence[str]:
        """Say what of *recent* its reader has not seen yet, as far as there is room to tell it."""
        remarks = await self._remarks(session, recent)
        since = entries_since_own(recent, viewpoint.seat)
        later = tuple(
            each
            for each in remarks
            if (not since or each.ply > since[0].ply)
            and (each.kind, each.seat) != (RemarkKind.TIMED_OUT, viewpoint.seat)  # a note says it
        )
        if is_own_shortcut(session, recent, viewpoint.seat):
            since = ()
        most = HEARD if viewpoint.reading == SHORT else NEWS
        lines = news_lines(viewpoint.translate, session, since, viewpoint.seat, later, most)
        return _newest(_besides(question, lines), most)

    async def _enough(
        self, table: LiveTable, entries: Sequence[HistoryEntry], seat: int | None
    ) -> Sequence[HistoryEntry]:
        """*entries*, the latest, or all of them where *seat* chooses in secret.

        How often others do so meanwhile would show in how far it may go back.
        """
        if not table.chooses_in_secret(seat) or not entries or entries[0].ply == 0:
            return entries
        whole = await self._store.history(table.session.id)
        return [entry for entry in whole if entry.ply < table.session.ply]

    async def _known(
        self, session: Session, entries: Sequence[HistoryEntry], seat: int | None
    ) -> Sequence[HistoryEntry]:
        """Those of *entries*, the latest, that *seat* knows of, with older ones in place of others.

        How often others act in secret would show in how far a screen looks back.
        """
        known = [entry for entry in entries if is_seen_by(session, entry, seat)]
        if len(known) < min(len(entries), LOG_LINES) and entries[0].ply > 0:
            whole = await self._store.history(session.id)
            known = [e for e in whole if e.ply < session.ply and is_seen_by(session, e, seat)]
        return known

    async def _remarks(
        self, session: Session, recent: Sequence[HistoryEntry]
    ) -> tuple[Remark, ...]:
        """Return the remarks since the first of the *recent* actions, at most as many as those."""
        first = recent[0].ply if recent else 0
        if session.remarked_ply is None or session.remarked_ply < first:
            return ()
        return (await self._store.remarks(session.id, first))[-LOG_LINES:]

    async def lobby(self, session: Session, notice: Notice) -> ui.MessagePayload:
        """The message of a table that waits for its players, or has no more need of them.

        :raises Frozen: what is stored of the table cannot be read.
        """
        translate = translator(session.language)
        pictures: tuple[ui.Picture, ...] = ()
        length, level = None, USUAL
        if session.standing.is_lobby and not session.standing.is_frozen:
            pictures = await self.drawing.cover(
                session.game, session.theme, translate, is_small=False
            )
            length = await self.lengths.of(session.game, session.pace)
            level = await self._level(session)
        # What happened in the game does not concern its lobby.
        told = () if session.snapshot else await self._told(session)
        return lobby_payload(session, translate, notice, pictures, told, length, level)

    async def _level(self, session: Session) -> Level:
        """Return how good robots are that fill up a lobby: easy for a host new to the game."""
        levels = [seat.robot for seat in session.seats if seat.is_robots and seat.robot is not None]
        if levels:
            return level_named(levels[-1])
        known = await self._store.places_of(session.host_id)
        return USUAL if session.game in {each.game for each in known} else Level.EASY

    async def _told(self, session: Session) -> tuple[str, ...]:
        """Say what was noted last about a table, for a message that tells of no actions."""
        remarks, translate = await self._remarks(session, ()), translator(session.language)
        return tuple(remark_sentence(session, each, translate) for each in remarks)


def news_lines(
    translate: Translator,
    session: Session,
    entries: Sequence[HistoryEntry],
    seat: int | None,
    remarks: Sequence[Remark],
    words: int,
) -> Sequence[str]:
    """As :func:`log_lines`, but where those are more than so many *words* in brief.

    Then what was done before the last action is told without what it showed or led to.
    """
    lines = log_lines(translate, session, entries, seat, remarks)
    if _words(lines) <= words:
        return lines
    brief = (replace(entry, effects=entry.effects[:1]) for entry in entries[:-1])
    return log_lines(translate, session, (*brief, *entries[-1:]), seat, remarks)


def _besides(question: str, lines: Sequence[str]) -> Sequence[str]:
    """Those of *lines* that do not begin with one of *question*."""
    asked = tuple(filter(None, question.splitlines()))
    return [line for line in lines if not line.startswith(asked)]


def _newest(lines: Sequence[str], words: int) -> Sequence[str]:
    """The last of *lines*, at least one: as many as have no more *words*; the log has the rest."""
    for kept in range(2, len(lines) + 1):
        if _words(lines[-kept:]) > words:
            return lines[1 - kept :]
    return lines


def _words(lines: Sequence[str]) -> int:
    return sum(len(line.split()) for line in lines)


def _fitting(session: Session, viewpoint: Viewpoint) -> Fits:
    """Return what tells whether a button has room for labels: an ear takes long ones as well."""
    letters = MAX_LABEL if viewpoint.reading else SHOWN
    in_all = FEW * letters if viewpoint.reading else IN_ALL
    return fitting(viewpoint.translate, names_of(session), letters, in_all)


def _question(
    table: LiveTable, observation: Observation, menu: Menu | None, translate: Translator
) -> str:
    """Say what is asked of whom, or what the next step of the choice asks."""
    session = table.session
    if not session.standing.is_running:
        return ""
    names = [bold(name) for name in names_of(session)]
    if menu is not None and menu.path:
        return open_question(menu, names, translate)
    return translate_phrase(translate, table.game.question(observation), names)
