"""Fields that follow from others: worked out once, kept for speed, never stored.

A named tuple marks such fields with :data:`Derived` and gives them a default, so that it can be
made of its facts alone; ``with_derived`` then fills them in. Transitions, which know what changes,
may set them directly. In every position ``state == state.with_derived()``.
"""

from typing import Annotated, Any, Final, Protocol, Self, TypeVar, get_args, runtime_checkable

T = TypeVar("T")

_MARK: Final = "follows from other fields"

Derived = Annotated[T, _MARK]
"""The type of a field that follows from others."""


@runtime_checkable
class HasDerived(Protocol):
    """A value with derived fields."""

    def with_derived(self) -> Self:
        """The same facts with every derived field worked out."""


def is_derived(hint: Any) -> bool:
    """Tell whether *hint*, the type hint of a field, is a :data:`Derived` one."""
    return _MARK in get_args(hint)[1:]
