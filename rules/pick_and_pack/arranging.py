"""Laying the twelve tiles into the slots, one slot after the other."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from rules.core.chance import Chance
from rules.core.errors import NoShortcut
from rules.pick_and_pack.actions import PackAction, Verb, fill, said
from rules.pick_and_pack.grid import SLOTS
from rules.pick_and_pack.tiles import ALL_TILES, SUPPLY, Kind, Tile

Tiles = tuple[Tile, ...]

SLOT_COUNT = len(SLOTS[0])


def choices(seat: int, tiles: Tiles) -> tuple[PackAction, ...]:
    """List the actions of *seat* that has laid *tiles* so far, sorted by notation."""
    if is_full(tiles):
        return said(seat, Verb.CLEAR), said(seat, Verb.READY)
    laid = [tile.kind for tile in tiles]
    kinds = (kind for kind, count in SUPPLY.items() if laid.count(kind) < count)
    return tuple(fill(seat, len(tiles), kind) for kind in kinds)


def tiles_of(letters: str) -> Tiles | None:
    """Return the tiles of these *letters*; None where a seat has no such tiles."""
    if not Counter(letters) <= Counter(str(tile.kind) for tile in ALL_TILES):
        return None
    return tuple(Tile(Kind(letter)) for letter in letters)


def is_full(tiles: Tiles) -> bool:
    """Tell whether every slot has its tile."""
    return len(tiles) == SLOT_COUNT


def is_going_on(tiles: tuple[Tiles, Tiles], starter: int | None) -> bool:
    """Tell whether tiles are still to be laid or, before *starter* is drawn, to be shown."""
    return starter is None or not all(map(is_full, tiles))


def shuffled(chance: Chance) -> Tiles:
    """A random arrangement, all equally likely."""
    return chance.shuffled(ALL_TILES)


BEGIN, RANDOM, AGAIN = "begin", "random", "again"
"""The shortcuts: a random arrangement, which is kept at once or looked at first, and the one of the
same person's last game."""


def shortcuts(tiles: Tiles) -> tuple[str, ...]:
    """The shortcuts of a seat that has laid *tiles*; an old arrangement is laid as a whole."""
    if not tiles:
        return BEGIN, RANDOM, AGAIN
    return (RANDOM, AGAIN) if is_full(tiles) else (RANDOM, BEGIN)


def unfold(
    seat: int, tiles: Tiles, name: str, rng: Random, earlier: Sequence[str]
) -> tuple[str, ...]:
    """The actions that lay the tiles anew: at random, or as in *earlier*, slot by slot.

    The last one says that the seat is ready, where nothing is looked at first.

    A seat that has laid some goes on from there; from a full set it clears first. With ``begin``,
    which is offered to everybody whatever is laid in secret, it keeps that set.

    :raises NoShortcut: it is not one of :func:`shortcuts`, or *earlier* holds no arrangement.
    """
    if name not in (BEGIN, *shortcuts(tiles)):
        raise NoShortcut(name)
    is_anew = is_full(tiles) and name != BEGIN
    kept = () if is_anew else tiles
    kinds = _laid_earlier(earlier) if name == AGAIN else _left_at_random(kept, rng)
    cleared = (str(said(seat, Verb.CLEAR)),) if is_anew else ()
    laid = (str(fill(seat, slot, kind)) for slot, kind in enumerate(kinds, len(kept)))
    ready = (str(said(seat, Verb.READY)),) if name == BEGIN else ()
    return (*cleared, *laid, *ready)


def _left_at_random(tiles: Tiles, rng: Random) -> list[Kind]:
    left = [tile.kind for tile in ALL_TILES]
    for tile in tiles:
        left.remove(tile.kind)
    rng.shuffle(left)
    return left


def _laid_earlier(earlier: Sequence[str]) -> list[Kind]:
    """The kinds of the last whole arrangement among *earlier*."""
    kinds = [text.partition("=")[2] for text in earlier if "=" in text][-SLOT_COUNT:]
    if sorted(kinds) != sorted(tile.kind for tile in ALL_TILES):
        raise NoShortcut(AGAIN)
    return [Kind(kind) for kind in kinds]
