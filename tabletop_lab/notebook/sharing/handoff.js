// The handoff screen in the page: after a press it takes the focus; it stays closed for a moment, and reports Esc.
// It decides nothing: who may look is Python's business, and nothing secret ever stands here.

function render({ model, el }) {
  let frame = null, leave = () => {}, since = 0, timer = 0, tries = 0, later = 0;
  const button = () => frame?.querySelector(".ttl-handoff .go");
  const early = () => performance.now() - since < model.get("wait");

  // A stray Enter, a held one, or the second half of a double click must not open the screen.
  function stop(event) {
    const hit = event.target.closest?.(".go");
    if (hit && (event.repeat || early()) && (event.type === "click" || event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }
  function keydown(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab") return;
    if (event.key === "Escape") pressed(model, el, { type: "key", key: "Escape" });
    event.stopPropagation();
  }
  // Esc hides a screen at once, also while the focus is nowhere yet; only another cell's text keeps its own Esc.
  function escape(event) {
    const now = document.activeElement, mine = el.closest(".ttl");
    if (event.key !== "Escape" || !mine || (!mine.contains(now) && now?.closest?.(".cm-content,input,textarea,select"))) return;
    pressed(model, el, { type: "key", key: "Escape" });
  }
  // The focus goes where the eyes go, once a person has pressed something here: a cell that is run takes it from nobody,
  // and no cell takes it from another.
  function focus() {
    if (!outputOf(frame).ttlPressed) return;
    const now = document.activeElement, free = !now || now === document.body || frame.contains(now) ||
      now.closest?.(".jp-OutputArea") || now.classList.contains("jp-Notebook") || now.contains(frame);
    const part = frame.querySelector(model.get("focus")) || frame.querySelector(".ttl-hide");
    if (free && part) part.focus({ preventScroll: true });
  }
  function begin() {
    if (!frame) return;
    since = performance.now();
    clearTimeout(later);
    const screen = frame.querySelector(".ttl-handoff"), go = button();
    if (screen && go) {
      const title = screen.querySelector("h2"), text = screen.querySelector("p[id]");
      for (const [name, value] of [["role", "dialog"], ["aria-modal", "true"], ["aria-labelledby", title?.id], ["aria-describedby", text?.id]])
        if (value) screen.setAttribute(name, value);
      go.setAttribute("aria-disabled", "true");
      later = setTimeout(() => button()?.removeAttribute("aria-disabled"), model.get("wait"));
    }
    requestAnimationFrame(focus);
  }
  function attach() {
    frame = el.closest(".ttl");
    // A seat that only looks on has nothing to press but the way out.
    if (!frame || !(frame.querySelector(model.get("focus")) || (tries > 20 && frame.querySelector(".ttl-hide")))) return false;
    frame.setAttribute("data-lm-suppress-shortcuts", "true");
    if (model.get("wait")) {
      for (const type of ["click", "keydown", "keyup"]) frame.addEventListener(type, stop, true);
      frame.addEventListener("keydown", keydown);
      const dark = document.body.dataset.jpThemeLight === "false" || document.body.dataset.theme === "dark";
      model.send({ type: "theme", theme: dark ? "dark" : "light" });
    }
    leave = connect(frame, model, el);
    begin();
    return true;
  }
  model.on("change:seq", begin);
  if (!model.get("wait")) document.addEventListener("keydown", escape, true);
  // render() runs before the element stands in the page.
  const poll = () => { if (!attach() && tries++ < 200) timer = setTimeout(poll, 25); };
  poll();
  return () => {
    clearTimeout(timer);
    clearTimeout(later);
    leave();
    model.off("change:seq", begin);
    for (const type of ["click", "keydown", "keyup"]) frame?.removeEventListener(type, stop, true);
    frame?.removeEventListener("keydown", keydown);
    document.removeEventListener("keydown", escape, true);
  };
}

export default { initialize, render };
