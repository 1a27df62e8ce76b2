// The room of a player: how large its board can be, told to Python, which draws it for that size; and the whole window.

const CLASS = 8, ACROSS = 40;    // a new size is one that differs by so many CSS pixels: of the board, of the player
const PAUSE = 120;               // milliseconds without a change of size before it is told
const LEAST = 560, MOST = 1300;  // heights of a player
const FILES = 700;               // a narrower player says that there is more room without the list of files (player.css)
const LOW = 700, NARROW = 960;   // below them, there is room for little beside the board (NARROW: as in player.css)

function room({ model, el, frame, send }) {
  const panel = el.closest(".ttl-board"), area = frame.closest(".jp-WindowedPanel-outer");
  if (!panel) return () => {};
  const large = () => frame.hasAttribute("popover");
  let told = "", timer = 0;

  // What is to be seen at one glance is as high as the part of the notebook that is seen.
  function fit() {
    const high = large() ? innerHeight : area?.clientHeight || innerHeight;
    frame.style.setProperty("--room", `${Math.max(large() ? 400 : LEAST, Math.min(high, large() ? 4000 : MOST))}px`);
    const files = document.getElementById("jp-left-stack")?.offsetWidth > 0;
    frame.toggleAttribute("data-files", files && !large() && frame.clientWidth < FILES);
    frame.toggleAttribute("data-mac", /Mac/.test(navigator.platform));
    frame.toggleAttribute("data-low", high < LOW || (!large() && frame.clientWidth < NARROW));
  }
  function tell() {
    const floor = (size, by) => Math.floor(size / by) * by;
    const size = {
      type: "size", width: floor(panel.clientWidth, CLASS), height: floor(panel.clientHeight, CLASS),
      across: floor(frame.clientWidth, ACROSS), large: large(),
    };
    if (!size.width || !size.height || JSON.stringify(size) === told) return;
    told = JSON.stringify(size);
    send(size);
  }
  const later = () => {
    fit();
    clearTimeout(timer);
    timer = setTimeout(tell, told ? PAUSE : 0);
  };

  // The top layer of the page, which no panel of JupyterLab cuts off.
  function whole() {
    if (model.get("large") === large() || !frame.showPopover) return;
    if (large()) {
      frame.hidePopover();
      frame.removeAttribute("popover");
    } else {
      frame.setAttribute("popover", "manual");
      frame.showPopover();
    }
    later();
    if (!large()) frame.scrollIntoView({ block: "nearest" });
  }

  // A press beside everything takes the focus to the page below: keys are for what fills the window all the same.
  function beside(event) {
    if (!large() || event.ctrlKey || event.metaKey || event.key === "Tab" || event.composedPath().includes(frame)) return;
    event.preventDefault();
    event.stopPropagation();
    frame.dispatchEvent(new KeyboardEvent("keydown", event));
  }

  const watcher = new ResizeObserver(later);
  for (const part of [panel, frame, ...(area ? [area] : [])]) watcher.observe(part);
  window.addEventListener("resize", later);
  window.addEventListener("keydown", beside, true);
  model.on("change:large", whole);
  fit();
  whole();
  const free = keepInSight(frame, area);
  return () => {
    free();
    clearTimeout(timer);
    watcher.disconnect();
    window.removeEventListener("resize", later);
    window.removeEventListener("keydown", beside, true);
    model.off("change:large", whole);
  };
}

// Running a cell selects the next one and shows that: the board just made must not be pushed out of sight. Whoever
// scrolls or presses something decides for themselves. Where all cells are run, the reader looks at another one and stays.
const SETTLES = 2000;

function looksAt(cell, area) {
  const [own, seen] = [cell, area].map((part) => part.getBoundingClientRect());
  return own.top < seen.bottom && own.bottom > seen.top;
}

function keepInSight(frame, area) {
  const cell = frame.closest(".jp-Cell"), next = cell?.nextElementSibling;
  const run = [cell, next].some((one) => one?.classList.contains("jp-mod-active"));
  if (!area || !run || !looksAt(cell, area)) return () => {};
  const show = () => {
    const [inner, outer] = [frame.getBoundingClientRect(), area.getBoundingClientRect()];
    if (inner.top < outer.top || (inner.bottom > outer.bottom && inner.top > outer.top + 8)) {
      const code = cell.querySelector(".jp-Cell-inputWrapper")?.getBoundingClientRect();
      // With its code, if that leaves the board in sight; a few lines do.
      const from = code && code.height < 0.15 * outer.height && inner.height + code.height < outer.height ? code : inner;
      area.scrollTop += from.top - outer.top - 4;
    }
  };
  const grown = new ResizeObserver(show), mine = ["wheel", "pointerdown", "keydown", "touchstart"];
  const free = () => {
    grown.disconnect();
    area.removeEventListener("scroll", show);
    for (const kind of mine) window.removeEventListener(kind, free, true);
  };
  for (const kind of mine) window.addEventListener(kind, free, { capture: true, passive: true });
  area.addEventListener("scroll", show);
  grown.observe(frame);
  setTimeout(free, SETTLES);
  return free;
}
