"""The deeds of the people of a soak, and what they got for them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import monotonic

from sandbox import ClientError, Interaction, Person
from sandbox.people.client import NOT_FOUND

PATIENCE = 6.0
"""Seconds that a person waits for a response: twice as long as Discord does."""
THINKING = 30.0
"""Seconds after which a private answer that is still "thinking" counts as forgotten."""


@dataclass(slots=True)
class Waiting:
    """An interaction whose person still looks at "thinking"."""

    interaction: Interaction
    since: float


@dataclass(slots=True)
class Tally:
    """Counts of one run."""

    sent: int = 0
    acted: int = 0
    """Presses that were meant as a decision."""
    unanswered: list[str] = field(default_factory=list)
    """What the bot did not respond to within Discord's three seconds."""
    lost: list[str] = field(default_factory=list)
    """Decisions that were acknowledged and had no effect, although no bot was ended meanwhile."""
    cut_short: int = 0
    """The same where a bot was ended meanwhile: the person pressed again."""
    opened: int = 0
    waiting: list[Waiting] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    """What people tried in vain, such as a press on a message that had just gone."""
    delays: list[float] = field(default_factory=list)
    """Seconds from a press to its acknowledgement."""
    ended_at: float = -1e9
    """When a bot was killed or told to stop for the last time."""

    async def use(self, person: Person, interaction: Interaction) -> Interaction:
        """Wait as *person* for the response to *interaction*, and count it."""
        self.sent += 1
        await person.wait(interaction, PATIENCE)
        if interaction.failed == NOT_FOUND:
            self.troubles["pressed a message that was gone"] += 1
        elif interaction.failed is not None:
            self.unanswered.append(described(interaction))
        elif not interaction.settled.is_set():
            self.waiting.append(Waiting(interaction, monotonic()))
        if interaction.acknowledged_after is not None:
            self.delays.append(interaction.acknowledged_after)
        return interaction

    def forgotten(self) -> list[str]:
        """The private answers that have been "thinking" for too long."""
        self.waiting = [each for each in self.waiting if not each.interaction.settled.is_set()]
        late = monotonic() - THINKING
        return [described(each.interaction) for each in self.waiting if each.since < late]

    def refuse(self, refusal: ClientError) -> None:
        """Count something that the person's own client did not let them do."""
        self.troubles[str(refusal).partition(":")[0]] += 1


def described(interaction: Interaction) -> str:
    """An interaction in a few words: kind, what it was about, and its id for the logs."""
    about = interaction.data.get("custom_id") or interaction.data.get("name")
    state = interaction.failed or interaction.state
    return f"{interaction.type.name.lower()} {about} ({state}; {interaction.id})"


def quantile(values: Iterable[float], share: float) -> float:
    """The value below which *share* of *values* lie; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0
