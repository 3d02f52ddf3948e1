"""The menu of a setting, which follows from its declaration."""

from cogs.tables.messages.custom_ids import Press
from cogs.tables.messages.payload import Row, option, select_row
from cogs.tables.session.choices import NO_CHOICE, Choice
from data.i18n import Translator


def choice_menu(choice: Choice, owner: object, press: Press, translate: Translator) -> Row:
    """Return the menu that shows what *owner* has chosen, and lets them choose something else."""
    title, chosen = translate(choice.title), choice.of(owner)
    head = f"{title}: " if choice.is_titled else ""
    options = [
        option(
            head + choice.word(translate, value),
            value,
            choice.help(translate, value) if choice.help else None,
            default=value == chosen,
        )
        for value in choice.values
    ]
    if choice.usual is not None:
        options.insert(0, option(choice.usual(translate), NO_CHOICE, default=chosen is None))
    return select_row(press, title, options)
