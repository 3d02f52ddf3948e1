"""Names of cards, tiles and cars, in words and in short notation, for texts about a position."""

from collections import Counter
from collections.abc import Iterable

from render.view import Translator, listed
from rules.kraftwagen import CARDS, TILES, Car, CardKind, KraftwagenAction, Piece, Verb


class Phrases:
    """Translates what the game is made of into one language; *names* are the players'.

    *brevity* is 0 where there is room for everything. With 1 discards are only counted, and cars on
    the market are four numbers; with 2 developments are counted, too, and money is one sum; with 3
    the reader's own as well.
    """

    def __init__(self, translate: Translator, names: tuple[str, ...], *, brevity: int = 0) -> None:
        self.translate = translate
        self.brevity = brevity
        self.names = names

    def text(self, key: str, **params: str | int) -> str:
        """The text of *key*, one of those for pictures and boards."""
        return self.translate(f"kraftwagen-alt-{key}", **params)

    def question(self, seat: int, ask: str) -> str:
        """Say what *seat* is asked."""
        return self.text("asked", seat=self.names[seat], ask=ask)

    def deed(self, deed: str) -> str:
        """An action."""
        return self.text("deed", deed=deed)

    def tile(self, name: str) -> str:
        """An action tile."""
        return " + ".join(self.deed(deed) for deed in TILES[name])

    def thing(self, thing: str) -> str:
        """Name a thing that can be chosen, as in :mod:`render.kraftwagen.choices`."""
        field, _, name = thing.rpartition(":")
        match field:
            case "tile":
                return self.tile(name)
            case "next":
                return self.deed(name)
            case "card":
                return self.text("card-left" if name == "1" else "card-right")
            case "buyer":
                return self.text("buyer", buyer=name)
            case "start":
                return self.text("start", start=name)
        if thing[1:].isdigit():
            return self.text("number", kind=thing[0], value=int(thing[1:]))
        known = ("alone", "diesel", "done", "racer", "shop")
        return self.text("thing", thing=thing) if thing in known else name_of(thing)

    def pieces(self, bodies: Iterable[int], engines: Iterable[int]) -> str:
        """List the parts in workshops."""
        pieces = [f"b{value}" for value in bodies] + [f"e{value}" for value in engines]
        return listed(self.translate, map(self.thing, pieces)) or self.text("no-parts")

    def done(self, action: KraftwagenAction) -> str:
        """Say what somebody has done, without saying who."""
        match action:
            case KraftwagenAction(verb=Verb.START):
                return self.text("did-start", start=action.choice)
            case KraftwagenAction(verb=Verb.TAKE):
                return self.text("did-take", tile=self.tile(action.choice))
            case KraftwagenAction(verb=Verb.DO):
                return self.text("did-do", deed=action.choice)
            case KraftwagenAction(verb=Verb.CARD):
                return self.text("did-card", card=self.card_in_words(action.choice))
            case KraftwagenAction(verb=Verb.BUYER | Verb.BENZ):
                verb = "benz" if action.verb is Verb.BENZ else "buyer"
                return self.text(f"did-{verb}", buyer=action.choice)
            case KraftwagenAction(verb=Verb.BODY | Verb.ENGINE, piece=Piece() as piece):
                kind = action.verb[0]
                return self.text("did-scrap", kind=kind, piece=self.thing(str(piece)))
            case KraftwagenAction(verb=Verb.ENGINE):
                return self.text("did-engine", place=action.choice)
            case KraftwagenAction(verb=Verb.CAR, car=Car() as car):
                return self.text("did-car", car=self.car(car))
            case KraftwagenAction(verb=Verb.DIESEL, piece=Piece() as piece):
                piece_in_words = self.thing(str(piece))
                return self.text("did-diesel", piece=piece_in_words, price=action.number)
        return self.text("did-nothing")

    def card_in_words(self, id: str) -> str:
        """A research card, and what it gains."""
        shown = CARDS[id]
        if shown.kind is CardKind.INSTANT:
            return self.text("instant", card=id, amount=shown.tasks[0].amount)
        if shown.kind is CardKind.ENGINEER:
            return name_of(id)
        gains = (("body", shown.body), ("engine", shown.engine))
        words = [self.text("points", kind=kind, points=n) for kind, n in gains if n]
        words += [self.text("at-once", deed=task.action) for task in shown.tasks]
        return self.text("with", one=words[0], other=words[1]) if words[1:] else words[0]

    def cards(self, ids: Iterable[str], counted_from: int = 2) -> str:
        """Several cards, only counted from a brevity on; nothing for none."""
        counted = Counter(self.card_in_words(id) for id in ids).items()
        if self.brevity >= counted_from and counted:
            return self.text("cards-counted", count=sum(n for _, n in counted))
        return listed(
            self.translate,
            (self.text("times", count=n, card=name) if n > 1 else name for name, n in counted),
        )

    def car(self, car: Car) -> str:
        """A car without its owner."""
        return self.text(
            "car-brief" if self.brevity else "car",
            body=car.body,
            engine=car.engine,
            crew=car.crew,
            price=car.price,
            engineer=name_of(car.engineer) if car.engineer else "none",
        )

    def owned_car(self, car: Car) -> str:
        """A car with its owner."""
        return self.text("owned-car", player=self.names[car.seat], car=self.car(car))


def name_of(engineer: str) -> str:
    """The name of an engineer; what is no word stays as it is."""
    return engineer.capitalize() if engineer.isalpha() else engineer
