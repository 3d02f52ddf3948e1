"""Hints for who is asked: where there are any, how they are told, what the record has of them."""

from collections.abc import Sequence
from typing import Any

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.menu import GOES_ON, fitting, labels_of, said, way_of
from cogs.messages.menu_rows import NO_STEP, menu_of
from cogs.messages.phrases import bold, names_of, text_key
from cogs.messages.rows import NO_ROWS, Rows, Screen, Shown
from cogs.robots.thinking import MUCH, Thought
from cogs.table.agreement import HINTS, Hints
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.play import Change, asked_seat
from cogs.table.preferences import Confirming
from cogs.table.transactions import TableTransactions
from data.i18n import Translator
from data.store import Remark, RemarkKind, Session, Store
from rules.core.robot import Robot
from rules.players.assessment import Reason
from rules.registry import ROBOTS


def may_ask_for_hints(session: Session) -> bool:
    """Tell whether people at this table get hints now."""
    if not session.standing.is_running:
        return False
    rule = HINTS.of(session)
    return rule == Hints.ALWAYS or (rule == Hints.ALONE and len(session.participants) == 1)


def with_hint(table: LiveTable, user_id: int, remarks: Sequence[Remark]) -> Change:
    """Note that this person asks for a hint, before they get it.

    *remarks* are those of the table: asked twice about one question it is noted once.

    :raises Refused: there are none at this table; not running, not seated, or not asked.
    """
    if not may_ask_for_hints(table.session):
        raise Refused("no-hints")
    seat, ply = asked_seat(table, user_id, None), table.session.ply
    if len(table.observe(seat).legal) == 1:
        return Change(table)  # there was nothing to advise
    question = range(table.state.asked_at[seat], ply + 1)
    noted = [each for each in remarks if each.kind is RemarkKind.HINT and each.seat == seat]
    if any(each.ply in question for each in noted):
        return Change(table)
    return Change(table, remarks=(Remark(ply=ply, kind=RemarkKind.HINT, seat=seat),))


async def note_hint(
    tables: TableTransactions[Any], store: Store, session_id: int, user_id: int
) -> LiveTable:
    """Note that this person asks for a hint; the table with the question it is about.

    :raises Refused: there are no hints here, or this person is not asked.
    """
    noted = await store.remarks(session_id)
    return await tables.change(session_id, lambda table: with_hint(table, user_id, noted))


async def hint_rows(shown: Shown) -> Rows:
    """Offer a hint to whoever is asked, where the table agrees to that."""
    session, seat = shown.session, shown.seat
    is_asked = seat in session.to_act and not session.seats[seat].is_out
    if shown.screen is Screen.BOARD:
        is_asked = bool(session.people_at(session.to_act))
    seen = shown.table.observe(seat)
    is_forced = len(seen.legal or seen.open_legal) == 1
    if not is_asked or is_forced or not may_ask_for_hints(session):
        return NO_ROWS
    key = "hint" if len(session.participants) == 1 else "hint-logged"
    path = shown.menu.path if shown.menu is not None else ()
    press = Press(Kind.HINT, session.id, word="/".join(path) or NO_STEP)
    return Rows(help=[ui.ButtonSpec(shown.translate(key), press, emoji="💡")])


def left_after(table: LiveTable, seat: int, path: Sequence[str]) -> tuple[Any, ...]:
    """Return the actions of *seat* that begin with the values of *path*; all where none does."""
    legal = table.observe(seat).legal
    left = tuple(each for each in legal if way_of(table.game, each)[: len(path)] == tuple(path))
    return left or legal


def hint_sentence(
    table: LiveTable,
    seat: int,
    thought: Thought,
    translate: Translator,
    path: tuple[str, ...] = (),
) -> str:
    """Say what a robot would do in *seat* after *path*, and why, or what is about as good.

    It holds what follows from the seat's own knowledge: *thought* was made of nothing else. Whole
    actions are named; once something is chosen, the next buttons for them.
    """
    observation, names = table.observe(seat), names_of(table.session)
    left = left_after(table, seat, path)
    actions = {str(action): action for action in left}
    fits = fitting(translate, names)
    menu = menu_of(table, seat, observation.legal, path, Confirming.NEVER, fits, thought.text)
    choices = menu.levels[-1].choices if menu is not None and menu.levels else ()

    def named(text: str) -> str:
        way = way_of(table.game, actions[text])
        for choice in choices:
            if text == choice.action or (path and way[: len(choice.path)] == choice.path):
                labels = [each for each in choice.labels if each != GOES_ON]
                return bold(said(labels, translate, names))
        return bold(labels_of(table.game, observation, actions[text], translate, names) or text)

    action, rival = named(thought.text), thought.rival
    if len(left) == 1:
        return translate("hint-only", action=action)
    if rival is None or named(rival.text) == action:
        return translate("hint-wins" if thought.wins else "hint-best", action=action)
    told = {"action": action, "other": named(rival.text), "loss": loss_word(table, rival.loss)}
    if rival.reason is None:
        return translate("hint-other", **told)
    reason, otherwise = fact(table, seat, rival.reason, translate), rival.reason.otherwise
    return translate("hint-because", **told, reason=reason, otherwise=otherwise)


def loss_word(table: LiveTable, loss: float) -> str:
    """Return the word of the texts for what an action gives away, of 1."""
    equal = ROBOTS.get(table.session.game, Robot).equal
    return "much" if loss > MUCH else "some" if loss > equal else "none"


def fact(table: LiveTable, seat: int, reason: Reason, translate: Translator) -> str:
    """Say what speaks for an action of *seat*: how it is after that."""
    name, _, what = reason.fact.replace(" ", "-").partition(":")
    return translate(
        f"{text_key(table.session.game)}-fact",
        fact=name if reason.seat == seat else f"their-{name}",
        who=bold(names_of(table.session)[reason.seat]),
        what=what,
        count=reason.after,
    )
