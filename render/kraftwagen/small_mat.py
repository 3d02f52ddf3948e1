"""The mat of a seat in three or four lines."""

from collections.abc import Iterator

from render.kraftwagen.choices import Choices
from render.kraftwagen.panels import (
    ROOM,
    Panel,
    developments,
    head,
    numbers,
    parts,
    portraits,
)
from render.scene import GroupItem
from rules.kraftwagen import KraftwagenObservation

_FLAT = 180
"""What is lower has no line for engineers and developments: they stand beside the rest."""
_SHOP, _GARAGE = 88, 188
_FLAT_GARAGE, _FLAT_NUMBERS = 116, 338
"""How wide garage and numbers are where something stands beside them."""
_RADIUS = 19


def small_mat(
    obs: KraftwagenObservation, name: str, choices: Choices, seat: int, panel: Panel
) -> Iterator[GroupItem]:
    """Name and money; workshops and race car; points and workers; engineers and developments."""
    mat, is_flat = obs.mats[seat], panel.high < _FLAT
    count = 3 if is_flat else 4
    rows = [panel.y + round(panel.high * (row + 0.5) / count) for row in range(count)]
    high = min(56, panel.high // count - 5)
    yield from head(obs, name, seat, panel, rows[0], high)
    garage, room = (_FLAT_GARAGE, _FLAT_NUMBERS) if is_flat else (_GARAGE, ROOM)
    yield from parts(seat, mat, choices, panel, rows[1], _SHOP, garage, high)
    yield from numbers(seat, mat, choices, panel, rows[2], room, high)
    if is_flat:
        left = panel.right - 2 * _RADIUS - 30
        yield from portraits(mat, choices, left, rows[1], panel.right - left, _RADIUS)
        left = panel.left + _FLAT_NUMBERS + 4
    else:
        yield from portraits(mat, choices, panel.left, rows[3], 224, high // 2 - 1)
        left = panel.left + min(len(mat.engineers), 4) * 56
    yield from developments(seat, mat, left, rows[-1], panel.right, high)
