"""For slides and pages: a turn as an animated picture and as panels, and a board to put into a page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import cached_property
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.calls import checked
from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.core.strict import plain, unknown
from tabletop_lab.engine.language.asked_files import write_file
from tabletop_lab.engine.language.languages import known_language
from tabletop_lab.engine.language.localized import localized
from tabletop_lab.engine.match.history import History
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import to_text
from tabletop_lab.figures.marked import Marked
from tabletop_lab.figures.paper_figure import PaperFigure
from tabletop_lab.figures.render import img_html, theme_of
from tabletop_lab.figures.story import title_of
from tabletop_lab.studio.motion.frames import Frame, frames_of

__all__ = ["Animation", "animate", "embed"]

PIXELS = (1280, 720)
LONGEST = 20
"""Seconds that a frame may stay."""
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22272d}
img{max-width:100%;height:auto}ol{padding-left:1.4rem}li{margin:0 0 2rem}p{margin:.3rem 0}
@media (prefers-reduced-motion:reduce){.moving{display:none}}"""
"""Whoever wants no motion sees the panels alone."""


@checked
def animate(
    match: Match,
    steps: Sequence[int] | None = None,
    *,
    viewer: str | None = None,
    lang: str | None = None,
    theme: str = "light",
    seconds: object = 1.6,
) -> Animation:
    """Show a stretch of a match as a moving picture of 1280 by 720 pixels, and as panels with their words.

    `steps`: where the frames are (2 to 60; None: the last eight moments). `viewer`: a seat, "moderator", or None for
    what everybody may know. `seconds`: how long a frame stays. Raises TabletopError.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> match = tl.Match(Market, players=3, seed=7).run("random", until=16)
    >>> animate(match, [10, 12, 16], lang="en")
    Animation(market, 3 frames)
    """
    _match(match)
    theme_of(theme)
    return Animation(match.branch(), steps, _viewer(match, viewer), known_language(lang), theme, _stay(seconds))


def _match(match: object) -> None:
    if not isinstance(match, History):
        raise TabletopError(localized("no_match", "call", name="match", given=echo(match)))


def _viewer(match: Match, viewer: str | None) -> str | None:
    known = (*match.players, "moderator")
    if viewer is not None and viewer not in known:
        raise TabletopError(unknown("viewer", viewer, known))
    return viewer


def _stay(seconds: object) -> float:
    value = plain(seconds)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.2 <= value <= LONGEST:
        raise TabletopError(localized("no_seconds", "call", name="seconds", given=echo(seconds, 40), most=LONGEST))
    return float(value)


