"""The alternative text of a position of Pier 18."""

from collections.abc import Iterable, Iterator

from render.alt_text import AltText
from render.pier18.choices import considered, picked_plan
from render.pier18.seat_status import SeatStatus, on_turn, seat_status
from render.view import Translator, View
from rules.pier18 import CARDS, Character, Phase, PierObservation


def describe(observation: PierObservation, view: View, translate: Translator) -> tuple[str]:
    """See :meth:`Layout.describe`."""
    return (_AltText.describe(observation, view, translate),)


class _AltText(AltText[PierObservation]):
    """The sentences about one position."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        yield self._state()
        yield from self._thought()
        yield self._text("letters")
        yield from self._cards()
        yield from map(self._seat, range(self._obs.seats))

    def _text(self, key: str, **params: str | int) -> str:
        return self._translate(f"pier18-alt-{key}", **params)

    def _state(self) -> str:
        obs = self._obs
        if obs.outcome is not None:
            order = obs.outcome.best_first
            places = ", ".join(
                f"{obs.outcome.ranks[seat]}. {self._names[seat]} ({obs.outcome.scores[seat]})"
                for seat in order
            )
            return self._text("over", places=places, rounds=obs.rounds)
        turn = on_turn(obs)
        if turn is None or obs.leader is None:
            waiting = ", ".join(self._names[seat] for seat in obs.to_act)
            return self._text(f"{obs.phase}", players=waiting, rounds=obs.rounds)
        player, leader = self._names[turn], self._names[obs.leader]
        return self._text("round", player=player, leader=leader, round=obs.round, rounds=obs.rounds)

    def _thought(self) -> Iterator[str]:
        """What the reader considers or has chosen; what a pier would look like comes later."""
        action, plan = considered(self._obs, self._view), picked_plan(self._obs, self._view)
        if action is None:
            return
        key = "picked" if self._view.chosen else "chosen"
        if self._obs.phase is Phase.KEEP:
            yield self._text(f"{key}-foundation", card=action.card)
            if plan is not None:
                yield self._text(f"{key}-plan", card=plan)
        else:
            card = action.card or self._obs.plans[action.seat] or ""
            yield self._text(f"{key}-section", card=card, covered=action.covered)

    def _cards(self) -> Iterator[str]:
        obs = self._obs
        if obs.open:
            yield self._text("open", cards=self._listed(obs.open))
        if obs.hand:
            yield self._text("hand", cards=self._listed(obs.hand))

    def _listed(self, names: Iterable[str]) -> str:
        return "; ".join(map(self._card, names))

    def _card(self, name: str) -> str:
        card = CARDS[name]
        return (
            f"{name} {card.date} {card.patron} {card.top}/{card.bottom}"
            f" {self._translate('pier18-plan', plan=card.plan)}"
        )

    def _seat(self, seat: int) -> str:
        status = seat_status(self._obs, self._view, seat)
        sentences = [self._scores(seat, status)] if status.pier else []
        if status.pier:
            sentences.append(self._pier(status))
        sentences += self._held(seat, status)
        return f"{self._names[seat]}: {', '.join(sentences) or self._text('nothing')}."

    def _scores(self, seat: int, status: SeatStatus) -> str:
        gains = status.gains or (0,) * len(Character)
        pairs = zip(Character, status.scores, gains, strict=True)
        points = " ".join(f"{who}{points}{_signed(gain)}" for who, points, gain in pairs)
        total = f"{status.total}{_signed(status.gain if status.gains else 0)}"
        return self._text("points", points=points, total=total)

    def _pier(self, status: SeatStatus) -> str:
        sections = " ".join(map(str, status.pier))
        return f"{sections} {status.columns.top}/{status.columns.bottom}"

    def _held(self, seat: int, status: SeatStatus) -> Iterator[str]:
        obs = self._obs
        card = obs.plans[seat]
        if card is not None:
            is_met = "yes" if status.is_met else "no"
            title = self._translate("pier18-plan", plan=CARDS[card].plan)
            yield self._text("plan-held", card=card, title=title, met=is_met)
        if obs.patrons[seat]:
            patrons = " ".join(f"{card} {CARDS[card].patron}" for card in obs.patrons[seat])
            yield self._text("patrons", cards=patrons)
        taken = obs.taken[seat]
        if taken is not None:
            yield self._text("taken", card=taken, date=CARDS[taken].date)
        if seat in obs.resigned:
            yield self._text("out")
        elif seat in obs.ready:
            yield self._text("ready")


def _signed(gain: int) -> str:
    return f" ({gain:+})" if gain else ""
