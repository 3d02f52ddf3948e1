"""The pickles on the track and in the jar, where they may go, and the last move."""

from collections.abc import Iterator

from render.gurkensolo.choices import offered
from render.gurkensolo.geometry import PICKLE, PLACES, column, floor, middle
from render.gurkensolo.icons import WishState, medal, owner, spot, trail, wish
from render.gurkensolo.pickles import outline, pickle
from render.gurkensolo.recent import fields_before
from render.scene import Group, Item, Sprite
from render.view import View
from render.widgets import cross
from rules.gurkensolo import (
    PICKLES,
    PLACE_POINTS,
    GurkensoloAction,
    GurkensoloObservation,
    Phase,
    Verb,
    Verdict,
)

_ELBOW_ROOM = 46
"""How far from the middle of a pickle an arrow ends."""
_ASIDE = 27
"""How far a place of arrival is above the middle of its lane, and the one wished for below."""
_OWNER_ASIDE = 54
"""How far the mark of whose wish it is is left of it."""


def racers(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """Everything on the track, back to front."""
    actions = offered(obs, view.chosen)
    before = _before(obs, view)
    for number, (start, end) in enumerate(zip(before, obs.fields, strict=True)):
        yield from _moved(number, start, end)
    if obs.last is not None and was_taken_back(obs):
        (number,) = obs.last.pickles
        yield from _refused(number, obs.fields[number], obs.fields[number] + obs.last.fields)
    glow = "chosen" if view.chosen else "may"
    movable = {number for action in actions for number in action.pickles[: _reach(view)]}
    for number, letter in enumerate(PICKLES):
        foot = column(obs.fields[number]), floor(number)
        if number in movable:
            halo = outline(number, glow, 18, PICKLE)
            yield Sprite(*foot, halo, label=f"{letter} glows {glow}")
        elif before[number] != obs.fields[number]:
            yield from _done(number, foot)
        label = f"racer {letter} on {obs.fields[number]}"
        yield Sprite(*foot, pickle(number, PICKLE), label=label)
    yield from _places(obs)
    yield from _wishes(obs)
    yield from _targets(obs, actions, bool(view.chosen))


def _reach(view: View) -> int:
    """How many of the pickles of an action glow: of an exchange, once one is chosen, that one."""
    return 1 if view.chosen else 2


def order_of(obs: GurkensoloObservation) -> tuple[int, ...]:
    """The pickles by place, as far as the places are settled."""
    rest = [number for number in range(len(PICKLES)) if number not in obs.arrivals]
    return (*obs.arrivals, *rest) if len(rest) == 1 else obs.arrivals


def was_taken_back(obs: GurkensoloObservation) -> bool:
    """Whether the last action was a wrong step: its pickle stands where it stood."""
    return (
        obs.last is not None
        and obs.last.verb is Verb.STEP
        and obs.laid is not None
        and obs.laid.verdict is Verdict.WRONG_STEP
    )


def _places(obs: GurkensoloObservation) -> Iterator[Sprite]:
    above = _ASIDE if _has_wishes(obs) else 0
    for place, number in enumerate(order_of(obs), start=1):
        label = f"{PICKLES[number]} is number {place}"
        yield Sprite(PLACES, middle(number) - above, medal(place), label=label)


def _has_wishes(obs: GurkensoloObservation) -> bool:
    return len(obs.own.held) == 1 and obs.phase is not Phase.OVER


def _wishes(obs: GurkensoloObservation) -> Iterator[Sprite]:
    """At the end of each lane, where the reader's goal card wants its pickle to arrive."""
    if not _has_wishes(obs):
        return
    order = order_of(obs)
    for place, letter in enumerate(obs.own.held[0], start=1):
        number = PICKLES.index(letter)
        if number in order:
            state: WishState = "met" if order.index(number) + 1 == place else "missed"
        else:
            state = "open" if place > len(order) else "missed"
        tag = wish(place, PLACE_POINTS[place - 1], state)
        y = middle(number) + _ASIDE
        yield Sprite(PLACES, y, tag, label=f"wish {letter} {place}")
        yield owner(obs, PLACES - _OWNER_ASIDE, y)


def _done(number: int, foot: tuple[int, int]) -> Iterator[Sprite]:
    """A warm double glow behind a pickle that has just been moved."""
    for stroke, width in (("done", 18.0), ("done.light", 10.0)):
        glow = outline(number, stroke, width, PICKLE)
        yield Sprite(*foot, glow, label=f"{PICKLES[number]} glows {stroke}")


def _targets(
    obs: GurkensoloObservation, actions: tuple[GurkensoloAction, ...], is_chosen: bool
) -> Iterator[Sprite]:
    for action in actions:
        if action.verb is Verb.EXCHANGE and is_chosen:
            number = action.pickles[1]
            place = column(obs.fields[number]) + 32, middle(number) - 34
            yield Sprite(*place, spot("×"), label=f"target x{PICKLES[number]}")
        if action.verb in (Verb.STEP, Verb.FIX, Verb.BACK):
            (number,) = action.pickles
            field = obs.fields[number] + action.fields
            label = f"target {PICKLES[number]} {field}"
            far = f"{action.fields:+}".replace("-", "−")
            yield Sprite(column(field), middle(number), spot(far), label=label)


def _before(obs: GurkensoloObservation, view: View) -> tuple[int, ...]:
    """For each pickle its field before all that is new to the reader."""
    if view.news and obs.phase is not Phase.OVER:
        return fields_before(obs, view.news)
    fields = list(obs.fields)
    last = obs.last
    if last is not None and last.verb is Verb.EXCHANGE:
        one, other = last.pickles
        fields[one], fields[other] = fields[other], fields[one]
    elif last is not None and not was_taken_back(obs):
        for number in last.pickles:
            fields[number] -= last.fields
    return tuple(fields)


def _moved(number: int, start: int, end: int) -> Iterator[Item]:
    """The shape that the pickle left behind, and an arrow to where it is."""
    if start == end:
        return
    letter, ghost = PICKLES[number], outline(number, "done", 3.5, PICKLE)
    yield Sprite(column(start), floor(number), ghost, label=f"left {letter} {start}")
    side = 1 if end > start else -1
    y = middle(number) + 6
    way = (column(start) - 6 * side, y), (column(end) - _ELBOW_ROOM * side, y)
    yield Group(tuple(trail(*way)), label=f"came {letter} {start} {end}")


def _refused(number: int, start: int, end: int) -> Iterator[Item]:
    """An arrow to where a pickle must not go."""
    y = middle(number) + 6
    way = (column(start) + 8, y), (column(end) - 22, y)
    yield Group(tuple(trail(*way, "wrong")), label=f"refused {PICKLES[number]} {end}")
    yield Sprite(column(end), y, cross(13, "wrong", 7), label=f"wrong {PICKLES[number]} {end}")
