"""What the seats have, and what the last scoring brought, in words."""

from collections.abc import Iterator

from render.kraftwagen.choices import Choices
from render.kraftwagen.telling import Telling, car_sign, name_of, parts_sign
from rules.kraftwagen import PRIZES, KraftwagenObservation, Mat, Prize


def tell_desk(obs: KraftwagenObservation, translate: Telling, marked: Choices) -> Iterator[str]:
    """The picture of the own mat."""
    assert obs.seat is not None
    seat, mat = obs.seat, obs.mats[obs.seat]
    yield translate.tell("own", player=translate.names[seat], mat=_has(mat, translate))
    money = obs.money[seat]
    if money is not None:
        yield translate.tell("money", **money._asdict(), total=money.total)
    if mat.awards:
        taken = (
            f"{translate.tell('goal-name', goal=award.goal)} {award.value}" for award in mat.awards
        )
        yield translate.tell("awards", awards=", ".join(taken))


def tell_mats(obs: KraftwagenObservation, translate: Telling, marked: Choices) -> Iterator[str]:
    """The picture of all mats, with the awards and the supply."""
    for seat, mat in enumerate(obs.mats):
        yield f"{translate.names[seat]}: {_has(mat, translate)}"
        money = obs.money[seat]
        if money is not None and seat != obs.seat:
            yield translate.tell("money-short", **money._asdict(), total=money.total)
        if seat in obs.resigned:
            yield translate.tell("out")
    goals = (_goal(obs, prize, translate) for prize in PRIZES)
    yield translate.tell("awards", awards="; ".join(goals))
    bodies, engines = (" ".join(map(str, counts)) for counts in obs.stock)
    yield translate.tell("stock", bodies=bodies, engines=engines)


def _goal(obs: KraftwagenObservation, prize: Prize, translate: Telling) -> str:
    """What it takes, and each award with the name of who has it."""
    takers = {
        award.value: translate.names[seat]
        for seat, mat in enumerate(obs.mats)
        for award in mat.awards
        if award.goal is prize.goal
    }
    awards = (f"{value} {takers.get(value, '')}".strip() for value in prize.values)
    return f"{translate.tell('goal', goal=prize.goal, needed=prize.needed)} {', '.join(awards)}"


def _has(mat: Mat, translate: Telling) -> str:
    resting = (
        f"{name_of(name)} (×)" if name in mat.used else name_of(name) for name in mat.engineers
    )
    told = translate.tell(
        "mat",
        parts=parts_sign(mat.bodies, mat.engines),
        engine=mat.speed,
        body_points=mat.body_points,
        engine_points=mat.engine_points,
        canteen=mat.canteen,
        supply=mat.supply,
    )
    lists = (
        ("active-plans", translate.cards(mat.active)),
        ("waiting-plans", translate.cards(mat.waiting)),
        ("engineers", ", ".join(resting) or "-"),
    )
    return (
        told + "".join(translate.tell(key, things=text) for key, text in lists if text != "-") + "."
    )


def tell_ledger(obs: KraftwagenObservation, translate: Telling, marked: Choices) -> Iterator[str]:
    """The picture of the last scoring."""
    scoring = obs.scoring
    assert scoring is not None
    yield translate.tell("scoring", turn=scoring.game_turn)
    for seat in range(obs.seats):
        yield translate.tell(
            "scored",
            player=translate.names[seat],
            place=scoring.places.index(seat) + 1 if seat in scoring.places else 0,
            race=scoring.race_money[seat],
            laps=scoring.laps[seat],
            money=scoring.lap_money[seat],
        )
    for sale in scoring.sales:
        buyer = translate.tell("wish", buyer=sale.buyer)
        if sale.car is None:
            yield translate.tell("unsold", buyer=buyer)
        else:
            player, car = translate.names[sale.car.seat], car_sign(sale.car)
            yield translate.tell("sold", buyer=buyer, player=player, car=car, money=sale.money)
