"""The report of a study as one page of HTML: it opens offline, needs no scripts, and prints at 170 mm.
Both languages are on it, and a switch made of style sheets alone shows one of them."""

from __future__ import annotations

import json
import platform
from base64 import b64encode
from html import escape
from typing import Any

from tabletop_lab.engine.core import rules as rule_fields
from tabletop_lab.engine.language.languages import LANGUAGES, known_language
from tabletop_lab.engine.language.localized import Exactly
from tabletop_lab.figures.plot_page import Plot
from tabletop_lab.playtest.said import Report, claim, lots_in_words
from tabletop_lab.plots.batch import Batch
from tabletop_lab.plots.story import story

MOST_CLAIMS = 40
"""So many sentences are on the page; the others are counted."""
NAMES = {"en": "English", "ko": "한국어"}
STYLE = """
:root{color-scheme:light dark;--paper:#fff;--ink:#22272d;--soft:#59626b;--line:#c9cdd1;--act:#4338a0}
@media (prefers-color-scheme:dark){:root{--paper:#171b20;--ink:#eef0f1;--soft:#a9b2ba;--line:#4a535c;--act:#b5acff}}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:46rem;background:var(--paper);color:var(--ink);
font:16px/1.5 "Noto Sans KR","Noto Sans CJK KR",system-ui,sans-serif;word-break:keep-all;overflow-wrap:break-word}
h1{font-size:1.6rem;line-height:1.25;margin:1rem 0 .5rem}h2{font-size:1.2rem;margin:2.2rem 0 .5rem}
figure{margin:1.6rem 0}figure img{width:100%;max-width:170mm;height:auto;display:block}
figcaption,.soft{color:var(--soft);font-size:.9rem}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line)}
code,pre{font:0.85rem/1.5 ui-monospace,monospace;white-space:pre-wrap;word-break:break-word}
nav{display:flex;gap:1rem}input{accent-color:var(--act)}summary{cursor:pointer;color:var(--soft);font-size:.9rem}
SWITCH
@page{size:A4;margin:20mm}
@media print{:root{--paper:#fff;--ink:#22272d;--soft:#59626b;--line:#c9cdd1}.switch,.switch+label{display:none}
body{max-width:170mm;padding:0;font-size:10pt}figure,tr{break-inside:avoid}h2{break-after:avoid}details{display:none}}
"""


def html_of(report: Report, lang: str | None = None) -> str:
    """The page; `lang`: the language that is shown first.

    >>> import tabletop_lab as tl
    >>> study = tl.study("tabula_wolves", {"silent": "silent"}, n=10, players=9, progress=False).wait()
    >>> page = html_of(study.report(), "en")
    >>> page.count("<html"), "<script" in page, "http" in page.replace("http://www.w3.org", "")
    (1, False, False)
    """
    first = known_language(lang)
    order = sorted(LANGUAGES, key=lambda one: one != first)
    switch = "".join(
        f'<input class="switch" type="radio" name="lang" id="in-{one}"{" checked" if one == first else ""}>'
        f'<label for="in-{one}" lang="{one}">{NAMES[one]}</label> '
        for one in order
    )
    hides = "".join(
        f"#in-{one}:checked~main .{other}{{display:none}}" for one in order for other in order if other != one
    )
    parts = "".join(f'<div class="{one}" lang="{one}">{_part(report, one)}</div>' for one in order)
    title = report.head(first)[0]
    return (
        f'<!doctype html>\n<html lang="{first}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE.replace('SWITCH', hides)}</style></head><body>{switch}<main>{parts}</main></body></html>\n"
    )


def _part(report: Report, lang: str) -> str:
    words = report.study.plan.arms[0].task.game.words(lang)
    title, *head = report.head(lang)
    played = "".join(f"<li>{escape(line)}</li>" for line in head)
    plots = story(report.study, lang=lang) if report.done else []
    figures = "".join(_figure(plot, k, words) for k, plot in enumerate(plots, 1))
    return (
        f"<h1>{escape(title)}</h1><ul>{played}</ul>{figures}"
        f"<h2>{escape(words('report-claims'))}</h2>{_claims(report, lang)}"
        f"<h2>{escape(words('report-rules'))}</h2>{_rules(report, words)}"
        f"<h2>{escape(words('report-again'))}</h2>{_again(report, words)}"
    )


