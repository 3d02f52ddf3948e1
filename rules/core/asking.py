"""Since when seats are asked, where all of them got their questions at the same ply."""

from typing import Protocol


class _Asked(Protocol):
    @property
    def seats(self) -> int: ...

    @property
    def to_act(self) -> tuple[int, ...]: ...

    @property
    def asked(self) -> int: ...


class AskedTogether:
    """Part of a state with a field ``asked``: the ply at which the seats to act were asked."""

    __slots__ = ()

    @property
    def asked_at(self: _Asked) -> tuple[int, ...]:
        """For each seat the ply at which it got its present question; -1 where it is not asked."""
        return tuple(self.asked if seat in self.to_act else -1 for seat in range(self.seats))
