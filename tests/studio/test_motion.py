"""Moving pictures, panels and boards for pages: what they show, to whom, and what cannot be."""

import re
from base64 import b64decode
from io import BytesIO

import pytest
from PIL import Image

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.figures.render import img_html
from tabletop_lab.studio.motion import animate, embed
from tabletop_lab.testing.sample import Market


@pytest.fixture(scope="module")
def match():
    return tl.Match(Market, players=3, seed=7).run("random", until=20)


@pytest.fixture(scope="module")
def steps(match):
    """Three moments one after another."""
    return [10, 12, 16]


def test_each_frame_says_what_happened_since_the_one_before(match, steps):
    frames = animate(match, steps, lang="en").frames
    assert [frame.step for frame in frames] == steps
    assert frames[0].said == ()
    here = match.branch()
    here.goto(steps[1])
    assert frames[1].alt == here.alt_text(None, "en", asked=False)
    events = [entry for entry in here.trace.for_player(None) if entry.kind == "event"]
    told = [entry.text("en") for entry in events if steps[0] < entry.step <= steps[1]]
    assert [re.sub(r" \([A-Z]+-[^)]*\)$", "", one) for one in frames[1].said] == told


def test_the_moving_picture_has_all_frames_and_the_last_one_stays_longer(match, steps):
    made = animate(match, steps, seconds=0.5)
    moving = Image.open(BytesIO(made.webp()))
    assert (moving.size, moving.n_frames) == ((1280, 720), 3)
    stays = []
    for number in range(3):
        moving.seek(number)
        moving.load()
        stays.append(moving.info["duration"])
    assert stays == [500, 500, 1000]
    assert made.webp() == animate(match, steps, seconds=0.5).webp()


def test_the_page_has_every_panel_in_words_and_no_motion_for_those_who_want_none(match, steps, tmp_path):
    html = animate(match, steps, lang="ko").page(tmp_path / "turn.html").read_text(encoding="utf-8")
    assert '<html lang="ko">' in html and "<script" not in html
    assert not re.search(r'(?:src|href)="(?!data:)', html)
    assert html.count("<img alt=") == 4
    assert re.search(r"prefers-reduced-motion:reduce\)\{\.moving\{display:none", html)


def test_panels_are_pictures_with_their_words(match, steps, tmp_path):
    paths = animate(match, steps[:2], lang="en").panels(tmp_path / "turn")
    assert [path.name for path in paths] == ["01.svg", "02.svg"]
    first = (tmp_path / "turn" / "01.txt").read_text(encoding="utf-8").splitlines()
    here = match.branch()
    here.goto(steps[0])
    assert first[0] == here.alt_text(None, "en", asked=False).splitlines()[0]


def test_a_seat_sees_its_own_cards_and_no_others():
    match = tl.Match("fourteen_nights", players=2, seed=3).run("random", until=12)
    shown = {seat: animate(match, [6, 12], viewer=seat, lang="en").frames[-1] for seat in match.players}
    assert {seat: frame.alt for seat, frame in shown.items()} == {
        seat: match.alt_text(seat, "en", asked=False) for seat in match.players
    }
    assert shown["P1"].alt != shown["P2"].alt and shown["P1"].drawing.shapes != shown["P2"].drawing.shapes


def test_a_board_for_a_page_takes_its_record_along(match):
    html = embed(match, lang="en")
    record = re.search(r'download="market.yaml" href="data:application/yaml;base64,([^"]+)"', html)
    assert "game: market" in b64decode(record[1]).decode()
    assert "yaml" not in embed(match, viewer="P1", record=False)
    assert f'alt="{match.alt_text(None, "en", asked=False)[:20]}' in html
    assert re.search(r'src="([^"]+)"', img_html(match.draw(form="page", lang="en").svg(), ""))[1] in html


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"steps": [12, 99]}, "steps: "),
        ({"steps": [12]}, "steps: 1 frame (allowed: 2 to 60 frames at different moments)"),
        ({"steps": ["a", 12]}, "steps: "),
        ({"viewer": "P9"}, "viewer: there is no viewer 'P9' (allowed: P1, P2, P3, moderator)"),
        ({"seconds": 0}, "seconds: 0 is not possible (allowed: 0.2 to 20 seconds)"),
        ({"theme": "pink"}, "theme: there is no theme 'pink'"),
    ],
)
def test_what_cannot_be_shown_is_told(match, steps, call, said):
    with pytest.raises(tl.TabletopError) as told:
        animate(match, **({"steps": steps[:2]} | call))
    assert str(told.value).startswith(said)
    with pytest.raises(tl.TabletopError, match=r"does not end in \.webp"):
        animate(match, steps).save("turn.gif")


def test_the_command_makes_what_the_name_of_the_file_says(tmp_path, capsys):
    record = tl.Match("cetkaik", seed=1).run("random", until=9).save(tmp_path / "game.yaml")
    assert main(["animate", str(record), "--steps", "3,6-8", "--lang", "ko", "--out", str(tmp_path / "turn.webp")]) == 0
    assert "장면" in capsys.readouterr().out
    assert (tmp_path / "turn.webp").read_bytes()[:4] == b"RIFF"
    assert main(["animate", str(record), "--steps", "x", "--out", str(tmp_path / "turn.webp")]) == 2
    assert "--steps: x names no steps" in capsys.readouterr().err
