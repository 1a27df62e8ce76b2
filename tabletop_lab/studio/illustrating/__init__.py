"""What stands behind the writer's notebook: a situation for a clause, the example that is made of it, a rulebook of
one's own into which it goes. No widget is known here."""

from .illustration import Callout, Illustration
from .manuscript import Manuscript
from .situations import Search, Situations

__all__ = ["Callout", "Illustration", "Manuscript", "Search", "Situations"]
