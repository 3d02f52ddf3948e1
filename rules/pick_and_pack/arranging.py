"""Laying the twelve tiles into the slots, one slot after the other."""

from rules.core.chance import Chance
from rules.pick_and_pack.actions import PackAction, Verb, fill, said
from rules.pick_and_pack.grid import SLOTS
from rules.pick_and_pack.tiles import ALL_TILES, SUPPLY, Tile

Tiles = tuple[Tile, ...]

SLOT_COUNT = len(SLOTS[0])


def choices(seat: int, tiles: Tiles) -> tuple[PackAction, ...]:
    """What *seat* may do that has laid *tiles* so far, sorted by notation."""
    if is_full(tiles):
        return said(seat, Verb.CLEAR), said(seat, Verb.READY)
    laid = [tile.kind for tile in tiles]
    kinds = (kind for kind, count in SUPPLY.items() if laid.count(kind) < count)
    return tuple(fill(seat, len(tiles), kind) for kind in kinds)


def is_full(tiles: Tiles) -> bool:
    """Whether every slot has its tile."""
    return len(tiles) == SLOT_COUNT


def is_going_on(tiles: tuple[Tiles, Tiles], starter: int | None) -> bool:
    """Whether tiles are still to be laid or, before *starter* is drawn, to be shown."""
    return starter is None or not all(map(is_full, tiles))


def shuffled(chance: Chance) -> Tiles:
    """A random arrangement, all equally likely."""
    return chance.shuffled(ALL_TILES)
