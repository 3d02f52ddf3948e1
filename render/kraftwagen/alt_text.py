"""The alternative texts of a position of Kraftwagen, one for each picture."""

from collections.abc import Callable, Iterator, Mapping

from render.alt_text import MAX_LENGTH, NAME_LENGTHS, ending, numbers
from render.kraftwagen.choices import Choices, Picture, choices, pictures
from render.kraftwagen.frames import seats_in_order
from render.kraftwagen.last_scoring import shown_scoring
from render.kraftwagen.phrases import Phrases, name_of
from render.names import clipped, short_names
from render.view import Translator, View, listed
from rules.kraftwagen import (
    BUYERS,
    CARDS,
    LAST_CAR,
    LAST_TILE,
    MARKER_START,
    PRIZES,
    START_TILES,
    TRACK,
    TURNS,
    Chain,
    Decision,
    Engineer,
    KraftwagenObservation,
    Mat,
    Prize,
    Scoring,
    Task,
    after_taking,
    buyers_would_take,
)

_Sentences = Callable[[KraftwagenObservation, Phrases, Choices], Iterator[str]]


def describe(
    observation: KraftwagenObservation, view: View, translate: Translator
) -> tuple[str, ...]:
    """See :meth:`Layout.describe`: in the order of the pictures."""
    marked = choices(observation, view.chosen)
    order = pictures(observation, view.chosen, is_brief=view.is_brief)

    def described(picture: Picture, names: tuple[str, ...], levels: int) -> str:
        """In as much detail as Discord accepts; the first picture's begins with the question."""
        text = ""
        for brevity in range(levels):
            phrases = Phrases(translate, names, brevity=brevity)
            asked = _choices(observation, phrases, marked) if picture is order[0] else ()
            text = " ".join((*asked, *_SENTENCES[picture](observation, phrases, marked)))
            if len(text) <= MAX_LENGTH:
                break
        return text

    # A name is as long in each text of a message.
    texts: tuple[str, ...] = ()
    shortened = (short_names(view.names, length) for length in NAME_LENGTHS)
    for names in (*shortened, numbers(view.names)):
        # Before the reader's own money is only summed up, names are shortened.
        levels = 4 if texts else 3
        texts = tuple(described(picture, names, levels) for picture in order)
        if max(map(len, texts)) <= MAX_LENGTH:
            break
    return tuple(clipped(text, MAX_LENGTH) for text in texts)


