"""Names of cards, tiles and cars in words and in short signs, for all texts about a position."""

from collections import Counter
from collections.abc import Iterable

from render.view import Translator
from rules.kraftwagen import CARDS, TILES, Car, CardKind, KraftwagenAction, Verb


class Telling:
    """Says things of the game in one language, with the players' names shortened as wanted."""

    def __init__(self, translate: Translator, names: tuple[str, ...]) -> None:
        self._translate = translate
        self.names = names

    def tell(self, key: str, **params: str | int) -> str:
        """The sentence *key* of the board."""
        return self._translate(f"kraftwagen-alt-{key}", **params)

    def asks(self, seat: int, ask: str) -> str:
        """What *seat* is asked."""
        return self.tell("asked", seat=self.names[seat], ask=ask)

    def deed(self, deed: str) -> str:
        """An action."""
        return self.tell("deed", deed=deed)

    def tile(self, name: str) -> str:
        """An action tile."""
        return "+".join(self.deed(deed) for deed in TILES[name])

    def thing(self, thing: str) -> str:
        """What can be chosen, as :mod:`render.kraftwagen.choices` names it."""
        field, _, name = thing.rpartition(":")
        match field:
            case "tile":
                return self.tile(name)
            case "next":
                return self.deed(name)
            case "card":
                return self.tell("card-left" if name == "1" else "card-right")
            case "buyer":
                return self.tell("buyer", buyer=name)
            case "start":
                return self.tell("start", start=name)
        known = ("alone", "diesel", "done", "racer", "shop")
        return self.tell("thing", thing=thing) if thing in known else name_of(thing)

    def card(self, id: str) -> str:
        """A research card: a development by its sign, the others in words."""
        shown = CARDS[id]
        if shown.kind is CardKind.INSTANT:
            amounts = [task.amount for task in shown.tasks]
            return self.tell("instant", card=id, amount=amounts[0])
        return name_of(id) if shown.kind is CardKind.ENGINEER else development_sign(id)

    def cards(self, ids: Iterable[str]) -> str:
        """Several cards; "-" for none."""
        counted = Counter(self.card(id) for id in ids).items()
        return ", ".join(f"{n}× {name}" if n > 1 else name for name, n in counted) or "-"

    def car(self, car: Car) -> str:
        """A car with its owner."""
        return f"{self.names[car.seat]} {car_sign(car)}"


def development_sign(id: str) -> str:
    """``B2``: two body points; ``E1b``: an engine point and a body."""
    shown = CARDS[id]
    points = (("B", shown.body), ("E", shown.engine))
    parts = "".join(task.action[0] for task in shown.tasks)
    return "".join(f"{letter}{count}" for letter, count in points if count) + parts


def car_sign(car: Car) -> str:
    """A car as in the notation: ``b4/e3/w2/p8/maybach``."""
    return str(KraftwagenAction(car.seat, Verb.CAR, car=car)).partition(":")[2]


def parts_sign(bodies: Iterable[int], engines: Iterable[int]) -> str:
    """What is in workshops: ``b3 e2 e4``; "-" for nothing."""
    parts = [f"b{value}" for value in bodies] + [f"e{value}" for value in engines]
    return " ".join(parts) or "-"


def name_of(engineer: str) -> str:
    """The name of an engineer; what is no word stays as it is."""
    return engineer.capitalize() if engineer.isalpha() else engineer
