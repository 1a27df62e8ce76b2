// The event bridge of a form: it reports clicks on plain HTML and keys, sets roles, and moves the focus where Python says.
// Links within the form are followed here, at once; nothing about rules is decided here.

function render({ model, el }) {
  let frame = null, leave = () => {}, tries = 0, timer = 0, waiting = 0;
  const send = (message) => { if (!isLost(el)) model.send(message); };
  const tell = () => send({ type: "theme", theme: theme() });
  const named = (prefix, name) => frame.querySelector(`.${prefix}-${CSS.escape(name.replaceAll(".", "_"))}`);

  // Only the form scrolls: the notebook must not jump.
  function show(part) {
    const form = part.closest(".ttl-form");
    if (form) form.scrollTop += part.getBoundingClientRect().top - form.getBoundingClientRect().top - 34;
  }
  function jump(name) {
    const field = named("field", name), part = field || named("sec", name);
    if (!part) return;
    if (!field) {
      const form = part.closest(".ttl-form");
      form.scrollTop += part.getBoundingClientRect().top - form.getBoundingClientRect().top;
      return;
    }
    show(field);
    field.querySelector("input,select,.ttl-seg button.mod-active,.ttl-seg button")?.focus({ preventScroll: true });
  }
  // A notebook that a link leads to opens in the lab, as those of its pages do: JupyterLab looks for a command on what was
  // pressed. Without it, or where the address does not say which folder this is, the link is followed as any other.
  function follow(link) {
    const { origin, pathname } = new URL(link.href), path = decodeURIComponent(pathname).match(/\/lab\/.*?tree\/(.*\.ipynb)$/)?.[1];
    if (!path || origin !== location.origin) return;
    link.dataset.commandlinkerCommand = "docmanager:open";
    link.dataset.commandlinkerArgs = JSON.stringify({ path });
  }
  function click(event) {
    const link = event.target.closest?.("a[href]");
    if (link && frame.contains(link)) follow(link);
    const hit = event.target.closest?.("[data-do]");
    if (!hit || !frame.contains(hit)) return;
    event.preventDefault();
    if (hit.dataset.do === "jump") return jump(hit.dataset.with);
    pressed(model, el, { type: "do", what: hit.dataset.do, with: hit.dataset.with || "" });
  }
  function keydown(event) {
    const real = event.composedPath()[0], field = real.matches?.("input:not([type=checkbox]),textarea,select");
    if (event.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "Enter") {
      // What was typed counts before it is applied.
      if (field) { real.blur(); real.focus({ preventScroll: true }); }
      pressed(model, el, { type: "do", what: "apply", with: "" });
    } else if (event.ctrlKey || event.altKey || event.metaKey) return;
    else if (event.key === "Escape") {
      if (field) real.blur();
      pressed(model, el, { type: "do", what: "back", with: field ? "field" : "" });
      if (field) frame.querySelector(".ttl-rules, .ttl-div")?.focus({ preventScroll: true });
    } else if (event.key === "/" && !field) frame.querySelector(".ttl-find input")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  // Which chapter is on top of the form.
  function spy() {
    const form = frame?.querySelector(".ttl-form");
    if (!form) return;
    const top = form.getBoundingClientRect().top + 60;
    let now = null;
    for (const head of form.querySelectorAll(".ttl-sec"))
      if (head.offsetParent && (!now || head.getBoundingClientRect().top <= top)) now = head;
    const name = [...(now?.classList || [])].find((c) => c.startsWith("sec-"))?.slice(4);
    for (const link of frame.querySelectorAll(".ttl-nav [data-with]")) {
      const on = link.dataset.with.replaceAll(".", "_") === name;
      if (link.classList.contains("on") !== on) link.classList.toggle("on", on);
      if (on) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
  let tried = 0;
  function dress() {
    for (const [selector, attributes] of Object.entries(model.get("aria")))
      for (const node of frame.querySelectorAll(selector))
        for (const [name, value] of Object.entries(attributes)) {
          if (value === "") node.removeAttribute(name);
          else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
        }
    spy();
    const wanted = model.get("wanted"), around = frame.closest(".ttl-first-whole") || frame;
    const part = wanted && around.querySelector(wanted);
    // What was just opened beside this form comes a moment later.
    if (wanted && !part && around !== frame && tried++ < 100) setTimeout(later, 100);
    if (part) {
      tried = 0;
      model.set("wanted", "");
      model.save_changes();
      part.focus({ preventScroll: true });
      const box = part.getBoundingClientRect();
      // A player is shown from its top on: inside it nothing moves.
      const player = part.closest(".ttl-plays");
      if (box.top < 0 || box.top > innerHeight - 60)
        (player || part).scrollIntoView({ block: player ? "start" : "center" });
    }
  }
  const later = () => { if (frame && !waiting) waiting = requestAnimationFrame(() => { waiting = 0; dress(); }); };
  const watcher = new MutationObserver(later), pageTheme = new MutationObserver(tell), looks = LOOKS.map((look) => matchMedia(look));

  function attach() {
    frame = el.closest(".ttl");
    if (!frame) return false;
    frame.setAttribute("data-lm-suppress-shortcuts", "true");
    frame.addEventListener("click", click);
    // On the way down: fields keep their keys to themselves.
    frame.addEventListener("keydown", keydown, true);
    frame.addEventListener("scroll", spy, true);
    // Classes too: they say which fields are shown, and with that which chapter stands on top.
    watcher.observe(frame, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
    pageTheme.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "data-jp-theme-name", "data-theme"] });
    for (const look of looks) look.addEventListener("change", tell);
    leave = connect(frame, model, el);
    tell();
    later();
    return true;
  }
  model.on("change:aria", later);
  model.on("change:wanted", later);
  // render() runs before the element stands in the page.
  const poll = () => { if (!attach() && tries++ < 200) timer = setTimeout(poll, 25); };
  poll();

  return () => {
    clearTimeout(timer);
    leave();
    watcher.disconnect();
    pageTheme.disconnect();
    for (const look of looks) look.removeEventListener("change", tell);
    model.off("change:aria", later);
    model.off("change:wanted", later);
    frame?.removeEventListener("click", click);
    frame?.removeEventListener("keydown", keydown, true);
    frame?.removeEventListener("scroll", spy, true);
  };
}

export default { initialize, render };
