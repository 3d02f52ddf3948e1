"""The questions to the seats, and the steps in which they answer."""

from collections import Counter
from collections.abc import Sequence

from rules.core.types import Component, MenuStep, Phrase, Shortcut, Value
from rules.pick_and_pack import arranging
from rules.pick_and_pack.actions import FIRST_SLOT, PackAction, Verb, hit_name
from rules.pick_and_pack.arranging import BEGIN, is_full
from rules.pick_and_pack.board import Board
from rules.pick_and_pack.crates import NAMES, is_first, lowest_crates, worth
from rules.pick_and_pack.gains import CLOSED_BY, closes_nothing, closing, suggested
from rules.pick_and_pack.grid import (
    ALL_TRAYS,
    COLUMNS,
    REACH,
    RED,
    SIDE,
    SLOTS,
    SQUARES,
    line,
    place_of,
)
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.robot import harm
from rules.pick_and_pack.tiles import Kind, Tile

_LEARNING = 8
"""Until so many trays are taken, about four turns of each seat, any crate has the fewest."""


def menu_steps(action: PackAction) -> tuple[MenuStep, ...]:
    """*action* in steps: what to do where, and with what target."""
    match action:
        case PackAction(verb=Verb.FILL, kind=Kind() as kind):
            return (_step("tile", kind.value, "kind", tile=kind.value),)
        case PackAction(verb=Verb.READY | Verb.CLEAR):
            step = _step("ready", action.verb.value, action.verb.value)
            return (step._replace(order=int(action.verb is Verb.CLEAR)),)
        case PackAction(square=int(square), slot=int(slot), kind=Kind() as kind):
            there, name = SQUARES[square], SLOTS[action.seat][slot]
            facts = {"square": there, "tile": kind.value, **dict(place_of(name))}
            return _step("to", f"{there}!{name}", "play", **facts), *_aim(action)
        case PackAction(square=int(square), own=int(own)):
            there, crate = SQUARES[square], NAMES[own]
            to = _step("to", there, "take", square=there)
            return to, _step("crate", crate, "crate", crate=crate, square=there)
        case _:
            return (_step("to", "stop", "stop")._replace(order=1),)


def label(observation: PackObservation, step: MenuStep) -> Phrase:
    """See :meth:`Game.label`: what lies where the step leads, and what is packed or turned."""
    facts = dict(step.label.params)
    match step.field:
        case "to" | "hit" if step.value in SQUARES:
            apples = observation.board.grid[SQUARES.index(step.value)]
            return _phrase("step-tray-apples", square=step.value, apples=apples)
        case "to" if "tile" in facts:
            return _play(observation, facts)
        case "crate":
            return _packing(observation, facts)
        case "theirs" | "own" if facts["tile"] in CLOSED_BY:
            crate = NAMES.index(step.value)
            return _phrase("step-close", **_closing(observation, Kind(str(facts["tile"])), crate))
        case "theirs" | "own":
            return _top_tray(observation, step)
        case "what" | "column":
            return _targets(observation, step)
        case "hit":
            return _phrase("step-tile", tile=_tile_in(observation, step.value), line=step.value[1])
    return step.label


def whole(
    observation: PackObservation, actions: Sequence[PackAction]
) -> tuple[PackAction, Phrase] | None:
    """See :meth:`Game.whole`: what is suggested."""
    for best in suggested(observation, actions):
        if (label := short(observation, best)) is not None:
            return best, label
    return None


def short(observation: PackObservation, action: PackAction) -> Phrase | None:
    """See :meth:`Game.short`: where the grabber goes, and what becomes of crates, tray or tile."""
    to, *more = menu_steps(action)
    if not more:
        return None
    target = _target(observation, more[-1])
    facts = dict(target.params)
    tile = "none" if action.kind is None else action.kind.value
    square = dict(to.label.params)["square"]
    return _phrase("short", **{**facts, "square": square, "tile": tile, "target": target})


