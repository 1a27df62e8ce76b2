"""Pictures of matches: `draw` makes a matplotlib figure, `svg` and `png` turn a figure into a file's content.
Games do not import this package; they are handed a Page to draw on.
"""

from .page import Page
from .render import boxes, centers, draw, img_html, paint, png, svg

__all__ = ["Page", "boxes", "centers", "draw", "img_html", "paint", "png", "svg"]
