"""The parts of which a region of the page is made: text, buttons, lists to choose from, input fields, boxes.
They are plain objects without models of their own: `region.py` sends all parts of a region to the page at once. `css`
holds a part's classes. Setting an attribute shows it; `click` and `enter` do what a person does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Protocol

Tree = dict[str, Any]


class Home(Protocol):
    """What contains a part: a box, or the region itself."""

    def changed(self) -> None:
        """Note that something inside looks different now."""


class Part:
    """One part. `shown` names the attributes that are sent to the page."""

    kind: ClassVar[str] = ""
    shown: ClassVar[tuple[str, ...]] = ("css",)
    css: str

    def __init__(self, css: str = "", **facts: Any) -> None:
        self.__dict__.update(css=css, home=None, **facts)

    def __setattr__(self, name: str, value: Any) -> None:
        news = name in self.shown and self.__dict__.get(name) != value
        super().__setattr__(name, value)
        if news:
            self.changed()

    def changed(self) -> None:
        """Note that the part has to be sent to the page again."""
        home: Home | None = self.__dict__["home"]
        if home is not None:
            home.changed()

    def tree(self, number: Callable[[Part], int]) -> Tree:
        """The part as it is sent to the page, with its number there."""
        facts = {name: value for name in self.shown if (value := getattr(self, name)) not in ("", False, None)}
        return {"kind": self.kind, "id": number(self), **facts}

    def inside(self) -> Iterator[Part]:
        """The part, and all parts inside it."""
        yield self

    def hear(self, message: Any) -> None:
        """Handle what the page reports about this part."""


class Html(Part):
    """Text with HTML markup.

    >>> Html("ttl-title", "<h2>Tuesday</h2>").value
    '<h2>Tuesday</h2>'
    """

    kind, shown = "html", ("css", "value")
    value: str

    def __init__(self, css: str = "", value: str = "") -> None:
        super().__init__(css, value=value)


class LateHtml(Html):
    """Text that is made only when somebody looks: a part that is not shown costs nothing.

    >>> late = LateHtml("ttl-body")
    >>> late.later(lambda: "made now")
    >>> late.value
    'made now'
    """

    @property
    def value(self) -> str:  # type: ignore[override]
        """The text, made by now."""
        make = self.__dict__.pop("_make", None)
        if make is not None:
            self.__dict__["_value"] = make()
        return self.__dict__.get("_value", "")  # type: ignore[no-any-return]

    def later(self, make: Callable[[], str]) -> None:
        """Say how the text is made."""
        self.__dict__["_make"] = make
        self.changed()


class Box(Part):
    """Parts one below the other, or side by side (`row`)."""

    kind, shown = "box", ("css", "row", "children")
    row: bool

    def __init__(self, css: str = "", *children: Part, row: bool = False) -> None:
        super().__init__(css, row=row, _children=())
        self.children = children

    @property
    def children(self) -> tuple[Part, ...]:
        """The parts inside the box, in order."""
        return self.__dict__["_children"]  # type: ignore[no-any-return]

    @children.setter
    def children(self, children: Iterable[Part]) -> None:
        there = tuple(children)
        if there == self.children:
            return
        self.__dict__["_children"] = there
        for child in there:
            child.__dict__["home"] = self
        self.changed()

    def tree(self, number: Callable[[Part], int]) -> Tree:
        return {**super().tree(number), "children": [child.tree(number) for child in self.children]}

    def inside(self) -> Iterator[Part]:
        yield self
        for child in self.children:
            yield from child.inside()


class Button(Part):
    """A button; `pressed()` is called when it is pressed.

    >>> Button("ttl-btn", lambda: print("pressed"), "Go on").click()
    pressed
    """

    kind, shown = "button", ("css", "description", "tooltip", "disabled")
    description: str
    tooltip: str
    disabled: bool

    def __init__(self, css: str, pressed: Callable[[], Any], description: str = "") -> None:
        super().__init__(css, description=description, tooltip="", disabled=False, _pressed=pressed)

    def click(self) -> None:
        """Press the button."""
        if not self.disabled:
            self.__dict__["_pressed"]()

    def hear(self, message: Any) -> None:
        self.click()


class Entry(Part):
    """A part whose value a person can set; `entered(value)` is called then, but not when code sets the value."""

    value: Any
    heard: int
    disabled: bool

    def __init__(self, css: str, entered: Callable[[Any], Any], value: Any, **facts: Any) -> None:
        super().__init__(css, value=value, heard=0, disabled=False, _entered=entered, **facts)

    def enter(self, value: Any) -> None:
        """Set the value, as a person does."""
        if not self.disabled and value != self.value:
            # Do not send it yet: `entered` may change more, and the page knows its own value.
            self.__dict__["value"] = value
            self.__dict__["_entered"](value)

    def hear(self, message: Any) -> None:
        # Counts the page's reports: what was sent before a person went on typing must not undo the typing.
        self.__dict__["heard"] = message["count"]
        self.enter(self.read(message["value"]))

    def read(self, value: Any) -> Any:
        """The value that the page's report means."""
        return value


