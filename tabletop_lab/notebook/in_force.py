"""Where a match is played otherwise than a clause says: the parameters of the clause that were changed, in words."""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core import rules as rule_fields

from .words import Say


def options_of(rules: Any, entry: Any) -> list[str]:
    """The rule parameters that touch a clause: first those its text names, then those that name the clause."""
    fields = type(rules).model_fields
    named = [option for option in entry.options if option in fields]
    naming = [
        name
        for name, field in fields.items()
        if entry.id in rule_fields.clauses_of(field) or rule_fields.question_of(field) == entry.id
    ]
    return list(dict.fromkeys([*named, *naming]))


def otherwise(rules: Any, entry: Any, words: Any, say: Say) -> list[str]:
    """A sentence for each parameter of a clause that is not as in the rulebook; the text of the clause stays.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.notebook.words import say
    >>> match = tl.Match("fourteen_nights", players=3, seed=7, rules={"recovery_day": 5})
    >>> otherwise(match.rules, match.rulebook("en")["FN-9.3"], match.words("en"), say("en"))
    ['Different in this match. Day at whose start an unused token is rewarded: 5 (in the rulebook: 7).']
    """
    found = []
    for option in options_of(rules, entry):
        value = getattr(rules, option)
        printed = type(rules).model_fields[option].get_default(call_default_factory=True)
        if value != printed:
            said = {"value": words.rule_value(option, value), "printed": words.rule_value(option, printed)}
            found.append(say("clause-otherwise", what=words.rule_name(option), **said))
    return found
