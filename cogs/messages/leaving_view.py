"""Giving up and calling off: which table is meant, what follows, yes or no, and who has refused."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import (
    bold,
    game_name,
    heading_of,
    mention_list,
    names_of,
    since,
    text_key,
)
from cogs.messages.robot_seats import back_button, stand_in_press
from cogs.table.errors import require_seat
from cogs.table.naming import title_of
from cogs.table.notice import Notice
from cogs.table.stand_ins import modes_for
from cogs.table.votes import Stage, stage_of, to_be_asked
from data.i18n import Translator
from data.store import Question, Session, StandIn
from render.view import listed

MAX_OFFERED = 25
"""Tables in one select."""


class Decision(StrEnum):
    """Decisions that cannot be taken back, and are therefore asked about first."""

    LEAVE = "leave"
    """One of the two others."""
    RESIGN = "resign"
    CANCEL = "cancel"


def which_payload(
    question: str,
    sessions: Sequence[Session],
    press_of: Callable[[Session], Press],
    translate: Translator,
) -> ui.MessagePayload:
    """The *question* which of several tables is meant. A select shows no links: so a list does."""
    offered = sessions[:MAX_OFFERED]
    lines = [
        f"{number}\\. {_heading(session, translate)}" for number, session in enumerate(offered, 1)
    ]
    options = [
        ui.option(
            f"{number}. {game_name(translate, each.game)} · {listed(translate, names_of(each))}",
            press_of(each),
        )
        for number, each in enumerate(offered, 1)
    ]
    menu = ui.select_row(Press(Kind.MENU, word="which"), question, options)
    return ui.MessagePayload((ui.box(ui.text("\n".join(lines))), menu))


def leave_payload(
    session: Session,
    user_id: int,
    say: Sequence[int],
    translate: Translator,
    winner: int | None = None,
) -> ui.MessagePayload:
    """The choice how *user_id* leaves a game, and what follows: *winner* wins, or it goes on.

    *say* are those (user ids) whom a question there waits for.
    """
    seat, asked = require_seat(session, user_id), to_be_asked(session, user_id, say)
    told = [translate("leave-help") if winner is None else _ends(session, winner, translate)]
    ways = [ui.ButtonSpec(translate("leave-resign"), ask_press(session, Decision.RESIGN))]
    if asked and user_id in session.consents:
        told.append(asked_sentence(session, translate))
    else:
        told.append(translate("leave-cancel-help", **_named(session, asked, translate)))
        ways.append(ui.ButtonSpec(translate("leave-cancel"), ask_press(session, Decision.CANCEL)))
    if StandIn.FOR_GOOD in modes_for(session, seat):
        press = stand_in_press(session, StandIn.FOR_GOOD)
        ways.insert(0, ui.ButtonSpec(translate("leave-robot"), press, ui.BLUE))
        told.insert(0, translate("leave-robot-help"))
    no, mode = "table-cancel-refuse", session.seats[seat].stand_in
    if mode is not None:
        no = "decision-no"
        ways.insert(0, back_button(session, translate))
        told.insert(0, translate("hand-robot", mode=mode))
    elif user_id not in say and seat in session.to_act:
        name = bold(title_of(session, user_id))
        told.insert(0, translate("clock-out-of-time", names=name, count=1))
    return _question(session, "leave-question", told, ways, translate, no)


def _ends(session: Session, winner: int, translate: Translator) -> str:
    return translate("leave-ends", who=bold(names_of(session)[winner]))


def _named(session: Session, people: Sequence[int], translate: Translator) -> dict[str, str | int]:
    """Return the values by which a text names *people* (user ids) of *session*."""
    names = [bold(title_of(session, user_id)) for user_id in people]
    return {"who": listed(translate, names), "count": len(names)}


def ask_press(session: Session, decision: Decision) -> Press:
    """Return the press that asks whether somebody is sure of *decision*."""
    return Press(Kind.ASK, session.id, word=decision)


def resign_payload(
    session: Session, translate: Translator, winner: int | None, *, hands_on: bool = False
) -> ui.MessagePayload:
    """Say what follows from giving up, and ask whether somebody is sure of it.

    *winner* wins then; None: the others play on. *hands_on*: a robot does so, too.
    """
    by_rules = "resign-hands-on" if hands_on else text_key(f"{session.game}-resign")
    told = translate(by_rules) if winner is None else _ends(session, winner, translate)
    press = Press(Kind.RESIGN, session.id, branch=session.branch)
    yes = ui.ButtonSpec(translate("resign-yes"), press, ui.RED)
    return _question(session, "resign-question", [told], [yes], translate)


def cancel_payload(
    session: Session, user_id: int, say: Sequence[int], translate: Translator
) -> ui.MessagePayload:
    """Say what follows where *user_id* calls a table off, and ask whether they are sure of it.

    *say* are those (user ids) whom a question there waits for. A host may also leave a lobby alone.
    """
    stage, asked = stage_of(session, user_id), to_be_asked(session, user_id, say)
    if asked and user_id in session.consents:
        return ui.MessagePayload((ui.text(asked_sentence(session, translate)),))
    told = [translate("cancel-lobby")]
    if stage is not Stage.LOBBY:
        told = [translate("cancel-game", **_named(session, asked, translate))]
    known = (*say, *session.consents, user_id)
    silent = [each for each in session.participants if each not in known]
    if silent and stage is Stage.GAME:
        told.append(translate("cancel-unasked", **_named(session, silent, translate)))
    press = Press(Kind.CANCEL, session.id, word=stage, branch=session.branch)
    ways = [ui.ButtonSpec(translate("cancel-yes"), press, ui.RED)]
    if asked:
        label = translate("cancel-ask", who=title_of(session, asked[0]), count=len(asked))
        ways = [ui.ButtonSpec(label, press, ui.BLUE)]
    elif stage is Stage.LOBBY and len(session.people) > 1:
        ways.append(ui.ButtonSpec(translate("lobby-leave"), Press(Kind.LEAVE, session.id)))
    return _question(session, "cancel-question", told, ways, translate)


def _question(
    session: Session,
    key: str,
    told: Sequence[str],
    ways: Sequence[ui.ButtonSpec],
    translate: Translator,
    no: str = "decision-no",
) -> ui.MessagePayload:
    """Ask about a table what the text *key* says, with *ways* to answer and one not to."""
    nothing = ui.ButtonSpec(translate(no), Press(Kind.NO, session.id))
    heading = f"{_heading(session, translate)}\n### {translate(key)}"
    asked = ui.box(ui.text(heading), ui.text("\n".join(told)))
    return ui.MessagePayload((asked, *ui.button_rows([*ways, nothing])))


def asked_sentence(session: Session, translate: Translator) -> str:
    """Say who has been asked whether to call *session* off."""
    missing = session.vote.missing if session.vote is not None else ()
    return translate("cancel-asked", **_named(session, missing, translate))


def _heading(session: Session, translate: Translator) -> str:
    over = f" · 🏁 {since(session.updated_at)}" if session.standing.is_finished else ""
    return heading_of(session, translate) + over


def calling_off_items(session: Session, notice: Notice, translate: Translator) -> list[ui.Item]:
    """Ask whether the game is to be called off, or say that somebody does not want that."""
    if session.vote is not None and session.standing.is_running:
        return _cancel_question(session, session.vote, translate)
    if notice.refused_by is not None:
        who = bold(title_of(session, notice.refused_by))
        called = mention_list(notice.notify, translate)
        return [ui.text(f"{called} {translate('table-cancel-refused', who=who)}".lstrip())]
    return []


def _cancel_question(session: Session, vote: Question, translate: Translator) -> list[ui.Item]:
    question = translate(
        "table-cancel-question",
        asker=bold(title_of(session, vote.agreed[0])),
        who=mention_list(vote.missing, translate),
    )
    yes = Press(Kind.CONSENT, session.id, word="yes", branch=session.branch)
    no = Press(Kind.CONSENT, session.id, word="no", branch=session.branch)
    buttons = [
        ui.ButtonSpec(translate("leave-cancel"), yes, ui.RED),
        ui.ButtonSpec(translate("table-cancel-refuse"), no, ui.GREEN),
    ]
    return [ui.text(question), *ui.button_rows(buttons)]
