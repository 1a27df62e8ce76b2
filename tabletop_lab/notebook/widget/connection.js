// What a frame says when its kernel is gone, or does not answer a press for a while. One for each frame: `connect` is
// called by the part that listens there, and every part sends its presses through `pressed`. WORDS goes before this.
// It waits for what JupyterLab reports and asks nothing; a page that never had a kernel says nothing.

const PATIENCE = 3000;  // milliseconds
const GONE = new Set(["restarting", "autorestarting", "dead", "terminating"]);
const DEAD = "jupyter-widgets-disconnected";  // ipywidgets says so of a view
const TAKEN = ["pointerdown", "click", "dblclick", "keydown", "input", "change"];

// The output in which a frame stands: all frames that come after one another there are one player to a person.
const outputOf = (el) => el.closest(".jp-OutputArea-child") || document.body;
const isLost = (el) => !!el.closest(".ttl-lost");

function pressed(model, el, message) {
  const kernel = el.closest(".ttl")?.ttlKernel;
  if (kernel) kernel.press(model, message);
  else model.send(message);
}

function connect(frame, model, el) {
  if (frame.ttlKernel || el.closest(`.${DEAD}`)) return () => {};
  const manager = model.widget_manager, at = manager?.context?.sessionContext ?? manager?.kernel;
  let bar = null, lost = false, sent = 0, answered = 0, timer = 0, teller = "";

  function words(name) {
    const told = Object.values(model.get("aria") || {}).find((one) => one.lang)?.lang;
    // A frame that does not say its language: an English one has the word 한국어 at most.
    const hangul = (frame.textContent.match(/[가-힣]/g) || []).length > 9;
    const lang = told || (hangul ? "ko" : "en");
    return (WORDS[lang] || WORDS.en)[name];
  }
  function say(name) {
    if (!bar) {
      bar = document.createElement("div");
      bar.setAttribute("role", "alert");
      frame.append(bar);
    }
    bar.className = `ttl-kernel ${name}`;
    bar.textContent = words(name);
  }
  function unsay() {
    bar?.remove();
    bar = null;
  }

  function press(model, message) {
    if (lost) return;
    outputOf(frame).ttlPressed = true;
    const number = ++sent;
    try {
      model.send(message, { iopub: { status: (told) => {
        if (told.content.execution_state === "idle") heard(number);
      } } });
    } catch {
      return lose();
    }
    // Only where it is known that an answer will be told.
    if (at) timer ||= setTimeout(late, PATIENCE);
  }
  function late() {
    timer = 0;
    if (!lost) say("waiting");
  }
  // Answers come in the order of the presses.
  function heard(number) {
    answered = Math.max(answered, number);
    if (lost) return;
    clearTimeout(timer);
    timer = answered < sent ? setTimeout(late, PATIENCE) : 0;
    if (answered === sent) unsay();
  }

  function stop(event) {
    const link = event.target.closest?.("a[href]");
    if (link || (event.type === "keydown" && event.key === "Tab")) return;
    event.stopImmediatePropagation();
    if (event.type === "click") event.preventDefault();
  }
  function lose() {
    if (lost) return;
    lost = true;
    clearTimeout(timer);
    say("lost");
    frame.classList.add("ttl-lost");
    for (const type of TAKEN) frame.addEventListener(type, stop, true);
    for (const part of frame.querySelectorAll("button,input,select,textarea")) part.disabled = true;
    for (const part of frame.querySelectorAll("[data-do]")) part.setAttribute("aria-disabled", "true");
    for (const board of frame.querySelectorAll(".ttl-svg"))
      for (const place of board.shadowRoot?.querySelectorAll(".place") || []) {
        place.classList.remove("target", "barred", "sel");
        place.setAttribute("aria-disabled", "true");
      }
    // Nothing could take it back from the whole window any more.
    if (frame.hasAttribute("popover")) {
      frame.hidePopover();
      frame.removeAttribute("popover");
    }
  }

  const status = (_, now) => { if (GONE.has(now)) lose(); };
  const changed = (_, { oldValue, newValue }) => { if (oldValue && oldValue.id !== newValue?.id) lose(); };
  // A restart that this page did not ask for (another page, the server) reports no status. But a kernel says when it
  // ends, and each new one tells under a session of its own. (One that tells under its listener's says nothing by it.)
  const told = (_, { header, parent_header: asked }) => {
    const by = header.session;
    if (header.msg_type === "shutdown_reply") lose();
    else if (by && by !== asked?.session) {
      if (teller && by !== teller) lose();
      teller = by;
    }
  };
  // Wherever JupyterLab is not around the page.
  const live = () => setTimeout(() => { if (el.closest(`.${DEAD}`)) lose(); });
  at?.statusChanged?.connect(status);
  at?.kernelChanged?.connect(changed);
  at?.iopubMessage?.connect(told);
  model.on("comm_live_update", live);
  frame.ttlKernel = { press };
  return () => {
    clearTimeout(timer);
    at?.statusChanged?.disconnect(status);
    at?.kernelChanged?.disconnect(changed);
    at?.iopubMessage?.disconnect(told);
    model.off("comm_live_update", live);
    delete frame.ttlKernel;
    unsay();
  };
}
