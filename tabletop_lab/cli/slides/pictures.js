// A picture has a slide to itself: readings of a rule, frames of a storyboard and pictures in a row follow one another.
// Blank paper around a drawing is cut off, so that its letters are larger.
// A high one whose letters would be small is cut where nothing is drawn: its parts follow one another, each below the
// title of the whole, and below the head of its columns.
const SVG = "data:image/svg+xml;base64,", PAD = 0.003;
// A band: so much of the height, with so little of a row drawn on. A piece: so much of the height, at least.
const BAND = 0.01, FEW = 0.03, PIECE = 0.2, FINE = 1600;
// A row with a line so long is the edge of a box, or of a table: what stands above is the head. It has so much at most.
const EDGE = 0.15, HEAD = 0.25, SHARP = 2400;

// The smallest letters of a picture as a share of its width; 0 if nobody knows.
const lettersOf = (img) => Number(img.dataset.letters) || 0;

// The same picture, a part of it: left, top, width and height as shares. Several parts stand one below another.
async function cut(img, [x, y, w, h], ...more) {
  if (more.length) {
    const parts = [[x, y, w, h], ...more], wide = Math.max(img.naturalWidth, img.src.startsWith(SVG) ? SHARP : 0);
    const canvas = document.createElement("canvas"), high = (wide * img.naturalHeight) / img.naturalWidth;
    [canvas.width, canvas.height] = [wide, Math.round(parts.reduce((sum, part) => sum + part[3], 0) * high)];
    const pen = canvas.getContext("2d");
    for (let at = 0; parts.length; at += parts.shift()[3] * high) {
      const [, top, , tall] = parts[0].map((share) => share * img.naturalHeight);
      pen.drawImage(img, 0, top, img.naturalWidth, tall, 0, at, wide, parts[0][3] * high);
    }
    img.src = canvas.toDataURL();
  } else if (img.src.startsWith(SVG)) {
    const [wide, high] = [img.naturalWidth, img.naturalHeight], text = atob(img.src.slice(SVG.length));
    const [left, top, across, down] = /viewBox="([^"]*)"/.exec(text)[1].split(/\s+/).map(Number);
    const view = [left + x * across, top + y * down, w * across, h * down].map((n) => n.toFixed(2)).join(" ");
    const head = /<svg\b[^>]*>/.exec(text)[0].replace(/\s(width|height|viewBox)="[^"]*"/g, "")
      .replace("<svg", `<svg width="${w * wide}" height="${h * high}" viewBox="${view}"`);
    img.src = SVG + btoa(text.replace(/<svg\b[^>]*>/, () => head));
  } else {
    const canvas = document.createElement("canvas"), [wide, high] = [img.naturalWidth, img.naturalHeight];
    [canvas.width, canvas.height] = [Math.round(w * wide), Math.round(h * high)];
    canvas.getContext("2d").drawImage(img, -x * wide, -y * high);
    img.src = canvas.toDataURL();
  }
  if (img.dataset.letters) img.dataset.letters = lettersOf(img) / w;
  await img.decode();
}

