"""The alternative text of a position of Pier 18."""

from collections.abc import Iterable, Iterator
from enum import IntEnum

from render.alt_text import MAX_LENGTH, NAME_LENGTHS, Words, ending, numbers
from render.names import clipped, short_names
from render.pier18.seat_status import (
    Page,
    SeatStatus,
    considered,
    on_turn,
    pages,
    picked_plan,
    returned_cards,
    seat_status,
)
from render.view import Translator, View
from rules.pier18 import CARDS, EMPTY, PLANS, Character, Phase, Pier, PierObservation


class Detail(IntEnum):
    """The extent to which a text repeats what can also be looked up by its name."""

    NAMES = 0
    CARDS = 1
    """What the cards show that can be taken or kept."""
    PLANS = 2
    """That, and what each plan asks for."""


def describe(observation: PierObservation, view: View, translate: Translator) -> tuple[str, ...]:
    """See :meth:`Layout.describe`: in as much detail, and with as whole names, as Discord accepts.

    A name is as long in each text of a message.
    """
    first, *others = pages(observation)

    def told(names: tuple[str, ...], detail: Detail) -> tuple[str, ...]:
        text = _AltText(observation, view, translate, names, detail)
        said = (text.first(first), *map(text.seats, others))
        return tuple(" ".join(sentences) for sentences in said)

    tries = (
        told(short_names(view.names, length), detail)
        for detail in reversed(Detail)
        for length in NAME_LENGTHS
    )
    fitting = next((texts for texts in tries if max(map(len, texts)) <= MAX_LENGTH), None)
    texts = fitting or told(numbers(view.names), Detail.NAMES)
    return tuple(clipped(text, MAX_LENGTH) for text in texts)


