"""A sheet of questions as one page for the browser: printed on A4 or letter, with the key on a page of its own.

On a screen the key of a whole sheet is shown when it is asked for: a class may look on, and a reader scrolls. A box to
tick does this in every browser without a script, and paper pays no heed to it.

A position is printed once, with all questions on it; questions about it that are short stand beside its picture."""

from __future__ import annotations

from html import escape

from tabletop_lab.teach.question import Question

from .. import markup
from ..panes.quiz_pane import cited
from .positions import PAPER, by_position, columns, height, picture
from .results import LETTERS
from .words import words

OVER = 1.25
"""How much higher than its picture the text beside it may be: less than the same text needs below it."""
COLUMN = 45
"""Millimetres: a narrower column is none, and the text stands below the picture."""
STYLE = """
@page{margin:9mm 13mm}
*{box-sizing:border-box}
body{font:9.5pt/1.33 "Noto Sans KR","Noto Sans CJK KR",system-ui,sans-serif;color:#22272d;background:#fff;margin:0 auto;
padding:16px;max-width:200mm;word-break:keep-all;overflow-wrap:break-word}
@media print{body{padding:0;max-width:none}}
header{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline;border-bottom:2px solid #22272d;padding-bottom:6px}
h1{font-size:16pt;margin:0;flex:1 1 100%}
header span.line{flex:1 1 50mm;white-space:nowrap;display:flex;gap:8px}
header span.line::after{content:"";flex:1;border-bottom:1px solid #59626b}
header .code,.quiet{color:#59626b;font-weight:400}
section{break-inside:avoid}
section.position{display:grid;grid-template-columns:var(--picture) 1fr;gap:0 5mm;align-items:start;margin-top:4mm}
section.under{display:block}
section.plain{display:grid;grid-template-columns:1fr 1fr;gap:0 6mm;break-inside:auto;margin-top:2mm}
section.question{margin:2.5mm 0 0}
section.position section.question{margin:1.5mm 0 0}
h2,h3{font-size:10.5pt;margin:0 0 2px}
p{margin:0 0 2px}
.asked{font-weight:700}
.told{color:#454d55;font-size:9pt;line-height:1.2;break-after:avoid}
img{display:block;max-width:100%}
ol.choices{list-style:none;padding:0;margin:3px 0 0;display:grid;grid-template-columns:repeat(var(--columns),1fr);
gap:0 4mm}
ol.choices li{display:grid;grid-template-columns:20px 18px 1fr;margin:1px 0}
ol.choices i{width:12px;height:12px;border:1.3px solid #22272d;border-radius:3px;margin-top:3px}
ol.choices.one i{border-radius:50%}
article.key{break-before:page;font-size:9.5pt}
article.key h1{margin-bottom:3mm}
article.key>div{columns:2;column-gap:7mm}
article.key>label{display:inline-flex;gap:8px;align-items:center;padding:6px 0;font-size:11pt;cursor:pointer}
article.key>label>input{width:18px;height:18px;margin:0}
@media print{article.key>label{display:none}}
@media screen{article.key{margin-top:60px;border-top:2px dashed #59626b;padding-top:12px}
article.key>label:has(:not(:checked))+div{display:none}}
article.key section{margin:0 0 10px}
article.key h2{font-size:10pt}
b.cited{color:#4338a0;white-space:nowrap}
@media screen and (max-width:700px){section.position,section.plain{display:block}article.key>div{columns:auto}}
"""


