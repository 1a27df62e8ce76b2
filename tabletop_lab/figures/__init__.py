"""Pictures of matches: `draw` makes a matplotlib figure, `svg` and `png` turn a figure into a file's content.
Games do not import this package; they are handed a Page to draw on.
"""

from .page import Page
from .render import boxes, centers, draw, img_html, paint, png, svg
from .rulemap import RuleMap, rule_map
from .storyboard import storyboard, storyboard_alt

__all__ = [
    "Page",
    "RuleMap",
    "boxes",
    "centers",
    "draw",
    "img_html",
    "paint",
    "png",
    "rule_map",
    "storyboard",
    "storyboard_alt",
    "svg",
]
