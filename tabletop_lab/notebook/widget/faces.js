// The cards of a screen: pictures that Python sends once, put where the page names them (`<img data-card="...">`).
// It knows no game; when the screen is closed its pictures are forgotten.

function render({ model, el }) {
  const urls = new Map();
  let frame = null, tries = 0, timer = 0, asked = false;

  function learn() {
    for (const [name, svg] of Object.entries(model.get("faces")))
      if (!urls.has(name)) urls.set(name, URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
    fill();
  }
  function fill() {
    if (!frame) return;
    let missing = false;
    for (const image of frame.querySelectorAll("img[data-card]")) {
      const url = urls.get(image.dataset.card);
      if (!url) missing = true;
      else if (image.getAttribute("src") !== url) image.setAttribute("src", url);
    }
    // A page that was opened later has missed what was sent before.
    if (missing && !asked) { asked = true; timer = setTimeout(() => { asked = false; if (lacks()) model.send({ type: "lost" }); }, 400); }
  }
  const lacks = () => [...frame.querySelectorAll("img[data-card]")].some((image) => !urls.has(image.dataset.card));

  const watcher = new MutationObserver(fill);
  function attach() {
    frame = el.closest(".ttl");
    if (!frame) return false;
    watcher.observe(frame, { childList: true, subtree: true });
    fill();
    return true;
  }
  // render() runs before the element stands in the page.
  const poll = () => { if (!attach() && tries++ < 200) timer = setTimeout(poll, 25); };
  model.on("change:faces", learn);
  learn();
  poll();
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    model.off("change:faces", learn);
    for (const url of urls.values()) URL.revokeObjectURL(url);
  };
}

export default { initialize, render };
