// The line below a result that scrolls: it says that more lies below, for many systems show no bar before one scrolls.
// A press turns a page; at the end it leads back to the top. Answers and reasons that scroll say how many lie below.

const SPARE = 2;    // CSS pixels that are not worth a line
const HAIR = 12;    // CSS pixels between cards, which come and go with a line
const LINE = 18;    // CSS pixels of a line that lies over what scrolls
const LINES = 8;    // the most lines that the words of a card among the answers may have
const SHARE = 0.82; // the most of the height of a projector that a question may have, for those words

function below(frame) {
  let seen = null, open = false;
  const parts = () => {
    const line = frame.querySelector(".ttl-decide .ttl-below");
    return line ? [line, line.parentElement.querySelector(".result")] : [];
  };
  // How many of some things lie below the edge of what scrolls them; `on` has the line.
  function says(things, within, on, room) {
    const template = within?.dataset.below || things[0]?.parentElement.dataset.below;
    if (!template || !on) return false;
    const end = within.getBoundingClientRect().bottom - (on.dataset.more ? room : 0);
    const hidden = things.filter((node) => node.getBoundingClientRect().bottom > end + SPARE).length;
    const scrolls = hidden && within.scrollHeight > within.clientHeight + SPARE;
    const text = scrolls ? template.replace("#", hidden) : "";
    if ((on.dataset.more || "") === text) return false;
    if (text) on.dataset.more = text; else delete on.dataset.more;
    return true;
  }
  function count() {
    const list = frame.querySelector(".ttl-decide .ttl-pick>.ttl-opts[data-below]");
    const why = frame.querySelector(".ttl-whybox.open .ttl-why");
    const scrolls = (node) => node.scrollHeight > node.clientHeight + SPARE && /auto|scroll/.test(getComputedStyle(node).overflowY);
    let box = why;
    while (box && !box.matches(".ttl-whybox") && !scrolls(box)) box = box.parentElement;
    for (const other of frame.querySelectorAll(".ttl-whybox[data-more], .ttl-whybox [data-more]"))
      if (other !== box) delete other.dataset.more;
    // In a low card the reasons that were asked for lie below its edge.
    if (why && !open) why.closest(".ttl-decide").scrollTop = 1e6;
    open = Boolean(why);
    // A line takes room from what is above it, or leaves it to that.
    const changed = [
      list && says([...list.children], list, list.parentElement, 0),
      why && says([...why.children], box, box, LINE),
    ];
    if (changed.includes(true)) requestAnimationFrame(count);
  }
  // The words of cards to choose from end after a few lines: they get more where that takes room from nothing else.
  let filled = "", first = null;
  function fill() {
    const list = frame.querySelector(".ttl-decide .ttl-opts.cards"), card = list?.querySelector("button[data-words]");
    const grid = frame.querySelector(".ttl-grid");
    if (!card) {
      grid?.style.removeProperty("--share");
      first = null;
      return;
    }
    const [decide, news] = [".ttl-decide", ".ttl-trace .ttl-body"].map((name) => frame.querySelector(name));
    const now = [frame.clientWidth, frame.clientHeight, frame.hasAttribute("popover"), news?.textContent.length].join();
    if (card === first && now === filled) return;
    [first, filled] = [card, now];
    const over = () => [decide, list.parentElement, list, news, frame]
      .map((node) => (node ? Math.max(0, node.scrollHeight - node.clientHeight) : 0));
    const clear = () => {
      list.style.removeProperty("--lines");
      grid.style.removeProperty("--share");
    };
    clear();
    const least = over(), usual = parseInt(getComputedStyle(list).getPropertyValue("--lines")) || LINES;
    if (frame.hasAttribute("popover")) grid.style.setProperty("--share", SHARE);
    for (let lines = LINES; lines > usual; lines -= 1) {
      list.style.setProperty("--lines", lines);
      if (over().every((much, k) => much <= least[k] + 1)) return;
    }
    clear();
  }
  function show() {
    fill();
    count();
    const [line, part] = parts();
    if (!part) return;
    if (seen !== part) {
      seen?.removeEventListener("scroll", show);
      seen = part;
      seen.addEventListener("scroll", show, { passive: true });
    }
    // Its own height counts as room: without it the whole result might fit. By a hair it might not, so the line stays.
    const there = line.classList.contains("shown"), bottom = (node) => node.getBoundingClientRect().bottom;
    const scrolls = part.scrollHeight > part.clientHeight + SPARE + (there ? bottom(line) - bottom(part) - HAIR : 0);
    if (there !== scrolls) line.classList.toggle("shown", scrolls);
    const end = part.scrollTop + part.clientHeight >= part.scrollHeight - SPARE;
    if (line.classList.contains("end") !== end) line.classList.toggle("end", end);
  }
  function press(event) {
    const hit = event.target.closest?.(".ttl-below button"), [line, part] = hit ? parts() : [];
    if (part) part.scrollTop = line.classList.contains("end") ? 0 : part.scrollTop + 0.8 * part.clientHeight;
  }
  frame.addEventListener("click", press);
  frame.addEventListener("toggle", show, true);
  frame.addEventListener("scroll", count, true);
  const leave = () => {
    frame.removeEventListener("click", press);
    frame.removeEventListener("toggle", show, true);
    frame.removeEventListener("scroll", count, true);
    seen?.removeEventListener("scroll", show);
  };
  return { show, leave };
}
