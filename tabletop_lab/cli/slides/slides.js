// Slides as large as the window, the type of a full one smaller, and the keys of a presenter.
const slides = [...document.querySelectorAll("section")], LEAST = 72, MOST = 132, SQUARE = 1.5, WIDEST = 780, LOWEST = 180;
const spills = (on) => on.scrollHeight > on.clientHeight + 1 || on.scrollWidth > on.clientWidth + 1;

function lay(on) {
  const pictures = [...on.querySelectorAll("img")].filter((one) => !one.closest(".sides, table"));
  const [one] = pictures, words = on.innerText.trim().length > 0, shape = one && one.naturalWidth / one.naturalHeight;
  // A picture that is not much wider than high stands beside the text, as high as the slide.
  const beside = pictures.length === 1 && words && shape < SQUARE;
  on.classList.toggle("beside", beside);
  if (beside) on.style.setProperty("--wide", `${Math.round(Math.min(WIDEST, shape * on.clientHeight))}px`);
  on.classList.toggle("alone", !words);
  on.classList.toggle("words", !one && !on.querySelector("h1, h2"));
  for (let size = one ? 100 : MOST; size >= LEAST; size -= 4) {
    on.style.setProperty("--size", size / 100);
    if (!spills(on)) return;
  }
  for (let tall = 300; tall >= LOWEST && spills(on); tall -= 20) on.style.setProperty("--tall", `${tall}px`);
}

function grow() {
  const scale = Math.min(innerWidth / 1280, innerHeight / 720);
  document.documentElement.style.setProperty("--scale", scale);
}

const now = () => {
  const middle = innerHeight / 2, far = (one) => { const r = one.getBoundingClientRect();
    return Math.abs((r.top + r.bottom) / 2 - middle); };
  return slides.reduce((best, one, at) => (far(one) < far(slides[best]) ? at : best), 0);
};
const go = (at) => {
  const slide = slides[Math.max(0, Math.min(slides.length - 1, at))];
  slide.scrollIntoView({ block: "center" });
  history.replaceState(null, "", `#${slide.id}`);
};
const STEPS = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, Enter: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1 };

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("summary, a")) return;
  const step = event.key === " " ? (event.shiftKey ? -1 : 1) : STEPS[event.key];
  const to = event.key === "Home" ? 0 : event.key === "End" ? slides.length - 1 : step && now() + step;
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});
addEventListener("resize", () => { const at = now(); grow(); go(at); });
addEventListener("load", async () => {
  await document.fonts.ready;
  for (const slide of slides) lay(slide.firstElementChild);
  grow();
  const asked = slides.findIndex((slide) => `#${slide.id}` === location.hash);
  if (asked > 0) go(asked);
  document.body.dataset.ready = "true";
});
