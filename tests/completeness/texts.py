"""The texts that a game needs, and those that a language lacks."""

from collections.abc import Iterable, Iterator
from typing import Any

from cogs.messages.phrases import text_key
from data.i18n import FALLBACK, LANGUAGES, keys
from rules.core.game import Game
from rules.registry import robot_for
from tests.completeness.code import Code, included
from tests.completeness.places import ROOT, Places
from tests.completeness.sample import Sample


def rules_keys(game: Game[Any, Any, Any], found: Sample) -> set[str]:
    """Every key that the rules of *game* make necessary."""
    key = game.info.key
    wanted = {*_info_keys(game), *(phrase.key for phrase in found.phrases)}
    wanted |= {f"{key}-ask-{field}" for field in found.asked}
    wanted |= {f"{key}-end-{termination}" for termination in game.info.terminations}
    wanted |= {f"{key}-points-{source}" for source in found.sources}
    if game.info.max_seats > 2:
        wanted.add(f"{key}-resign")  # what it means for those who play on
    if robot_for(key).facts:
        wanted.add(f"{key}-fact")
    for component in game.components():
        wanted |= {component.name.key, component.text.key}
    return {text_key(each) for each in wanted}


def _info_keys(game: Game[Any, Any, Any]) -> Iterator[str]:
    info = game.info
    yield from (f"{info.key}-name", f"{info.key}-blurb")
    yield from (f"{info.key}-preset-{preset.name}" for preset in info.presets)
    for option in info.options:
        name = f"{info.key}-option-{option.name}"
        yield from (name, f"{name}-help", *(f"{name}-{value}" for value in option.values))


def missing_texts(
    game: Game[Any, Any, Any], wanted: Iterable[str], places: Places
) -> Iterator[str]:
    """A line for each of the *wanted* keys that a language does not have itself."""
    for language in LANGUAGES:
        file = f"{places.locales}/{language}/{game.info.key}.ftl"
        yield from (f"{file}: {key}" for key in sorted(set(wanted) - keys(language)))


def unused_texts(game: Game[Any, Any, Any], wanted: Iterable[str], places: Places) -> Iterator[str]:
    """A line for each text of *game* that is not *wanted*, and that nothing asks for."""
    key = text_key(game.info.key)
    code = Code(*(ROOT / folder.format(key=game.info.key) for folder in places.code))
    mine = {each for each in keys(FALLBACK) if each.startswith(f"{key}-")}
    for each in sorted(mine - set(wanted) - included(ROOT / places.locales / FALLBACK)):
        words = [each.removeprefix(f"{key}-{kind}-") for kind in ("effect", "alt")]
        # Some are so rare that none of the games played here has them.
        if not (code.names(each) or any(word != each and code.has_word(word) for word in words)):
            yield f"{places.locales}/{FALLBACK}/{game.info.key}.ftl: {each}: nothing uses it"
