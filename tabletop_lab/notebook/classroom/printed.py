"""A sheet of questions as one page for the browser: printed on A4, with the key on a page of its own."""

from __future__ import annotations

from html import escape

from tabletop_lab.figures import img_html, render
from tabletop_lab.figures.style import TEACHING
from tabletop_lab.teach.question import Question

from .. import markup
from ..lesson.page import close_up
from ..panes.quiz_pane import cited
from .results import LETTERS
from .words import words

STYLE = """
@page{size:A4;margin:16mm 15mm}
*{box-sizing:border-box}
body{font:12pt/1.5 "Noto Sans KR","Noto Sans CJK KR",system-ui,sans-serif;color:#22272d;background:#fff;margin:0 auto;
padding:16px;max-width:190mm;word-break:keep-all;overflow-wrap:break-word}
@media print{body{padding:0;max-width:none}}
header{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline;border-bottom:2px solid #22272d;padding-bottom:8px}
h1{font-size:18pt;margin:0;flex:1 1 100%}
header span.line{flex:1 1 60mm;white-space:nowrap;display:flex;gap:8px}
header span.line::after{content:"";flex:1;border-bottom:1px solid #59626b}
header .code,.quiet{color:#59626b}
section.question{break-inside:avoid;margin:18px 0 0}
h2{font-size:13pt;margin:0 0 4px}
p{margin:4px 0}
.asked{font-weight:700}
img{display:block;max-width:100%;max-height:104mm;margin:6px 0}
ol.choices{list-style:none;padding:0;margin:6px 0}
ol.choices li{display:grid;grid-template-columns:24px 22px 1fr;margin:3px 0}
ol.choices i{width:14px;height:14px;border:1.4px solid #22272d;border-radius:3px;margin-top:5px}
ol.choices.one i{border-radius:50%}
article.key{break-before:page}
@media screen{article.key{margin-top:60px;border-top:2px dashed #59626b;padding-top:12px}}
article.key section{break-inside:avoid;margin-top:12px}
b.cited{color:#4338a0;white-space:nowrap}
"""


def page(title: str, code: str, asked: list[Question], lang: str, part: str) -> str:
    """The page: `part` is "questions", "key" or "both" (the key after a page break)."""
    tell = words(lang)
    body = ""
    if part != "key":
        lines = "".join(f'<span class="line">{escape(tell(line))}</span>' for line in ("name", "class"))
        head = f"<header><h1>{escape(title)}</h1>{lines}<span class='code'>{escape(tell('code', code=code))}</span>"
        parts = "".join(_question(one, number, lang) for number, one in enumerate(asked, 1))
        body += f"<article>{head}</header><p>{escape(tell('how'))}</p>{parts}</article>"
    if part != "questions":
        parts = "".join(_answer(one, number, lang) for number, one in enumerate(asked, 1))
        body += f'<article class="key"><h1>{escape(tell("key", code=code))}</h1>{parts}</article>'
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    head = f"<head>{head}<style>{STYLE}</style></head>"
    return f'<!doctype html>\n<html lang="{lang}">{head}<body><main>{body}</main></body></html>\n'


def _question(question: Question, number: int, lang: str) -> str:
    tell = words(lang)
    rows = "".join(
        f"<li><i></i><b>{LETTERS[k]}</b><span>{markup.sentence(choice.text(lang))}</span></li>"
        for k, choice in enumerate(question.choices)
    )
    more = f'<p class="quiet">{escape(tell("several"))}</p>' if question.several else ""
    return (
        f'<section class="question"><h2>{escape(tell("question", number=number))}</h2>'
        f"<p>{markup.sentence(question.context(lang))}</p>{_picture(question, lang)}"
        f'<p class="asked">{markup.sentence(question.text(lang))}</p>{more}'
        f'<ol class="choices{"" if question.several else " one"}">{rows}</ol></section>'
    )


def _picture(question: Question, lang: str) -> str:
    """The position as the asked seat sees it: the places alone, or the whole table where what happens next is asked."""
    alt = question.position(lang)
    if not alt:
        return ""
    if question.kind == "next":
        whole = render.sketch(question.match, question.player, lang, form=TEACHING, asked=False)
        return img_html(whole.drawing().svg(), alt)
    return img_html(close_up(question.match, question.player, lang, "light", False)[0].svg(), alt)


def _answer(question: Question, number: int, lang: str) -> str:
    tell = words(lang)
    right = [LETTERS[k] for k, choice in enumerate(question.choices) if choice.key in question.right]
    lines = "".join(f"<p>{cited(markup.sentence(line))}</p>" for line in question.explanation(lang).split("\n")[1:])
    said = tell("right", letters=", ".join(right))
    return f"<section><h2>{escape(tell('question', number=number))} · {escape(said)}</h2>{lines}</section>"
