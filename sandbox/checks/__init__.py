"""What Discord accepts: one module for each kind of form, each raising ``Refusal`` for the rest."""
