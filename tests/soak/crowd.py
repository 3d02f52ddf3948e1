"""Everybody who uses the bot in a soak, and the places where they meet."""

from dataclasses import dataclass, field
from itertools import count
from random import Random

from data.store import Store
from sandbox import Channel, Dms, Permission, Person, Sandbox
from tests.soak.tally import Tally

PEOPLE = 36
LOCALES = ("en-US", "en-GB", "de", "fr", "ja")
NAMES = ("Ada", "Łukasz", "Bartholomäus", "Jörg", "Мария", "Nguyễn Thị", "李", "*Bo* _x_", "x" * 32)
CHANNELS = 6
CLOSED_SHARE = 0.2
"""How many people take no direct messages at first."""


@dataclass(slots=True)
class Crowd:
    """The people and the channels of one soak."""

    sandbox: Sandbox
    store: Store
    """For looking up what is true; only bots write."""
    rng: Random
    tally: Tally
    think: float
    """Seconds that people think about a decision, on average."""
    people: list[Person]
    channels: list[Channel]
    numbers: "count[int]"
    called_twice: set[int] = field(default_factory=set)
    """The people (user ids) who have asked to be called at the table and by direct message."""

    @classmethod
    def gather(cls, sandbox: Sandbox, store: Store, seed: int, think: float) -> "Crowd":
        """People of many names and languages; in the last channel there can be no threads."""
        crowd = cls(sandbox, store, Random(seed), Tally(), think, [], [], count(1))
        crowd.people = [crowd.newcomer() for _ in range(PEOPLE)]
        for person in crowd.rng.sample(crowd.people, int(PEOPLE * CLOSED_SHARE)):
            person.close_dms(crowd.rng.choice((Dms.BLOCKED, Dms.SERVER_OFF)))
        crowd.channels = [sandbox.channel(f"room-{number}") for number in range(CHANNELS)]
        sandbox.forbid(crowd.channels[-1], Permission.CREATE_PUBLIC_THREADS)
        return crowd

    def newcomer(self) -> Person:
        """Somebody whom nobody has met."""
        number = next(self.numbers)
        name = f"{NAMES[number % len(NAMES)][:28]} {number}"
        return self.sandbox.person(name, locale=self.rng.choice(LOCALES))

    def pause(self) -> float:
        """Seconds that somebody thinks: mostly short, sometimes long."""
        return self.rng.expovariate(1 / self.think) * self.rng.choice((0.3, 0.6, 1.0, 2.1))
