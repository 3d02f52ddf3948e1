"""Positions: a banner, the cards, and strips: each a plate with a seat's pier in the sea below."""

from render.banner import BANNER_HIGH
from rules.pier18 import NUMBERS

WIDTH, HEIGHT = 1000, 640
MARGIN = 12

CARDS_TOP = BANNER_HIGH
CARD_HIGH = 268
CARD_GAP = 12

PANEL_WIDE = WIDTH - 2 * MARGIN
PANEL_HIGH = 80
SEA_HIGH = 192
_GAP = 8
_STEP = PANEL_HIGH + SEA_HIGH + _GAP

SHORE = 108
"""The x at which the piers begin."""
SHOAL = 42
"""Room above a pier, for what its characters score."""
DECK_HIGH = 128
FEET = (62, 123)
"""How far below the upper edge of a pier the characters of each side stand."""

LARGE = 0.68
"""Size of characters on cards."""
_LARGEST, _SLIMMEST = 0.6, 0.0168
"""Size of characters on a pier, at most, and for each unit that a column is wide."""
_WIDEST, _PIER_ROOM = 84, 836
"""How wide a column is at most, and a pier with room for a pennant behind it."""
_ROUNDED = 2
"""The longest pier is taken to be a multiple of it, since all are drawn again when it changes."""


def height(strips: int, is_first: bool) -> int:
    """Return the height of a picture with so many *strips*; the first one fills the box."""
    return HEIGHT if is_first else _GAP + strips * _STEP


def strip_tops(strips: int, is_first: bool) -> range:
    """The upper edges of the strips, the last of which ends at the lower edge."""
    bottom = height(strips, is_first)
    return range(bottom - strips * _STEP, bottom, _STEP)


def column_size(columns: int) -> tuple[int, float]:
    """Return the width of a column, and the size of characters, for piers of so many *columns*."""
    wide = min(_WIDEST, _PIER_ROOM // (-(-columns // _ROUNDED) * _ROUNDED or 1))
    return wide, min(_LARGEST, wide * _SLIMMEST)


def card_size(cards: int) -> tuple[int, int]:
    """Width of a card where *cards* lie side by side, and of one of its columns."""
    count = max(cards, 3)
    wide = (PANEL_WIDE - (count - 1) * CARD_GAP) // count
    return wide, (wide - 14) // NUMBERS.columns


def card_left(place: int, cards: int) -> int:
    """The left edge of the card on this *place* of so many *cards*, which stand in the middle."""
    wide, _ = card_size(cards)
    first = MARGIN + (PANEL_WIDE - cards * wide - (cards - 1) * CARD_GAP) // 2
    return first + place * (wide + CARD_GAP)
