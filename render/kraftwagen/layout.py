"""Which pictures a position of Kraftwagen is shown in."""

from render.kraftwagen.chain import chain_scene
from render.kraftwagen.choices import choices
from render.kraftwagen.desk import desk_scene
from render.kraftwagen.ledger import ledger_scene
from render.kraftwagen.market import market_scene
from render.kraftwagen.mats import mats_scene
from render.kraftwagen.race import race_scene
from render.scene import Scene
from render.view import View
from rules.kraftwagen.view import KraftwagenObservation


def scenes(observation: KraftwagenObservation, view: View) -> tuple[Scene, ...]:
    """See :meth:`Layout.scenes`: the own mat, chain, market, race, all mats, the last scoring."""
    marked = choices(observation, view.chosen)
    own = () if observation.seat is None else (desk_scene(observation, view, marked),)
    scoring = observation.scoring
    return (
        *own,
        chain_scene(observation, view, marked),
        market_scene(observation, marked),
        race_scene(observation),
        mats_scene(observation, view, marked),
        *(() if scoring is None else (ledger_scene(observation, view, scoring),)),
    )
