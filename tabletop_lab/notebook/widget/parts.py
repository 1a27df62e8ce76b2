"""The parts a region of the page is made of: text, buttons, lists to choose from, fields to type in, boxes around them.
Plain objects, no models of their own: `region.py` tells the page about all parts of a region at once.

`css` are a part's classes. Setting an attribute shows it; what a person does goes through `click` or `enter`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Protocol

Tree = dict[str, Any]


class Home(Protocol):
    """What a part lies in: a box, or the region itself."""

    def changed(self) -> None:
        """Something in here looks different now."""


class Part:
    """One part. `shown` names the attributes that the page is told."""

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
        """The page has to be told."""
        home: Home | None = self.__dict__["home"]
        if home is not None:
            home.changed()

    def tree(self, number: Callable[[Part], int]) -> Tree:
        """The part as the page is told of it, under the number that it has there."""
        facts = {name: value for name in self.shown if (value := getattr(self, name)) not in ("", False, None)}
        return {"kind": self.kind, "id": number(self), **facts}

    def inside(self) -> Iterator[Part]:
        """The part and all parts in it."""
        yield self

    def hear(self, message: Any) -> None:
        """What the page reports about this part."""


class Html(Part):
    """Text with marks.

    >>> Html("ttl-title", "<h2>Tuesday</h2>").value
    '<h2>Tuesday</h2>'
    """

    kind, shown = "html", ("css", "value")
    value: str

    def __init__(self, css: str = "", value: str = "") -> None:
        super().__init__(css, value=value)


class Box(Part):
    """Parts one below the other, or side by side (`row`)."""

    kind, shown = "box", ("css", "row", "children")
    row: bool

    def __init__(self, css: str = "", *children: Part, row: bool = False) -> None:
        super().__init__(css, row=row, _children=())
        self.children = children

    @property
    def children(self) -> tuple[Part, ...]:
        """What lies in the box, in order."""
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
    """Something to press; `pressed()` is called.

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
        """Press it."""
        if not self.disabled:
            self.__dict__["_pressed"]()

    def hear(self, message: Any) -> None:
        self.click()


class Entry(Part):
    """A part that a person gives a value; `entered(value)` is called, but not when code sets the value."""

    value: Any
    heard: int
    disabled: bool

    def __init__(self, css: str, entered: Callable[[Any], Any], value: Any, **facts: Any) -> None:
        super().__init__(css, value=value, heard=0, disabled=False, _entered=entered, **facts)

    def enter(self, value: Any) -> None:
        """Give the value, as a person does."""
        if not self.disabled and value != self.value:
            # Not told yet: whoever hears of it may show more, and the page knows what it has said itself.
            self.__dict__["value"] = value
            self.__dict__["_entered"](value)

    def hear(self, message: Any) -> None:
        # How often the page has spoken: what it was told before it typed on must not undo the typing.
        self.__dict__["heard"] = message["count"]
        self.enter(self.read(message["value"]))

    def read(self, value: Any) -> Any:
        """The value that the page means."""
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
    """Options side by side, one of them pressed."""

    kind = "segments"


class Dropdown(Pick):
    """A list that opens."""

    kind = "dropdown"


class Radio(Pick):
    """Options one below the other, one of them marked."""

    kind = "radio"


class Text(Entry):
    """A line to type in; `live` reports every letter, else what stands there when it is left."""

    kind, shown = "text", ("css", "value", "heard", "disabled", "placeholder", "live", "number")
    placeholder: str

    def __init__(self, css: str, entered: Callable[[Any], Any], value: str = "", *, live: bool = False) -> None:
        super().__init__(css, entered, value, placeholder="", live=live, number=False)


class Number(Text):
    """A number to type in, an int where that is what was typed; what is no number is not reported.

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
    """A box to tick, with its words."""

    kind, shown = "check", ("css", "value", "heard", "disabled", "description")
    description: str

    def __init__(self, css: str, entered: Callable[[Any], Any], description: str = "", value: bool = False) -> None:
        super().__init__(css, entered, value, description=description)


class Toggle(Check):
    """A button that stays pressed."""

    kind = "toggle"


class Slider(Entry):
    """A place on a line from 0 to `max`; every place it is drawn over is reported."""

    kind, shown = "slider", ("css", "value", "heard", "disabled", "max")
    max: int

    def __init__(self, css: str, entered: Callable[[Any], Any]) -> None:
        super().__init__(css, entered, 0, max=1)


class Options(Part):
    """A list of buttons that is one part: `items` are (text, classes); `pressed(place in the list)` is called.

    >>> Options("ttl-opts", print, [("2 Research", "key-2"), ("3 Chores", "key-3")]).press(1)
    1
    """

    kind, shown = "options", ("css", "items")
    items: Sequence[tuple[str, str]]

    def __init__(self, css: str, pressed: Callable[[int], Any], items: Sequence[tuple[str, str]] = ()) -> None:
        super().__init__(css, items=tuple(items), _pressed=pressed)

    @property
    def texts(self) -> list[str]:
        """What stands on the buttons."""
        return [text for text, _ in self.items]

    def press(self, at: int) -> None:
        """Press one of them."""
        self.__dict__["_pressed"](at)

    def hear(self, message: Any) -> None:
        # A late press, on a list that is gone by now, must not choose what stands in its place.
        at = message["value"]
        if at < len(self.items) and self.items[at][0] == message["text"]:
            self.press(at)
