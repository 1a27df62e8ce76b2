// The line below a result that scrolls: it says that more lies below, for many systems show no bar before one scrolls.
// A press turns a page; at the end it leads back to the top. Answers, reasons and what happened say how many lie below,
// what was read aloud how many stand above. What the edge cuts through is not shown in part.

const SPARE = 2;    // CSS pixels that are not worth a line
const HAIR = 12;    // CSS pixels between cards, which come and go with a line
const LINE = 18;    // CSS pixels of a line that lies over what scrolls,
const LARGE = 26;   // and before a projector
const HALF = 66;    // CSS pixels that may be left empty in place of what is cut,
const HALVES = 110; // and before a projector
const LINES = 8;    // the most lines that the words of a card among the answers may have
const CARD = 98;    // CSS pixels that a card in hand takes across,
const PART = 93, HIGH = 128;   // and in lines one below the other across and down
const STRIP = 70;   // the least of each in which its name is seen
const SHARE = 0.82; // the most of the height of a projector that a question may have, for those words

function below(frame) {
  let seen = null, open = false;
  const parts = () => {
    const line = frame.querySelector(".ttl-decide .ttl-below");
    return line ? [line, line.parentElement.querySelector(".result")] : [];
  };
  // How many of some things lie below the edge of what scrolls them, or above it; `on` has the line.
  // `beside`: the line is left out where it leaves none of them whole.
  function says(things, within, on, room, above = false, beside = above) {
    const template = within?.dataset.below || things[0]?.parentElement.dataset.below;
    if (!template || !on) return false;
    const { top, bottom } = within.getBoundingClientRect();
    const beyond = (taken) => things.map((node) => {
      const at = node.getBoundingClientRect();
      return (above ? top - at.top : at.bottom - bottom) + taken;
    });
    const whole = (far) => far.some((much) => much <= SPARE), scrolls = within.scrollHeight > within.clientHeight + SPARE;
    // A line is left out where it would lie on all that is read.
    const fits = whole(beyond(room)) || !(beside || whole(beyond(0)));
    const line = above ? fits : fits && on.dataset.more, far = beyond(line ? room : 0);
    const least = frame.hasAttribute("popover") ? HALVES : HALF;
    const hidden = scrolls ? far.filter((much) => much > SPARE).length : 0;
    things.forEach((node, at) => {
      const seen = node.offsetHeight - far[at];
      const half = hidden && whole(far) && far[at] > SPARE && seen > 0 && seen < least;
      if (node.classList.contains("ttl-half") !== Boolean(half)) node.classList.toggle("ttl-half");
    });
    const text = hidden && fits ? template.replace("#", hidden) : "";
    if ((on.dataset.more || "") === text) return false;
    if (text) on.dataset.more = text; else delete on.dataset.more;
    return true;
  }
  function count() {
    const list = frame.querySelector(".ttl-decide .ttl-pick>.ttl-opts[data-below]");
    const found = frame.querySelector(".ttl-decide .ttl-list[data-below]");
    const why = frame.querySelector(".ttl-whybox.open .ttl-why"), room = frame.hasAttribute("popover") ? LARGE : LINE;
    const side = frame.querySelector(".ttl-side>.ttl-body");
    const news = frame.querySelector(".ttl-trace .ttl-news"), script = frame.querySelector(".ttl-decide .ttl-script");
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
      found && says([...found.querySelectorAll("button[role]")], found, found, room, false, true),
      why && says([...why.children], box, box, room),
      news && says([...news.querySelectorAll("li")], news, news, room),
      side && says([...side.querySelectorAll("p,li,button,summary,h3")], side, side, room),
      script && says([...script.querySelectorAll("li")], script, script, room, true),
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
  function names() {
    const row = frame.querySelector(".ttl-hand .row"), others = row ? row.children.length - 1 : 0;
    const narrow = others > 0 && (row.clientWidth - CARD) / others < STRIP;
    // A high pane has room for all of them, in lines one below the other.
    const whole = narrow && Math.floor(row.clientWidth / PART) * Math.floor(row.clientHeight / HIGH) > others;
    row?.classList.toggle("names", narrow && !whole);
    row?.classList.toggle("lines", whole);
  }
  // The picture of a card that happened is shown where it is whole: nobody reads the half of it, or a smaller one. It may
  // take half of the pane, and more where nothing lies below the edge for it. Else the last one stands beside all that is
  // told, where that costs no line; elsewhere the words of a card stand for it.
  function pictures() {
    const news = frame.querySelector(".ttl-trace .ttl-news"), rows = news ? [...news.querySelectorAll(".card")] : [];
    const room = frame.hasAttribute("popover") ? LARGE : LINE;
    const scrolls = () => news.scrollHeight > news.clientHeight + SPARE;
    // How far down from the top of what is told a thing reaches, and where the edge is: the line below lies over it.
    const reaches = (node) => node.getBoundingClientRect().bottom - news.getBoundingClientRect().top + news.scrollTop;
    const edge = () => news.clientHeight - (scrolls() ? room : 0);
    const lines = () => [...news.querySelectorAll("li")].filter((node) => node.offsetHeight && reaches(node) <= edge() + SPARE).length;
    for (const row of rows) row.classList.remove("worded", "beside");
    for (const row of rows) {
      const picture = row.querySelector("img");
      const whole = reaches(picture) <= news.clientHeight;
      const fits = 2 * picture.offsetHeight <= news.clientHeight || !scrolls();
      row.classList.toggle("worded", !(whole && fits));
    }
    const last = rows.filter((row) => !row.classList.contains("back")).at(-1);
    if (!last || rows.some((row) => !row.classList.contains("worded"))) return;
    const before = lines();
    last.classList.replace("worded", "beside");
    const stands = reaches(last.querySelector("img")) <= edge() && reaches(last) <= edge() && lines() >= before;
    if (!stands) last.classList.replace("beside", "worded");
  }
  function show() {
    fill();
    pictures();
    names();
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
