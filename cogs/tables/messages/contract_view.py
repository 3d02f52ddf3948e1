"""What the people of a table agree on, as they read it in the lobby and as its host chooses it."""

from collections.abc import Iterable

from cogs.clocks.absence import Absence
from cogs.clocks.pace import PaceName, is_alone, pace_named, pace_of
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import Row, option, select_row
from cogs.tables.session.admission import Admission, admission_named
from cogs.tables.session.beginning import Beginning
from cogs.tables.session.contract import CHOICES
from cogs.tables.session.giving_up import giving_up_named
from cogs.tables.session.hints import hints_named
from cogs.tables.session.lengths import UsualLength
from cogs.tables.session.undo_rule import undo_rule_named
from cogs.tables.session.watching import watching_named
from data.i18n import Translator
from data.store import Session


def contract_lines(session: Session, translate: Translator) -> list[str]:
    """What was agreed on, for people who think about joining."""
    agreed = [
        f"- {translate(f'contract-{name}')}: **{_value(session, name, translate)}**"
        for name in CHOICES
        if _matters(session, name)
    ]
    alone = translate("contract-pace-alone") if is_alone(session) else ""
    agreed[0] += f" · {alone or translate(_help('pace', pace_named(session.pace).name))}"
    return agreed


def length_lines(length: UsualLength | None, translate: Translator) -> list[str]:
    """How long games at this pace took so far; nothing where too few were finished."""
    return [] if length is None else [f"- {length_sentence(length, translate)}"]


def pace_length(pace: str, length: UsualLength, translate: Translator) -> str:
    """How long games at *pace* took so far."""
    name = translate(f"contract-pace-{pace_named(pace).name}")
    return f"**{name}**: {length_sentence(length, translate)}"


def length_sentence(length: UsualLength, translate: Translator) -> str:
    """How long games took so far."""
    return translate("contract-length", actions=length.actions, days=length.days)


def contract_menus(
    session: Session, translate: Translator, names: Iterable[str] = CHOICES
) -> list[Row]:
    """The host's menus for those of the same that have *names*."""
    offered = (name for name in names if name != "watching" or session.guild_id is not None)
    return [_menu(session, name, translate) for name in offered]


def _matters(session: Session, name: str) -> bool:
    """Whether somebody who thinks about joining should know: what is usual goes unsaid."""
    if name == "absence" and pace_of(session).name == PaceName.NONE:
        return False
    return name == "pace" or _chosen(session, name) != CHOICES[name].values[0]


def _value(session: Session, name: str, translate: Translator) -> str:
    if name == "admission" and session.admission == Admission.ROLE:
        return translate("contract-admission-members", role=f"<@&{session.role_id}>")
    return translate(f"contract-{name}-{_chosen(session, name)}")


def _chosen(session: Session, name: str) -> str:
    """What the table agreed on; for a value that no longer exists what holds in its place."""
    match name:
        case "pace":
            return pace_named(session.pace).name
        case "absence":
            return session.absence if session.absence in set(Absence) else Absence.OTHERS
        case "undo":
            return undo_rule_named(session.undo_rule)
        case "hints":
            return hints_named(session.hints)
        case "giving-up":
            return giving_up_named(session.giving_up)
        case "admission":
            return admission_named(session.admission)
        case "watching":
            return watching_named(session.watching)
        case _:
            return session.beginning if session.beginning in set(Beginning) else Beginning.HOST


def _menu(session: Session, name: str, translate: Translator) -> Row:
    chosen = _chosen(session, name)
    title = translate(f"contract-{name}")
    options = [
        option(
            f"{title}: {translate(f'contract-{name}-{value}')}",
            value,
            translate(_help(name, value)),
            default=value == chosen,
        )
        for value in CHOICES[name].values
        if value != Admission.ROLE or session.role_id is not None
    ]
    return select_row(str(Press(Kind.CONTRACT, session.id, word=name)), title, options)


def _help(name: str, value: str) -> str:
    return f"contract-{name}-{value}-help"
