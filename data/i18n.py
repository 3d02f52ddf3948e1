"""Every text that a person reads: Fluent files, a folder per language, one translate function."""

import logging
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Message

from data.spoken_texts import spoken

log = logging.getLogger(__name__)

FALLBACK = "en"
"""The language in which every text exists."""

_REMEMBERED = 4096
"""Formatted texts kept per language: the same labels are wanted again and again."""

LOCALES = Path(__file__).with_name("locales")


class Translator(Protocol):
    """Translates text keys into one language."""

    def __call__(self, key: str, /, **params: str | int) -> str:
        """The text *key* with *params* put in.

        Numbers are not grouped, text is inserted exactly as given: a caller that inserts a
        person's name into a message escapes it first. No inserted text may be longer than 2,500
        characters.
        """


class Texts:
    """The texts of a folder. Safe to use from any thread."""

    def __init__(self, folder: Path) -> None:
        """List the languages; the files of one are read when it is first used."""
        found = {path.name for path in folder.iterdir() if path.is_dir()}
        self.languages: tuple[str, ...] = (FALLBACK, *sorted(found - {FALLBACK}))
        self._folder = folder
        self._translators: dict[tuple[str, str | None], _Language] = {}

    def translator(self, language: str | None, reading: str | None = None) -> Translator:
        """The translator for the language nearest to *language*; English where it lacks a text.

        With a *reading* of :mod:`data.spoken_texts` its texts are those for the ear.
        """
        return self._language_texts(self.nearest(language), reading)

    def nearest(self, locale: str | None) -> str:
        """The language to use for a Discord locale: itself, else its family, else English."""
        if locale in self.languages:
            return locale
        family = (locale or "").replace("_", "-").split("-")[0].lower()
        alike = (name for name in self.languages if name.split("-")[0].lower() == family)
        return next(alike, FALLBACK)

    def keys(self, language: str) -> frozenset[str]:
        """Every key that *language* itself has."""
        return self._language_texts(language).keys

    def _language_texts(self, language: str, reading: str | None = None) -> "_Language":
        translator = self._translators.get((language, reading))
        if translator is None:
            fallback = None if language == FALLBACK else self._language_texts(FALLBACK, reading)
            made = self._read(language, reading, fallback)
            # Two threads may both have read the files: all use what the first of them made.
            translator = self._translators.setdefault((language, reading), made)
        return translator

    def _read(
        self, language: str, reading: str | None, fallback: "_Language | None"
    ) -> "_Language":
        bundle = FluentBundle([language], use_isolating=False)
        found: set[str] = set()
        for path in sorted((self._folder / language).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            messages = [entry for entry in resource.body if isinstance(entry, Message)]
            if reading is not None:
                for message in messages:
                    spoken(message, reading)
            bundle.add_resource(resource)
            found.update(message.id.name for message in messages if message.value)
        return _Language(language, bundle, frozenset(found), fallback)


class _Language:
    """The texts of one language, with another language to fall back on."""

    def __init__(
        self,
        language: str,
        bundle: FluentBundle,
        keys: frozenset[str],
        fallback: "_Language | None",
    ) -> None:
        self.keys = keys
        self._language = language
        self._bundle = bundle
        self._fallback = fallback
        self._reported: set[str] = set()
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._format)

    def __call__(self, key: str, /, **params: str | int) -> str:
        if key in self.keys:
            return self._remembered(key, **params)
        self._report(key, "there is no such text")
        return f"[{key}]" if self._fallback is None else self._fallback(key, **params)

    def _format(self, key: str, /, **params: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # a key without a text of its own is not among the keys
        values = {name: _value(value) for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            self._report(key, "; ".join(map(str, errors)))
        return str(text)

    def _report(self, key: str, trouble: str) -> None:
        if key not in self._reported:
            self._reported.add(key)
            log.warning("text %s in %s: %s", key, self._language, trouble)


def _value(value: str | int) -> str | FluentType:
    # Numbers still choose plural forms, but are written "1234" in every language.
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


_texts = Texts(LOCALES)

LANGUAGES: tuple[str, ...] = _texts.languages
"""Every language there is, English first."""

translator = _texts.translator
nearest = _texts.nearest
keys = _texts.keys
