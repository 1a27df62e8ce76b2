// Slides as large as the window, and the keys of a presenter.
let slides = [];

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
  await aPictureASlide();
  for (const slide of [...document.querySelectorAll("section")]) lay(slide);
  for (const slide of [...document.querySelectorAll("section")].reverse()) if (slide.isConnected) together(slide);
  for (const slide of [...document.querySelectorAll("section")].reverse()) if (slide.isConnected) withMore(slide);
  slides = numbered();
  grow();
  const asked = slides.findIndex((slide) => `#${slide.id}` === location.hash);
  if (asked > 0) go(asked);
  document.body.dataset.ready = "true";
});
