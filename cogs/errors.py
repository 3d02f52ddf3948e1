"""Refusals as sentences: the one place where an error meets a reader's language."""

from cogs.tables._failures import TableError
from data.i18n import Say
from rules import RulesError

Refusal = TableError | RulesError


def sentence(refusal: Refusal, say: Say) -> str:
    """What to tell the person, with what to do about it."""
    facts = refusal.facts if isinstance(refusal, TableError) else dict(refusal.params)
    return say(f"error-{refusal.code}", **facts)


def unexpected(say: Say, reference: int) -> str:
    """What to tell the person when it is the program's fault; *reference* stands in the log too."""
    return say("error-unexpected", reference=str(reference))
