"""The pieces that can be looked up."""

from rules.core.types import Component, Phrase

PIECES = ("cube", "tower", "gangway", "die")
"""Everything that has a rule of its own: Docker has no cards."""

COMPONENTS = tuple(
    Component(piece, Phrase(f"docker-component-{piece}"), Phrase(f"docker-component-{piece}-text"))
    for piece in PIECES
)
