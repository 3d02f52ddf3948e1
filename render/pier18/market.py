"""What lies above the piers: the open cards, the own hand, or the plans that are to be added."""

from collections.abc import Iterator

from render.pier18.cards import back, card, frame
from render.pier18.choices import considered, picked_plan
from render.pier18.geometry import (
    CARD_HIGH,
    CARDS_LEFT,
    CARDS_TOP,
    MARGIN,
    WIDTH,
    card_left,
    card_size,
)
from render.pier18.icons import foundation_icon, lamp, plan_mark, ready_icon
from render.scene import Group, GroupItem, Item, Sprite, Text
from render.view import View
from render.widgets import badge
from rules.pier18 import NUMBERS, Phase, PierAction, PierObservation, Verb

_LAMPS_X = CARDS_LEFT // 2
_LAMPS_TOP, _LAMP_STEP = CARDS_TOP + 92, 58


def market(obs: PierObservation, view: View) -> Iterator[Item]:
    """Everything above the piers; nothing when the game is over."""
    if obs.phase is Phase.OVER:
        return
    yield _rounds(obs)
    if obs.phase is Phase.KEEP:
        yield from _hand(obs, view) if obs.hand else _backs(obs)
    elif obs.phase is Phase.ROUND:
        yield from _open(obs, view)
    else:
        yield from _plans(obs)


def _rounds(obs: PierObservation) -> Group:
    """Which round it is, in numbers and in lamps."""
    text = f"{obs.round}/{obs.rounds}"
    items: list[GroupItem] = [
        Text(_LAMPS_X, CARDS_TOP + 38, text, 44, "text", "middle", label=f"round {text}")
    ]
    for number in range(1, obs.rounds + 1):
        y = _LAMPS_TOP + (number - 1) * _LAMP_STEP
        items.append(Sprite(_LAMPS_X, y, lamp(number <= obs.round)))
    return Group(tuple(items), label="rounds")


def _open(obs: PierObservation, view: View) -> Iterator[Item]:
    """The cards that can be taken; their places stay when one is gone."""
    picked = considered(obs, view)
    shown = sorted((*obs.open, *filter(None, obs.taken)))
    size = card_size(len(shown))
    for place, name in enumerate(shown):
        if name in obs.open:
            x = card_left(place, len(shown))
            yield from card(x, CARDS_TOP, name, size, obs.seats, "open")
            if picked is not None and picked.card == name:
                yield Sprite(x, CARDS_TOP, frame(size[0], "chosen"), label=f"picked {name}")


def _hand(obs: PierObservation, view: View) -> Iterator[Item]:
    size = card_size(len(obs.hand))
    action, plan = considered(obs, view), picked_plan(obs, view)
    for place, name in enumerate(obs.hand):
        x = card_left(place, len(obs.hand))
        yield from card(x, CARDS_TOP, name, size, obs.seats, "hand")
        if name in (plan, _foundation(action)):
            use = "plan" if name == plan else "foundation"
            icon = plan_mark(30) if name == plan else foundation_icon(30)
            yield Sprite(x, CARDS_TOP, frame(size[0], "chosen"), label=f"keeps {name} {use}")
            yield Sprite(x + size[0] - 34, CARDS_TOP + CARD_HIGH - 36, icon)


def _foundation(action: PierAction | None) -> str | None:
    return action.card if action is not None and action.verb is Verb.KEEP else None


def _backs(obs: PierObservation) -> Iterator[Item]:
    """For those who have no cards: who has chosen two of three, and who has not."""
    room = (WIDTH - MARGIN - CARDS_LEFT) // obs.seats
    for seat in (*obs.ready, *obs.to_act):
        middle = CARDS_LEFT + seat * room + room // 2
        is_ready = seat in obs.ready
        items: list[GroupItem] = [Sprite(middle, CARDS_TOP + 42, badge(seat, 54, f"seat{seat}"))]
        count = NUMBERS.dealt if not is_ready else 2
        for number in range(count):
            x = middle - 50 + round((number - (count - 1) / 2) * 62)
            items.append(Sprite(x, CARDS_TOP + 92, back(100)))
        items.append(Sprite(middle, CARDS_TOP + 270, ready_icon(is_ready)))
        yield Group(tuple(items), label=f"backs {count} seat {seat}")


def _plans(obs: PierObservation) -> Iterator[Item]:
    """The plan cards, which become the last sections: one's own, or all for who has none."""
    playing = sorted((*obs.ready, *obs.to_act))
    seats = [obs.seat] if obs.seat in playing else playing
    size = card_size(len(seats))
    for place, seat in enumerate(seats):
        x, name = card_left(place, len(seats)), obs.plans[seat]
        assert name is not None  # plans are known since the first round
        yield from card(x, CARDS_TOP, name, size, obs.seats, "plan card")
        icon = badge(seat, 44, f"seat{seat}")
        yield Sprite(x + 32, CARDS_TOP + CARD_HIGH - 34, icon, label=f"plan of seat {seat}")
