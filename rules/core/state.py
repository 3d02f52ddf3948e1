"""Seats, and the ply at which they were asked, for the states of most games."""

from typing import Protocol

from rules.core.types import Setup


class _HasSetup(Protocol):
    @property
    def setup(self) -> Setup: ...


class _Asked(_HasSetup, Protocol):
    @property
    def to_act(self) -> tuple[int, ...]: ...

    @property
    def asked(self) -> int: ...


class Seated:
    """Part of a state with a field ``setup``."""

    __slots__ = ()

    @property
    def seats(self: _HasSetup) -> int:
        """Return the number of seats, eliminated ones included."""
        return self.setup.seats


class AskedTogether(Seated):
    """Part of a state with a field ``asked``: the ply at which the seats to act were asked."""

    __slots__ = ()

    @property
    def asked_at(self: _Asked) -> tuple[int, ...]:
        """For each seat the ply at which it got its present question; -1 where it is not asked."""
        return tuple(self.asked if seat in self.to_act else -1 for seat in range(self.setup.seats))
