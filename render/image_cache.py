"""Images that are kept: those wanted last ready for use, many more of them packed."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from cachetools import LRUCache
from isal import isal_zlib
from PIL import Image

_K = TypeVar("_K", bound=Hashable)

_OBJECT_BYTES = 2_000
"""What an image of Pillow takes beside its pixels: the object and its palette."""
_ENTRY_BYTES = 600
"""What a packed image takes beside its data: its key, and a place in a dictionary."""


@dataclass(frozen=True, slots=True)
class _Packed:
    """An image at about a tenth of its size: unpacking one is ten times as fast as drawing it."""

    mode: str
    size: tuple[int, int]
    data: bytes


class _ReadyImages(LRUCache[_K, Image.Image]):
    """Hands on what there is no more room for."""

    def __init__(self, most_bytes: int, hand_on: Callable[[_K, Image.Image], None]) -> None:
        super().__init__(most_bytes, _image_bytes)
        self._hand_on = hand_on

    def popitem(self) -> tuple[_K, Image.Image]:
        """Called by the base class to make room."""
        key, image = super().popitem()
        self._hand_on(key, image)
        return key, image


class ImageCache(Generic[_K]):
    """Images by key. What it hands out may be kept and shared, so nobody may draw on it.

    A palette is not kept: an image of palette colours comes back with the numbers of its colours
    alone.
    """

    def __init__(self, ready_bytes: int, packed_bytes: int) -> None:
        """Keep so many bytes of images as they are, and so many of packed ones."""
        self._ready: _ReadyImages[_K] = _ReadyImages(ready_bytes, self._pack)
        self._packed: LRUCache[_K, _Packed] = LRUCache(packed_bytes, _packed_bytes)

    def get(self, key: _K, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of *key*, which *make* draws if it is not kept."""
        try:
            return self._ready[key]
        except KeyError:
            packed = self._packed.get(key)
        image = make() if packed is None else _unpacked(packed)
        if _image_bytes(image) <= self._ready.maxsize:
            self._ready[key] = image
        else:
            self._pack(key, image)
        return image

    def _pack(self, key: _K, image: Image.Image) -> None:
        # One that was unpacked before is still there.
        if key in self._packed:
            return
        data = isal_zlib.compress(image.tobytes(), 1)
        # A copy: the original was cut from a longer piece of memory, whose rest nothing fits into.
        packed = _Packed(image.mode, image.size, bytes(memoryview(data)))
        if _packed_bytes(packed) <= self._packed.maxsize:
            self._packed[key] = packed


def _unpacked(packed: _Packed) -> Image.Image:
    return Image.frombytes(packed.mode, packed.size, isal_zlib.decompress(packed.data))


def _image_bytes(image: Image.Image) -> int:
    return len(image.getbands()) * image.width * image.height + _OBJECT_BYTES


def _packed_bytes(packed: _Packed) -> int:
    return len(packed.data) + _ENTRY_BYTES
