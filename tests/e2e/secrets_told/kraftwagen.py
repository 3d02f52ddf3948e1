"""Kraftwagen: how much money a seat has, until the end. What it earns is told when it happens."""

from collections.abc import Iterator

from rules.kraftwagen.money import Money
from tests.e2e.secrets_told.search import Secret
from tests.e2e.secrets_told.story import Story


def secrets(story: Story) -> Iterator[Secret]:
    """Everything that a piece of the game keeps from somebody: sums that are past now, too."""
    if story.states[0].setup.is_open:
        return
    end = story.first(lambda state: state.table.is_over)
    for money, since in _sums(story, end).items():
        for seat in since:
            yield story.secret(since, since[seat], end, _sentences(story, money))


def _sums(story: Story, end: int) -> dict[Money, dict[int, int]]:
    """Whatever somebody had: which seats had it, each with the ply since when."""
    found: dict[Money, dict[int, int]] = {}
    for ply, state in enumerate(story.states[:end]):
        for seat, money in enumerate(state.money):
            found.setdefault(money, {}).setdefault(seat, ply)
    return found


def _sentences(story: Story, money: Money) -> Iterator[str]:
    for translate in story.says:
        yield translate("kraftwagen-alt-money", total=money.total, **money._asdict())
