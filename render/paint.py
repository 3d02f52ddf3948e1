"""Paints scenes, and encodes them as files, quickly.

How it is quick
---------------
Nothing is drawn twice. What never changes during a game (``Scene.base``) is drawn once. A drawing
is drawn once, enlarged and shrunk again so that its edges are smooth, and kept as a *stamp*. Where
an item of a scene lies on the base, and on the items it overlaps, the outcome is kept as well, in
palette colours: a *piece*. After a move nearly all pieces are the same as before, so a new picture
is a copy of the base with pieces laid on it. A palette of fixed colours makes it a picture of one
byte a pixel, which is packed several times faster than one of three.

:func:`paint_slowly` does without all of this; tests hold the two together.
"""

import struct
import zlib
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import count
from typing import TypeAlias

from cachetools import LRUCache
from isal import isal_zlib
from PIL import Image
from PIL.PngImagePlugin import putchunk

from render.extents import Extent, drawing_extent, extent
from render.rasterizer import coloured, cover, cut_out
from render.scene import Drawing, Group, Item, Primitive, Scene, Sprite
from render.theme import Colours

_SCALE, _LARGE_SCALE = 4, 2
"""How far drawings are enlarged. The palette has three shades between two colours, as many as a
twofold enlargement can tell apart; where little is drawn, a fourfold one places edges better."""
_LARGE = 40_000
"""Pixels from which on a drawing is large."""
_IMAGE_BYTES = 2_000
"""What an image of Pillow takes beside its pixels: the object and its palette."""
_STAMPS = 40_000_000
"""Bytes of stamps that are kept; a stamp has four a pixel, or one if it has one colour."""
_PIECES = 8_000_000
"""Bytes of pieces that are kept; a piece has one a pixel. Most are of use for one table only."""
_BASES = 8_000_000
"""Bytes of bases that are kept; a base has one a pixel."""
_PACKED_BASES = 6_000_000
"""Bytes of bases that are kept compressed: unpacking one is ten times as fast as drawing it."""
_BaseKey: TypeAlias = tuple[int, Drawing, int, int]
"""The painter's number, what is drawn, its width and height."""
_LAYERS = 8_000
"""Items of scenes of which the extent is kept."""
_PNG = b"\x89PNG\r\n\x1a\n"
"""How each file of this format begins."""
_PALETTE_COLOURS = 8, 3, 0, 0, 0
"""Of a file's header: eight bits a pixel, a palette, then the only compression, the only set of
filters, and not interlaced."""


@dataclass(frozen=True, slots=True)
class _Stamp:
    """A finished drawing, and where it lies around its origin."""

    paint: Image.Image | tuple[int, ...]
    """Its colours; a drawing of one colour needs no image of them."""
    cover: Image.Image
    """How far the colours cover what is below; the same image where ``paint`` has an opacity."""
    extent: Extent


@dataclass(frozen=True, slots=True)
class _Layer:
    """An item of a scene; its unique number keeps the keys of pieces short."""

    number: int
    extent: Extent


@dataclass(frozen=True, slots=True)
class _Base:
    """What never changes during a game, in palette colours."""

    number: int
    picture: Image.Image


@dataclass(frozen=True, slots=True)
class _PackedBase:
    """A base, compressed to a twentieth or less."""

    number: int
    pixels: bytes


