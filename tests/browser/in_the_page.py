"""What stands in a page and what a seat knows at that moment, both as text: for tests of who may see what.
`Watched` is a shared laptop that is looked at: behind every cover, and on every screen."""

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


class Watched:
    """A player on a shared laptop, and the same match in this process, of which is asked what each seat may know."""

    def __init__(self, page, frame, match):
        self.page, self.frame, self.match = page, frame, match
        self.seen = []

    def look(self, seat):
        """Nothing of another seat is there. What stands in the page is noted, but for the names that models have."""
        words, attributes = self.settled()
        others = secrets(self.match, seat)
        found = [text for text in others if text in plain(f"{words}\n{attributes}")]
        assert not found, f"{seat or 'the cover'} shows {found}"
        for _ in range(50):  # the page closes the models of the screen before when it has drawn the cover
            models = plain("\n".join(self.page.evaluate(IN_THE_MODELS)))
            found = [text for text in others if text in models]
            if not found:
                break
            self.page.wait_for_timeout(100)
        assert not found, f"behind {seat or 'the cover'} the page holds {found}"
        lines = re.sub(r"ttl-[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f-]{27}", "", f"{words}\n{attributes}").split("\n")
        self.seen.append((seat, lines))
        return plain(f"{words}\n{attributes}")

    def settled(self):
        """What stands in the page once nothing of it changes any more: the page dresses a screen step by step."""
        there = self.frame.evaluate(IN_THE_PAGE)
        for _ in range(50):
            self.page.wait_for_timeout(40)
            before, there = there, self.frame.evaluate(IN_THE_PAGE)
            if before == there:
                return there
        raise AssertionError("the page changes for ever")

    def look_at_the_cover(self):
        """A cover that is drawn to its end: it is a dialog, JupyterLab's keys are off, and the button waits no more."""
        from playwright.sync_api import expect

        expect(self.frame.locator(".ttl[data-lm-suppress-shortcuts]")).to_have_count(1)
        expect(self.frame.locator(".ttl-handoff")).to_have_attribute("role", "dialog")
        expect(self.frame.locator(".ttl-handoff .go").first).not_to_have_attribute("aria-disabled", "true")
        self.look("")

    def take(self, seat):
        """The cover, then the screen of the seat, which shows what this seat knows."""
        from playwright.sync_api import expect

        go = self.frame.locator(".ttl-handoff .go")
        expect(go).to_have_text(f"I am {seat} – show my screen")
        self.look_at_the_cover()
        go.click()
        expect(self.frame.locator(".ttl-svg")).to_have_count(1)
        expect(self.frame.locator(".ttl-decide .ttl-opts button, .ttl-decide .ttl-find").first).to_be_visible()
        return self.look(seat)