class Pick(Entry):
    """One of some `options`, each (text, value)."""

    shown: ClassVar[tuple[str, ...]] = ("css", "options", "value", "heard", "disabled")
    options: Sequence[tuple[str, Any]]

    def __init__(
        self, css: str, entered: Callable[[Any], Any], options: Sequence[tuple[str, Any]] = (), value: Any = None
    ) -> None:
        super().__init__(css, entered, value, options=tuple(options))

    def tree(self, number: Callable[[Part], int]) -> Tree:
        told = super().tree(number)
        at = next((at for at, (_, value) in enumerate(self.options) if value == self.value), -1)
        return {**told, "options": [text for text, _ in self.options], "value": at}

    def read(self, value: Any) -> Any:
        return self.options[value][1] if 0 <= value < len(self.options) else self.value


class Segments(Pick):
    """Options side by side, one of them chosen."""

    kind = "segments"


class Dropdown(Pick):
    """A dropdown list."""

    kind = "dropdown"


class ListBox(Pick):
    """A list of which `rows` options are seen at once, one of them chosen."""

    kind, shown = "dropdown", ("css", "options", "value", "heard", "disabled", "rows")
    rows: int

    def __init__(
        self, css: str, entered: Callable[[Any], Any], options: Sequence[tuple[str, Any]] = (), rows: int = 8
    ) -> None:
        super().__init__(css, entered, options)
        self.__dict__["rows"] = rows


class Radio(Pick):
    """Options one below the other, one of them selected."""

    kind = "radio"


class Text(Entry):
    """A text field; with `live` it reports every letter, else its text when the focus leaves it.

    `rows`: of a field for a text that may be long.
    """

    kind, shown = "text", ("css", "value", "heard", "disabled", "placeholder", "live", "number", "rows")
    placeholder: str

    def __init__(
        self, css: str, entered: Callable[[Any], Any], value: str = "", *, live: bool = False, rows: int = 0
    ) -> None:
        super().__init__(css, entered, value, placeholder="", live=live, number=False, rows=rows)


class Number(Text):
    """A number field; it reports an int if an int was typed; text that is no number is not reported.

    >>> number = Number("", print)
    >>> number.read("7"), number.read("7.5"), number.read("")
    (7, 7.5, 0)
    """

    def __init__(self, css: str, entered: Callable[[Any], Any], value: float = 0) -> None:
        super().__init__(css, entered)
        self.__dict__.update(value=value, number=True)

    def read(self, value: Any) -> Any:
        for kind in (int, float):
            with suppress(ValueError):
                return kind(value)
        return self.value


class Check(Entry):
    """A checkbox with its label."""

    kind, shown = "check", ("css", "value", "heard", "disabled", "description")
    description: str

    def __init__(self, css: str, entered: Callable[[Any], Any], description: str = "", value: bool = False) -> None:
        super().__init__(css, entered, value, description=description)


class Toggle(Check):
    """A button that stays pressed."""

    kind = "toggle"


class Slider(Entry):
    """A slider from 0 to `max`; every position it passes while it is dragged is reported."""

    kind, shown = "slider", ("css", "value", "heard", "disabled", "max")
    max: int

    def __init__(self, css: str, entered: Callable[[Any], Any]) -> None:
        super().__init__(css, entered, 0, max=1)


class Options(Part):
    """A list of buttons that is one part: `items` are (text, classes); `pressed(index)` is called.

    >>> Options("ttl-opts", print, [("2 Research", "key-2"), ("3 Chores", "key-3")]).press(1)
    1
    """

    kind, shown = "options", ("css", "items")
    items: Sequence[tuple[str, str]]

    def __init__(self, css: str, pressed: Callable[[int], Any], items: Sequence[tuple[str, str]] = ()) -> None:
        super().__init__(css, items=tuple(items), _pressed=pressed)

    @property
    def texts(self) -> list[str]:
        """The texts on the buttons."""
        return [text for text, _ in self.items]

    def press(self, at: int) -> None:
        """Press the button with this index."""
        self.__dict__["_pressed"](at)

    def hear(self, message: Any) -> None:
        # A late press on a list that has been replaced must not choose the option that is now at its index.
        at = message["value"]
        if at < len(self.items) and self.items[at][0] == message["text"]:
            self.press(at)
