"""The pieces that can be looked up."""

from rules.core.types import Face, Phrase

PIECES = ("cube", "tower", "gangway", "die")
"""Whatever has a rule of its own: Docker has no cards."""

FACES = tuple(
    Face(piece, Phrase(f"docker-face-{piece}"), Phrase(f"docker-face-{piece}-text"))
    for piece in PIECES
)
