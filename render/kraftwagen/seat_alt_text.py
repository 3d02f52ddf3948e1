"""The alternative texts about what the seats have and what the last scoring brought."""

from collections.abc import Iterator

from render.kraftwagen.choices import Choices
from render.kraftwagen.phrases import Phrases, name_of
from render.view import listed
from rules.kraftwagen import CARDS, PRIZES, KraftwagenObservation, Mat, Prize


def own_mat_sentences(
    obs: KraftwagenObservation, phrases: Phrases, marked: Choices
) -> Iterator[str]:
    """The picture of the own mat."""
    assert obs.seat is not None
    seat, mat = obs.seat, obs.mats[obs.seat]
    yield phrases.text("own", player=phrases.names[seat], mat=_has(mat, phrases))
    money = obs.money[seat]
    if money is not None:
        yield phrases.text("money", **money._asdict(), total=money.total)
    if mat.awards:
        taken = (
            phrases.text("own-award", goal=award.goal, value=award.value) for award in mat.awards
        )
        yield phrases.text("awards", awards=listed(phrases.translate, taken))
    if seat in obs.resigned:
        yield phrases.text("out")


def mats_sentences(obs: KraftwagenObservation, phrases: Phrases, marked: Choices) -> Iterator[str]:
    """The picture of all mats, with the awards, the supply and the discards."""
    for seat, mat in enumerate(obs.mats):
        if seat == obs.seat:
            # Told with the picture of the own mat.
            continue
        yield phrases.text("mat-of", player=phrases.names[seat], mat=_has(mat, phrases))
        money = obs.money[seat]
        if money is not None:
            key = "money-sum" if phrases.brevity > 1 else "money"
            yield phrases.text(key, **money._asdict(), total=money.total)
        if seat in obs.resigned:
            yield phrases.text("out")
    goals = (_goal(obs, prize, phrases) for prize in PRIZES)
    yield phrases.text("awards", awards=listed(phrases.translate, goals, long=True))
    bodies, engines = (listed(phrases.translate, map(str, counts)) for counts in obs.stock)
    yield phrases.text("stock", bodies=bodies, engines=engines)
    research = obs.research
    gone = [id for id, count in zip(CARDS, research.discards, strict=True) for _ in range(count)]
    if gone:
        yield phrases.text("discards", cards=phrases.cards(gone, counted_from=1))


def _goal(obs: KraftwagenObservation, prize: Prize, phrases: Phrases) -> str:
    """What it takes, who has an award for it, and which are open."""
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


def last_scoring_sentences(
    obs: KraftwagenObservation, phrases: Phrases, marked: Choices
) -> Iterator[str]:
    """The picture of the last scoring."""
    scoring = obs.scoring
    assert scoring is not None
    yield phrases.text("scoring", turn=scoring.game_turn)
    for seat in range(obs.seats):
        yield phrases.text(
            "scored",
            player=phrases.names[seat],
            place=scoring.places.index(seat) + 1 if seat in scoring.places else 0,
            race=scoring.race_money[seat],
            laps=scoring.laps[seat],
            money=scoring.lap_money[seat],
        )
    for sale in scoring.sales:
        if sale.car is None:
            yield phrases.text("unsold", buyer=sale.buyer)
        else:
            player, car = phrases.names[sale.car.seat], phrases.car(sale.car)
            yield phrases.text("sold", buyer=sale.buyer, player=player, car=car, money=sale.money)
