"""From one decision to the next: what an action does, who is asked then, what is drawn for them."""

from rules.core.chance import Chance
from rules.core.seat_order import seat_after
from rules.core.types import Effect, Step
from rules.gurkensolo import effects, goals
from rules.gurkensolo.actions import GurkensoloAction, Verb, step_bit
from rules.gurkensolo.goals import undecided
from rules.gurkensolo.logic import is_right, truth_first
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.race import GOAL, Race
from rules.gurkensolo.scoring import openings
from rules.gurkensolo.state import GurkensoloState, Laid, Phase, Verdict, choices

_Step = Step[GurkensoloState]
Effects = tuple[Effect, ...]


def apply(state: GurkensoloState, action: GurkensoloAction) -> _Step:
    """See :meth:`Game.apply`. Every action asks somebody else or draws, so none can be undone."""
    match action.verb:
        case Verb.STEP | Verb.CLAIM if state.setup.is_challenge:
            if not is_right(state.hand, state.race, action):
                return _refuse(state, action)
            return _step(state, action) if action.pickles else _give_up(state, action, "claimed")
        case Verb.STEP | Verb.FIX:
            return _step(state, action)
        case Verb.BACK | Verb.EXCHANGE:
            return _carry_out(state, action)
        case Verb.SKIP:
            happened = (effects.by_seat("skipped", action.seat),)
            return go_on(state._replace(last=action), action.seat, happened)
        case Verb.KEEP:
            return _keep(state, action)
        case _:
            return _give_up(state, action, "passed")


def go_on(state: GurkensoloState, turn: int, happened: Effects) -> _Step:
    """The pair in hand is done with: the game ends, goal cards are chosen, or *turn* draws."""
    if state.race.is_over:
        return finish(state, happened)
    asked = undecided(state.goals, state.resigned, state.race) if state.setup.dealt > 1 else ()
    if not asked:
        return draw(state, turn, happened)
    ply = state.ply + 1
    after = state._replace(
        ply=ply, phase=Phase.KEEP, to_act=asked, asked=ply, turn=turn, hand=(), legal=()
    )
    return Step(after, (*happened, effects.CHOOSING), barrier=True)


def draw(state: GurkensoloState, turn: int, happened: Effects) -> _Step:
    """The pair in hand is discarded, and *turn* draws its own."""
    setup, seed, ply, _, _, _, _, race, goals, pile, _, laid, last, resigned, _ = state
    ply += 1
    if not pile:
        pile = setup.deck
        happened += (effects.RESHUFFLED,)
    hand, pile = draw_pair(pile, Chance(seed, ply))
    legal = choices(setup, Phase.TURN, turn, hand, race)
    # Made from scratch: playouts pass here at every step, and _replace takes twice as long.
    after = GurkensoloState(
        setup, seed, ply, Phase.TURN, (turn,), ply, turn,
        race, goals, pile, hand, laid, last, resigned, legal,
    )  # fmt: skip
    drew = effects.drew(turn, hand[0]), effects.drew(turn, hand[1])
    return Step(after, happened + drew, barrier=True)


