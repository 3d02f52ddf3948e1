"""Everything that was sent, and the search for secrets in it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sandbox import Sandbox
from sandbox.record import Request

EPHEMERAL = 64


@dataclass(frozen=True, slots=True)
class Sent:
    """One thing that the bot sent, with everything in it that can be read."""

    at: float
    readers: frozenset[int] | None
    """The people (user ids) who could see it; None: everybody."""
    route: str
    texts: tuple[str, ...]

    def is_for(self, people: frozenset[int]) -> bool:
        """Tell whether nobody but *people* could see it."""
        return self.readers is not None and self.readers <= people


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that only its owners may know for a while."""

    owners: frozenset[int]
    """Several where the same words are true for each of them."""
    since: float
    until: float
    forms: frozenset[str]
    """How it would look inside a text, in small letters."""
    whole: frozenset[str] = frozenset()
    """How it would look as a text of its own."""

    def is_in(self, text: str) -> bool:
        """Tell whether *text* betrays it."""
        small = text.casefold()
        return small in self.whole or any(form in small for form in self.forms)


@dataclass(frozen=True, slots=True)
class Leak:
    """A secret in a text that others could see."""

    secret: Secret
    sent: Sent
    text: str


def leaks(sent: Iterable[Sent], secrets: Iterable[Secret]) -> list[Leak]:
    """Every secret that was sent, while it was one, to somebody else than its owners."""
    kept = list(secrets)
    return [
        Leak(secret, one, text)
        for one in sent
        for secret in kept
        if secret.since <= one.at < secret.until and not one.is_for(secret.owners)
        for text in one.texts
        if secret.is_in(text)
    ]


def everything_sent(sandbox: Sandbox, since: float) -> Iterator[Sent]:
    """All messages, edits and answers of the bot *since* then, whether or not they still stand."""
    for request in sandbox.record:
        if request.method in ("POST", "PATCH") and request.at >= since:
            names = (name for name, _ in request.files)
            texts = (*strings(request.json), *names, *_text_files(sandbox, request))
            yield Sent(request.at, _readers(sandbox, request), request.name, texts)


def _text_files(sandbox: Sandbox, request: Request) -> Iterator[str]:
    """Read the texts that came as files, as long as a message holds them."""
    answer = request.response if isinstance(request.response, dict) else {}
    for attached in answer.get("attachments", ()):
        kept = sandbox._core.files.get(int(attached["id"]))
        if kept is not None and kept[1].startswith("text/"):
            yield kept[0].decode()


def strings(value: Any) -> Iterator[str]:
    """Every text in JSON data: contents, labels, custom ids, descriptions, file names, choices."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def _readers(sandbox: Sandbox, request: Request) -> frozenset[int] | None:
    _, place, number, *rest = request.path.split("/")
    if place == "channels":
        channel = sandbox.world.channels.get(int(number))
        if channel is None or not channel.recipients:
            return None
        return frozenset(user.id for user in channel.recipients if not user.bot)
    if place in ("webhooks", "interactions"):
        # The sandbox knows whose press a token belongs to; nothing else tells who saw the answer.
        interactions = sandbox._core.interactions
        interaction = interactions.by_token(sandbox.world.bot.application_id, rest[0])
        answer = request.response if isinstance(request.response, dict) else {}
        # A refusal does not say who would have seen it: those who see what stands there.
        is_private = answer["flags"] & EPHEMERAL if "flags" in answer else interaction.is_ephemeral
        if place == "interactions" or is_private or not interaction.channel.guild:
            return frozenset((interaction.user.id,))
    return None
