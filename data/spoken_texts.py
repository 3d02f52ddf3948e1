"""Texts for the ear: without drawings, and in short where the files have a shorter wording.

In the files, a text whose drawing carries a meaning has an attribute ``.spoken`` with words in its
place, and one that can be said in fewer words has an attribute ``.short``.
"""

import re

from fluent.syntax.ast import Message, StringLiteral, TextElement
from fluent.syntax.visitor import Transformer

SPOKEN = "spoken"
"""The reading without drawings, which a screen reader would name one by one."""
SHORT = "short"
"""The reading that says only what is needed to act."""

_DRAWINGS = re.compile(
    "[\u2190-\u21ff\u231a-\u23ff\u2600-\u27bf\u2900-\u297f\u2b00-\u2bff\U0001f000-\U0001faff]"
    "[\ufe0f\u200d]* ?"
)


def without_drawings(text: str) -> str:
    """*text* without emoji, arrows and ticks, and without the space that follows each."""
    return _DRAWINGS.sub("", text)


def spoken(message: Message, reading: str) -> Message:
    """*message* as people who prefer *reading* hear it; changes and returns it.

    What is inserted later, such as a person's name, stays as it is.
    """
    wordings = {attribute.id.name: attribute.value for attribute in message.attributes}
    for name in (SPOKEN, SHORT) if reading == SHORT else (SPOKEN,):
        message.value = wordings.get(name, message.value)
    _WithoutDrawings().visit(message)
    return message


class _WithoutDrawings(Transformer):
    """Takes the drawings out of all that a text says itself."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        """Text between what is put in."""
        node.value = without_drawings(node.value)
        return node

    def visit_StringLiteral(self, node: StringLiteral) -> StringLiteral:  # noqa: N802
        """Text that is put in for its spaces."""
        node.value = without_drawings(node.value)
        return node
