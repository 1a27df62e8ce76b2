// Copies the text of a block: the button with data-copy stands after it. A press on a block, or Enter, selects it all.

async function copied(text, block) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages that are not served securely have no clipboard: the old way needs a selection.
    select(block);
    return document.execCommand("copy");
  }
}

function select(block) {
  const range = document.createRange();
  range.selectNodeContents(block);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
}

function render({ el }) {
  let frame = null, tries = 0, timer = 0;

  async function click(event) {
    const button = event.target.closest?.("[data-copy]");
    if (!button || !frame.contains(button)) return;
    event.preventDefault();
    const line = button.closest("p"), block = line.previousElementSibling;
    const done = await copied(block.textContent, block);
    const told = line.querySelector("[role=status]");
    told.textContent = done ? button.dataset.copied : button.dataset.failed;
    if (!done) select(block);
    setTimeout(() => { told.textContent = ""; }, 4000);
  }
  function focusin(event) {
    if (event.target.matches?.(".ttl-cell pre")) select(event.target);
  }

  const poll = () => {
    frame = el.closest(".ttl");
    if (!frame) { if (tries++ < 200) timer = setTimeout(poll, 25); return; }
    frame.addEventListener("click", click);
    frame.addEventListener("focusin", focusin);
  };
  poll();
  return () => {
    clearTimeout(timer);
    frame?.removeEventListener("click", click);
    frame?.removeEventListener("focusin", focusin);
  };
}

export default { initialize, render };
