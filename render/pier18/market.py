"""The part above the piers: the open cards, the own hand, or the plans that are to be added."""

from collections.abc import Iterator

from render.marks import ring
from render.pier18.cards import back, card
from render.pier18.geometry import CARD_HIGH, CARDS_TOP, MARGIN, PANEL_WIDE, card_left, card_size
from render.pier18.icons import foundation_icon, plan_mark, ready_icon, written
from render.pier18.seat_status import considered, picked_plan, returned_cards
from render.scene import Group, GroupItem, Item, Sprite
from render.view import View
from render.widgets import badge, plate
from rules.pier18 import NUMBERS, Phase, PierAction, PierObservation, Verb

_BACK = 122
"""How wide the back of a card is."""


def market(obs: PierObservation, view: View) -> Iterator[Item]:
    """Everything above the piers; nothing when the game is over."""
    if obs.phase is Phase.OVER:
        return
    if obs.phase is Phase.KEEP:
        yield from _hand(obs, view) if obs.hand else _backs(obs)
    elif obs.phase is Phase.ROUND:
        yield from _open(obs, view)
    else:
        yield from _plans(obs, view)


def _open(obs: PierObservation, view: View) -> Iterator[Item]:
    """The cards that can be taken; their places stay when one is gone."""
    picked = considered(obs, view)
    offered = {action.card for action in obs.open_legal}
    shown = sorted((*obs.open, *filter(None, obs.taken)))
    size = card_size(len(shown))
    for place, name in enumerate(shown):
        x = card_left(place, len(shown))
        if name not in obs.open:
            yield _gap(x, size[0], name, obs.taken.index(name))
        else:
            is_offered = picked is None and name in offered
            yield from card(x, CARDS_TOP, name, size, obs.seats, "open", is_offered=is_offered)
            if picked is not None and picked.card == name:
                yield _frame(x, size[0], f"picked {name}")


def _frame(x: int, wide: int, label: str) -> Sprite:
    """A frame along the edge of a card that is picked."""
    where = x + wide // 2, CARDS_TOP + CARD_HIGH // 2
    return Sprite(*where, ring("chosen", wide - 8, CARD_HIGH - 8), label=label)


def _gap(x: int, wide: int, name: str, seat: int) -> Group:
    """The place of the card *name*, which *seat* has taken."""
    middle, y = x + wide // 2, CARDS_TOP + CARD_HIGH // 2
    items = (
        Sprite(x, CARDS_TOP, plate(wide, CARD_HIGH, "panel.edge", "ground", 16, 3)),
        Sprite(middle, y - 34, badge(seat, 72, f"seat{seat}")),
        Sprite(middle, y + 36, written(name, 34, "text.muted", "middle")),
    )
    return Group(items, label=f"gone {name} seat {seat}")


def _hand(obs: PierObservation, view: View) -> Iterator[Item]:
    """The cards that were dealt; once two are kept, the third is back in the deck."""
    size = card_size(len(obs.hand))
    action, plan = considered(obs, view), picked_plan(obs, view)
    for place, name in enumerate(obs.hand):
        x, is_kept = card_left(place, len(obs.hand)), name in (plan, _foundation(action))
        if name in returned_cards(obs):
            yield _returned(x, size[0], name)
            continue
        is_offered = bool(obs.legal) and len(view.chosen) < 2 and name not in view.chosen
        yield from card(x, CARDS_TOP, name, size, obs.seats, "hand", is_offered=is_offered)
        if is_kept:
            use = "plan" if name == plan else "foundation"
            icon = plan_mark(30) if name == plan else foundation_icon(30)
            yield _frame(x, size[0], f"keeps {name} {use}")
            yield Sprite(x + size[0] - 34, CARDS_TOP + 36, icon)


def _foundation(action: PierAction | None) -> str | None:
    return action.card if action is not None and action.verb is Verb.KEEP else None


def _returned(x: int, wide: int, name: str) -> Group:
    """The place of the card *name*, face down, that is kept no longer."""
    middle = x + wide // 2
    items = (
        Sprite(x, CARDS_TOP, plate(wide, CARD_HIGH, "panel.edge", "ground", 16, 3)),
        Sprite(middle - _BACK // 2, CARDS_TOP + 18, back(_BACK)),
        Sprite(middle, CARDS_TOP + 236, written(name, 34, "text.muted", "middle")),
    )
    return Group(items, label=f"returned {name}")


def _backs(obs: PierObservation) -> Iterator[Item]:
    """For those who have no cards: who has chosen two of three, and who has not."""
    room = PANEL_WIDE // obs.seats
    for seat in (*obs.ready, *obs.to_act):
        middle = MARGIN + seat * room + room // 2
        is_ready = seat in obs.ready
        items: list[GroupItem] = [
            Sprite(middle - 34, CARDS_TOP + 40, badge(seat, 54, f"seat{seat}")),
            Sprite(middle + 34, CARDS_TOP + 40, ready_icon(is_ready)),
        ]
        count = NUMBERS.dealt if not is_ready else 2
        for number in range(count):
            x = middle - _BACK // 2 + round((number - (count - 1) / 2) * 0.6 * _BACK)
            items.append(Sprite(x, CARDS_TOP + 76, back(_BACK)))
        yield Group(tuple(items), label=f"backs {count} seat {seat}")


def _plans(obs: PierObservation, view: View) -> Iterator[Item]:
    """The plan cards, which become the last sections."""
    picked = considered(obs, view)
    seats = sorted((*obs.ready, *obs.to_act))
    size = card_size(len(seats))
    for place, seat in enumerate(seats):
        x, name = card_left(place, len(seats)), obs.plans[seat]
        assert name is not None  # plans are known since the first round
        is_picked = picked is not None and picked.seat == seat
        is_offered = not view.chosen and seat in obs.to_act and obs.seat in (None, seat)
        yield from card(x, CARDS_TOP, name, size, obs.seats, "plan card", is_offered=is_offered)
        if is_picked:
            yield _frame(x, size[0], f"picked {name}")
        icon = badge(seat, 44, f"seat{seat}")
        yield Sprite(x + 32, CARDS_TOP + 34, icon, label=f"plan of seat {seat}")
