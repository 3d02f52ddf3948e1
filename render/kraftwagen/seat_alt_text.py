"""The alternative texts about what the seats have and what the last scoring brought."""

from collections.abc import Iterator

from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import seats_in_order
from render.kraftwagen.phrases import Phrases, name_of
from render.view import listed
from rules.kraftwagen import PRIZES, KraftwagenObservation, Mat, Prize, Scoring


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
    for seat, laps in enumerate(scoring.laps):
        yield phrases.text(
            "scored",
            player=phrases.names[seat],
            place=scoring.places.index(seat) + 1 if seat in scoring.places else 0,
            race=scoring.race_money[seat],
            laps=laps,
            money=scoring.lap_money[seat],
        )
    for sale in scoring.sales:
        if sale.car is None:
            yield phrases.text("unsold", buyer=sale.buyer)
        else:
            player, car = phrases.names[sale.car.seat], phrases.car(sale.car)
            yield phrases.text("sold", buyer=sale.buyer, player=player, car=car, money=sale.money)
