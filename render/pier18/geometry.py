"""Positions: banner and cards, below them a panel and a strip of sea for each seat."""

from render.banner import BANNER_HIGH
from rules.pier18 import NUMBERS

WIDTH = 1000
MARGIN = 12

CARDS_TOP = BANNER_HIGH + 4
CARD_HIGH = 298
CARD_GAP = 12

PANEL_WIDE = WIDTH - 2 * MARGIN
PANEL_HIGH = 72
STRIP_HIGH = 230
_STEP = PANEL_HIGH + STRIP_HIGH + 10

SHORE = 108
"""The x at which the piers begin."""
SHOAL = 33
"""Room above a pier, for what its characters score."""
DECK_HIGH = 172
FEET = (84, 166)
"""How far below the upper edge of a pier the characters of each side stand."""

LARGE = 0.8
"""Size of characters on cards and short piers."""
_WIDTHS = ((10, 80, LARGE), (14, 59, 0.75), (18, 46, 0.68), (24, 34, 0.56))
"""Columns that fit, how wide one is then, and the size of the characters.

Few steps, since all piers are drawn again when it changes. A pennant fits behind the last column.
"""


def height(seats: int, has_cards: bool) -> int:
    """How high the picture is."""
    return panel_top(seats, has_cards)


def panel_top(seat: int, has_cards: bool) -> int:
    """The upper edge of the panel of *seat*; its strip of sea lies right below."""
    return (CARDS_TOP + CARD_HIGH + 14 if has_cards else CARDS_TOP) + seat * _STEP


def column_size(columns: int) -> tuple[int, float]:
    """How wide a column is, and how large the characters, on piers with so many *columns*."""
    return next((wide, size) for most, wide, size in _WIDTHS if columns <= most)


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