def _play(obs: PackObservation, facts: dict[str, Value]) -> Phrase:
    """Name the play of a tile, with the crate where there is only one: nothing more is asked."""
    square, kind = SQUARES.index(str(facts["square"])), Kind(str(facts["tile"]))
    legal = obs.legal or obs.open_legal
    plays = offered(obs, tuple(a for a in legal if a.square == square and a.kind is kind))
    if len(plays) == 1 and kind in CLOSED_BY:
        (only,) = plays
        crate = only.theirs if only.own is None else only.own
        assert crate is not None
        return _phrase("step-play-close", square=facts["square"], **_closing(obs, kind, crate))
    return _phrase("step-play", **facts)


def _packing(obs: PackObservation, facts: dict[str, Value]) -> Phrase:
    """A crate that a tray goes onto, with its points before and after."""
    before = worth(obs.board.crates[_mover(obs)][NAMES.index(str(facts["crate"]))])
    after = before + obs.board.grid[SQUARES.index(str(facts["square"]))]
    return _phrase("step-pack", crate=facts["crate"], before=before, after=after)


def _top_tray(obs: PackObservation, step: MenuStep) -> Phrase:
    """The tray that is taken, or swapped; Quality Control puts it onto a crate of the own ones."""
    facts = dict(step.label.params)
    theirs = str(facts.get("theirs", step.value))
    facts["apples"] = obs.board.crates[1 - _mover(obs)][NAMES.index(theirs)].trays[-1]
    if step.field == "own":
        facts["given"] = sum(obs.board.crates[_mover(obs)][NAMES.index(step.value)].trays[-1:])
    return _phrase(f"step-{step.field}-tray", **facts)


def _targets(obs: PackObservation, step: MenuStep) -> Phrase:
    """Name what a Malfunction can turn face down; if all have one name, that one."""
    square = dict(step.label.params)["square"]
    found = {
        label(obs, way[-1])
        for action in obs.legal or obs.open_legal
        if action.hit is not None and action.square == SQUARES.index(str(square))
        if step in (way := menu_steps(action))
    }
    return found.pop() if len(found) == 1 else step.label


def _mover(obs: PackObservation) -> int:
    """The seat on turn."""
    (seat,) = {action.seat for action in obs.legal or obs.open_legal}
    return seat


def _closing(obs: PackObservation, kind: Kind, crate: int) -> dict[str, Value]:
    """A crate that a tile of this *kind* closes, with its points before and after."""
    before, after = closing(obs.board, _mover(obs), kind, crate)
    facts: dict[str, Value] = {"before": before, "after": after}
    gain = f"{after - before:+}".replace("-", "−")
    return {"tile": kind.value, "crate": NAMES[crate], "gain": gain, **facts}


def _target(obs: PackObservation, step: MenuStep) -> Phrase:
    """Name a target in few words: a tile of the other seat by its sign."""
    if step.field != "hit" or step.value in SQUARES:
        return label(obs, step)
    return _phrase("step-their-tile", tile=_tile_in(obs, step.value), line=step.value[1])


def _tile_in(obs: PackObservation, name: str) -> str:
    """The letter of the tile in the slot of this *name*."""
    owner = next(seat for seat, slots in enumerate(SLOTS) if name in slots)
    return obs.board.tiles[owner][SLOTS[owner].index(name)].kind.value


def _aim(action: PackAction) -> tuple[MenuStep, ...]:
    """The steps to the target of a tile, none where it needs or has none."""
    if action.hit is not None:
        return _hit(action, action.hit)
    assert action.kind is not None
    facts = {"tile": action.kind.value}
    if action.theirs is not None and action.own is not None:
        facts["theirs"] = NAMES[action.theirs]
    crates = (("theirs", action.theirs), ("own", action.own))
    return tuple(
        _step(field, NAMES[crate], field, crate=NAMES[crate], **facts)
        for field, crate in crates
        if crate is not None
    )


def _hit(action: PackAction, hit: int) -> tuple[MenuStep, ...]:
    """The steps to what a Malfunction turns: a tile, a tray that is next for them, or another."""
    assert action.square is not None
    square, name = SQUARES[action.square], hit_name(action.seat, hit)
    if hit >= FIRST_SLOT:
        tile = _step("hit", name, "slot", **dict(place_of(name)))
        return _step("what", "tile", "tiles", square=square), tile
    tray = _step("hit", name, "tray", square=name)
    if hit in REACH[1 - action.seat][action.square]:
        return _step("what", "next", "next", square=square)._replace(order=1), tray
    column = _step("column", name[0], "column", column=name[0], square=square)
    column = column._replace(order=COLUMNS.index(name[0]))
    return _step("what", "other", "other", square=square)._replace(order=2), column, tray


