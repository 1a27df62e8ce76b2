"""A real table moderated in a real JupyterLab: cards entered by hand, a first night called, the public screen.
The same match is played here beside the page, and says what each screen must show and may not show."""

import os
import re
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import NATURE
from tabletop_lab.notebook.sharing.script import cues
from tabletop_lab.notebook.sharing.script_card import sentences
from tests.browser.in_the_page import IN_THE_PAGE, plain, secrets
from tests.browser.notebook_of import notebook_of, sized
from tests.browser.running_lab import NEEDS_A_BROWSER
from tests.browser.settled import SIZES, settled

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
expect = sync_api.expect
pytestmark = NEEDS_A_BROWSER

MATCH = {"players": 15, "seed": 7, "chance": "ask", "rules": {"talk_rounds": 0}}
CELLS = ["import tabletop_lab as tl", f"tl.play(tl.Match('tabula_wolves', **{MATCH}), mode='moderator')"]
# Which cards to deal and which seats have more text than room.
CUT_OFF = """frame => [...frame.querySelectorAll(".ttl-deal button, .ttl-seats .seat, .ttl-seats .n")]
  .filter(e => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth).map(e => e.textContent)"""


def shot(page, frame, name):
    """Pictures for a person to look at in both themes, when SHOTS says where."""
    if folder := os.environ.get("SHOTS"):
        for theme in ("Dark", "Light"):
            sized(page, frame, 1080, f"JupyterLab {theme}")
            page.wait_for_timeout(1500)
            frame.screenshot(path=str(Path(folder) / f"table-{name}-{theme.lower()}.png"))


class Table:
    """The player in the page, and the same match here."""

    def __init__(self, page):
        self.frame, self.match = page.locator(".ttl-whole-player"), tl.Match("tabula_wolves", **MATCH)
        self.buttons = self.frame.locator(".ttl-decide .ttl-opts button:visible")
        self.moderate = self.frame.locator(".ttl-go", has_text="Moderator view")

    def uncover(self):
        """From the public screen to the moderator's, past the question who may see this."""
        self.moderate.click()
        expect(self.frame.locator(".ttl-handoff h2")).to_have_text("Are you the moderator?")
        self.nothing_secret()
        go = self.frame.locator(".ttl-handoff .go")
        expect(go).not_to_have_attribute("aria-disabled", "true")
        go.click()
        expect(self.frame.locator(".ttl-handoff")).to_have_count(0)

    def shows(self, viewer):
        """What is to be said and shown stands on the card, what happened in the trace; the board is this viewer's."""
        *before, last = cues(self.match, "en", viewer)
        lines = [part.text for cue in before for part in sentences(cue)] + [last.text]
        expect(self.frame.locator(".ttl-script li > :last-child")).to_have_text([worded(line) for line in lines])
        expect(self.frame.locator(".ttl-script .how")).to_have_text(["Read aloud"] if viewer else [])
        settled(self.frame.page)
        if self.frame.locator(".ttl-trace .ttl-news").count():
            self.frame.locator(".ttl-told button").last.click()
        expect(self.frame.locator(".ttl-tree")).to_contain_text(worded(lines[-1], whole=False))
        expect(self.frame.locator(".ttl-svg svg.over")).to_have_attribute("aria-label", self.match.alt_text(viewer))

    def asks(self, seat, *labels):
        """The seat is asked, and can point at these."""
        decision = self.match.decision
        assert (decision.player, tuple(decision.labels)) == (seat, labels)
        expect(self.frame.locator(".ttl-decide .turn")).to_contain_text(f"look at {seat} and enter the answer")
        expect(self.frame.locator(".ttl-decide h3")).to_have_text(decision.prompt)
        expect(self.buttons).to_have_text([worded(label) for label in labels])

    def nothing_secret(self):
        """What only some seat knows stands nowhere in the page."""
        settled(self.frame.page)
        words = plain("\n".join(self.frame.evaluate(IN_THE_PAGE)))
        assert [text for text in secrets(self.match, None) if text in words] == []
        assert "Seen by" not in words and "whom do you raid" not in words


def worded(text, whole=True):
    """The text as the page has it: a seat may have its shape before it."""
    shaped = re.sub(r"P[1-5]\b", r"(?:[●▲■◆⬢]\\s)?\g<0>", re.escape(text))
    return re.compile(f"^{shaped}$" if whole else shaped)


def test_cards_are_entered_and_the_first_night_is_called(lab):
    with notebook_of(lab, "table", CELLS) as page:
        table = Table(page)
        frame, match = table.frame, table.match
        page.set_viewport_size({"width": 1440, "height": 900})
        settled(page, quiet=SIZES)
        frame.evaluate("frame => frame.scrollIntoView()")
        expect(table.moderate).to_be_in_viewport(ratio=0.99)  # however much there is to say
        page.set_viewport_size({"width": 1300, "height": 1400})
        settled(page, quiet=SIZES)
        table.nothing_secret()
        table.uncover()
        for seat, button, card in (("P1", "seer", "C05"), ("P2", "C01", "C01"), ("P3", "C15", "C15")):
            expect(frame.locator(".ttl-decide h3")).to_have_text(re.compile(rf"Which card does \W*{seat} hold\?"))
            settled(page)
            assert frame.evaluate(CUT_OFF) == []
            shot(page, frame, f"deal-{seat}")
            table.buttons.filter(has_text=button).click()
            match.play(card)
        frame.get_by_role("button", name="The software deals the rest").click()
        while match.decision.player == NATURE:
            match.roll()
        match.chance = "auto"

        others = tuple(seat for seat in match.players if seat not in ("P2", "P3"))
        table.asks("P2", *others)
        table.shows(tl.MODERATOR)
        expect(frame.locator(".ttl-script .say.now")).to_contain_text("“The wolves move.”")
        shot(page, frame, "night")
        frame.locator("#sq-P8").click()
        match.play("P8")
        table.asks("P3", *others)
        table.buttons.filter(has_text="P8").click()
        match.play("P8")
        assert match.state.ghosts == {"P8": "night 1"} and match.decision.name == "first_vote"
        table.shows(tl.MODERATOR)
        expect(frame.locator(".ttl-script")).to_contain_text("“Last night P8 lost their life.”")
        frame.locator(".ttl-hide").click()
        expect(table.moderate).to_be_visible()
        table.shows(None)
        table.nothing_secret()
        shot(page, frame, "public")
        assert page.complaints == []