class _AltText(Words[PierObservation]):
    """The sentences about one position."""

    def __init__(
        self,
        observation: PierObservation,
        view: View,
        translate: Translator,
        names: tuple[str, ...],
        detail: Detail,
    ) -> None:
        super().__init__(observation, view, translate, names)
        self._detail = detail

    def first(self, page: Page) -> Iterator[str]:
        """All sentences about the first picture, the most urgent first."""
        yield self._state()
        yield from self._thought()
        yield from self._cards()
        nobody_builds = self._obs.phase is Phase.KEEP
        yield from self.seats(range(self._obs.seats) if nobody_builds else page)

    def seats(self, seats: Iterable[int]) -> Iterator[str]:
        """A sentence about each of *seats*."""
        return map(self._seat, seats)

    def _state(self) -> str:
        obs = self._obs
        if obs.outcome is not None:
            return ending(obs, self._names, self._translate)
        turn = on_turn(obs)
        if turn is None or obs.leader is None:
            waiting = self._listed(self._names[seat] for seat in obs.to_act)
            return self._text(obs.phase, players=waiting, rounds=obs.rounds)
        player, leader = self._names[turn], self._names[obs.leader]
        return self._text("round", player=player, leader=leader, round=obs.round, rounds=obs.rounds)

    def _thought(self) -> Iterator[str]:
        """Say what the reader considers or has chosen; what a pier would look like comes later."""
        action, plan = considered(self._obs, self._view), picked_plan(self._obs, self._view)
        if not self._view.chosen:
            yield from self._choices()
        if action is None:
            return
        key = "picked" if self._obs.chosen is None else "chosen"
        if plan is not None:
            yield self._text(f"{key}-plan", card=plan)
            yield self._text(f"{key}-foundation", card=action.card)
        else:
            card = action.card or self._obs.plans[action.seat] or ""
            yield self._text(f"{key}-section", card=card, covered=action.covered)

    def _choices(self) -> Iterator[str]:
        """Say what the reader may choose."""
        if self._obs.legal:
            most = max(action.covered for action in self._obs.legal)
            yield self._text("may", phase=self._obs.phase, most=most)

    def _cards(self) -> Iterator[str]:
        obs = self._obs
        added = [plan for seat, plan in enumerate(obs.plans) if plan and seat not in obs.resigned]
        if obs.open or obs.hand:
            yield self._text("dates")
        if obs.open:
            yield self._text("open", cards=self._named(obs.open))
        if obs.hand:
            returned = returned_cards(obs)
            kept = [card for card in obs.hand if card not in returned]
            yield self._text("hand", cards=self._named(kept))
            if returned:
                yield self._text("returned", cards=self._listed(returned))
        if obs.phase is Phase.PLAN and self._detail is not Detail.NAMES:
            yield self._text("plans", cards=self._named(added))

    def _named(self, names: Iterable[str]) -> str:
        if self._detail is Detail.NAMES:
            return self._listed(names)
        return self._listed(map(self._card, names), long=True)

    def _card(self, name: str) -> str:
        card = CARDS[name]
        return self._text(
            "card",
            card=name,
            date=self._date(name),
            who=card.patron,
            top=self._people(card.top),
            bottom=self._people(card.bottom),
            title=self._asked(card.plan, is_long=bool(self._obs.hand)),
        )

    def _date(self, card: str) -> str:
        month, day = map(int, CARDS[card].date.split("-"))
        return self._translate("pier18-date", month=month, day=day)

    def _people(self, side: str) -> str:
        """Tell who strolls on a side, each with the column."""
        found = (
            self._translate("pier18-person", who=letter, column=column)
            for column, letter in enumerate(side, 1)
            if letter != EMPTY
        )
        return self._listed(found) or self._translate("pier18-people-0")

    def _crowd(self, side: str) -> str:
        """Tell who strolls on a side of a pier: for each kind the columns. A pier grows long."""
        found = (
            (who, [str(column) for column, letter in enumerate(side, 1) if letter == who])
            for who in Character
        )
        crowd = (
            self._text("crowd", who=who, columns=self._listed(columns))
            for who, columns in found
            if columns
        )
        return self._listed(crowd) or self._translate("pier18-people-0")

    def _seat(self, seat: int) -> str:
        status = seat_status(self._obs, self._view, seat)
        facts = [*self._pier(seat, status), *self._held(seat, status)]
        said = self._listed(facts, long=True) or self._text("nothing")
        return self._text("seat", player=self._names[seat], facts=said)

    def _pier(self, seat: int, status: SeatStatus) -> Iterator[str]:
        if not status.pier:
            return
        gains = status.gains or (0,) * len(Character)
        pairs = zip(Character, status.scores, gains, strict=True)
        points = self._listed(
            (
                self._text("scored", who=who, points=f"{points}{_signed(gain)}")
                for who, points, gain in pairs
            )
        )
        total = f"{status.total}{_signed(status.gain if status.gains else 0)}"
        yield self._text("points", points=points, total=total)
        yield self._text(
            "columns",
            count=status.columns.length,
            top=self._crowd(status.columns.top),
            bottom=self._crowd(status.columns.bottom),
        )
        yield self._text("sections", sections=self._sections(status.pier))

    def _sections(self, pier: Pier) -> str:
        return self._listed(
            self._text("section", card=section.card, covered=section.covered) for section in pier
        )

    def _held(self, seat: int, status: SeatStatus) -> Iterator[str]:
        obs = self._obs
        card = obs.plans[seat]
        if card is not None:
            yield self._plan(card, is_met="yes" if status.is_met else "no")
        if status.patron_gain:
            yield self._text("patron-then")
        if obs.patrons[seat]:
            patrons = (
                self._text("patron", card=card, who=CARDS[card].patron)
                for card in obs.patrons[seat]
            )
            yield self._listed(patrons)
        taken = obs.taken[seat]
        if taken is not None:
            yield self._text("taken", card=taken)
        if seat in obs.resigned:
            yield self._text("out")
        elif seat in obs.ready:
            yield self._text("ready")

    def _plan(self, card: str, is_met: str) -> str:
        if self._detail is Detail.NAMES:
            return self._text("plan-named", card=card, met=is_met)
        asked = self._asked(CARDS[card].plan, is_long=True)
        return self._text("plan-held", card=card, title=asked, met=is_met)

    def _asked(self, key: str, is_long: bool) -> str:
        """The title of a plan, and what it asks for."""
        plan = PLANS[key]
        title = self._translate("pier18-plan", plan=key)
        if self._detail is not Detail.PLANS or not is_long:
            return title
        test = self._translate("pier18-plan-text", plan=key, **dict(plan.numbers))
        return f"{title} ({test})"


def _signed(gain: int) -> str:
    return f" ({gain:+})" if gain else ""