def offered(
    observation: PackObservation, actions: tuple[PackAction, ...]
) -> tuple[PackAction, ...]:
    """See :meth:`Game.offered`: equal crates are one, and so are equal tiles of one line.

    Closing a crate of 0 comes last, and of what can be blocked the most harmful comes first.
    """
    board = observation.board
    unlike = {_without_slots(board, action): action for action in reversed(actions)}
    actions = tuple(unlike.values())[::-1]
    different = (
        action
        for action in actions
        if is_first(board.crates[action.seat], action.own)
        and is_first(board.crates[1 - action.seat], action.theirs)
    )
    return tuple(sorted(different, key=lambda action: _place_in_menu(board, action)))


def _place_in_menu(board: Board, action: PackAction) -> tuple[bool, str, int, str]:
    way, (_, hit) = str(action).partition(">")[0], _without_slots(board, action)
    return closes_nothing(board, action), way, -harm(board, action), hit


def _without_slots(board: Board, action: PackAction) -> tuple[PackAction, str]:
    """Return what actions have in common that differ in the end of a line alone."""
    hit = ""
    if action.hit is not None and action.hit >= FIRST_SLOT:
        tile = board.tiles[1 - action.seat][action.hit - FIRST_SLOT]
        hit = tile.kind.value + hit_name(action.seat, action.hit)[1]
        action = action._replace(hit=None)
    return (action if action.verb is Verb.FILL else action._replace(slot=None)), hit


def question(observation: PackObservation) -> Phrase:
    """Return what ``observation.seat`` is asked, or what a spectator sees the table waiting for."""
    if observation.arranging:
        return _arranging_question(observation)
    (asked,) = observation.to_act
    whose = "question" if observation.seat == asked else "question-wait"
    ways = [menu_steps(action) for action in observation.open_legal]
    if len(ways) > 1 and len({to.value for to, *_ in ways}) == 1:
        return _only_way_question(observation, f"{whose}-only", *ways[0][:2])
    if observation.turn.moved:
        left = observation.board.stored[asked] - observation.turn.fresh
        return _phrase(f"{whose}-rush", seat=asked, stored=left)
    board = observation.board
    way = "row" if asked == RED else "column"
    where = {"square": SQUARES[board.grabber], "line": line(asked, board.grabber)}
    crates, lesson = board.crates[asked], _lesson(observation)
    lowest = tuple(NAMES[each] for each in lowest_crates(crates) if is_first(crates, each))
    return _phrase(f"{whose}-{way}", seat=asked, lesson=lesson, crates=lowest, **where)


def _lesson(obs: PackObservation) -> str:
    """Name what a question says a rule about: trays, the tiles to be played, or crates to fill."""
    kinds = {action.kind for action in obs.open_legal}
    if obs.board.grid.count(0) < _LEARNING:
        return "tiles" if kinds - {None} else "trays"
    return "crates" if None in kinds else "none"


def _only_way_question(obs: PackObservation, key: str, to: MenuStep, aim: MenuStep) -> Phrase:
    """Word the question where the grabber has one way to go, which need not be chosen."""
    ask = step_question(obs, aim.field, obs.open_legal)
    facts = (("seat", _mover(obs)), ("to", to.value.partition("!")[0]), ("ask", ask))
    return Phrase(f"pick-and-pack-{key}", facts)


def step_question(
    observation: PackObservation, field: str, actions: Sequence[PackAction]
) -> Phrase:
    """See :meth:`Game.step_question`: with the apples or the tile that it is about."""
    first = actions[0]
    apples = 0 if first.square is None else max(0, observation.board.grid[first.square])
    tile = "none" if first.kind is None else first.kind.value
    facts = {"reason": _reason(observation, actions)} if field == "crate" else {}
    if field == "hit":
        facts = {"target": menu_steps(first)[-2].value}
    return _phrase(f"ask-{field}", apples=apples, tile=tile, **facts)


