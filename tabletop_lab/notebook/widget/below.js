// The line below a result that scrolls: it says that more lies below, for many systems show no bar before one scrolls.
// A press turns a page; at the end it leads back to the top.

const SPARE = 2;    // CSS pixels that are not worth a line

function below(frame) {
  let seen = null;
  const parts = () => {
    const line = frame.querySelector(".ttl-decide .ttl-below");
    return line ? [line, line.parentElement.querySelector(".result")] : [];
  };
  function show() {
    const [line, part] = parts();
    if (!part) return;
    if (seen !== part) {
      seen?.removeEventListener("scroll", show);
      seen = part;
      seen.addEventListener("scroll", show, { passive: true });
    }
    // Its own height counts as room: without it the whole result might fit.
    const there = line.classList.contains("shown"), bottom = (node) => node.getBoundingClientRect().bottom;
    const scrolls = part.scrollHeight > part.clientHeight + SPARE + (there ? bottom(line) - bottom(part) : 0);
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
  const leave = () => {
    frame.removeEventListener("click", press);
    frame.removeEventListener("toggle", show, true);
    seen?.removeEventListener("scroll", show);
  };
  return { show, leave };
}
