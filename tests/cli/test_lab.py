"""`tabletop-lab` and `tabletop-lab lab`: the notebooks that are copied, and how JupyterLab is called.
JupyterLab itself is started in tests/browser."""

import json
import platform
import sys

import nbformat
from jupyter_server.services.config.manager import ConfigManager
from nbformat.sign import NotebookNotary

from tabletop_lab.cli import lab, main, nodelay, shipped, trusted
from tests.cli.commands import run


def test_shipped_notebooks_are_copied_and_never_overwritten(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    for name in ("a.ipynb", "b.ipynb"):
        (source / name).write_text("first")
    assert shipped.copy_to(target, source).new == ["a.ipynb", "b.ipynb"]
    (target / "a.ipynb").write_text("mine")
    for name in ("a.ipynb", "b.ipynb", "c.ipynb"):
        (source / name).write_text("second")
    done = shipped.copy_to(target, source)
    assert (done.new, done.renewed, done.kept) == (["c.ipynb"], ["b.ipynb"], ["a.ipynb"])
    assert [(target / f"{name}.ipynb").read_text() for name in "abc"] == ["mine", "second", "second"]
    (target / shipped.RECORD).write_text("{ damaged")
    (source / "b.ipynb").write_text("third")
    assert shipped.copy_to(target, source).kept == ["a.ipynb", "b.ipynb"]


def book(file, *cells, **metadata):
    """A notebook of these texts; JupyterLab writes each as a list of lines."""
    content = {"cells": [{"cell_type": "code", "source": text.splitlines(True), "outputs": []} for text in cells]}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content | {"metadata": metadata}))


