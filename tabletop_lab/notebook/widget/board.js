// The board of one player: its shapes, its places, the mouse and the keys on them. ring.js, event_frame.js, room.js and below.js go with it.
// It decides nothing about games: every click and key goes to Python, which answers with a new state.

const NS = "http://www.w3.org/2000/svg";
const UNIT = 96 / 72;     // CSS pixels for each unit of a drawing
const WALK = 120;        // milliseconds in which a piece walks to its new place
const MINE = ["target", "barred", "sel", "last"], CHOSEN = new Set(["target", "sel"]);

const SHADOW = `
  :host{display:block;width:100%;contain:layout paint style}
  div{position:relative}
  div.live{margin:auto;width:var(--across);height:var(--down)}
  .live svg{width:100%;height:100%}
  svg{display:block;width:100%;height:auto;touch-action:manipulation;pointer-events:none}   /* the places hear the mouse: nothing looks for it in hundreds of shapes */
  .over{pointer-events:auto;position:absolute;inset:0;height:100%;will-change:transform}
  .place{cursor:default;outline:none;fill:transparent;pointer-events:all}
  .place.target,.place.sel,.place.barred{cursor:pointer}
  .place.under{pointer-events:none}   /* on a place that may be chosen, and may not be chosen itself */
  .ring{fill:none;pointer-events:none;stroke:none}
  .target+.ring{stroke:var(--act);stroke-width:2.4}
  .rings-drawn .target+.ring{stroke:none}
  .place.sel{fill:color-mix(in srgb,var(--act) 22%,transparent)}
  .place.target:hover+.ring{stroke:var(--act);stroke-width:2.4}
  .place.barred:hover+.ring{stroke:var(--bad);stroke-width:1.5;stroke-dasharray:5 4}
  .place:focus-visible+.ring{stroke:var(--jp-ui-font-color0,#000);stroke-width:2.2}
  .focus{fill:none;pointer-events:none;stroke:none}
  .place:focus-visible~.focus{stroke:var(--jp-layout-color0,#fff);stroke-width:1.2}
  @media (forced-colors:active){.target+.ring{stroke:Highlight}}`;

