"""Giving up and calling off: which table is meant, what follows, yes or no, and who has refused."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
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
from cogs.messages.robot_seats import stand_in_press
from cogs.table.naming import title_of
from cogs.table.notice import Notice
from cogs.table.stand_ins import modes_for
from cogs.table.votes import Stage, stage_of
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
    session: Session, seat: int, translate: Translator, winner: int | None = None
) -> ui.MessagePayload:
    """The choice how *seat* leaves a game, and what follows: *winner* wins, or it goes on."""
    may_stay = StandIn.FOR_GOOD in modes_for(session, seat)
    robot = ui.ButtonSpec(translate("leave-robot"), stand_in_press(session, StandIn.FOR_GOOD))
    buttons = [
        *([robot] if may_stay else []),
        *(
            ui.ButtonSpec(translate(f"leave-{way}"), ask_press(session, way))
            for way in (Decision.RESIGN, Decision.CANCEL)
        ),
        ui.ButtonSpec(translate("table-cancel-refuse"), Press(Kind.NO, session.id)),
    ]
    heading = f"{_heading(session, translate)}\n### {translate('leave-question')}"
    consequence = translate("leave-help")
    if winner is not None:
        consequence = translate("leave-ends", who=bold(names_of(session)[winner]))
    if may_stay:
        consequence = f"{translate('leave-robot-help')} {consequence}"
    return ui.MessagePayload(
        (ui.box(ui.text(heading), ui.text(consequence)), *ui.button_rows(buttons))
    )


def ask_press(session: Session, decision: Decision) -> Press:
    """Return the press that asks whether somebody is sure of *decision*."""
    return Press(Kind.ASK, session.id, word=decision)


def question_payload(
    decision: Decision,
    session: Session,
    translate: Translator,
    *,
    ends_game: bool = False,
    hands_on: bool = False,
    asked: Sequence[int] = (),
) -> ui.MessagePayload:
    """Say what follows from *decision* at this table, with a button for yes and one for no.

    *ends_game*: nobody is left to play on against. *hands_on*: a robot plays on. *asked* are those
    (user ids) who are asked whether they agree.
    """
    agreeing = translate(f"{decision}-yes")
    if decision is Decision.RESIGN:
        yes = Press(Kind.RESIGN, session.id, branch=session.branch)
        question = translate("resign-question")
        by_rules = "resign-ends" if ends_game else text_key(f"{session.game}-resign")
        consequence = translate("resign-hands-on" if hands_on else by_rules)
    else:
        stage = stage_of(session)
        asks_nobody = not asked and stage is Stage.GAME
        yes = Press(Kind.CANCEL, session.id, word=stage, branch=session.branch)
        question = translate("cancel-question")
        consequence = translate(f"cancel-{Stage.START if asks_nobody else stage}")
        if asked and stage is Stage.GAME:
            who = title_of(session, asked[0])
            agreeing = translate("cancel-ask", who=who, count=len(asked))
    buttons = [
        ui.ButtonSpec(agreeing, yes, ui.RED),
        ui.ButtonSpec(translate("decision-no"), Press(Kind.NO, session.id)),
    ]
    heading = f"{_heading(session, translate)}\n### {question}"
    return ui.MessagePayload(
        (ui.box(ui.text(heading), ui.text(consequence)), *ui.button_rows(buttons))
    )


def _heading(session: Session, translate: Translator) -> str:
    over = f" · 🏁 {since(session.updated_at)}" if session.standing.is_finished else ""
    return heading_of(session, translate) + over


def with_end_button(
    payload: ui.MessagePayload,
    session: Session,
    user_id: int,
    out: Collection[int],
    translate: Translator,
) -> ui.MessagePayload:
    """*payload* for *user_id* with a way to end the game without those who are *out* of time.

    Both are user ids. Without anybody else who is out the screen stays as it is.
    """
    away = [person for person in session.people if person in out and person != user_id]
    is_theirs = user_id in session.participants and session.standing.is_running
    if not away or not is_theirs or session.ply == 0:
        return payload
    press = ask_press(session, Decision.CANCEL)
    label = translate("vanished-end", count=len(away), who=title_of(session, away[0]))
    button = ui.ButtonSpec(label, press, ui.RED)
    told = ui.text(translate("vanished-help"))
    return replace(payload, items=(*payload.items, told, *ui.button_rows([button])))


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
        agreed=len(vote.agreed),
        of=len({*session.participants, *vote.agreed}),
        missing=mention_list(vote.missing, translate),
    )
    yes = Press(Kind.CONSENT, session.id, word="yes", branch=session.branch)
    no = Press(Kind.CONSENT, session.id, word="no", branch=session.branch)
    buttons = [
        ui.ButtonSpec(translate("table-cancel-agree"), yes, ui.RED),
        ui.ButtonSpec(translate("table-cancel-refuse"), no, ui.GREEN),
    ]
    return [ui.text(question), *ui.button_rows(buttons)]
