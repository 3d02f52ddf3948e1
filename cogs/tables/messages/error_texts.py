"""Refusals as sentences: the one place where an error meets a reader's language."""

from cogs.tables.messages.phrases import inert
from cogs.tables.session.errors import TableError
from data.i18n import Translator
from rules import RulesError

Refusal = TableError | RulesError


def sentence(refusal: Refusal, translate: Translator) -> str:
    """What to tell the person, with what to do about it."""
    facts = refusal.facts if isinstance(refusal, TableError) else dict(refusal.params)
    shown = {name: inert(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    return translate(f"error-{refusal.code}", **shown)


def unexpected(translate: Translator, reference: int) -> str:
    """What to tell the person when it is the program's fault; *reference* stands in the log too."""
    return translate("error-unexpected", reference=str(reference))