function render({ model, el }) {
  const host = document.createElement("div");
  host.className = "ttl-svg";
  el.appendChild(host);
  // matplotlib's ids, clip paths and <use> stay private to this board: two boards on a page never mix.
  const root = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = SHADOW;
  const box = document.createElement("div");
  root.append(style, box);

  // One drawing that is changed where it must be: shapes have numbers, and those known already only change places.
  // The places lie over it in a layer of their own: a ring under the mouse must not paint the whole board anew.
  const [svg, over] = [0, 1].map(() => box.appendChild(document.createElementNS(NS, "svg")));
  const [letters, shapes] = ["defs", "g"].map((name) => svg.appendChild(document.createElementNS(NS, name)));
  const layer = over.appendChild(document.createElementNS(NS, "g"));
  svg.setAttribute("aria-hidden", "true");
  over.setAttribute("class", "over");
  over.setAttribute("role", "group");
  const known = new Map(), outlines = new Map();
  let places = new Map(), boxes = new Map(), whole = "", stood = {}, lost = false;
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  // A drawing made for its room is shown as large as it is: its type is never scaled. Another one has its scale.
  function fit() {
    const { live = false, tall = false, scale = 1 } = model.get("state");
    if (!whole || box.dataset.fits === `${whole} ${live} ${tall} ${scale}`) return;
    box.dataset.fits = `${whole} ${live} ${tall} ${scale}`;
    for (const part of [svg, over]) part.setAttribute("viewBox", whole);
    const [, , across, down] = whole.split(" ").map((units) => `${Number(units) * UNIT * scale}px`);
    box.classList.toggle("live", live);
    box.style.setProperty("--across", across);
    box.style.setProperty("--down", down);
    host.classList.toggle("tall", tall);
  }

  // SVG text to elements. A line of text becomes one path: thousands of <use> are slow to lay out and to paint.
  function elements(texts) {
    const holder = document.createElementNS(NS, "svg");
    holder.innerHTML = texts.join("").replace(/<g ([^>]*)>((?:<use href="#[^"]+" x="[^"]+"(?: y="[^"]+")?\/>)+)<\/g>/g,
      (_, look, uses) => {
        const outline = ([, name, x, y = 0]) => {
          lost ||= !outlines.has(name);
          return `M${x} ${y}${outlines.get(name) ?? ""}`;
        };
        return `<path ${look} d="${[...uses.matchAll(/#([^"]+)" x="([^"]+)"(?: y="([^"]+)")?/g)].map(outline).join("")}"/>`;
      });
    return [...holder.children];
  }

  function redraw() {
    const picture = model.get("picture");
    if (!picture.order) return;
    if (picture.again) known.clear();
    const news = Object.entries(picture.letters).filter(([name]) => !outlines.has(name));
    for (const [name, d] of news) outlines.set(name, d);
    letters.append(...elements(news.map(([name, d]) => `<path id="${name}" d="${d}"/>`)));
    lost = false;
    const fresh = elements(Object.values(picture.shapes));
    // A view that comes later has missed letters: shapes without them must not be kept.
    if (lost) return send({ type: "lost" });
    Object.keys(picture.shapes).forEach((number, i) => known.set(Number(number), fresh[i]));
    if (picture.order.some((number) => !known.has(number))) return send({ type: "lost" });
    const wanted = picture.order.map((number) => known.get(number)), stay = new Set(wanted);
    for (const node of [...shapes.children]) if (!stay.has(node)) node.remove();
    let at = shapes.firstElementChild;
    for (const node of wanted) {
      if (node === at) at = at.nextElementSibling;
      else shapes.insertBefore(node, at);
    }
    walk(picture.view === whole ? stood : {}, picture.pieces || {});
    whole = picture.view;
    stood = picture.pieces || {};
    fit();
    mark();
  }

  // The shapes stand at their new place already and are only shown on the way to it: nothing waits for them.
  function walk(from, to) {
    if (still.matches) return;
    for (const [name, [x, y, numbers]] of Object.entries(to)) {
      const [ox, oy] = from[name] || [x, y];
      if (ox === x && oy === y) continue;
      for (const number of numbers)
        known.get(number).animate({ translate: [`${ox - x}px ${oy - y}px`, "0px 0px"] }, { duration: WALK, easing: "ease-out" });
    }
  }

  const area = ([, , w, h]) => w * h;
  const larger = (one, other) => area(one) > 1.01 * area(other);
  const meet = ([x, y, w, h], [ox, oy, ow, oh]) =>
    Math.max(0, Math.min(x + w, ox + ow) - Math.max(x, ox)) * Math.max(0, Math.min(y + h, oy + oh) - Math.max(y, oy));

  // Of places that lie on one another the smaller is on top; all others keep their order, in which they are read aloud.
  function bySize() {
    const on = new Map(), all = [...boxes];
    const depth = (key, box) => {
      if (!on.has(key)) on.set(key, 1 + Math.max(-1, ...all.filter(([, one]) => larger(one, box) && meet(one, box)).map((one) => depth(...one))));
      return on.get(key);
    };
    return all.sort((one, other) => depth(...one) - depth(...other));
  }

  // Where the keyboard is: a ring that leaves all letters around it to be read, wherever they stand now.
  function mark() {
    const hit = root.activeElement, box = boxes.get(hit?.dataset.key), inner = layer.querySelector(".focus");
    if (!box || !inner || !hit.matches(":focus-visible")) return;
    encircle({ ring: hit.nextElementSibling, inner, box, words: wordsOf(shapes, over), view: whole.split(" ").map(Number), layer });
  }

  function settle() {
    // Places come from Python: getBBox() is all zeros before the element stands in the page.
    boxes = new Map(Object.entries(model.get("boxes")));
    const had = root.activeElement?.dataset?.key;
    places = new Map();
    layer.replaceChildren();
    for (const [key, box] of bySize()) {
      const place = document.createElementNS(NS, "rect"), ring = document.createElementNS(NS, "rect");
      sized(place, box, 6);
      sized(ring, around(box, RINGS[0]), 6);
      place.id = "sq-" + key;
      place.dataset.key = key;
      place.setAttribute("class", "place");
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", "-1");
      ring.setAttribute("class", "ring");
      layer.append(place, ring);
      places.set(key, place);
    }
    layer.appendChild(document.createElementNS(NS, "rect")).setAttribute("class", "focus");
    sync();
    if (had && places.has(had)) places.get(had).focus({ preventScroll: true });
  }

  function sync() {
    const { marks = {}, labels = {}, drawn = false, alt = "", seq = 0 } = model.get("state");
    over.setAttribute("aria-label", alt);
    box.classList.toggle("rings-drawn", drawn);
    const open = (key) => CHOSEN.has(marks[key]), free = [...boxes].filter(([key]) => open(key)).map(([, box]) => box);
    const lies = (own) => free.some((box) => !larger(own, box) && meet(own, box) > 0.1 * area(own));
    let first = null;
    for (const [key, place] of places) {
      place.classList.remove(...MINE);
      if (marks[key]) place.classList.add(marks[key]);
      // Nothing that is closed takes the press of what it lies on: the keys still ask why not.
      place.classList.toggle("under", !open(key) && lies(boxes.get(key)));
      place.setAttribute("aria-label", labels[key] || key);
      place.setAttribute("aria-disabled", String(!open(key)));
      place.setAttribute("tabindex", "-1");
      if (!first || (marks[key] === "target" && !first.classList.contains("target"))) first = place;
    }
    first?.setAttribute("tabindex", "0");
    host.dataset.seq = seq;
    fit();
  }

  const place = (event) => event.target.closest?.("[data-key]");
  // A message and not a trait: a trait would not notice a second click on the same place.
  const send = (content) => { if (!isLost(el)) model.send(content); };

  // Seen as soon as the button goes down; Python's answer takes the mark away again, or the mouse that lets go elsewhere.
  let held = null;
  const echo = (hit) => { if (hit.classList.contains("target")) hit.classList.add("sel"); };
  function press(hit) {
    held = null;
    echo(hit);
    pressed(model, el, { type: "place", key: hit.dataset.key });
  }
  function letGo() {
    // The click, if one comes, comes before this is looked at.
    setTimeout(() => { held?.classList.remove("sel"); held = null; });
  }

  box.addEventListener("focusin", mark);
  box.addEventListener("pointerdown", (event) => {
    const hit = event.button === 0 && place(event);
    if (!hit || hit.classList.contains("sel")) return;
    held = hit;
    echo(hit);
  });
  box.addEventListener("pointercancel", letGo);
  document.addEventListener("pointerup", letGo, true);
  box.addEventListener("click", (event) => {
    const hit = place(event);
    if (hit) press(hit);
  });
  box.addEventListener("keydown", (event) => {
    const hit = place(event);
    if (!hit || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      press(hit);
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const centre = ([x, y, w, h]) => [x + w / 2, y + h / 2];
    const [cx, cy] = centre(boxes.get(hit.dataset.key));
    let best = null, least = Infinity;
    for (const [key, place] of boxes) {
      const [x, y] = centre(place);
      const along = (x - cx) * way[0] + (y - cy) * way[1], across = Math.abs((x - cx) * way[1]) + Math.abs((y - cy) * way[0]);
      if (along > 1 && across < 1.2 * along && along + across < least) [least, best] = [along + across, key];
    }
    if (!best) return;
    hit.setAttribute("tabindex", "-1");
    places.get(best).setAttribute("tabindex", "0");
    places.get(best).focus();
  });

  const forget = listen({ model, el, send, home: () => (places.size ? [...places.values()].find((p) => p.tabIndex === 0) : null) });
  model.on("change:picture", redraw);
  model.on("change:boxes", settle);
  model.on("change:state", sync);
  redraw();
  settle();
  return () => {
    document.removeEventListener("pointerup", letGo, true);
    model.off("change:picture", redraw);
    model.off("change:boxes", settle);
    model.off("change:state", sync);
    forget();
  };
}

export default { initialize, render };
