"""The alternative text of a position of Das Gurkensolo."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from render.alt_text import AltText, ending
from render.gurkensolo.hand import has_tray
from render.gurkensolo.racers import offered, order_of, was_taken_back
from render.view import Translator, View
from rules.gurkensolo import (
    CARDS,
    GOAL,
    PICKLES,
    Goals,
    GurkensoloAction,
    GurkensoloObservation,
    Phase,
    Statement,
    Verb,
    Verdict,
)


def describe(
    observation: GurkensoloObservation, view: View, translate: Translator
) -> tuple[str, str]:
    """See :meth:`Layout.describe`."""
    return (
        _Race.describe(observation, view, translate),
        _Reference.describe(observation, view, translate),
    )


class _AltText(AltText[GurkensoloObservation]):
    """The sentences about one position."""

    def _turn(self) -> str:
        obs = self._obs
        if obs.outcome is not None:
            return ending(obs, self._names, self._translate)
        players = self._players(obs.to_act)
        return self._text(obs.phase, player=players)

    def _hand(self) -> Iterator[str]:
        if self._obs.phase is Phase.TURN and self._obs.hand:
            yield self._text(
                "hand", cards=self._listed(map(self._card_now, self._obs.hand), long=True)
            )

    def _choices(self) -> Iterator[str]:
        actions = offered(self._obs, self._view.chosen)
        if actions and self._obs.phase is not Phase.KEEP:
            is_narrowed = len(actions) < len(offered(self._obs, ()))
            key = "chosen" if is_narrowed else "moves"
            yield self._text(key, moves=self._listed(self._moves(actions), long=True))

    def _moves(self, actions: Sequence[GurkensoloAction]) -> Iterator[str]:
        """Each pickle with the steps that it may take, each exchange, and what needs no pickle."""
        for pickles, some in groupby(actions, key=lambda action: action.pickles):
            if not pickles:
                yield from (self._translate(f"gurkensolo-step-{each.verb}") for each in some)
            elif len(pickles) > 1:
                one, other = map(self._pickle, pickles)
                yield self._text("exchange-of", one=one, other=other)
            else:
                yield from self._steps(self._pickle(pickles[0]), [each.fields for each in some])

    def _steps(self, pickle: str, steps: Sequence[int]) -> Iterator[str]:
        for way, fields in (
            ("forward", [step for step in steps if step > 0]),
            ("back", [-step for step in steps if step < 0]),
        ):
            if fields:
                far = "both" if len(fields) > 1 else fields[0]
                yield self._text(way, pickle=pickle, fields=far)

    def _own_goals(self) -> Iterator[str]:
        own = self._obs.own
        if self._obs.phase is Phase.OVER or not own.held:
            return
        if len(own.held) > 1:
            goals = self._listed((self._order(goal) for goal in own.held), long=True)
            yield self._text("goals", goals=goals)
            if self._view.chosen and self._obs.phase is Phase.KEEP:
                yield self._text("picked", goal=self._order(self._view.chosen[0]))
            return
        yield self._text("goal", goal=self._order(own.held[0]))
        if own.dropped is not None:
            yield self._text("dropped", goal=self._order(own.dropped))

    def _piles(self) -> str:
        obs = self._obs
        return self._text("pile", pile=obs.pile, discards=len(obs.discards))

    def _laid(self) -> Iterator[str]:
        laid = self._obs.laid
        if laid is None:
            return
        player = self._names[laid.seat]
        if laid.verdict is Verdict.RIGHT:
            true, false = (self._card(card) for card in laid.cards)
            yield self._text("laid-right", player=player, true=true, false=false)
        else:
            cards = self._listed(map(self._card, laid.cards), long=True)
            yield self._text(f"laid-{laid.verdict}", player=player, cards=cards)

    def _last(self) -> Iterator[str]:
        obs, last = self._obs, self._obs.last
        if last is None:
            return
        player = self._names[last.seat]
        if last.verb is Verb.EXCHANGE:
            one, other = (self._pickle(number) for number in last.pickles)
            yield self._text("exchanged", player=player, one=one, other=other)
        elif last.pickles:
            (number,) = last.pickles
            is_wrong = was_taken_back(obs)
            end = obs.fields[number] + (last.fields if is_wrong else 0)
            yield self._text(
                "refused" if is_wrong else "moved",
                player=player,
                pickle=self._pickle(number),
                start=end - last.fields,
                end=end,
            )
        elif last.verb is Verb.SKIP:
            yield self._text("skipped", player=player)

    def _track(self) -> Iterator[str]:
        obs = self._obs
        fields = self._listed(
            (
                self._text("at", pickle=self._pickle(number), field=field)
                for number, field in enumerate(obs.fields)
                if field != GOAL
            )
        )
        yield self._text("track", fields=fields)
        if obs.arrivals:
            order = enumerate(order_of(obs), start=1)
            places = self._listed(
                (
                    self._translate("alt-place", rank=place, player=self._pickle(number))
                    for place, number in order
                )
            )
            yield self._text("arrived", places=places)

    def _opened(self) -> Iterator[str]:
        if self._obs.phase is not Phase.OVER:
            return
        pairs = zip(self._names, self._obs.goals, strict=True)
        goals = self._listed(
            (
                self._text("goals-of", player=name, goals=self._kept_and_not(own))
                for name, own in pairs
            ),
            long=True,
        )
        yield self._text("opened", goals=goals)

    def _kept_and_not(self, own: Goals) -> str:
        """The card that counts, in brackets the one that does not; both of who gave up early."""
        first, *others = map(self._order, own.held)
        if others:
            return self._text("either", one=first, other=others[0])
        if own.dropped is None:
            return first
        dropped = self._order(own.dropped)
        return self._text("not-kept", one=first, other=dropped)

    def _seats(self) -> Iterator[str]:
        obs = self._obs
        if obs.phase is not Phase.OVER:
            seats = (*range(obs.turn, obs.seats), *range(obs.turn))
            playing = (seat for seat in seats if seat not in obs.resigned)
            yield self._text("order", players=self._players(playing))
        if obs.deciders and obs.phase is not Phase.OVER:
            yield self._text("kept", players=self._players(obs.deciders))
        if obs.resigned:
            yield self._text("out", players=self._players(obs.resigned))

    def _players(self, seats: Iterable[int]) -> str:
        return self._listed(self._names[seat] for seat in seats)

    def _order(self, goal: str) -> str:
        return self._listed(self._pickle(PICKLES.index(letter)) for letter in goal)

    def _pickle(self, number: int) -> str:
        return _pickle(number, self._translate)

    def _card(self, number: int) -> str:
        return card_in_words(number, self._translate)

    def _card_now(self, number: int) -> str:
        """A card, and whether its statement is true before anything moves."""
        said, fields = CARDS[number], self._obs.fields
        if not isinstance(said, Statement):
            return self._card(number)
        holds = "yes" if said.holds(fields[said.one] - fields[said.other]) else "no"
        return self._text("now", card=self._card(number), holds=holds)


class _Race(_AltText):
    """The first picture: what the reader decides on, or what happened last."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        yield self._turn()
        yield from self._hand()
        yield from self._choices()
        is_asked = has_tray(self._obs)
        if not is_asked:
            yield from self._last()
            yield from self._laid()
        yield from self._track()
        yield from self._own_goals()
        yield from self._last() if is_asked else (self._piles(),)


class _Reference(_AltText):
    """The second picture: the seats, and the cards that had no room in the first."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        is_asked = has_tray(self._obs)
        if is_asked:
            yield from self._laid()
        yield from self._opened()
        yield from self._seats()
        if is_asked:
            yield self._piles()


def _pickle(number: int, translate: Translator) -> str:
    return translate("gurkensolo-alt-pickle", pickle=PICKLES[number])


def card_in_words(number: int, translate: Translator) -> str:
    """Read out the instruction card *number*."""
    said = CARDS[number]
    if not isinstance(said, Statement):
        return translate(f"gurkensolo-alt-{said}")
    relation = f"not-{said.relation}" if said.negated else str(said.relation)
    one, other = _pickle(said.one, translate), _pickle(said.other, translate)
    return translate("gurkensolo-alt-statement", one=one, relation=relation, other=other)
