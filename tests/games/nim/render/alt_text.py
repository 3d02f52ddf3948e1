"""The alternative text of a position of Nim."""

from collections.abc import Iterator

from render.alt_text import AltText
from render.view import Translator, View, listed
from tests.games.nim.rules import NimObservation, row_letter


def describe(observation: NimObservation, view: View, translate: Translator) -> tuple[str]:
    """See :meth:`Layout.describe`."""
    return (_AltText.describe(observation, view, translate),)


class _AltText(AltText[NimObservation]):
    """The sentences about one position."""

    def sentences(self) -> Iterator[str]:
        """See :meth:`AltText.sentences`."""
        obs, translate, names = self._obs, self._translate, self._names
        if obs.outcome is not None:
            yield translate("nim-alt-over", player=names[obs.outcome.best_first[0]])
        else:
            yield translate("nim-alt-turn", player=names[obs.to_act[0]])
        rows = listed(translate, map(self._row, range(len(obs.rows))))
        yield translate("nim-alt-rows", rows=rows)
        if obs.open_legal:
            yield translate("nim-alt-moves", moves=listed(translate, map(str, obs.open_legal)))
        if obs.last is not None:
            yield translate("nim-alt-last", player=names[obs.last.seat], action=str(obs.last))
        for seat in obs.eliminated:
            yield translate("nim-alt-resigned", player=names[seat])

    def _row(self, row: int) -> str:
        left, started = self._obs.rows[row], self._obs.started_with[row]
        return self._translate("nim-alt-row", row=row_letter(row), count=left, started=started)
