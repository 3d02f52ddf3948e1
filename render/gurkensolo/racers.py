"""The pickles on the track and in the jar, where they may go, and the last move."""

from collections.abc import Iterator

from render.gurkensolo.geometry import (
    LANE,
    NUMBERS,
    PICKLE,
    PLACES,
    column,
    floor,
    middle,
    upper_third,
)
from render.gurkensolo.icons import Paper, WishState, goal_sign, medal, owner, spot, swap, wish
from render.gurkensolo.pickles import outline, pickle
from render.marks import Mark, arrow
from render.scene import Ellipse, Group, Item, Sprite
from render.shapes import scaled
from render.view import View, fitting
from render.widgets import cross
from rules.core.types import Effect
from rules.gurkensolo import (
    GOAL,
    PICKLES,
    PLACE_POINTS,
    GurkensoloAction,
    GurkensoloObservation,
    Phase,
    Verb,
    Verdict,
    menu_steps,
)

_ELBOW_ROOM = 30
"""How far from the middle of a pickle an arrow ends."""
_ASIDE = LANE // 4 - 1
"""How far a place of arrival is above the middle of its lane, and the one wished for below."""
_SPOT = 27
"""How far above the feet of a pickle the middle of a choice is."""


def racers(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """Everything on the track, back to front."""
    actions = offered(obs, view.chosen)
    before = _before(obs, view)
    moved = [number for number, field in enumerate(obs.fields) if before[number] != field]
    for number in moved:
        ghost = outline(number, "done", 3.5, PICKLE)
        place = column(before[number]), floor(number)
        yield Sprite(*place, ghost, label=f"left {PICKLES[number]} {before[number]}")
    glow: Mark = "chosen" if view.chosen else "may"
    # Of an exchange both pickles glow, until one is chosen.
    reach = 1 if view.chosen else 2
    movable = {number for action in actions for number in action.pickles[:reach]}
    for number, letter in enumerate(PICKLES):
        foot = column(obs.fields[number]), floor(number)
        if number in movable:
            halo = outline(number, glow, 16, PICKLE)
            yield Sprite(*foot, halo, label=f"{letter} glows {glow}")
        elif number in moved:
            halo = outline(number, "done", 16, PICKLE)
            yield Sprite(*foot, halo, label=f"{letter} glows done")
        ground = "jar.lane" if obs.fields[number] == GOAL else "lane.line"
        yield Ellipse(foot[0] + 5, foot[1] - 1, 26, 5, ground, label=f"shadow {letter}")
        label = f"racer {letter} on {obs.fields[number]}"
        yield Sprite(*foot, pickle(number, PICKLE), label=label)
    yield from _places(obs)
    yield from _wishes(obs)
    yield from _targets(obs, actions, bool(view.chosen))
    for number in moved:
        yield _came(number, before[number], obs.fields[number])
    if view.advises:
        yield from _advised(obs, actions)
    elif view.planned:
        yield from _advised(obs, view.planned)
    elif obs.last is not None and was_taken_back(obs):
        (number,) = obs.last.pickles
        yield from _refused(number, obs.fields[number], obs.fields[number] + obs.last.fields)


def order_of(obs: GurkensoloObservation) -> tuple[int, ...]:
    """The pickles by place, as far as the places are settled."""
    rest = [number for number in range(len(PICKLES)) if number not in obs.arrivals]
    return (*obs.arrivals, *rest) if len(rest) == 1 else obs.arrivals


def was_taken_back(obs: GurkensoloObservation) -> bool:
    """Tell whether the last action was a wrong step: its pickle stands where it stood."""
    return (
        obs.last is not None
        and obs.last.verb is Verb.STEP
        and obs.laid is not None
        and obs.laid.verdict is Verdict.WRONG_STEP
    )


def _places(obs: GurkensoloObservation) -> Iterator[Sprite]:
    above, size = (_ASIDE, 0.77) if _has_wishes(obs) else (0, 1.0)
    for place, number in enumerate(order_of(obs), start=1):
        label = f"{PICKLES[number]} is number {place}"
        yield Sprite(PLACES, middle(number) - above, scaled(medal(place), size), label=label)


def _has_wishes(obs: GurkensoloObservation) -> bool:
    """Two goal cards have room until a pickle arrives; later only who gave up has two."""
    most = 1 if obs.arrivals else 2
    return 1 <= len(obs.own.held) <= most and obs.phase is not Phase.OVER


def _wishes(obs: GurkensoloObservation) -> Iterator[Sprite]:
    """At the end of each lane, where the reader's goal cards want its pickle to arrive."""
    if not _has_wishes(obs):
        return
    top = (NUMBERS[0] + NUMBERS[1]) // 2
    yield Sprite(PLACES - 22, top, goal_sign(), label="wishes")
    yield owner(obs, PLACES + 24, top)
    first, *others = obs.own.held
    yield from _wishes_of(obs, first, "goal", -_ASIDE if others else _ASIDE)
    for other in others:
        yield from _wishes_of(obs, other, "other", _ASIDE)


def _wishes_of(obs: GurkensoloObservation, goal: str, paper: Paper, aside: int) -> Iterator[Sprite]:
    order = order_of(obs)
    for place, letter in enumerate(goal, start=1):
        number = PICKLES.index(letter)
        if number in order:
            state: WishState = "met" if order.index(number) + 1 == place else "missed"
        else:
            state = "open" if place > len(order) else "missed"
        tag = wish(place, PLACE_POINTS[place - 1], state, paper)
        y = middle(number) + aside
        yield Sprite(PLACES, y, tag, label=f"wish {letter} {place}")


def _targets(
    obs: GurkensoloObservation, actions: tuple[GurkensoloAction, ...], is_chosen: bool
) -> Iterator[Sprite]:
    for action in actions:
        if action.verb is Verb.EXCHANGE and is_chosen:
            number = action.pickles[1]
            place = column(obs.fields[number]) + 40, floor(number) - _SPOT
            yield Sprite(*place, swap(), label=f"target x{PICKLES[number]}")
        if action.verb in (Verb.STEP, Verb.FIX, Verb.BACK):
            (number,) = action.pickles
            field = obs.fields[number] + action.fields
            label = f"target {PICKLES[number]} {field}"
            far = f"{action.fields:+}".replace("-", "−")
            yield Sprite(column(field), floor(number) - _SPOT, spot(far), label=label)


def _before(obs: GurkensoloObservation, view: View) -> tuple[int, ...]:
    """For each pickle its field before all that is new to the reader."""
    if view.advises:
        return obs.fields
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


def _advised(obs: GurkensoloObservation, actions: tuple[GurkensoloAction, ...]) -> Iterator[Group]:
    """An arrow to where the one pickle of the advised or planned action would go."""
    for number, fields in {(*action.pickles, action.fields) for action in actions if action.fields}:
        end = obs.fields[number] + fields
        if end in range(1, GOAL + 1):  # else others have to move it first
            yield _came(number, obs.fields[number], end, "chosen")


def _came(number: int, start: int, end: int, mark: Mark = "done") -> Group:
    """An arrow from where a pickle was to where it is."""
    side = 1 if end > start else -1
    y = upper_third(number)
    way = (column(start) - 4 * side, y), (column(end) - _ELBOW_ROOM * side, y)
    return Group(arrow(mark, way), label=f"came {PICKLES[number]} {start} {end}")


def _refused(number: int, start: int, end: int) -> Iterator[Item]:
    """An arrow to where a pickle must not go."""
    y = upper_third(number)
    way = (column(start) + 20, y), (column(end) - 14, y)
    yield Group(arrow("wrong", way), label=f"refused {PICKLES[number]} {end}")
    yield Sprite(column(end), y, cross(13, "wrong", 7), label=f"wrong {PICKLES[number]} {end}")


def offered(obs: GurkensoloObservation, chosen: tuple[str, ...]) -> tuple[GurkensoloAction, ...]:
    """List the actions that begin with *chosen*: the reader's, or anyone's once the pair is open.

    In challenge play every step may be tried, so the choices say nothing to other readers.
    """
    actions = obs.legal or (obs.open_legal if obs.phase is Phase.FIX else ())
    return fitting(actions, chosen, menu_steps)


_SIGNS = {"stepped": 1, "fixed": 1, "went-back": -1}


def fields_before(obs: GurkensoloObservation, news: tuple[Effect, ...]) -> tuple[int, ...]:
    """For each pickle its field before *news*, which led to the position of *obs*."""
    fields = list(obs.fields)
    for effect in reversed(news):
        facts = dict(effect.params)
        if effect.kind in _SIGNS:
            far = facts["fields"]
            assert isinstance(far, int)
            fields[_pickle(facts["pickle"])] -= _SIGNS[effect.kind] * far
        elif effect.kind == "exchanged":
            one, other = _pickle(facts["pickle"]), _pickle(facts["other"])
            fields[one], fields[other] = fields[other], fields[one]
    return tuple(fields)


def _pickle(letter: object) -> int:
    return PICKLES.index(str(letter))
