"""The pieces that can be looked up."""

from rules.core.types import Component, Phrase

PIECES = ("match",)

COMPONENTS = tuple(
    Component(piece, Phrase(f"nim-component-{piece}"), Phrase(f"nim-component-{piece}-text"))
    for piece in PIECES
)
