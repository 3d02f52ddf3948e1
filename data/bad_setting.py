"""A setting that cannot be used, in the words in which its operator reads it."""


class BadSetting(Exception):
    """A setting that cannot be used; ``str()`` is one line that names it and shows a good one.

    It never repeats the value, which may hold a secret.
    """

    def __init__(self, name: str, problem: str, example: str, place: str = "") -> None:
        """*place* says where it was found, unless that is the environment."""
        self.name = name
        self.problem = problem
        self.example = example
        self.place = place
        where = f" ({place})" if place else ""
        super().__init__(f"{name}{where} {problem}. Example: {example}")
