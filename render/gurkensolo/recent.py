"""Find where the pickles stood before all that is new to the reader."""

from rules.core.types import Effect
from rules.gurkensolo import PICKLES, GurkensoloObservation

_SIGNS = {"stepped": 1, "fixed": 1, "went-back": -1}


def fields_before(obs: GurkensoloObservation, news: tuple[Effect, ...]) -> tuple[int, ...]:
    """For each pickle its field before *news*, which led to the position of *obs*."""
    fields = list(obs.fields)
    for effect in reversed(news):
        facts = dict(effect.params)
        if effect.kind in _SIGNS:
            far = facts["fields"]
            assert isinstance(far, int)
            fields[_pickle(facts["pickle"])] -= _SIGNS[effect.kind] * far
        elif effect.kind == "exchanged":
            one, other = _pickle(facts["pickle"]), _pickle(facts["other"])
            fields[one], fields[other] = fields[other], fields[one]
    return tuple(fields)


def _pickle(letter: object) -> int:
    return PICKLES.index(str(letter))
