"""What stands in a page and what a seat knows at that moment, both as text: for tests of who may see what."""

import re
from html import unescape

# All that stands in the page below an element: its words as they are read, and every attribute of every node.
IN_THE_PAGE = """frame => { const words = [], told = []; const walk = node => {
    for (const a of node.attributes || []) told.push(`${a.name}=${a.value}`);
    if (node.nodeType === 3) words.push(node.data); if (node.shadowRoot) walk(node.shadowRoot);
    for (const child of node.childNodes) walk(child);
    if (/^(DIV|P|LI|H\\d|BUTTON|TD|OPTION)$/.test(node.nodeName)) words.push("\\n"); };
  walk(frame); return [words.join(""), told.join("\\n")]; }"""
# What the widget models of the page hold, each as JSON: the manager is found where a renderer of widgets gets it.
IN_THE_MODELS = """async () => { const notebook = window.jupyterapp.shell.currentWidget.content;
  const mime = "application/vnd.jupyter.widget-view+json";
  const manager = await notebook.rendermime.createRenderer(mime)._manager.promise;
  const models = await Promise.all(Object.values(manager._models));
  return models.filter(m => !m._closed).map(m => JSON.stringify(m.attributes, (key, value) =>
    ["_esm", "_css", "layout", "style"].includes(key) || value?.model_id ? undefined : value)); }"""


def told(match, seat):
    """What a seat knows at this moment, as the page would word it: sentences, the question, the position in words."""
    words = {entry.text() for entry in match.trace.for_player(seat)}
    words |= set(re.findall(r"Seen by P\d|Known cards: [^.]+|Learned in secret: [^.]+", match.alt_text(seat)))
    if match.decision is not None and match.decision.player == seat:
        words.add(match.decision.prompt)
    return words


def secrets(match, viewer):
    """What some seat knows at this moment, and the viewer does not."""
    return {text for seat in match.players for text in told(match, seat)} - told(match, viewer or None)


def plain(text):
    """Without tags, and without the shape that stands before the name of a seat."""
    return re.sub(r"[●▲■◆⬢][\xa0 ]", "", unescape(re.sub(r"<[^>]+>", "", text)))