class Animation:
    """A stretch of a match in pictures: `save` writes the moving one, `page` an HTML page, `panels` single pictures."""

    def __init__(
        self, match: Match, steps: Sequence[int] | None, viewer: Any, lang: str, theme: str, seconds: float
    ) -> None:  # fmt: skip
        self._match, self._seconds, self.lang = match, seconds, lang
        self.title = title_of(match, lang)
        self.frames: list[Frame] = list(frames_of(match, steps, viewer, lang, theme))

    @cached_property
    def _pictures(self) -> list[Any]:
        """The frames as pictures of Pillow."""
        import resvg_py
        from PIL import Image

        found = []
        for frame in self.frames:
            svg = frame.drawing.svg().replace('pt"', '"', 2)
            shot = resvg_py.svg_to_bytes(svg_string=svg, width=PIXELS[0], height=PIXELS[1], skip_system_fonts=True)
            found.append(Image.open(BytesIO(bytes(shot))).convert("RGB"))
        return found

    def webp(self) -> bytes:
        """The moving picture; it begins anew after its last frame, which stays twice as long."""
        first, *rest = self._pictures
        stay = [round(1000 * self._seconds)] * len(rest) + [round(2000 * self._seconds)]
        target = BytesIO()
        first.save(target, "WEBP", save_all=True, append_images=rest, duration=stay, loop=0, quality=80, method=4)
        return target.getvalue()

    def save(self, path: str | Path) -> Path:
        """Write the moving picture, a file that ends in .webp; gives its path."""
        if Path(path).suffix.lower() != ".webp":
            raise TabletopError(localized("no_suffix", "call", name="path", given=str(path)[:80], suffix=".webp"))
        return write_file(path, self.webp())

    def page(self, path: str | Path) -> Path:
        """Write an HTML page in one file: the moving picture, then every panel with its words; gives its path.

        Where a computer is set to reduce motion, the panels stand alone. It needs no network and no scripts.
        """
        moving = b64encode(self.webp()).decode()
        words = self._match.words(self.lang)
        said = escape(str(words("motion-moving", title=self.title, count=len(self.frames))), quote=True)
        items = "".join(map(_item, self.frames))
        html = (
            f'<!doctype html><html lang="{self.lang}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(self.title)}</title>'
            f"<style>{STYLE}</style></head><body><main><h1>{escape(self.title)}</h1>"
            f'<p class="moving"><img alt="{said}" width="1280" height="720" src="data:image/webp;base64,{moving}"></p>'
            f"<ol>{items}</ol></main></body></html>"
        )
        return write_file(path, html)

    def panels(self, folder: str | Path) -> list[Path]:
        """Write each frame as an SVG file, and beside it a text file with its words; gives their paths."""
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        found = []
        for number, frame in enumerate(self.frames, 1):
            found.append(write_file(place / f"{number:02}.svg", frame.drawing.svg()))
            write_file(place / f"{number:02}.txt", "\n".join([frame.alt, *frame.said]) + "\n")
        return found

    def __repr__(self) -> str:
        return f"Animation({self._match.game.name}, {len(self.frames)} frames)"

    def _repr_html_(self) -> str:
        said = escape(str(self._match.words(self.lang)("motion-moving", title=self.title, count=len(self.frames))))
        data = b64encode(self.webp()).decode()
        return f'<img alt="{said}" style="max-width:100%" src="data:image/webp;base64,{data}">'


def _item(frame: Frame) -> str:
    """A panel of the page: the picture, and what happened before it."""
    said = "".join(f"<p>{escape(one)}</p>" for one in frame.said)
    return f"<li>{img_html(frame.drawing.svg(), frame.alt)}{said}</li>"


@checked
def embed(
    match: Match, *, viewer: str | None = None, lang: str | None = None, theme: str = "light", record: bool = True
) -> str:
    """Give the HTML of a board to put into any page: a picture, its words to unfold, and the record to take along.

    The record opens with `tl.load` or `tabletop-lab play FILE`, and holds every card: for a seat's view leave it out
    with `record=False`. No scripts, no network.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> html = embed(tl.Match(Market, players=2, seed=7), lang="en")
    >>> html[:7], "<details>" in html, 'download="market.yaml"' in html
    ('<figure', True, True)
    """
    _match(match)
    lang, shown = known_language(lang), _viewer(match, viewer)
    theme_of(theme)
    words, alt = match.words(lang), match.alt_text(shown, lang, asked=False)
    # The form for print: in a column of a page its letters stay readable.
    drawn = PaperFigure(match, "page", shown, lang, theme, Marked(), False, None)
    picture = img_html(drawn.svg(), alt, more='style="max-width:100%"')
    said = f"<details><summary>{escape(str(words('motion-words')))}</summary><p>{escape(alt)}</p></details>"
    taken = ""
    if record:
        data = b64encode(to_text(match).encode()).decode()
        name = f"{match.game.name}.yaml"
        told = escape(str(words("motion-record")))
        taken = f'<a download="{name}" href="data:application/yaml;base64,{data}">{told}</a>'
    caption = escape(title_of(match, lang))
    return f'<figure lang="{lang}">{picture}<figcaption>{caption}. {taken}{said}</figcaption></figure>'
