"""How an exported page is printed, as far as its text says it; what a browser makes of it is in tests/browser."""

import re
from base64 import b64decode, b64encode

import nbformat
from nbformat.v4 import new_code_cell, new_notebook, new_output

from tabletop_lab.cli import export, main, paper


def drawing(across, down, letters):
    size = f'width="{across}pt" height="{down}pt" viewBox="0 0 {across} {down}"'
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><g transform="scale({letters / 100} -{letters / 100})"/></svg>'
    )
    return f'<img alt="a board" width="489" src="data:image/svg+xml;base64,{b64encode(text.encode()).decode()}">'


def width(img):
    return float(re.search(r"--paper:([\d.]+)mm", img)[1])


def test_the_smallest_letters_of_a_picture_have_seven_points_as_far_as_the_paper_is_wide_enough():
    board = paper.fitted(drawing(472, 480, 11.4))
    assert 7 <= 11.4 * width(board) / (472 * 25.4 / 72) < 7.1 and 'class="on-paper"' in board
    wide = paper.fitted(drawing(960, 438, 11.5))
    assert width(wide) <= paper.WIDEST and 'class="on-paper wide"' in wide
    shown = b64decode(re.search('base64,([^"]*)', wide)[1]).decode()
    assert 'viewBox="30 0 900 438"' in shown, "without the empty margins"
    points = 11.5 * width(wide) / (900 * 25.4 / 72)
    assert points >= 7
    high = paper.fitted(drawing(400, 900, 5))
    assert width(high) * 900 / 400 <= paper.HIGHEST


def test_the_code_is_printed_only_when_it_is_wished(tmp_path, capsys):
    cell = new_code_cell("1 + 1", outputs=[new_output("display_data", data={"text/html": drawing(472, 480, 11.4)})])
    nbformat.write(new_notebook(cells=[cell]), tmp_path / "a.ipynb")
    for more, printed in (([], False), (["--code"], True)):
        assert main(["export", str(tmp_path / "a.ipynb"), "--lang", "en", *more]) == 0
        text = (tmp_path / "a.html").read_text(encoding="utf-8")
        assert ('<body class="with-code ' in text) is printed and "on-paper" in text and "@media print" in text
    assert "--code" in export.parser().format_help()
