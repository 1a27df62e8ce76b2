"""Pictures of matches: `draw` makes a matplotlib figure, `svg` and `png` turn a figure into a file's content.
Games do not import this package; they are given a Page to draw on.
"""

from .chances_plot import chances_plot
from .gamefigures import GameFigure, game_figure, game_figures, timeline
from .page import Page
from .paper_figure import PaperFigure, paper_figure
from .render import boxes, centers, draw, img_html, paint, png, svg
from .rulemap import RuleMap, rule_map
from .saved import saved_html
from .score_sheet import ScoreSheet, score_sheet
from .storyboard import storyboard, storyboard_alt

__all__ = [
    "GameFigure",
    "Page",
    "PaperFigure",
    "RuleMap",
    "ScoreSheet",
    "boxes",
    "centers",
    "chances_plot",
    "draw",
    "game_figure",
    "game_figures",
    "img_html",
    "paint",
    "paper_figure",
    "png",
    "rule_map",
    "saved_html",
    "score_sheet",
    "storyboard",
    "storyboard_alt",
    "svg",
    "timeline",
]
