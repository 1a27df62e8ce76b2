// The ring around a place of a board: it is drawn within the place, so that no edge of the board cuts it. Where it would
// lie on letters it goes a little further in or out, and what letters it meets all the same it leaves out.

const RINGS = [-1.2, 0, 1.2, 2.4, -2.4, 3.6, 5, 6.5, 8];  // how far outside a place it may stand, in SVG units; the first is the usual one
const RIM = [2.3, 1.1];  // how far its two lines reach from there, inwards and outwards
const AIR = 1;           // how far they keep from a letter

function around([x, y, w, h], by) {
  return [x - by, y - by, w + 2 * by, h + 2 * by];
}

function sized(rect, [x, y, w, h], rx) {
  for (const [name, value] of Object.entries({ x, y, width: Math.max(w, 0), height: Math.max(h, 0), rx })) rect.setAttribute(name, value);
}

// Where the words of a drawing lie, in its own units; a line of text is a path that was scaled from the size of its outlines.
function wordsOf(shapes, over) {
  const { a, d, e, f } = over.getScreenCTM();
  return [...shapes.children].filter((node) => node.getAttribute("transform")?.includes("scale(")).map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return around([(left - e) / a, (top - f) / d, width / a, height / d], AIR);
  });
}

// The words that a ring at this distance would lie upon.
function crossed(words, box, by) {
  const [ox, oy, ow, oh] = around(box, by + RIM[1]), [ix, iy, iw, ih] = around(box, by - RIM[0]);
  return words.filter(([x, y, w, h]) => x < ox + ow && x + w > ox && y < oy + oh && y + h > oy
    && !(x >= ix && y >= iy && x + w <= ix + iw && y + h <= iy + ih));
}

// How much of a ring would be left out.
function leftOut(words, box, by) {
  const [x, y, w, h] = around(box, by);
  const share = (from, long, start, size) => Math.max(0, Math.min(from + long, start + size) - Math.max(from, start));
  const meets = (at, start, size) => at > start - RIM[1] && at < start + size + RIM[0];
  return crossed(words, box, by).reduce((sum, [wx, wy, ww, wh]) => sum
    + [y, y + h].filter((at) => meets(at, wy, wh)).length * share(x, w, wx, ww)
    + [x, x + w].filter((at) => meets(at, wx, ww)).length * share(y, h, wy, wh), 0) / (2 * w + 2 * h);
}

// Two lines, one dark and one light, are seen on any ground: `ring` is the outer one, `inner` the other.
function encircle({ ring, inner, box, words, view, layer }) {
  const [vx, vy, vw, vh] = view, whole = (by) => {
    const [x, y, w, h] = around(box, by + RIM[1]);
    return x >= vx && y >= vy && x + w <= vx + vw && y + h <= vy + vh;
  };
  const least = RINGS.filter((by, at) => !at || whole(by))
    .reduce((best, by) => (leftOut(words, box, by) < leftOut(words, box, best) ? by : best));
  layer.querySelector("mask")?.remove();
  sized(ring, around(box, least), 6);
  sized(inner, around(box, least - 1.7), 4.5);
  const left = crossed(words, box, least), parts = [ring, inner];
  for (const part of parts) part.removeAttribute("mask");
  if (!left.length) return;
  const add = (to, name, fill, at, rx) => {
    const part = to.appendChild(document.createElementNS(ring.namespaceURI, name));
    sized(part, at, rx);
    part.setAttribute("fill", fill);
    return part;
  };
  const mask = add(layer, "mask", "none", view, 0);
  mask.id = "letters";
  mask.setAttribute("maskUnits", "userSpaceOnUse");
  add(mask, "rect", "#fff", view, 0);
  for (const word of left) add(mask, "rect", "#000", word, 2);
  for (const part of parts) part.setAttribute("mask", "url(#letters)");
}
