"""Positions: cards at the top, below them a panel and a strip of sea for each seat."""

from rules.pier18 import NUMBERS

WIDTH = 1000
MARGIN = 12

CARDS_TOP = 16
CARDS_LEFT = 124
"""Left of the cards stand the lamps that count the rounds."""
CARD_HIGH = 300
CARD_GAP = 12

PANEL_WIDE = WIDTH - 2 * MARGIN
PANEL_HIGH = 72
STRIP_HIGH = 242
_STEP = PANEL_HIGH + STRIP_HIGH + 12

SHORE = 86
"""The x at which the piers begin."""
SHOAL = 34
"""Room above and below a pier, for what its characters score."""
DECK_HIGH = STRIP_HIGH - 2 * SHOAL
FEET = (86, 168)
"""How far below the upper edge of a pier the characters of each side stand."""

LARGE, SMALL = 0.8, 0.66
"""Sizes of characters."""
_WIDTHS = ((15, 60, LARGE), (18, 50, LARGE), (24, 37, SMALL))
"""Columns that fit, how wide one is then, and the size of the characters."""


def height(seats: int, has_cards: bool) -> int:
    """How high the picture is."""
    return panel_top(seats, has_cards)


def panel_top(seat: int, has_cards: bool) -> int:
    """The upper edge of the panel of *seat*; its strip of sea lies right below."""
    return (CARDS_TOP + CARD_HIGH + 16 if has_cards else MARGIN) + seat * _STEP


def column_size(columns: int) -> tuple[int, float]:
    """How wide a column is, and how large the characters, on piers with so many *columns*."""
    return next((wide, size) for most, wide, size in _WIDTHS if columns <= most)


def card_size(cards: int) -> tuple[int, int]:
    """Width of a card where *cards* lie side by side, and of one of its columns."""
    count = max(cards, 3)
    wide = (WIDTH - MARGIN - CARDS_LEFT - (count - 1) * CARD_GAP) // count
    return wide, (wide - 14) // NUMBERS.columns


def card_left(place: int, cards: int) -> int:
    """The left edge of the card on this *place* of so many *cards*, which stand in the middle."""
    wide, _ = card_size(cards)
    room = WIDTH - MARGIN - CARDS_LEFT
    first = CARDS_LEFT + (room - cards * wide - (cards - 1) * CARD_GAP) // 2
    return first + place * (wide + CARD_GAP)
