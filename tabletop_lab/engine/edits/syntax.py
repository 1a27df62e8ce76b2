"""What Python does not accept in the text of a rule: from its error to a message with words in every language.
What is not in the table is told in Python's own words, inside a sentence."""

from __future__ import annotations

import re
from typing import Any

KINDS = (
    (r"import \* only allowed at module level", "edit_star_import"),
    (r"no binding for nonlocal '(?P<name>\w+)' found", "edit_nonlocal"),
    (r"from __future__ imports must occur .*", "edit_future"),
    (r"name '(?P<name>\w+)' is parameter and (?P<what>global|nonlocal)", "edit_declared"),
    (r"name '(?P<name>\w+)' is (used|assigned to) (prior to|before) (?P<what>global|nonlocal) .*", "edit_declared"),
    (r"duplicate (argument|parameter) '(?P<name>\w+)' in .*", "edit_argument_twice"),
    (r"keyword argument repeated: (?P<name>\w+)", "edit_keyword_twice"),
    (r"'(?P<what>break)' outside loop", "edit_outside_loop"),
    (r"'(?P<what>continue)' not properly in loop", "edit_outside_loop"),
    (r"'(?P<what>return|yield|yield from|await)' outside function", "edit_outside_function"),
    (r"'(?P<what>async with|async for|await)' outside async function", "edit_outside_async"),
    (r"(?P<what>async)hronous comprehension outside of an asynchronous function", "edit_outside_async"),
)


def kind_of(error: SyntaxError) -> tuple[str, dict[str, Any]]:
    """The message for what Python does not accept, and its facts.

    >>> kind_of(SyntaxError("no binding for nonlocal 'x' found"))
    ('edit_nonlocal', {'name': 'x'})
    >>> kind_of(SyntaxError("invalid syntax"))
    ('edit_syntax', {'error': 'SyntaxError: invalid syntax'})
    """
    said = str(error.msg)
    for text, kind in KINDS:
        if found := re.fullmatch(text, said):
            return kind, found.groupdict()
    return "edit_syntax", {"error": f"{type(error).__name__}: {said}"[:300]}