def board_sentences(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> Iterator[str]:
    """The picture of the board: chain, race and research."""
    yield from _chain(obs, phrases, marked)
    yield _race(obs, phrases)
    yield from _research(obs, phrases)


def show_sentences(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> Iterator[str]:
    """The picture of the show: the market, and what stands where cars will stand."""
    yield _cars(obs, phrases)
    if obs.start_tiles:
        tiles = (_start(name, phrases) for name in obs.start_tiles)
        yield phrases.text("starts", tiles=listed(phrases.translate, tiles, long=True))
    yield from _buyers(obs, phrases)
    scoring = shown_scoring(obs, marked)
    if scoring is not None:
        yield from last_scoring_sentences(scoring, phrases)


def _choices(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> Iterator[str]:
    yield from _state(obs, phrases)
    if marked.chosen:
        yield phrases.text("chosen", things=_things(marked.chosen, phrases))
    if marked.offered:
        yield _offered(obs, phrases, marked)
    yield from _candidate(obs, phrases, marked)
    yield phrases.text("turn", turn=obs.game_turn, turns=TURNS, taken=obs.taken, tiles=LAST_TILE)


def _offered(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> str:
    """List what can be chosen; a tile of the chain is never refused."""
    if obs.decision == "take":
        return phrases.text("any-tile")
    return phrases.text("offered", things=_things(marked.offered, phrases))


def _chain(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> Iterator[str]:
    if marked.tile:
        links = _links(after_taking(obs.chain, marked.tile), phrases)
        yield phrases.text("chain-then", links=links)
        return
    yield phrases.text("chain", links=_links(obs.chain, phrases))
    if obs.last and not phrases.brevity:
        deeds = listed(phrases.translate, map(phrases.done, obs.last), long=True)
        is_over = obs.decision in (Decision.TAKE, Decision.BENZ, Decision.OVER)
        key = "last" if is_over else "this-turn"
        yield phrases.text(key, player=phrases.names[obs.last[0].seat], deeds=deeds)


def _state(obs: KraftwagenObservation, phrases: Phrases) -> Iterator[str]:
    if obs.outcome is not None:
        yield ending(obs, phrases.names, phrases.translate)
        return
    yield phrases.question(obs.active_seat, obs.decision)
    if obs.piece is not None:
        yield phrases.text("piece", piece=phrases.thing(str(obs.piece)))
    tasks = [*obs.job.tasks, *(Task(deed) for deed in obs.job.left)]
    if tasks:
        yield phrases.text("left", deeds=_tasks(tasks, phrases))


def _tasks(tasks: list[Task] | tuple[Task, ...], phrases: Phrases) -> str:
    return listed(
        phrases.translate,
        (phrases.text("task", deed=task.action, amount=task.amount) for task in tasks),
    )


def _things(things: frozenset[str], phrases: Phrases) -> str:
    return listed(phrases.translate, map(phrases.thing, sorted(things, key=_in_order)))


def _in_order(thing: str) -> tuple[int, str, int]:
    """Car by car what it is made of, in the order of the questions; the rest by name."""
    if thing[1:].isdigit():
        return "bewp".index(thing[0]), "", int(thing[1:])
    # An engineer follows the workers and comes before the price.
    return 2 if thing in {*Engineer, "alone"} else 4, thing, 0


def _links(chain: Chain, phrases: Phrases) -> str:
    return listed(
        phrases.translate,
        (phrases.tile(link) if isinstance(link, str) else phrases.names[link] for link in chain),
    )


def _start(name: str, phrases: Phrases) -> str:
    deeds = _tasks(START_TILES[name].tasks, phrases)
    return phrases.text("start-tile", start=name, deeds=deeds)


def _research(obs: KraftwagenObservation, phrases: Phrases) -> Iterator[str]:
    research = obs.research
    cards = (phrases.card_in_words(id) for id in research.open)
    yield phrases.text("cards", cards=listed(phrases.translate, cards), deck=research.deck_size)
    gone = [id for id, count in zip(CARDS, research.discards, strict=True) for _ in range(count)]
    if gone:
        yield phrases.text("discards", cards=phrases.cards(gone, counted_from=1))


def _buyers(obs: KraftwagenObservation, phrases: Phrases) -> Iterator[str]:
    if obs.prices:
        yield phrases.text("prices", prices=listed(phrases.translate, map(str, obs.prices)))
    buyers = obs.buyers
    if buyers.active:
        active = (phrases.text("wish", buyer=kind) for kind in buyers.active)
        yield phrases.text("active", buyers=listed(phrases.translate, active))
    else:
        yield phrases.text("nobody-active")
    marker = "start" if buyers.marker == MARKER_START else str(buyers.marker)
    yield phrases.text("marker", marker=marker)
    stacks = (
        phrases.text("stack", buyer=kind, count=count, white=white)
        for kind, count, white in zip(BUYERS, buyers.stacks, buyers.white, strict=True)
        if count or white
    )
    yield phrases.text("stacks", stacks=listed(phrases.translate, stacks))


def _cars(obs: KraftwagenObservation, phrases: Phrases) -> str:
    if not obs.cars:
        return phrases.text("empty-market")
    cars = listed(phrases.translate, map(phrases.owned_car, obs.cars), long=True)
    key = "market-brief" if phrases.brevity else "market"
    return phrases.text(key, count=len(obs.cars), last=LAST_CAR, cars=cars)


def _candidate(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> Iterator[str]:
    """The car that is chosen, and what the buyers would do now."""
    if marked.car is None:
        return
    car = marked.car
    yield phrases.text("candidate", car=phrases.car(car))
    others = tuple(other for other in obs.cars if other.price != car.price)
    sales = listed(
        phrases.translate,
        (
            phrases.text(
                "taker", buyer=sale.buyer, player=phrases.names[sale.car.seat], price=sale.car.price
            )
            for sale in buyers_would_take(others, obs.buyers.active, car)
            if sale.car is not None
        ),
        long=True,
    )
    if sales:
        yield phrases.text("takers", sales=sales)


def _race(obs: KraftwagenObservation, phrases: Phrases) -> str:
    racers = (
        phrases.text("racer", player=phrases.names[seat], space=mat.space, laps=mat.laps)
        for seat, mat in enumerate(obs.mats)
        if seat not in obs.resigned
    )
    return phrases.text(
        "race", spaces=TRACK[obs.seats], racers=listed(phrases.translate, racers, long=True)
    )


def mats_sentences(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> Iterator[str]:
    """The picture of all mats, the reader's own first, with the awards and the supply."""
    for seat in seats_in_order(obs):
        mat, money = obs.mats[seat], obs.money[seat]
        key = "own" if seat == obs.seat else "mat-of"
        yield phrases.text(key, player=phrases.names[seat], mat=_has(mat, phrases))
        if money is not None:
            is_own = seat == obs.seat
            key = "money-sum" if phrases.brevity > 1 + is_own else "money"
            yield phrases.text(key, **money._asdict(), total=money.total)
        if seat in obs.resigned:
            yield phrases.text("out")
    goals = (_goal(obs, prize, phrases) for prize in PRIZES)
    yield phrases.text("awards", awards=listed(phrases.translate, goals, long=True))
    bodies, engines = (listed(phrases.translate, map(str, counts)) for counts in obs.stock)
    yield phrases.text("stock", bodies=bodies, engines=engines)


def _goal(obs: KraftwagenObservation, prize: Prize, phrases: Phrases) -> str:
    """Say what it takes, who has an award for it, and which are open."""
    takers = {
        award.value: phrases.names[seat]
        for seat, mat in enumerate(obs.mats)
        for award in mat.awards
        if award.goal is prize.goal
    }
    awards = (
        phrases.text("award-taken", value=value, player=takers[value])
        if value in takers
        else phrases.text("award-open", value=value)
        for value in prize.values
    )
    goal = phrases.text("goal", goal=prize.goal, needed=prize.needed)
    return phrases.text("goal-awards", goal=goal, awards=listed(phrases.translate, awards))


def _has(mat: Mat, phrases: Phrases) -> str:
    engineers = listed(
        phrases.translate,
        (
            phrases.text("used", engineer=name_of(name)) if name in mat.used else name_of(name)
            for name in mat.engineers
        ),
    )
    summary = phrases.text(
        "mat-brief" if phrases.brevity > 1 else "mat",
        pieces=phrases.pieces(mat.bodies, mat.engines),
        engine=mat.speed,
        body_points=mat.body_points,
        engine_points=mat.engine_points,
        canteen=mat.canteen,
        supply=mat.supply,
    )
    lists = (
        ("active-plans", phrases.cards(mat.active)),
        ("waiting-plans", phrases.cards(mat.waiting)),
        ("engineers", engineers),
    )
    told = (phrases.text(key, things=text) for key, text in lists if text)
    return listed(phrases.translate, (summary, *told), long=True)


def last_scoring_sentences(scoring: Scoring, phrases: Phrases) -> Iterator[str]:
    """Say what the last scoring brought."""
    yield phrases.text("scoring", turn=scoring.game_turn)
    for seat in scoring.best_first:
        yield phrases.text(
            "scored",
            player=phrases.names[seat],
            place=scoring.places.index(seat) + 1 if seat in scoring.places else 0,
            race=scoring.race_money[seat],
            laps=scoring.laps[seat],
            money=scoring.lap_money[seat],
            total=scoring.earned(seat)["total"],
        )
    for sale in scoring.sales:
        if sale.car is None:
            yield phrases.text("unsold", buyer=sale.buyer)
        else:
            player, car = phrases.names[sale.car.seat], phrases.car(sale.car)
            yield phrases.text("sold", buyer=sale.buyer, player=player, car=car, money=sale.money)


_SENTENCES: Mapping[Picture, _Sentences] = {
    Picture.BOARD: board_sentences,
    Picture.SHOW: show_sentences,
    Picture.MATS: mats_sentences,
}
