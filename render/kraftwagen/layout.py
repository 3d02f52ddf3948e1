"""Which pictures a position of Kraftwagen is shown in."""

from render.kraftwagen.chain import chain_scene
from render.kraftwagen.choices import choices
from render.kraftwagen.desk import desk_scene
from render.kraftwagen.ledger import ledger_scene
from render.kraftwagen.market import market_scene
from render.kraftwagen.mats import mats_scene
from render.kraftwagen.panels import Panel, panels
from render.kraftwagen.race import race_scene
from render.scene import Scene
from render.view import View
from rules.kraftwagen import KraftwagenObservation


def scenes(observation: KraftwagenObservation, view: View) -> tuple[Scene, ...]:
    """See :meth:`Layout.scenes`."""
    marked = choices(observation, view.chosen)

    def drawn(panel: Panel) -> Scene:
        match panel:
            case Panel.DESK:
                return desk_scene(observation, view, marked)
            case Panel.CHAIN:
                return chain_scene(observation, view, marked)
            case Panel.MARKET:
                return market_scene(observation, marked)
            case Panel.RACE:
                return race_scene(observation)
            case Panel.MATS:
                return mats_scene(observation, view, marked)
            case Panel.LEDGER:
                return ledger_scene(observation, view)

    return tuple(map(drawn, panels(observation)))
