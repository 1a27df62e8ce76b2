// Where the picture of a slide stands, and how large its type is: so that both can be read from the last row.
const LEAST = 72, MOST = 132, READ = 16, WIDEST = 900, MOST_WIDE = 1026, NARROWEST = 500, LOWEST = 180, HIGH = 700, USUAL = 11.5 / 900, BESIDE = 80, PAPER = 1264;
const spills = (on) => on.scrollHeight > on.clientHeight + 1 || on.scrollWidth > on.clientWidth + 1;

// The smallest letters of a picture as it is shown, in px of a slide.
function shown(img) {
  const shape = img.naturalWidth / img.naturalHeight;
  return Math.min(img.offsetWidth, img.offsetHeight * shape) * (lettersOf(img) || USUAL);
}

function largest(on, sizes) {
  for (const size of sizes) {
    on.style.setProperty("--size", size / 100);
    if (!spills(on)) return size;
  }
  return 0;
}

// The ways to lay out a picture with words: beside them, as high as the slide, or below them, in its whole width.
function* ways(slide, on, img) {
  const shape = img.naturalWidth / img.naturalHeight, whole = Math.min(WIDEST, HIGH * shape);
  const need = READ / (lettersOf(img) || USUAL);
  if (shape < 1.9)
    for (const wide of new Set([whole, Math.max(NARROWEST, Math.min(whole, need + 4)), Math.min(MOST_WIDE, HIGH * shape)])) {
      on.classList.add("beside");
      slide.style.setProperty("--wide", `${Math.round(wide)}px`);
      yield "beside";
    }
  on.classList.remove("beside");
  for (const low of [Math.min(need, 1256) / shape + 4, 250]) {
    on.style.setProperty("--low", `${Math.round(low)}px`);
    yield "below";
  }
}

function lay(slide) {
  const on = slide.firstElementChild, frame = on.querySelector(".frame");
  const pictures = [...on.querySelectorAll("img")].filter((one) => !one.closest("table, .frame"));
  const [one] = pictures, words = on.innerText.trim().length > 0;
  slide.classList.toggle("alone", (Boolean(one) || Boolean(frame)) && !words);
  on.classList.toggle("words", !one && !frame && !on.querySelector("h1, h2"));
  const sizes = [];
  for (let size = one || frame ? 100 : MOST; size >= LEAST; size -= 4) sizes.push(size);
  if (one && words) {
    const found = [];
    for (const way of ways(slide, on, one)) {
      const size = largest(on, sizes);
      if (size) found.push({ way, size, letters: shown(one), wide: slide.style.getPropertyValue("--wide"),
        low: on.style.getPropertyValue("--low") });
    }
    // What can be read, and of that the largest type; else the largest letters.
    const worth = (a) => (a.letters >= READ ? 1000 + a.size : a.letters);
    const best = found.reduce((a, b) => (worth(b) > worth(a) ? b : a), found[0]);
    const rest = [...on.querySelectorAll(".told, .card")].some((node) =>
      one.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (rest && !(best && best.letters >= READ)) {
      lay(continued(slide, one));
      return lay(slide);
    }
    if (!best) return undefined;
    on.classList.toggle("beside", best.way === "beside");
    slide.style.setProperty("--wide", best.wide);
    on.style.setProperty("--low", best.low);
    on.style.setProperty("--size", best.size / 100);
  } else largest(on, sizes);
  if (one && !words && shown(one) < READ) {
    const wide = (one.naturalWidth / one.naturalHeight) * (HIGH + 4);
    slide.classList.toggle("high", wide < PAPER - BESIDE - 8);
    slide.classList.toggle("left", wide >= PAPER - 2 * BESIDE);  // the number of the slide stands at the right
  }
  slide.classList.toggle("narrow", on.classList.contains("beside"));
  for (let tall = 300; tall >= LOWEST && spills(on); tall -= 20) on.style.setProperty("--tall", `${tall}px`);
  return undefined;
}
