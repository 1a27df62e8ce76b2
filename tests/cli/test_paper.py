"""How an exported page is printed, as far as its text says it; what a browser makes of it is in tests/browser."""

import re
from base64 import b64decode, b64encode
from io import BytesIO

import nbformat
from nbformat.v4 import new_code_cell, new_notebook, new_output
from PIL import Image

from tabletop_lab.cli import export, main, paper
from tabletop_lab.cli.trimmed import drawn_on


def drawing(across, down, letters, blank=0, more=""):
    """A picture with a frame as far from its edges as `blank` says, and letters in it."""
    size = f'width="{across}pt" height="{down}pt" viewBox="0 0 {across} {down}"'
    frame = f'x="{blank}" y="{blank}" width="{across - 2 * blank}" height="{down - 2 * blank}"'
    line = f'<g transform="translate({blank} 99) scale({letters / 100} -{letters / 100})"/>'
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect width="100%" height="100%" fill="#fff"/>'
        f"<rect {frame}/>{line}</svg>"
    )
    return f'<img alt="a board" {more}width="489" src="data:image/svg+xml;base64,{b64encode(text.encode()).decode()}">'


def width(img):
    return float(re.search(r"--paper:([\d.]+)mm", img)[1])


def test_a_panel_hardly_darker_than_its_paper_is_not_cut_off():
    page = Image.new("RGB", (1000, 500), (251, 251, 249))
    page.paste((246, 244, 239), (200, 100, 800, 400))
    page.save(data := BytesIO(), "WEBP", lossless=True)
    assert [round(share, 2) for share in drawn_on("webp", data.getvalue())] == [0.2, 0.2, 0.8, 0.8]


def test_the_smallest_letters_of_a_picture_have_seven_points_as_far_as_the_paper_is_wide_enough():
    board = paper.fitted(drawing(472, 480, 11.4))
    assert 7 <= 11.4 * width(board) / (472 * 25.4 / 72) < 7.1 and 'class="on-paper"' in board
    wide = paper.fitted(drawing(960, 438, 11.5, blank=30))
    assert width(wide) <= paper.WIDEST and 'class="on-paper wide"' in wide
    shown = b64decode(re.search('base64,([^"]*)', wide)[1]).decode()
    left, top, across, down = map(float, re.search('viewBox="([^"]*)"', shown)[1].split())
    assert 27 < left < 30 and 27 < top < 30 and 900 < across < 906 and 378 < down < 384, "without the empty margins"
    points = 11.5 * width(wide) / (across * 25.4 / 72)
    assert points >= 7
    high = paper.fitted(drawing(400, 900, 5))
    assert width(high) * 900 / 400 <= paper.HIGHEST


def test_a_storyboard_is_printed_frame_by_frame():
    frames = 'data-frames="0.1 0.3 0.3 0.3,0.1 0.6 0.3 0.2;0.6 0.3 0.3 0.3,0.6 0.6 0.3 0.2" '
    told = paper.fitted(drawing(600, 500, 9, more=frames))
    assert told.count("<img") == 6 and told.count('class="frame"') == 2
    whole, paper_only = told.split('<span class="frames" aria-hidden="true">')
    assert "data-frames" in whole and 'alt="a board"' in whole, "the screen shows what it showed"
    views = [b64decode(one).decode() for one in re.findall('base64,([^"]*)', paper_only)]
    assert [re.search('viewBox="[^ ]* ([^ ]*)', view)[1] for view in views[1:3]] == ["150.00", "300.00"]
    assert "data-frames" not in paper_only and paper_only.count('alt=""') == 5


def test_the_code_is_printed_only_when_it_is_wished(tmp_path, capsys):
    cell = new_code_cell("1 + 1", outputs=[new_output("display_data", data={"text/html": drawing(472, 480, 11.4)})])
    nbformat.write(new_notebook(cells=[cell]), tmp_path / "a.ipynb")
    for more, printed in (([], False), (["--code"], True)):
        assert main(["export", str(tmp_path / "a.ipynb"), "--lang", "en", *more]) == 0
        text = (tmp_path / "a.html").read_text(encoding="utf-8")
        assert ('<body class="with-code ' in text) is printed and "on-paper" in text and "@media print" in text
    assert "--code" in export.parser().format_help()
