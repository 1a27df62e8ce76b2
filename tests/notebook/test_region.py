"""A region and its parts without a page: what it tells, what it hears, and what comes too late."""

from tabletop_lab.notebook.widget.parts import Box, Button, Check, Dropdown, Html, Number, Options, Slider, Text
from tabletop_lab.notebook.widget.region import Region, close, held, plain


def report(region, part, **more):
    """What the page sends when a person did something with a part."""
    region._receive(region, {"part": region._numbers[part], **more}, [])


def told(region):
    """How often the region speaks from now on."""
    said = []
    region.observe(lambda change: said.append(change["new"]), "tree")
    return said


def test_a_change_is_told_at_once_or_together():
    title, button = Html("", "one"), Button("", print)
    region = Region(Box("", title, button))
    said = told(region)
    title.value, button.disabled = "two", True
    assert len(said) == 2
    with held(region):
        title.value, button.disabled = "three", False
        assert len(said) == 2
    assert len(said) == 3 and said[-1]["children"][0]["value"] == "three"
    title.value = "three"
    assert len(said) == 3, "no news"


def test_what_is_not_there_any_more_cannot_be_pressed():
    pressed = []
    old, new = Button("", lambda: pressed.append("old")), Button("", lambda: pressed.append("new"))
    box = Box("", old)
    region = Region(box)
    report(region, old)
    box.children = (new,)
    report(region, old)
    report(region, new)
    new.disabled = True
    report(region, new)
    assert pressed == ["old", "new"]


def test_a_late_press_on_a_list_chooses_nothing_else():
    pressed = []
    options = Options("", pressed.append, [("2 Research", ""), ("3 Chores", "")])
    region = Region(options)
    report(region, options, value=1, text="3 Chores")
    options.items = (("stop", ""), ("go on", ""))
    report(region, options, value=1, text="3 Chores")
    assert pressed == [1]


def test_values_come_from_persons_and_are_heard_once():
    heard = []
    pick = Dropdown("", heard.append, [("one", 1), ("two", 2)], 1)
    box = Box("", pick, number := Number("", heard.append), text := Text("", heard.append, live=True))
    region = Region(box)
    pick.value = 2
    assert heard == [], "what code sets is not reported"
    report(region, pick, value=0, count=1)
    report(region, pick, value=0, count=2)
    report(region, number, value="7", count=1)
    report(region, text, value="7 days", count=1)
    assert heard == [1, 7, "7 days"] and region.tree["children"][0]["heard"] == 2


def test_a_refused_value_goes_back():
    slider = Slider("", lambda at: setattr(slider, "value", 0))
    region = Region(slider)
    report(region, slider, value=1, count=1)
    assert slider.value == 0 and region.tree["heard"] == 1, "the page hears that its report came, and what stands"


def test_the_shared_layout_outlives_what_is_closed():
    one, other = Region(Check("", print)), Region(Html())
    assert one.layout is other.layout is plain()
    close(one)
    assert one.comm is None and other.layout.comm is not None
    plain().close()
    assert plain().comm is not None and Region(Html()).layout is plain()
