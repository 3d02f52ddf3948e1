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
from dataclasses import dataclass
from functools import lru_cache, partial
from io import BytesIO
from itertools import count
from typing import TypeAlias

from cachetools import LRUCache
from isal import isal_zlib
from PIL import Image
from PIL.PngImagePlugin import putchunk

from render.extents import Extent, drawing_extent, extent
from render.image_cache import ImageCache
from render.rasterizer import coloured, cover, cut_out
from render.scene import Drawing, Group, Item, Primitive, Scene, Sprite
from render.theme import Colours

_SCALE, _LARGE_SCALE = 4, 2
"""How far drawings are enlarged. The palette has three shades between two colours, as many as a
twofold enlargement can tell apart; where little is drawn, a fourfold one places edges better."""
_LARGE = 40_000
"""Pixels from which on a drawing is large."""
_STAMPS = 11_000_000, 8_000_000
"""Bytes of stamps that are kept ready and packed; ready, a stamp has four a pixel, or one if it has
one colour."""
_PIECES = 5_000_000, 9_000_000
"""The same for pieces, which have one a pixel. Most are of use for one table only: packed, those of
some thirty tables are kept."""
_BASES = 4_000_000, 4_000_000
"""The same for bases, which have one a pixel; packed, they shrink to a fiftieth."""
_BaseKey: TypeAlias = tuple[int, Drawing, int, int]
"""The painter's number, what is drawn, its width and height."""
_BASE_NUMBERS = 1_000
"""Bases of which the number is kept."""
_LAYERS = 8_000
"""Items of scenes of which the extent is kept."""
_QUICK = 1
"""The level at which ISA-L packs pictures."""
_PNG = b"\x89PNG\r\n\x1a\n"
"""How each file of this format begins."""
_PALETTE_COLOURS = 8, 3, 0, 0, 0
"""Of a file's header: eight bits a pixel, a palette, then the only compression, the only set of
filters, and not interlaced."""


@dataclass(frozen=True, slots=True)
class _Layer:
    """An item of a scene; its unique number keeps the keys of pieces short."""

    number: int
    extent: Extent


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
        base = self._number, scene.base, scene.width, scene.height
        picture = _bases.get(base, lambda: self._make_base(scene)).copy()
        picture.putpalette(self._channels)
        start = _base_number(base)
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
            key = (start, *under, layer.number)
            piece = _pieces.get(key, partial(self._make_piece, picture, item, box))
            picture.paste(piece, box)
            below.append((layer.number, box))
        return picture

    def _make_piece(self, picture: Image.Image, item: Item, box: Extent) -> Image.Image:
        """Paint *box* of *picture* with *item* laid on it."""
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
                self._paste(drawing, x, y, image, box)
            case primitive:
                self._paste(primitive, 0, 0, image, box)

    def _paste(
        self, shape: Drawing | Primitive, x: int, y: int, image: Image.Image, box: Extent
    ) -> None:
        place = _shape_extent(shape).shifted(x, y)
        if not place.meets(box):
            return
        stamp = _stamps.get((self._number, shape), partial(self._make_stamp, shape))
        paint = stamp if stamp.mode == "RGBA" else self._opaque(_primitives(shape)[0])
        image.paste(paint, (place.left - box.left, place.top - box.top), stamp)

    def _make_stamp(self, shape: Drawing | Primitive) -> Image.Image:
        """*shape* in its colours; how far it covers what is below, if it has a single one."""
        box, primitives = _shape_extent(shape), _primitives(shape)
        draw = cover if len(set(map(self._opaque, primitives))) == 1 else cut_out
        return draw(primitives, box, _scale(box), self._colours)

    def _opaque(self, primitive: Primitive) -> tuple[int, int, int]:
        return self._colours.colour_of(primitive)[:3]

    def _make_base(self, scene: Scene) -> Image.Image:
        box = _whole(scene)
        drawn = coloured(scene.base.primitives, box, _scale(box), self._colours)
        return self._flat(drawn)

    def _flat(self, image: Image.Image) -> Image.Image:
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)


@lru_cache(maxsize=8192)
def _shape_extent(shape: Drawing | Primitive) -> Extent:
    return drawing_extent(shape) if isinstance(shape, Drawing) else extent(shape)


def _primitives(shape: Drawing | Primitive) -> tuple[Primitive, ...]:
    return shape.primitives if isinstance(shape, Drawing) else (shape,)


def _base_number(key: _BaseKey) -> int:
    """A unique number, which keeps the keys of pieces short."""
    try:
        return _base_numbers[key]
    except KeyError:
        number = _base_numbers[key] = next(_numbers)
        return number


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
    """*picture*, in palette colours, as a PNG file."""
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
    # Pillow packs with zlib, which takes four times as long as ISA-L for a file that is larger.
    putchunk(file, b"IDAT", isal_zlib.compress(rows.tobytes(), _QUICK))
    putchunk(file, b"IEND", b"")
    return file.getvalue()


def _scale(box: Extent) -> int:
    wide, high = box.size
    return _LARGE_SCALE if wide * high >= _LARGE else _SCALE


def _whole(scene: Scene) -> Extent:
    return Extent(0, 0, scene.width, scene.height)


_numbers = count()
_base_numbers: LRUCache[_BaseKey, int] = LRUCache(_BASE_NUMBERS)
_layers: LRUCache[Item, _Layer] = LRUCache(_LAYERS)
_bases: ImageCache[_BaseKey] = ImageCache(*_BASES)
_stamps: ImageCache[tuple[int, Drawing | Primitive]] = ImageCache(*_STAMPS)
_pieces: ImageCache[tuple[int, ...]] = ImageCache(*_PIECES)
