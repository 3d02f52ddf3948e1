"""A language unlike English goes through whole games of every kind, with nothing glued or cut.

It is made of the English texts: each letter is another one, each text longer by two fifths, what is
put in comes in the other order, and numbers have forms that English lacks. So English that the code
adds by itself shows, and so does a button or a picture that has no more room.
"""

import re
import string
from collections.abc import Iterator

import pytest
from discord.ui import Button
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from cogs.messages.menu import MAX_LABEL
from cogs.messages.payload import MessagePayload
from data import i18n
from render.legend import NAME_ROOM, NAME_SIZE
from render.text import width
from rules import GAMES
from rules.kraftwagen import Engineer
from tests.benchmarks.spoken_words import PEOPLE, lobbies, messages, spoken

OTHER = "pl"
"""The rules of plurals: one, few, many."""
_ACCENTS = "àƀçđéƒĝĥîĵķļɱñöƥǫŕšţüṽŵẋýž"
_LETTERS = str.maketrans(string.ascii_letters, _ACCENTS + _ACCENTS.upper())
_PAD = "ẍ"
_KEPT = re.compile(
    "|".join((r"<[^>]*>", *(person.name for person in PEOPLE), *map(str.title, Engineer)))
)
_SOURCE = re.compile("|".join(f"{game}-points-(?!with)" for game in GAMES).replace("_", "-"))
_ENGLISH = re.compile(r"[A-Za-z]{2,}")


class _Other(Transformer):
    """Makes a message another language's."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802
        self.generic_visit(node)
        texts = [part for part in node.elements if isinstance(part, ast.TextElement)]
        put_in = [part for part in node.elements if isinstance(part, ast.Placeable)]
        letters = sum(map(str.isalpha, "".join(text.value for text in texts)))
        for text in texts:
            text.value = text.value.translate(_LETTERS)
        node.elements = [
            part if isinstance(part, ast.TextElement) else put_in.pop() for part in node.elements
        ]
        if letters > 1:
            node.elements.append(ast.TextElement(_PAD * (letters * 2 // 5)))
        return node

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if "one" in names:
            few = next(variant for variant in node.variants if variant.default).clone()
            few.key, few.default = ast.Identifier("few"), False
            node.variants.insert(0, few)
        self.generic_visit(node)
        return node


@pytest.fixture(scope="module", autouse=True)
def other() -> Iterator[None]:
    """Have the other language beside those that there are."""
    bundle = FluentBundle([OTHER], use_isolating=False)
    for path in sorted((i18n.LOCALES / "en").glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                _Other().visit(entry)
        bundle.add_resource(resource)
    texts, languages = i18n._texts, i18n._texts.languages
    texts.languages = (*languages, OTHER)
    keys = i18n.keys("en")
    texts._translators[OTHER, None] = i18n._Language(OTHER, bundle, keys, None)
    yield
    texts.languages = languages
    del texts._translators[OTHER, None]


def english(text: str) -> list[str]:
    """List the words in *text* that no text of the other language says."""
    return _ENGLISH.findall(_KEPT.sub("", text))


def cut(message: MessagePayload) -> list[str]:
    """The buttons that would be too long for Discord."""
    parts = message.view().walk_children()
    labels = [part.label or "" for part in parts if isinstance(part, Button)]
    return [label for label in labels if len(label) >= MAX_LABEL]


@pytest.mark.parametrize("game", GAMES)
async def test_whole_games_speak_another_language_with_nothing_glued_or_cut(game: str) -> None:
    async for screen, board in messages(game, 1, OTHER, every=3):
        for message in (screen, board):
            assert cut(message) == []
            assert [found for text in spoken(message) if (found := english(text))] == []
    for lobby in lobbies(game, OTHER):
        assert [found for text in spoken(lobby) if (found := english(text))] == []


def test_what_a_picture_says_in_it_has_room() -> None:
    translate = i18n.translator(OTHER)
    sources = [translate(key) for key in i18n.keys("en") if _SOURCE.match(key)]
    assert sources
    assert [name for name in sources if width(name, NAME_SIZE) > NAME_ROOM] == []
