"""All text that a person reads: Fluent files, one folder a language, one function to say it."""

import logging
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Message

log = logging.getLogger(__name__)

FALLBACK = "en"
"""The language in which every text exists."""

_REMEMBERED = 4096  # texts of a language, with their values: labels are said again and again

LOCALES = Path(__file__).with_name("locales")


class Say(Protocol):
    """Says texts in one language."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The text *key* with *params* put in.

        Numbers come without any grouping, text exactly as given: whoever passes a person's name
        into a message escapes it. A text longer than 2,500 characters cannot be put in.
        """


class Texts:
    """The texts in a folder; any thread may ask for them."""

    def __init__(self, folder: Path) -> None:
        """Look which languages there are; their files are read when first spoken."""
        found = {path.name for path in folder.iterdir() if path.is_dir()}
        self.languages: tuple[str, ...] = (FALLBACK, *sorted(found - {FALLBACK}))
        self._folder = folder
        self._speakers: dict[str, _Speaker] = {}

    def speaker(self, language: str | None) -> Say:
        """Says everything in the language nearest to *language*, in English what it lacks."""
        return self._speaker(self.nearest(language))

    def nearest(self, locale: str | None) -> str:
        """The language to use for a Discord locale: itself, else its family, else English."""
        if locale in self.languages:
            return locale
        family = (locale or "").replace("_", "-").split("-")[0].lower()
        alike = (name for name in self.languages if name.split("-")[0].lower() == family)
        return next(alike, FALLBACK)

    def keys(self, language: str) -> frozenset[str]:
        """Every key that *language* itself has."""
        return self._speaker(language).keys

    def _speaker(self, language: str) -> "_Speaker":
        speaker = self._speakers.get(language)
        if speaker is None:
            fallback = None if language == FALLBACK else self._speaker(FALLBACK)
            # Two threads may both have read the files: all use what the first of them made.
            speaker = self._speakers.setdefault(language, self._read(language, fallback))
        return speaker

    def _read(self, language: str, fallback: "_Speaker | None") -> "_Speaker":
        bundle = FluentBundle([language], use_isolating=False)
        found: set[str] = set()
        for path in sorted((self._folder / language).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource)
            found.update(
                entry.id.name
                for entry in resource.body
                if isinstance(entry, Message) and entry.value
            )
        return _Speaker(language, bundle, frozenset(found), fallback)


class _Speaker:
    """One language, with another one behind it for what it lacks."""

    def __init__(
        self,
        language: str,
        bundle: FluentBundle,
        keys: frozenset[str],
        fallback: "_Speaker | None",
    ) -> None:
        self.keys = keys
        self._language = language
        self._bundle = bundle
        self._fallback = fallback
        self._told: set[str] = set()
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._format)

    def __call__(self, key: str, /, **params: str | int) -> str:
        if key in self.keys:
            return self._remembered(key, **params)
        self._tell(key, "there is no such text")
        return f"[{key}]" if self._fallback is None else self._fallback(key, **params)

    def _format(self, key: str, /, **params: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # a key without a text of its own is not among the keys
        values = {name: _value(value) for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            self._tell(key, "; ".join(map(str, errors)))
        return str(text)

    def _tell(self, key: str, trouble: str) -> None:
        if key not in self._told:
            self._told.add(key)
            log.warning("text %s in %s: %s", key, self._language, trouble)


def _value(value: str | int) -> str | FluentType:
    # Numbers still choose plural forms, but are written "1234" in every language.
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


_texts = Texts(LOCALES)

LANGUAGES: tuple[str, ...] = _texts.languages
"""Every language there is, English first."""

speaker = _texts.speaker
nearest = _texts.nearest
keys = _texts.keys
