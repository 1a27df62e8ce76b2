// The event bridge of a player's frame (board.js goes before it): buttons made of plain HTML carry data-do (what) and
// data-with (which); a click on them becomes a message, and so do keys, the theme and the size of the page.

const KEYS = new Set(["[", "]", "{", "}", "?", "/", "Escape", "Enter"]);
const ASIDE = new Set(["c", "alt+c", "k", "?"]);   // what these open stands in the card at the side

function listen({ model, el, send }) {
  let leave = () => {}, frame = null, under = null, inside = false, last = { part: "", at: -1 };
  const tell = () => send({ type: "theme", theme: theme() });

  // Beside a narrow board that card is below what is seen at one glance: whoever asks for it is shown it.
  function aside() {
    if (!frame.hasAttribute("popover")) frame.querySelector(".ttl-side")?.scrollIntoView({ block: "nearest" });
  }
  function click(event) {
    const hit = event.target.closest?.("[data-do]");
    if (!hit || !frame.contains(hit)) return;
    event.preventDefault();
    pressed(model, el, { type: "do", what: hit.dataset.do, with: hit.dataset.with || "" });
    if (hit.dataset.do === "clause") aside();
  }
  function twice(event) {
    const hit = event.target.closest?.("[data-do=choose]");
    if (hit) pressed(model, el, { type: "do", what: "commit", with: hit.dataset.with || "" });
  }
  function keydown(event) {
    const real = event.composedPath()[0], field = real.matches?.("input:not([type=range]),textarea,select");
    let key = event.key;
    if (event.ctrlKey && !event.altKey && key.toLowerCase() === "z") key = event.shiftKey ? "redo" : "undo";
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.altKey) key = "alt+" + event.code.replace(/^(Key|Digit)/, "").toLowerCase();
    else if (field && key !== "Escape" && key !== "Enter") return;
    else if (key === "Enter" && !field) return;               // Enter on a button is a click already
    else if (event.isComposing) return;
    else if (!KEYS.has(key) && !/^[a-z0-9]$/i.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape" && field) real.blur();
    if (key === "/") return frame.querySelector(".ttl-find input")?.focus();
    if (key === "Escape") frame.querySelector(".ttl-opts button, .ttl-opts [data-do]")?.focus({ preventScroll: true });
    pressed(model, el, { type: "key", key });
    if (ASIDE.has(key) && !frame.querySelector(`.ttl-opts .key-${CSS.escape(key)}`)) aside();
  }
  function focusin(event) {
    inside = true;
    const part = event.target.closest?.(".ttl-opts,.ttl-hist,.ttl-bots,.ttl-seg,.ttl-lang,.ttl-board,.ttl-side,.ttl-trace,.ttl-whybox");
    last = part ? { part: part.className, node: part } : { part: "", node: null };
  }
  function pointer(event) {
    if (!frame.contains(event.target)) inside = false;
  }
  // After an answer the pressed button may be gone, and focus with it: go on with the first option.
  function keepFocus() {
    if (!inside || document.activeElement !== document.body) return;
    const next = last.node?.isConnected && last.node.querySelector("button:not(:disabled),[tabindex='0']");
    (next || frame.querySelector(".ttl-opts button"))?.focus({ preventScroll: true });
  }
  function dress() {
    for (const [selector, attributes] of Object.entries(model.get("aria")))
      for (const node of frame.querySelectorAll(selector))
        for (const [name, value] of Object.entries(attributes))
          if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    // The slider counts moments; a reader is told the step in words.
    const at = frame.querySelector(".ttl-at .widget-html-content")?.firstChild?.textContent;
    const handle = frame.querySelector(".ttl-lanes input");
    if (at && handle && handle.getAttribute("aria-valuetext") !== at) handle.setAttribute("aria-valuetext", at);
    const now = frame.querySelector(".ttl-trace .now, .ttl-trace .latest");
    const pane = now?.closest(".ttl-body");
    if (now && pane && now !== dress.seen) {
      pane.scrollTop += now.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom + 8;
      dress.seen = now;
    }
    keepFocus();
    under.show();
    const trace = frame.querySelector(".ttl-trace");
    if (trace === told.node) return;
    told.watch.disconnect();
    if (trace) told.watch.observe(trace);
    told.node = trace;
  }
  let waiting = 0;
  const later = () => { if (!waiting) waiting = requestAnimationFrame(() => { waiting = 0; dress(); }); };
  const watcher = new MutationObserver(later);
  const resized = new ResizeObserver(() => { dress.seen = null; later(); });
  // What happened may get another room where nothing was put in or taken out: its pictures depend on that.
  const told = { node: null, watch: new ResizeObserver(later) };
  const pageTheme = new MutationObserver(tell), looks = LOOKS.map((look) => matchMedia(look));

  function attach() {
    frame = el.closest(".ttl");
    if (!frame) return false;
    under = below(frame);
    // JupyterLab's own keys stay quiet while the focus is on the board.
    frame.setAttribute("data-lm-suppress-shortcuts", "true");
    frame.tabIndex = -1;   // a press between its buttons gives it the keys as well
    frame.addEventListener("click", click);
    frame.addEventListener("dblclick", twice);
    frame.addEventListener("keydown", keydown);
    frame.addEventListener("focusin", focusin);
    document.addEventListener("pointerdown", pointer, true);
    watcher.observe(frame, { childList: true, subtree: true });
    resized.observe(frame);
    pageTheme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "data-jp-theme-name", "data-theme"] });
    for (const look of looks) look.addEventListener("change", tell);
    model.on("change:aria", later);
    tell();
    later();
    const [inRoom, connected] = [room({ model, el, frame, send }), connect(frame, model, el)];
    leave = () => { inRoom(); connected(); under.leave(); };
    return true;
  }
  // render() runs before the element stands in the page.
  let tries = 0, timer = 0;
  const poll = () => { if (!attach() && tries++ < 200) timer = setTimeout(poll, 25); };
  poll();

  return () => {
    clearTimeout(timer);
    leave();
    watcher.disconnect();
    resized.disconnect();
    told.watch.disconnect();
    pageTheme.disconnect();
    for (const look of looks) look.removeEventListener("change", tell);
    model.off("change:aria", later);
    document.removeEventListener("pointerdown", pointer, true);
    frame?.removeEventListener("click", click);
    frame?.removeEventListener("dblclick", twice);
    frame?.removeEventListener("keydown", keydown);
    frame?.removeEventListener("focusin", focusin);
  };
}