def _figure(plot: Plot, k: int, words: Any) -> str:
    light, dark = (b64encode(plot.svg(theme).encode()).decode() for theme in ("light", "dark"))
    caption = escape(words("report-figure", number=k, title=Exactly(plot.title)))
    return (
        f'<figure><picture><source media="screen and (prefers-color-scheme: dark)" '
        f'srcset="data:image/svg+xml;base64,{dark}"><img alt="{escape(plot.alt, quote=True)}" '
        f'src="data:image/svg+xml;base64,{light}"></picture><figcaption>{caption}'
        f"<details><summary>{escape(words('report-in-words'))}</summary>{escape(plot.alt)}</details>"
        f"</figcaption></figure>"
    )


def _claims(report: Report, lang: str) -> str:
    """What may be claimed of all that the study is asked about; the head says what it is not."""
    words = report.study.plan.arms[0].task.game.words(lang)
    if not report.done:
        return ""
    batch = Batch(report.study, "winners", "variant", None, lang)
    lines = [line._replace(variant=batch.variant(line.variant)) for line in report.ranked(base=True)]
    said = "".join(f"<li>{escape(claim(line, words, report.watching))}</li>" for line in lines[:MOST_CLAIMS])
    rest = len(report.table) - min(len(lines), MOST_CLAIMS)
    more = f'<p class="soft">{escape(words("report-more", count=rest))}</p>' if rest > 0 else ""
    return f"<ul>{said}</ul>{more}"


def _rules(report: Report, words: Any) -> str:
    """What each variant changes: the parameter, its value, what is printed, and the clauses."""
    plan = report.study.plan
    batch = Batch(report.study, "winners", "variant", None, words.lang) if report.done else None
    fields, printed = plan.arms[0].task.game.Rules.model_fields, plan.arms[0].task.game.Rules()
    rows = []
    for arm in {arm.variant: arm for arm in plan.arms}.values():
        name = batch.variant(arm.variant) if batch is not None else arm.variant
        changed = json.loads(arm.task.rules_text or "{}")
        if arm.task.edits_text:
            rows.append((name, words("report-edits"), arm.task.edits_text, ""))
        for field, value in changed.items():
            clauses = ", ".join(rule_fields.clauses_of(fields[field]))
            rows.append((name, words.rule_help(field) + (f" ({clauses})" if clauses else ""),
                         words.rule_value(field, value), words.rule_value(field, getattr(printed, field))))  # fmt: skip
        if not changed and not arm.task.edits_text:
            rows.append((name, words("report-printed"), "", ""))
    heads = [words("report-variant"), words("report-parameter"), words("report-value"), words("report-as-printed")]
    return _table(heads, rows)


def _again(report: Report, words: Any) -> str:
    """All that is needed to play the same games."""
    study = report.study
    plan, task = study.plan, study.plan.arms[0].task
    bots = list(dict.fromkeys(arm.bots for arm in plan.arms))
    variants = {arm.variant: json.loads(arm.task.rules_text or "{}") for arm in plan.arms}
    call = (
        f"tl.study({task.game.name!r}, {variants!r}, n={plan.n}, players={len(task.players)}, "
        f"bots={bots if len(bots) > 1 else bots[0]!r}, seed={plan.seed})"
    )
    rows = [
        (words("report-game"), f"{task.game.title.get(words.lang) or task.game.name} ({task.game.name})"),
        (words("report-games"), words("report-done", done=report.done, games=plan.games)),
        (words("column-players"), str(len(task.players))),
        (words("column-bots"), lots_in_words(bots, words)),
        (words("report-seeds"), f"{plan.seed}–{plan.seed + plan.n - 1}"),
        (words("report-versions"), f"tabletop_lab {_version()}, Python {platform.python_version()}"),
    ]
    return f"{_table([], rows)}<pre><code>{escape(call)}</code></pre><p class='soft'>{escape(words('report-same'))}</p>"


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tabletop-lab")
    except PackageNotFoundError:  # a tree that was never installed
        return "?"


def _table(heads: list[str], rows: list[tuple[str, ...]]) -> str:
    head = "<thead><tr>" + "".join(f'<th scope="col">{escape(one)}</th>' for one in heads) + "</tr></thead>"
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        for first, *cells in rows
    )
    return f"<table>{head if heads else ''}<tbody>{body}</tbody></table>"