// Where a picture has something else than paper, with a little of it all around.
function drawnOn(img) {
  const canvas = document.createElement("canvas"), w = canvas.width = 400;
  const h = canvas.height = Math.max(1, Math.round((400 * img.naturalHeight) / img.naturalWidth));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(img, 0, 0, w, h);
  const dots = new Uint32Array(pen.getImageData(0, 0, w, h).data.buffer), paper = dots[0];
  let [left, top, right, bottom] = [w, h, 0, 0];
  for (let at = 0; at < dots.length; at++)
    if (dots[at] !== paper) {
      const x = at % w, y = (at - x) / w;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  if (right <= left) return [0, 0, 1, 1];
  [left, top] = [Math.max(0, left / w - PAD), Math.max(0, top / h - PAD)];
  return [left, top, Math.min(1, right / w + PAD) - left, Math.min(1, bottom / h + PAD) - top];
}

// Where a picture could be cut: bands, from side to side, with nothing on the paper but an arrow, or several (`torn`);
// and where its head ends, what stands above the first long line.
function bandsOf(img) {
  const canvas = document.createElement("canvas"), w = canvas.width = FINE;
  const h = canvas.height = Math.max(1, Math.round((FINE * img.naturalHeight) / img.naturalWidth));
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(img, 0, 0, w, h);
  const dots = new Uint32Array(pen.getImageData(0, 0, w, h).data.buffer), paper = dots[w + 1], found = [];
  let head = 0;
  const longest = (row) => {
    let most = 0, now = 0;
    for (const dot of row) most = Math.max(most, (now = dot === paper ? 0 : now + 1));
    return most;
  };
  for (let y = 0; y < HEAD * h && !head; y++)
    if (longest(dots.subarray(y * w, (y + 1) * w)) > EDGE * w) head = Math.max(0, y - 1) / h;
  for (let y = 0, since = 0; y <= h; y++) {
    const drawn = y === h || dots.subarray(y * w, (y + 1) * w).filter((dot) => dot !== paper).length > FEW * w;
    if (!drawn) continue;
    const middle = Math.round((since + y) / 2), row = dots.subarray(middle * w, (middle + 1) * w);
    const lines = row.filter((dot, x) => dot !== paper && (x === 0 || row[x - 1] === paper)).length;
    // Several lines lead on from here: both parts show a piece of them. One arrow from a step to the next is on neither.
    const [at, next] = lines > 1 ? [middle / h, middle / h] : [since / h, y / h];
    if (since > 0 && y < h && y - since > BAND * h) found.push({ at, next, torn: lines > 1 });
    since = y + 1;
  }
  return { head, bands: [...found, { at: 1, next: 1, torn: false }] };
}

// A high picture whose letters would be too small: its parts, as many on a slide as can be read there.
async function inPieces(img) {
  const shape = img.naturalWidth / img.naturalHeight, most = (lettersOf(img) * HIGH * shape) / READ;
  if (!most || most >= 1 || shape > 1 || img.closest("table, .frame")) return;
  const { head, bands } = bandsOf(img), pieces = [];
  for (let top = 0; top < 1;) {
    const room = most - (top > 0 ? head : 0), after = bands.filter(({ at }) => at > top + PIECE && (at === 1 || at < 1 - PIECE));
    const fit = after.filter(({ at }) => at <= top + room), whole = (found) => found.filter(({ torn }) => !torn);
    const { at, next } = whole(fit).at(-1) ?? fit.at(-1) ?? whole(after)[0] ?? bands.at(-1);
    pieces.push([top, at]);
    top = next;
  }
  if (pieces.length < 2) return;
  const whole = document.querySelectorAll(".piece").length;
  const parts = pieces.map(([top, bottom]) => {
    const piece = document.createElement("div"), part = img.cloneNode();
    piece.className = "piece";
    part.dataset.part = [...(top > 0 && head > 0 ? [[0, head]] : []), [top, bottom]]
      .map(([from, to]) => `0 ${from} 1 ${to - from}`).join(";");
    part.dataset.whole = whole;
    piece.append(part);
    return piece;
  });
  img.replaceWith(...parts);
}

// The parts of one picture are all as large as the highest of them can be.
function asLarge(parts) {
  const largest = Math.min(...parts.map((one) => Math.min(acrossOf(one) / one.naturalWidth, HIGH / one.naturalHeight)));
  for (const one of parts) {
    one.style.maxHeight = `${Math.round(one.naturalHeight * largest)}px`;
    one.style.minHeight = `min(var(--low), ${one.style.maxHeight})`;
  }
}

// What a picture is told apart by: a reading, a frame of a storyboard, a piece of a picture, or the box around it.
const holderOf = (img) => img.closest(".side, .frame, .piece") || img.closest("table") || img.parentElement;

// The frames of a storyboard: of each the board, and its sentences beside it.
function inFrames(img) {
  const frames = img.dataset.frames.split(";").map((one) => one.split(",").map((box) => box.trim().split(" ").map(Number)));
  img.replaceWith(...frames.map((boxes) => {
    const frame = document.createElement("div");
    frame.className = "frame";
    frame.append(...boxes.map((box) => {
      const part = img.cloneNode();
      part.removeAttribute("data-frames");
      part.dataset.part = box.join(" ");
      return part;
    }));
    return frame;
  }));
}

// Positions in the columns of a table: each with its heading, one after another.
function inColumns(table) {
  const rows = [...table.rows], pictures = (row) => [...row.cells].filter((cell) => cell.querySelector("img")).length;
  if (!rows.some((row) => pictures(row) > 1)) return;
  const sides = document.createElement("div");
  sides.className = "sides";
  for (let at = 0; at < Math.max(...rows.map((row) => row.cells.length)); at++) {
    const side = document.createElement("div");
    side.className = "side";
    for (const cell of rows.map((row) => row.cells[at]).filter(Boolean)) {
      const part = document.createElement(cell.tagName === "TH" ? "h3" : "div");
      part.innerHTML = cell.innerHTML;
      if (part.textContent.trim() || part.querySelector("img")) side.append(part);
    }
    sides.append(side);
  }
  table.replaceWith(sides);
}

// One slide for each of the holders; the words before a picture are on its slide, those after the last one on the last.
function apart(slide, holders) {
  const order = (one, other) => one.compareDocumentPosition(other);
  holders.forEach((one) => one.setAttribute("data-at", ""));
  const copies = holders.map(() => slide.cloneNode(true));
  copies.forEach((copy, k) => {
    const there = [...copy.querySelectorAll("[data-at]")], own = there[k];
    for (const node of copy.firstElementChild.querySelectorAll("*")) {
      if (node.contains(own) || own.contains(node) || node.tagName === "STYLE") continue;
      const after = order(own, node) & Node.DOCUMENT_POSITION_FOLLOWING;
      const early = k > 0 && (there[k - 1].contains(node) || order(there[k - 1], node) & Node.DOCUMENT_POSITION_PRECEDING);
      if (after ? k < there.length - 1 : early) node.setAttribute("data-gone", "");
    }
    copy.querySelectorAll("[data-gone]").forEach((node) => node.remove());
  });
  slide.replaceWith(...copies);
}

// What follows the picture goes to a slide of its own.
function continued(slide, picture) {
  const copy = slide.cloneNode(true), there = copy.querySelector("img");
  const follows = (from, node) => from.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (const node of [...slide.firstElementChild.querySelectorAll("*")])
    if (follows(picture, node) && !node.contains(picture) && node.tagName !== "STYLE") node.remove();
  for (const node of [...copy.firstElementChild.querySelectorAll("*")])
    if (!follows(there, node) && !node.contains(there) && node.tagName !== "STYLE") node.remove();
  there.remove();
  slide.after(copy);
  return copy;
}

// The picture of an exercise goes to a slide of its own, before its question and its answers.
function pictureFirst(slide, picture) {
  const copy = withoutPicture(slide, picture);
  copy.dataset.asked = "";
  slide.after(copy);
  return copy;
}

// A picture that cannot be read beside its words goes to a slide of its own, after them.
function wordsFirst(slide, picture) {
  const copy = withoutPicture(slide, picture);
  slide.before(copy);
  return copy;
}

// A slide keeps its picture alone; a copy has what else stood on it.
function withoutPicture(slide, picture) {
  const copy = slide.cloneNode(true);
  copy.querySelector("img").remove();
  for (const node of [...slide.firstElementChild.querySelectorAll("*")])
    if (!node.contains(picture) && node.tagName !== "STYLE") node.remove();
  return copy;
}

// The slides as they are shown, each with its number.
async function aPictureASlide() {
  document.querySelectorAll("table").forEach(inColumns);
  document.querySelectorAll("img[data-frames]").forEach(inFrames);
  for (const img of document.querySelectorAll("img[data-letters]")) await img.decode().then(() => inPieces(img), () => null);
  for (const slide of [...document.querySelectorAll("section")]) {
    const holders = [...new Set([...slide.querySelectorAll("img")].map(holderOf))];
    if (holders.length > 1) apart(slide, holders);
  }
  for (const img of document.querySelectorAll("img")) {
    await img.decode().catch(() => null);
    if (img.dataset.part) await cut(img, ...img.dataset.part.split(";").map((part) => part.split(" ").map(Number)));
    if (!img.closest("table")) await cut(img, drawnOn(img));
  }
  const parts = [...document.querySelectorAll(".piece img")];
  for (const whole of new Set(parts.map((one) => one.dataset.whole))) asLarge(parts.filter((one) => one.dataset.whole === whole));
}

function numbered() {
  const all = [...document.querySelectorAll("section")];
  all.forEach((slide, at) => {
    const number = `${at + 1} / ${all.length}`;
    slide.id = at + 1;
    slide.setAttribute("aria-label", slide.getAttribute("aria-label").replace(/^\d+ \/ \d+/, number));
    slide.querySelector("footer span:last-child").textContent = number;
  });
  return all;
}