def page(title: str, code: str, asked: list[Question], lang: str, part: str) -> str:
    """The page: `part` is "questions", "key" or "both" (the key after a page break)."""
    tell = words(lang)
    body = ""
    if part != "key":
        lines = "".join(f'<span class="line">{escape(tell(line))}</span>' for line in ("name", "class"))
        head = f"<header><h1>{escape(title)}</h1>{lines}<span class='code'>{escape(tell('code', code=code))}</span>"
        how = "how-several" if any(one.several for one in asked) else "how"
        first, parts = 1, ""
        for group in by_position(asked):
            parts += _group(group, first, lang)
            first += len(group)
        body += f"<article>{head}</header><p>{escape(tell(how))}</p>{parts}</article>"
    if part != "questions":
        parts = "".join(_answer(one, number, lang) for number, one in enumerate(asked, 1))
        # Whoever opens the key alone has asked for it. No browser keeps the tick for the next one who opens the sheet.
        ask = f'<label><input type="checkbox" autocomplete="off">{escape(tell("show-key"))}</label>'
        head = f"<h1>{escape(tell('key', code=code))}</h1>{ask if part == 'both' else ''}"
        body += f'<article class="key">{head}<div>{parts}</div></article>'
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    head = f"<head>{head}<style>{STYLE}</style></head>"
    return f'<!doctype html>\n<html lang="{lang}">{head}<body><main>{body}</main></body></html>\n'


def _group(group: list[Question], first: int, lang: str) -> str:
    """The questions on one position: its picture once, and beside it the questions that have room there."""
    tell, seen = words(lang), picture(group, lang)
    numbered = list(enumerate(group, first))
    if seen is None:
        rows = "".join(_question(one, number, lang, PAPER / 2) for number, one in numbered)
        return f'<section class="plain">{rows}</section>'
    last = first + len(group) - 1
    head = tell("together", first=first, last=last, count=len(group)) if len(group) > 1 else ""
    context = max((one.context(lang) for one in group), key=len)
    width = PAPER - seen.width - 5
    if under := width < COLUMN:  # the whole width is the picture's
        width = PAPER
    room, beside = OVER * seen.height - height([head, context] if head else [context], width), 0
    for one in group:
        texts = [choice.text(lang) for choice in one.choices]
        room -= height(["", one.text(lang), *texts[:: columns(texts, width)]], width) + 2
        if room < 0 and not under:
            break
        beside += 1
    level = "h3" if head else "h2"
    side = "".join(_question(one, number, lang, width, level) for number, one in numbered[:beside])
    below = [_question(one, number, lang, PAPER, level) for number, one in numbered[beside:]]
    head = f"<h2>{escape(head)}</h2>" if head else ""
    # The position in words stands beside its picture where it has room there; the whole width takes fewer lines.
    told = f'<p class="told">{markup.sentence(seen.told)}</p>' if seen.told else ""
    inside = under or room >= height([seen.told], width)
    side, beneath = (told + side, "") if inside else (side, told)
    shown = (
        f'<section class="position{" under" if under else ""}" style="--picture:{seen.width:.0f}mm">{seen.html}'
        f"<div>{head}<p>{markup.sentence(context)}</p>{side}</div></section>{beneath}"
    )
    # A position is on one page with a question about it, if that is not beside it, with the first one below.
    if beside or not below:
        return (f"<section>{shown}</section>" if beneath else shown) + "".join(below)
    return f"<section>{shown}{below[0]}</section>{''.join(below[1:])}"


def _question(question: Question, number: int, lang: str, width: float, level: str = "h2") -> str:
    tell, texts = words(lang), [choice.text(lang) for choice in question.choices]
    rows = "".join(
        f"<li><i></i><b>{LETTERS[k]}</b><span>{markup.sentence(text)}</span></li>" for k, text in enumerate(texts)
    )
    more = f' <span class="quiet">{escape(tell("several"))}</span>' if question.several else ""
    form = "choices" if question.several else "choices one"
    return (
        f'<section class="question"><{level}>{escape(tell("question", number=number))}</{level}>'
        f'<p class="asked">{markup.sentence(question.text(lang))}{more}</p>'
        f'<ol class="{form}" style="--columns:{columns(texts, width)}">{rows}</ol></section>'
    )


def _answer(question: Question, number: int, lang: str) -> str:
    tell = words(lang)
    right = [LETTERS[k] for k, choice in enumerate(question.choices) if choice.key in question.right]
    lines = "".join(f"<p>{cited(markup.sentence(line))}</p>" for line in question.explanation(lang).split("\n")[1:])
    said = tell("right", letters=", ".join(right))
    return f"<section><h2>{escape(tell('question', number=number))} · {escape(said)}</h2>{lines}</section>"
