// Where the picture of a slide stands, and how large its type is: so that both can be read from the last row.
const LEAST = 72, MOST = 132, READ = 16, WIDEST = 900, MOST_WIDE = 1026, NARROWEST = 500, LOWEST = 180, HIGH = 700, LARGE = 0.88, USUAL = 11.5 / 900, BESIDE = 120, PAPER = 1264, WITH_WORDS = 1256, WITHIN = 1192, MARGIN = 44, NO_MARGIN = 12, FEW_WORDS = 220;
const spills = (on) => on.scrollHeight > on.clientHeight + 1 || on.scrollWidth > on.clientWidth + 1;

// The smallest letters of a picture as it is shown, in px of a slide.
function shown(img) {
  const shape = img.naturalWidth / img.naturalHeight;
  return Math.min(img.offsetWidth, img.offsetHeight * shape) * (lettersOf(img) || USUAL);
}

// How wide a picture may be: as wide as the words, between the margins; wider only where its letters need it.
const acrossOf = (img, most = PAPER) => Math.min(most, Math.max(WITHIN, Math.ceil(READ / (lettersOf(img) || USUAL)) + 1));

const largestAlone = (img) =>
  Math.min(acrossOf(img), (HIGH * img.naturalWidth) / img.naturalHeight) * (lettersOf(img) || USUAL);

function largest(on, sizes) {
  for (const size of sizes) {
    on.style.setProperty("--size", size / 100);
    if (!spills(on)) return size;
  }
  return 0;
}

// The ways to lay out a picture with words: beside them, as high as the slide, or below them, in its whole width.
// `squeezed`: also so wide that the words get a narrow column.
function* ways(slide, on, img, squeezed) {
  const shape = img.naturalWidth / img.naturalHeight, whole = Math.min(WIDEST, HIGH * shape);
  const need = READ / (lettersOf(img) || USUAL);
  if (shape < 1.9)
    for (const wide of new Set([whole, Math.max(NARROWEST, Math.min(whole, need + 4)), ...(squeezed ? [Math.min(MOST_WIDE, HIGH * shape)] : [])])) {
      on.classList.add("beside");
      slide.style.setProperty("--wide", `${Math.round(wide)}px`);
      for (const edge of [MARGIN, NO_MARGIN]) {
        slide.style.setProperty("--edge", `${edge}px`);
        yield "beside";
      }
    }
  on.classList.remove("beside");
  for (const low of [Math.min(need, WITH_WORDS) / shape + 4, 250]) {
    on.style.setProperty("--low", `${Math.round(low)}px`);
    yield "below";
  }
}

// Of these ways: what can be read, and of that the largest type, but rather a margin than the last two steps of type;
// else the largest letters.
function bestWay(slide, on, img, sizes, squeezed) {
  const found = [], margin = (a) => (a.edge === `${MARGIN}px` && a.size >= 100 * LARGE ? 9 : 0);
  const worth = (a) => (a.letters >= READ ? 1000 + a.size + margin(a) : a.letters);
  for (const way of ways(slide, on, img, squeezed)) {
    const size = largest(on, sizes);
    if (size) found.push({ way, size, letters: shown(img), wide: slide.style.getPropertyValue("--wide"),
      low: on.style.getPropertyValue("--low"), edge: slide.style.getPropertyValue("--edge") });
  }
  return found.reduce((a, b) => (worth(b) > worth(a) ? b : a), found[0]);
}

// A question, or what is to be done, stands with what it is about: where the picture can be read, and the words are large.
function together(slide) {
  const next = slide.nextElementSibling, on = slide.firstElementChild;
  if (!next || headingOf(slide) !== headingOf(next) || on.querySelector("img, .frame, .told, .card, table")) return;
  if (next.firstElementChild.querySelector("h1, h2") || isToTalkAbout(on) || isToTalkAbout(next.firstElementChild)) return;
  const joined = next.cloneNode(true);
  joined.firstElementChild.prepend(...[...on.cloneNode(true).childNodes]);
  next.before(joined);
  lay(joined);
  const img = joined.querySelector("img"), frames = joined.querySelector(".frame");
  const size = Number(joined.firstElementChild.style.getPropertyValue("--size"));
  const fits = joined.nextElementSibling === next && !frames && !spills(joined.firstElementChild);
  const squeezed = joined.firstElementChild.matches(".beside") && parseFloat(joined.style.getPropertyValue("--wide")) > WIDEST;
  if (fits && !squeezed && size >= LARGE && (!img || shown(img) >= READ)) {
    slide.remove();
    next.remove();
    return;
  }
  while (joined.nextElementSibling !== next) joined.nextElementSibling.remove();
  joined.remove();
  const asked = next.nextElementSibling;
  if (on.querySelector("h2") || !asked || asked.dataset.asked === undefined) return;
  asked.firstElementChild.prepend(...on.childNodes);
  slide.remove();
  lay(asked);
}

// Few words, a clause or what happened, without a picture: they stand with what follows them, where both are large.
function withMore(slide) {
  const next = slide.nextElementSibling, on = slide.firstElementChild;
  if (!next || headingOf(slide) !== headingOf(next)) return;
  const both = [on, next.firstElementChild], few = Math.min(...both.map((one) => one.innerText.trim().length));
  if (few > FEW_WORDS || both.some((one) => one.querySelector("h1, h2, img, .frame, table, blockquote, ul, ol:not(.told)"))) return;
  const joined = slide.cloneNode(true);
  joined.firstElementChild.append(...next.firstElementChild.cloneNode(true).childNodes);
  next.before(joined);
  lay(joined);
  const fits = !spills(joined.firstElementChild)
    && Number(joined.firstElementChild.style.getPropertyValue("--size")) >= LARGE;
  for (const one of fits ? [slide, next] : [joined]) one.remove();
}

const isToTalkAbout = (on) => on.querySelector("blockquote") && !on.querySelector("h2");
const headingOf = (slide) => slide.querySelector("footer span").textContent;

function lay(slide) {
  const on = slide.firstElementChild, frame = on.querySelector(".frame");
  const pictures = [...on.querySelectorAll("img")].filter((one) => !one.closest("table, .frame"));
  const [one] = pictures, words = on.innerText.trim().length > 0;
  slide.classList.remove("high", "left");
  slide.classList.toggle("alone", (Boolean(one) || Boolean(frame)) && !words);
  on.classList.toggle("words", !one && !frame && !on.querySelector("h1, h2"));
  if (one) one.style.setProperty("--across", `${acrossOf(one, words ? WITH_WORDS : PAPER)}px`);
  const sizes = [];
  for (let size = one || frame ? 100 : MOST; size >= LEAST; size -= 4) sizes.push(size);
  if (one && words) {
    const after = (what) => [...on.querySelectorAll(what)].some((node) =>
      one.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
    let best = bestWay(slide, on, one, sizes, false);
    if (!(best && best.letters >= READ) && after(".told, .card, ul, ol")) {
      const others = after(".told, .card") ? continued(slide, one) : pictureFirst(slide, one);
      lay(others);
      return lay(slide);
    }
    if (!(best && best.letters >= READ)) best = bestWay(slide, on, one, sizes, true);
    if (!(best && best.letters >= READ) && !after("p, li, td, pre, h3") && largestAlone(one) >= READ) {
      lay(wordsFirst(slide, one));
      return lay(slide);
    }
    if (!best) return undefined;
    on.classList.toggle("beside", best.way === "beside");
    slide.style.setProperty("--wide", best.wide);
    slide.style.setProperty("--edge", best.edge);
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
