"""The agreement of a table, as its people read it in the lobby and its host chooses it."""

from collections.abc import Container

from cogs.clocks.seat_clocks import PaceName, is_alone, pace_named, pace_of
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import Row, choice_menu
from cogs.tables.session.agreement import ABSENCE, ADMISSION, AGREEMENT, PACE, Admission, offered
from cogs.tables.session.choices import Choice
from cogs.tables.session.figures import UsualLength
from data.i18n import Translator
from data.store import Session


def contract_lines(session: Session, translate: Translator) -> list[str]:
    """Return what was agreed on, for people who think about joining."""
    agreed = [
        f"- {translate(choice.title)}: **{_value(session, choice, translate)}**"
        for choice in AGREEMENT.values()
        if _matters(session, choice)
    ]
    pace = pace_named(session.pace).name
    explained = "contract-pace-alone" if is_alone(session) else f"contract-pace-{pace}-help"
    agreed[0] += f" · {translate(explained)}"
    return agreed


def length_lines(length: UsualLength | None, translate: Translator) -> list[str]:
    """Say how long games at this pace took so far; nothing where too few were finished."""
    return [] if length is None else [f"- {length_sentence(length, translate)}"]


def pace_length(pace: str, length: UsualLength, translate: Translator) -> str:
    """Say how long games at *pace* took so far."""
    name = translate(f"contract-pace-{pace_named(pace).name}")
    return f"**{name}**: {length_sentence(length, translate)}"


def length_sentence(length: UsualLength, translate: Translator) -> str:
    """Say how long games took so far."""
    return translate("contract-length", actions=length.actions, days=length.days)


def contract_menus(
    session: Session, translate: Translator, names: Container[str] = AGREEMENT
) -> list[Row]:
    """Return the host's menus for those of a table's choices that have *names*."""
    return [
        choice_menu(choice, session, Press(Kind.CONTRACT, session.id, word=name), translate)
        for name, choice in offered(session).items()
        if name in names
    ]


def _matters(session: Session, choice: Choice) -> bool:
    """Return whether somebody who thinks about joining should know: what is usual goes unsaid."""
    if choice is ABSENCE and pace_of(session).name == PaceName.NONE:
        return False
    return choice is PACE or choice.of(session) != choice.values[0]


def _value(session: Session, choice: Choice, translate: Translator) -> str:
    chosen = choice.of(session) or ""
    if choice is ADMISSION and chosen == Admission.ROLE and session.role_id is not None:
        return translate("contract-admission-members", role=f"<@&{session.role_id}>")
    return choice.word(translate, chosen)