class Painter:
    """Paints scenes in one set of colours.

    All painters share the same caches: a process draws all games in all themes, and only the total
    of what is kept limits its memory.
    """

    def __init__(self, colours: Colours) -> None:
        self._colours = colours
        self._palette = Image.new("P", (1, 1))
        self._channels = bytes(channel for colour in colours.palette for channel in colour)
        self._palette.putpalette(self._channels)
        self._number = next(_numbers)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture of *scene* in palette colours; the caller may change it."""
        base = self._base(scene)
        picture = base.picture.copy()
        below: list[tuple[int, Extent]] = []
        for item in scene.items:
            layer = _layer(item)
            left, top, right, bottom = box = layer.extent
            # Extent.meets, written out: this is asked hundreds of times for each picture.
            under = [
                number
                for number, (x0, y0, x1, y1) in below
                if x0 < right and left < x1 and y0 < bottom and top < y1
            ]
            key = (base.number, *under, layer.number)
            try:
                piece = _pieces[key]
            except KeyError:
                piece = _pieces[key] = self._piece(picture, item, box)
            picture.paste(piece, box)
            below.append((layer.number, box))
        return picture

    def _piece(self, picture: Image.Image, item: Item, box: Extent) -> Image.Image:
        """What *box* of *picture* looks like with *item* laid on it."""
        piece = picture.crop(box).convert("RGB")
        self._lay(item, piece, box)
        return self._flat(piece)

    def _lay(self, item: Item, image: Image.Image, box: Extent) -> None:
        """Lay *item* on *image*, which shows *box*."""
        match item:
            case Group(items):
                for member in items:
                    self._lay(member, image, box)
            case Sprite(x, y, drawing):
                self._paste(self._stamp(drawing), x, y, image, box)
            case primitive:
                self._paste(self._stamp(primitive), 0, 0, image, box)

    def _paste(self, stamp: _Stamp, x: int, y: int, image: Image.Image, box: Extent) -> None:
        place = stamp.extent.shifted(x, y)
        if place.meets(box):
            image.paste(stamp.paint, (place.left - box.left, place.top - box.top), stamp.cover)

    def _stamp(self, shape: Drawing | Primitive) -> _Stamp:
        key = (self._number, shape)
        try:
            return _stamps[key]
        except KeyError:
            stamp = _stamps[key] = self._make_stamp(shape)
            return stamp

    def _make_stamp(self, shape: Drawing | Primitive) -> _Stamp:
        if isinstance(shape, Drawing):
            primitives, box = shape.primitives, drawing_extent(shape)
        else:
            primitives, box = (shape,), extent(shape)
        opaque = {self._colours.colour_of(primitive)[:3] for primitive in primitives}
        if len(opaque) == 1:
            covered = cover(primitives, box, _scale(box), self._colours)
            return _Stamp(opaque.pop(), covered, box)
        image = cut_out(primitives, box, _scale(box), self._colours)
        return _Stamp(image, image, box)

    def _base(self, scene: Scene) -> _Base:
        key = (self._number, scene.base, scene.width, scene.height)
        try:
            return _bases[key]
        except KeyError:
            base = _bases[key] = self._unpacked_base(key, scene)
            return base

    def _unpacked_base(self, key: _BaseKey, scene: Scene) -> _Base:
        try:
            packed = _packed_bases[key]
        except KeyError:
            base = self._make_base(scene)
            pixels = zlib.compress(base.picture.tobytes(), level=1)
            _packed_bases[key] = _PackedBase(base.number, pixels)
            return base
        pixels = zlib.decompress(packed.pixels)
        picture = Image.frombytes("P", (scene.width, scene.height), pixels)
        picture.putpalette(self._channels)
        return _Base(packed.number, picture)

    def _make_base(self, scene: Scene) -> _Base:
        box = _whole(scene)
        drawn = coloured(scene.base.primitives, box, _scale(box), self._colours)
        return _Base(next(_numbers), self._flat(drawn))

    def _flat(self, image: Image.Image) -> Image.Image:
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)


def _layer(item: Item) -> _Layer:
    try:
        return _layers[item]
    except KeyError:
        layer = _layers[item] = _Layer(next(_numbers), extent(item))
        return layer


@lru_cache(maxsize=16)
def painter(colours: Colours) -> Painter:
    """The painter of these colours."""
    return Painter(colours)


def paint_slowly(scene: Scene, colours: Colours, scale: int = 4) -> Image.Image:
    """*scene* drawn from nothing in true colours, *scale* times enlarged and shrunk."""
    return coloured(scene.primitives(), _whole(scene), scale, colours)


def encode(picture: Image.Image) -> bytes:
    """*picture*, which is in palette colours, as a PNG file."""
    # Pillow packs with zlib, which takes four times as long for a larger file.
    wide, high = picture.size
    palette = picture.getpalette()
    assert palette is not None
    # Each row begins with the number of its filter: 0 for none.
    rows = Image.new("P", (wide + 1, high))
    rows.paste(picture, (1, 0))
    file = BytesIO()
    file.write(_PNG)
    putchunk(file, b"IHDR", struct.pack(">2I5B", wide, high, *_PALETTE_COLOURS))
    putchunk(file, b"PLTE", bytes(palette))
    putchunk(file, b"IDAT", isal_zlib.compress(rows.tobytes(), 1))
    putchunk(file, b"IEND", b"")
    return file.getvalue()


def _scale(box: Extent) -> int:
    wide, high = box.size
    return _LARGE_SCALE if wide * high >= _LARGE else _SCALE


def _whole(scene: Scene) -> Extent:
    return Extent(0, 0, scene.width, scene.height)


def _stamp_bytes(stamp: _Stamp) -> int:
    pixel = len(stamp.cover.getbands())
    return pixel * stamp.cover.width * stamp.cover.height + _IMAGE_BYTES


def _piece_bytes(piece: Image.Image) -> int:
    return piece.width * piece.height + _IMAGE_BYTES


def _base_bytes(base: _Base) -> int:
    return _piece_bytes(base.picture)


def _packed_bytes(packed: _PackedBase) -> int:
    return len(packed.pixels)


_numbers = count()
_bases: LRUCache[_BaseKey, _Base] = LRUCache(_BASES, _base_bytes)
_packed_bases: LRUCache[_BaseKey, _PackedBase] = LRUCache(_PACKED_BASES, _packed_bytes)
_layers: LRUCache[Item, _Layer] = LRUCache(_LAYERS)
_stamps: LRUCache[tuple[int, Drawing | Primitive], _Stamp] = LRUCache(_STAMPS, _stamp_bytes)
_pieces: LRUCache[tuple[int, ...], Image.Image] = LRUCache(_PIECES, _piece_bytes)