def draw_pair(pile: tuple[int, ...], chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two cards of *pile* and the rest, all ascending; one random number names both."""
    first, second = divmod(chance.below(len(pile) * (len(pile) - 1)), len(pile) - 1)
    rest = pile[:first] + pile[first + 1 :]
    one, other = pile[first], rest[second]
    hand = (one, other) if one < other else (other, one)
    return hand, rest[:second] + rest[second + 1 :]


def ask_to_fix(state: GurkensoloState, turn: int, happened: Effects) -> _Step:
    """*turn* may step with the pair in hand, which lies open."""
    ply = state.ply + 1
    after = state._replace(
        ply=ply,
        phase=Phase.FIX,
        to_act=(turn,),
        asked=ply,
        turn=turn,
        legal=choices(state.setup, Phase.FIX, turn, state.hand, state.race),
    )
    return Step(after, happened, barrier=True)


def finish(state: GurkensoloState, happened: Effects) -> _Step:
    """The game is over; all goal cards are opened."""
    after = state._replace(
        ply=state.ply + 1, phase=Phase.OVER, to_act=(), asked=-1, hand=(), legal=()
    )
    return Step(after, happened + openings(after), barrier=True)


def _step(state: GurkensoloState, action: GurkensoloAction) -> _Step:
    """A right step forward, with one's own pair or the open one of another seat."""
    (pickle,) = action.pickles
    cards = truth_first(state.hand, state.race, step_bit(pickle, action.fields))
    race = state.race.moved(pickle, action.fields)
    if action.verb is Verb.FIX:
        assert state.laid is not None  # somebody erred, or there was nothing to fix
        kind, owner, turn = "fixed", state.laid.seat, action.seat
    else:
        kind, owner, turn = "stepped", action.seat, _next_seat(state)
    laid = Laid(owner, cards, Verdict.RIGHT)
    happened = (
        effects.moved(kind, action, race.fields[pickle]),
        effects.true(cards[0]),
        effects.false(cards[1]),
    )
    after = state._replace(race=race, laid=laid, last=action)
    return go_on(after, turn, happened + _arrivals(race, pickle))


def _carry_out(state: GurkensoloState, action: GurkensoloAction) -> _Step:
    """A special."""
    if action.verb is Verb.EXCHANGE:
        race = state.race.exchanged(*action.pickles)
        happened = effects.exchanged(action)
    else:
        (pickle,) = action.pickles
        race = state.race.moved(pickle, action.fields)
        happened = effects.moved("went-back", action, race.fields[pickle])
    laid = Laid(action.seat, state.hand, Verdict.SPECIAL)
    after = state._replace(race=race, laid=laid, last=action)
    return go_on(after, _next_seat(state), (happened, *shown(state.hand)))


def _give_up(state: GurkensoloState, action: GurkensoloAction, kind: str) -> _Step:
    """Nothing can be done with the pair: so it is, or so the seat said rightly."""
    laid = Laid(action.seat, state.hand, Verdict.STUCK)
    happened = (effects.by_seat(kind, action.seat), *shown(state.hand))
    return go_on(state._replace(laid=laid, last=action), _next_seat(state), happened)


def _refuse(state: GurkensoloState, action: GurkensoloAction) -> _Step:
    """A wrong step is taken back, a wrong claim is not accepted; the pair lies open."""
    verdict = Verdict.WRONG_STEP if action.pickles else Verdict.WRONG_CLAIM
    after = state._replace(laid=Laid(action.seat, state.hand, verdict), last=action)
    return ask_to_fix(after, _next_seat(state), (effects.refused(action), *shown(state.hand)))


def _keep(state: GurkensoloState, action: GurkensoloAction) -> _Step:
    """A seat keeps one goal card; the last one to do so lets the game go on."""
    seat = action.seat
    goals = list(state.goals)
    goals[seat] = goals[seat].keep(action.goal)
    happened = effects.by_seat("kept", seat), effects.kept_goal(seat, action.goal)
    after = state._replace(goals=tuple(goals))
    waiting = tuple(other for other in state.to_act if other != seat)
    return keep_waiting(after, waiting, happened) if waiting else draw(after, state.turn, happened)


def keep_waiting(state: GurkensoloState, waiting: tuple[int, ...], happened: Effects) -> _Step:
    """The seats *waiting* still have their questions, as old as they are."""
    return Step(state._replace(ply=state.ply + 1, to_act=waiting), happened, barrier=True)


def shown(hand: tuple[int, ...]) -> Effects:
    """Both cards are laid open."""
    return tuple(effects.shown(card) for card in hand)


def _arrivals(race: Race, pickle: int) -> Effects:
    """Tell that *pickle*, which has just moved, arrived, and with it perhaps the places of all."""
    if race.fields[pickle] != GOAL:
        return ()
    happened = (effects.arrived(pickle, len(race.arrivals)),)
    return (*happened, effects.arrived(race.order[-1], 4)) if race.is_over else happened


def _next_seat(state: GurkensoloState) -> int:
    return seat_after(state.turn, state.seats, state.resigned)


def deal(setup: GurkensoloSetup, seed: bytes) -> GurkensoloState:
    """A seat drawn at random begins; all have their goal cards, and the first pair is drawn."""
    chance = Chance(seed, 0)
    turn = chance.below(setup.seats)
    dealt = goals.deal(setup.seats, setup.dealt, chance)
    hand, pile = draw_pair(setup.deck, chance)
    return GurkensoloState(
        setup=setup,
        seed=seed,
        ply=0,
        phase=Phase.TURN,
        to_act=(turn,),
        asked=0,
        turn=turn,
        race=Race(),
        goals=dealt,
        pile=pile,
        hand=hand,
        laid=None,
        last=None,
        resigned=(),
    ).with_derived()