def _reason(obs: PackObservation, actions: Sequence[PackAction]) -> str:
    """Name what speaks for the crate that stands out: a full one may be doubled, or halved."""
    seat, board = _mover(obs), obs.board
    worths = {a: worth(board.crates[seat][a.own]) for a in actions if a.own is not None}
    least, most = min(worths.values()), max(worths.values())
    for blue in suggested(obs, actions) if least < most else ():
        if worths[blue] == most and Tile(Kind.PREMIUM) in board.tiles[seat]:
            return "double"
        if worths[blue] == least and Tile(Kind.WHOLESALE) in board.tiles[1 - seat]:
            return "spread"
    return "none"


def _arranging_question(obs: PackObservation) -> Phrase:
    seat = obs.seat if obs.starter is None else obs.to_act[0]
    if seat not in obs.to_act:
        return _phrase("question-wait-arrange", seat=obs.to_act)
    assert seat is not None
    tiles = obs.board.tiles[seat]
    rails = _rails(seat, tiles)
    if is_full(tiles):
        return _phrase("question-ready", seat=seat, rails=rails)
    slots = SLOTS[seat]
    slot = len(tiles)
    place = dict(place_of(slots[slot]))
    shuffles = int(slot == 0 and bool(shortcuts(obs)))
    numbers = {"number": slot + 1, "of": len(slots), "shuffles": shuffles}
    key = "question-slot" if seat == obs.seat else "question-wait-slot"
    return _phrase(key, seat=seat, rails=rails, **place, **numbers)


def _rails(seat: int, tiles: Sequence[Tile]) -> tuple[Phrase, ...]:
    """Draw the slots of *seat*, a line for each side, with the next one marked.

    On a low screen its picture is out of sight.
    """
    slots = SLOTS[seat]
    signs = [*(tile.kind.value for tile in tiles), "next", *["free"] * len(slots)]
    shown = [_phrase("sign", tile=sign) for sign in signs[: len(slots)]]
    return tuple(
        _phrase(
            "rail",
            side=dict(place_of(slots[first]))["side"],
            **{f"slot-{n}": shown[first + n] for n in range(SIDE)},
        )
        for first in (0, SIDE)
    )


def shortcuts(observation: PackObservation) -> tuple[Shortcut, ...]:
    """See :meth:`Game.shortcuts`: a whole arrangement with one press, while it is secret."""
    seat, asked = observation.seat, observation.to_act
    if observation.open_legal or not asked or seat not in (None, *asked):
        return ()
    if seat is None:
        return (Shortcut(BEGIN, _phrase("shortcut-begin", laid="secret")),)
    tiles = observation.board.tiles[seat]
    laid = 0 if is_full(tiles) else len(tiles)
    return tuple(
        Shortcut(name, _phrase(f"shortcut-{name}", laid=laid))
        for name in arranging.shortcuts(tiles)
    )


def _step(field: str, value: str, label: str, **params: Value) -> MenuStep:
    return MenuStep(field, value, _phrase(f"step-{label}", **params))


def _phrase(key: str, **params: Value) -> Phrase:
    return Phrase(f"pick-and-pack-{key}", tuple(params.items()))


TOOLS = ("crate", "grabber")


def _tile(kind: Kind) -> Component:
    name = _phrase("component-tile", tile=kind.value)
    return Component(kind.value, name, _phrase(f"component-{kind.name.lower()}-text"))


def _tray(apples: int, count: int) -> Component:
    of = len(ALL_TRAYS)
    return Component(
        tray_id(apples),
        _phrase("component-tray", apples=apples),
        _phrase("component-tray-text", apples=apples, count=count, of=of),
    )


def tray_id(apples: int) -> str:
    """The id of the component for a tray with so many apples."""
    return f"tray-{apples}"


def _tool(name: str) -> Component:
    return Component(name, _phrase(f"component-{name}"), _phrase(f"component-{name}-text"))


COMPONENTS = (
    *map(_tile, Kind),
    *(_tray(apples, count) for apples, count in Counter(ALL_TRAYS).items()),
    *map(_tool, TOOLS),
)
