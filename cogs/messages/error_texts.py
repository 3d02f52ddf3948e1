"""Refusals as sentences: the one place where an error gets a language."""

from collections.abc import Iterable
from typing import Any

from cogs.messages.phrases import PLAIN, CommandMentions, inert
from cogs.table.errors import Refused
from data.i18n import Translator
from data.store import Busy, Full, Unavailable
from render.view import listed
from rules import RulesError

Refusal = Refused | RulesError


def sentence(refusal: Refusal, translate: Translator, commands: CommandMentions = PLAIN) -> str:
    """Say what went wrong, and what to do about it."""
    shown = {name: _shown(fact, translate) for name, fact in refusal.params.items()}
    if "permissions" in shown:
        permissions = str(refusal.params["permissions"]).split()
        shown["permissions"] = permission_names(permissions, translate)
    return translate(f"error-{refusal.code}", **shown, **commands.values(translate))


def _shown(fact: Any, translate: Translator) -> str | int:
    if isinstance(fact, tuple):
        return listed(translate, map(inert, fact))
    return inert(fact) if isinstance(fact, str) else int(fact)


def permission_names(permissions: Iterable[str], translate: Translator) -> str:
    """Name *permissions* as Discord does in this language."""
    names = (name.replace("_", "-") for name in permissions)
    return listed(
        translate, (name if name == "bot" else translate(f"permission-{name}") for name in names)
    )


def unexpected(translate: Translator, reference: int) -> str:
    """The apology for a fault of the program; *reference* is in the log as well."""
    return translate("error-unexpected", reference=str(reference))


def unavailable(trouble: Unavailable, translate: Translator) -> str:
    """Say that the database fails and the press does not count."""
    kinds = ((Full, "full"), (Busy, "busy"))
    kind = next((name for kind, name in kinds if isinstance(trouble, kind)), "unavailable")
    return translate(f"error-database-{kind}")
