"""What an answer would lead to: the points, the plan, the patron."""

from rules.core.seating import replaced
from rules.core.types import Phrase, Value
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, NUMBERS
from rules.pier18.characters import scores
from rules.pier18.observe import PierObservation
from rules.pier18.patrons import favourite
from rules.pier18.pier import Columns, Section, columns_of
from rules.pier18.plans import PLANS, is_met


def preview(observation: PierObservation, action: PierAction) -> Phrase:
    """See :meth:`Game.preview`."""
    if action.verb is Verb.KEEP:
        facts = {"card": action.card, "other": action.plan, **_asked_by(action.plan)}
        return _phrase("keep", facts)
    seat = action.seat
    plan = observation.plans[seat]
    assert plan is not None  # all plans are shown before anything is added
    pier = (*observation.piers[seat], Section(action.card or plan, action.covered))
    after = columns_of(pier)
    is_last = action.verb is Verb.PLAN
    facts = {**_points(observation, seat, after, is_last=is_last), **_asked_by(plan)}
    if is_last or not _ends_round(observation, seat):
        return _phrase("section", facts)
    return _phrase("patron", facts | _patron(observation, action, after))


def _points(obs: PierObservation, seat: int, after: Columns, *, is_last: bool) -> dict[str, Value]:
    """All points of *seat* with the pier *after*, and by how much each number changes."""
    before = columns_of(obs.piers[seat])
    old, new = scores(before), scores(after)
    plan = obs.plans[seat]
    met = plan is not None and is_met(CARDS[plan].plan, after, obs.seats)
    worth = NUMBERS.plan if met and is_last else 0
    patrons = NUMBERS.patron * len(obs.patrons[seat])
    changes = (now - was for was, now in zip(old, new, strict=True))
    return {
        **new._asdict(),
        **{f"{name}_change": _signed(by) for name, by in zip(new._fields, changes, strict=True)},
        "patrons": patrons,
        "plan_points": worth,
        "met": "yes" if met else "no",
        "points": sum(new) + patrons + worth,
        "change": _signed(sum(new) + worth - sum(old)),
    }


def _asked_by(card: str) -> dict[str, Value]:
    """What the plan on *card* asks for."""
    plan = PLANS[CARDS[card].plan]
    return {"plan": plan.key, **dict(plan.numbers)}


def _ends_round(obs: PierObservation, seat: int) -> bool:
    """Whether all others have taken a card, so that the choice of *seat* leaves the patron."""
    return all(obs.taken[other] for other in _playing(obs) if other != seat)


def _patron(obs: PierObservation, action: PierAction, after: Columns) -> dict[str, Value]:
    """The card that *action* leaves over, and who gets it."""
    seat = action.seat
    left = next(card for card in obs.open if card != action.card)
    columns = replaced(obs.columns, seat, after)
    taken = replaced(obs.taken, seat, action.card)
    winner = favourite(left, _playing(obs), columns, taken)
    return {"left": left, "character": CARDS[left].patron.value, "patron_seat": winner.seat}


def _playing(obs: PierObservation) -> tuple[int, ...]:
    return tuple(s for s in range(obs.seats) if s not in obs.resigned)


def _signed(change: int) -> str:
    """*change* in brackets behind a number; nothing where nothing changes."""
    return f" ({change:+})" if change else ""


def _phrase(key: str, facts: dict[str, Value]) -> Phrase:
    return Phrase(f"pier18-preview-{key}", tuple(facts.items()))