def test_a_notebook_that_was_only_looked_at_or_run_still_gets_its_updates(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("looked", "mine", "still"):
        book(source / "en" / f"{name}.ipynb", "1 + 1")
    shipped.copy_to(target, source)
    book(target / "en" / "looked.ipynb", "1 + 1", "", language_info={"version": "3.12"})
    book(target / "en" / "mine.ipynb", "1 + 2")
    ran = (target / "en" / "looked.ipynb").read_bytes()
    assert shipped.copy_to(target, source) == shipped.Copied(kept=["en/mine.ipynb"])
    assert (target / "en" / "looked.ipynb").read_bytes() == ran, "outputs of an own run stay"
    book(source / "en" / "looked.ipynb", "2 + 2")
    book(source / "en" / "mine.ipynb", "2 + 2")
    book(source / "en" / "still.ipynb", "1 + 1", pictures="new")
    done = shipped.copy_to(target, source)
    assert (done.renewed, done.kept) == (["en/looked.ipynb", "en/still.ipynb"], ["en/mine.ipynb"])
    assert "2 + 2" in (target / "en" / "looked.ipynb").read_text()
    assert "1 + 2" in (target / "en" / "mine.ipynb").read_text()


def test_what_is_no_longer_shipped_goes_and_what_is_somebodys_own_stays(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("old", "changed"):
        book(source / f"{name}.ipynb", "1 + 1")
    shipped.copy_to(target, source)
    book(target / "own.ipynb", "1 + 1")
    book(target / "changed.ipynb", "1 + 2")
    record = json.loads((target / shipped.RECORD).read_text())
    (tmp_path / "secret.txt").write_text("not ours")
    record["../secret.txt"] = shipped._marks((tmp_path / "secret.txt").read_bytes())
    (target / shipped.RECORD).write_text(json.dumps(record))
    for file in source.iterdir():
        file.unlink()
    shipped.copy_to(target, source)
    assert sorted(path.name for path in target.iterdir()) == [shipped.RECORD, "changed.ipynb", "own.ipynb"]
    assert (tmp_path / "secret.txt").exists()


def test_a_copied_notebook_names_the_python_of_this_computer(tmp_path):
    shipped.copy_to(tmp_path)
    for lang in ("en", "ko"):
        book = json.loads((tmp_path / shipped.start(lang)).read_text(encoding="utf-8"))
        assert book["metadata"]["language_info"]["version"] == platform.python_version()
    again = shipped.copy_to(tmp_path)
    assert not again.new and not again.renewed and not again.kept


def test_the_lab_gets_its_options_and_passes_the_rest_on(monkeypatch, tmp_path):
    import jupyterlab.labapp

    seen = {}
    monkeypatch.setattr(jupyterlab.labapp, "main", lambda: seen.update(words=list(sys.argv)))
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/elsewhere")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "argv", ["tabletop-lab"])
    code = main(["--dir", str(tmp_path / "books"), "--port", "9999", "--no-browser", "--LabApp.token=t"])
    assert code == 0
    assert {"--port=9999", "--no-browser", "--LabApp.token=t"} <= set(seen["words"])
    assert any("tabletop_lab.cli.nodelay" in word for word in seen["words"])
    assert "--LabApp.default_url=/lab/tree/en/00_start.ipynb" in seen["words"]
    assert all((tmp_path / "books" / shipped.start(lang)).is_file() for lang in ("en", "ko"))
    settings = json.loads((lab.CONFIG / "labconfig" / "default_setting_overrides.json").read_text())
    assert settings["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"
    # In the list of files a lesson and a lab are told apart by the ends of their names, which need that room.
    assert settings["@jupyterlab/filebrowser-extension:browser"]["showLastModifiedColumn"] is False


def test_the_lab_opens_the_language_of_the_person(monkeypatch, tmp_path, own_settings):
    import jupyterlab.labapp

    opened, menus = [], []

    def started():
        opened.append(sys.argv[2])
        settings = ConfigManager(config_dir_name="labconfig").get("default_setting_overrides")
        assert settings["@jupyterlab/filebrowser-extension:browser"], "what holds in every language"
        menus.append(settings.get("@jupyterlab/translation-extension:plugin", {}).get("locale"))

    monkeypatch.setattr(jupyterlab.labapp, "main", started)
    monkeypatch.setattr(sys, "argv", ["tabletop-lab"])
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    for words in (["--lang", "ko"], [], ["--lang", "en"]):
        own_settings()
        monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
        assert main([*words, "--dir", str(tmp_path / "books")]) == 0
    address = "--LabApp.default_url=/lab/tree"
    assert opened == [f"{address}/ko/00_start.ipynb", f"{address}/ko/00_start.ipynb", f"{address}/en/00_start.ipynb"]
    assert menus == ["ko_KR", "ko_KR", None]


def test_shipped_notebooks_are_trusted_and_no_others(monkeypatch, tmp_path):
    import jupyterlab.labapp

    monkeypatch.setattr(jupyterlab.labapp, "main", lambda: 0)
    monkeypatch.setattr(sys, "argv", ["tabletop-lab"])
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    changed = tmp_path / "books" / shipped.start("en")
    changed.parent.mkdir(parents=True)
    changed.write_bytes((shipped.folder() / shipped.start("en")).read_bytes().replace(b"first_turns()", b"print()"))
    assert main(["--dir", str(tmp_path / "books")]) == 0
    with NotebookNotary(data_dir=str(tmp_path / "data")) as notary:
        books = sorted((tmp_path / "books").glob("*/*.ipynb"))
        strange = [book for book in books if not notary.check_signature(nbformat.read(book, as_version=4))]
    assert strange == [changed] and len(books) > 2


def test_without_a_place_for_signatures_the_lab_opens_all_the_same(monkeypatch, tmp_path):
    (tmp_path / "data").write_text("a file")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    trusted.trust([shipped.folder() / shipped.start("en")])


def test_a_folder_that_cannot_be_written_is_a_message(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    code, _, err = run(capsys, "--dir", str(tmp_path / "file" / "books"))
    assert code == 2
    assert "--dir" in err


def test_the_server_extension_names_itself():
    assert nodelay._jupyter_server_extension_points() == [{"module": nodelay.__name__}]
