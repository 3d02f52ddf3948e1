"""The colours of the packing hall, by day and by night."""

from functools import cache

from render.theme import Colours, ThemeName, own_colours, seat_colours, shared_colours

_COLOURS_OF = ("seat2", "seat0")
"""Whose colours the seats have here: the rules call them Red and Blue."""


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Pick & Pack may be painted with in *theme*."""
    by_role = shared_colours(theme) | _seats(theme) | own_colours("pick_and_pack", theme)
    return Colours(by_role, _mixes())


def _seats(theme: ThemeName) -> dict[str, str]:
    by_role = seat_colours(theme)
    return {
        f"seat{seat}{role.removeprefix(source)}": colour
        for seat, source in enumerate(_COLOURS_OF)
        for role, colour in by_role.items()
        if role.startswith(f"{source}.") and ".out" not in role
    }


def _mixes() -> list[tuple[str, str]]:
    """The colours whose common edges are long or stand out."""
    pairs = [("panel", "text"), ("panel.active", "text"), ("done", "mark.edge")]
    pairs += [("apple.red", "apple.edge"), ("apple.green", "apple.edge")]
    pairs += [("wood", "wood.edge"), ("wood.light", "wood.edge"), ("label", "label.text")]
    pairs += [("label", "wood"), ("floor", "wood.edge"), ("square", "wood.edge")]
    pairs += [("card", "card.text"), ("card", "card.edge"), ("hall", "card.edge")]
    pairs += [("card", kind) for kind in ("gem", "parcel", "bolt", "lens", "swap", "wrench")]
    pairs += [("square", "may"), ("may.floor", "may"), ("hall", "may")]
    pairs += [("square.wet", "steel"), ("steel", "steel.edge"), ("tape", "tape.dark")]
    pairs += [("back", "back.edge"), ("turned", "turned.edge"), ("panel", "text.muted")]
    pairs += [("panel", "doubled"), ("panel.active", "doubled"), ("leaf", "wood.inside")]
    for seat in range(2):
        pairs += [(f"seat{seat}.front", f"seat{seat}.mark"), (f"seat{seat}.front", "hall")]
        pairs += [(f"seat{seat}.front", "card.edge"), (f"seat{seat}.front", f"seat{seat}.edge")]
    return pairs
