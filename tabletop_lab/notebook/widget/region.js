// A region of the page: draws its parts, keeps the elements that stay, and reports what a person does with them.
// The elements look like those of ipywidgets, so that JupyterLab's styles reach them. Nothing about games is known here.

const make = (tag, css = "", ...children) => {
  const node = document.createElement(tag);
  node.className = css;
  node.append(...children);
  return node;
};
const put = (node, name, value) => { if (node[name] !== value) node[name] = value; };

function render({ model, el }) {
  el.classList.add("ttl-region");
  const known = new Map();

  // The frame knows whether its kernel is there (connection.js).
  const send = (message) => {
    const kernel = el.closest(".ttl")?.ttlKernel;
    if (kernel) kernel.press(model, message);
    else model.send(message);
  };
  // The page counts what it has reported of a part: a value that Python sent before it heard of it comes too late.
  const report = (own, value, more = {}) => send({ part: own.id, value, count: ++own.count, ...more });
  const fresh = (own, spec) => (spec.heard || 0) >= own.count;

  // Each kind: how it is made (once), and how it is brought up to date.
  const KINDS = {
    html: {
      css: "widget-html",
      make: () => make("div", "", make("div", "widget-html-content")),
      show(node, spec, before) { if (spec.value !== before.value) node.firstChild.innerHTML = spec.value || ""; },
    },
    box: {
      css: "widget-box",
      make: () => make("div"),
      show(node, spec) { arrange(node, spec.children); },
    },
    button: {
      css: "jupyter-button widget-button",
      make(own) {
        const node = make("button");
        node.addEventListener("click", (event) => { event.preventDefault(); send({ part: own.id }); });
        return node;
      },
      show(node, spec) {
        put(node, "textContent", spec.description || "");
        put(node, "title", spec.tooltip || "");
        put(node, "disabled", !!spec.disabled);
      },
    },
    toggle: {
      css: "jupyter-button widget-toggle-button",
      make(own) {
        const node = make("button");
        node.addEventListener("click", () => report(own, !own.spec.value));
        return node;
      },
      show(node, spec, before, own) {
        put(node, "textContent", spec.description || "");
        own.active = !!spec.value;
        node.setAttribute("aria-pressed", String(own.active));
      },
      more: (own) => (own.spec.value ? "mod-active" : ""),
    },
    options: {
      css: "widget-box",
      make(own) {
        const node = make("div");
        node.addEventListener("click", (event) => {
          const at = [...node.children].indexOf(event.target.closest("button"));
          if (at >= 0) send({ part: own.id, value: at, text: own.spec.items[at][0] });
        });
        return node;
      },
      show(node, spec) {
        const items = spec.items || [];
        while (node.children.length > items.length) node.lastChild.remove();
        items.forEach(([text, css], at) => {
          const button = node.children[at] || node.appendChild(make("button"));
          put(button, "className", `jupyter-widgets jupyter-button widget-button ${css}`.trim());
          if (button.textContent === text) return;
          const [what, ...note] = text.split("\n");
          button.replaceChildren(make("span", "what", what));
          if (note.length) button.append("\n", make("span", "note", note.join("\n")));
        });
      },
    },
    segments: {
      css: "widget-inline-hbox widget-toggle-buttons",
      make(own) {
        const node = make("div", "", make("div"));
        node.addEventListener("click", (event) => {
          const at = [...node.firstChild.children].indexOf(event.target.closest("button"));
          if (at < 0 || own.spec.disabled) return;
          mark(node, at);
          report(own, at);
        });
        return node;
      },
      show(node, spec, before, own) {
        const row = node.firstChild;
        while (row.children.length > spec.options.length) row.lastChild.remove();
        spec.options.forEach((text, at) => {
          put(row.children[at] || row.appendChild(make("button", "jupyter-button widget-toggle-button")), "textContent", text);
        });
        if (fresh(own, spec)) mark(node, spec.value);
      },
    },
    dropdown: {
      css: "widget-inline-hbox widget-dropdown",
      make(own) {
        const list = make("select");
        list.addEventListener("change", () => report(own, list.selectedIndex));
        // A list that stands open: JupyterLab and slow answers keep the arrow keys from it, so it moves by itself.
        list.addEventListener("keydown", (event) => {
          const last = list.length - 1, at = list.selectedIndex;
          const to = { ArrowUp: Math.max(at - 1, 0), ArrowDown: Math.min(at + 1, last), Home: 0, End: last }[event.key];
          if (!own.spec.rows || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          event.stopPropagation();
          if (to !== at) report(own, (list.selectedIndex = to));
        });
        return make("div", "", list);
      },
      show(node, spec, before, own) {
        const list = node.firstChild;
        if (spec.options.join("\n") !== (before.options || []).join("\n"))
          list.replaceChildren(...spec.options.map((text) => new Option(text)));
        if (fresh(own, spec)) put(list, "selectedIndex", spec.value);
        put(list, "disabled", !!spec.disabled);
        put(list, "size", spec.rows || 0);
      },
    },
    radio: {
      css: "widget-inline-hbox widget-radio",
      make(own) {
        const node = make("div", "", make("div", "widget-radio-box"));
        own.name = `ttl-radio-${Math.random().toString(36).slice(2)}`;
        node.addEventListener("change", (event) => report(own, [...node.querySelectorAll("input")].indexOf(event.target)));
        return node;
      },
      show(node, spec, before, own) {
        const rows = node.firstChild;
        if (spec.options.join("\n") !== (before.options || []).join("\n"))
          rows.replaceChildren(...spec.options.map((text) => {
            const mark = make("input");
            Object.assign(mark, { type: "radio", name: own.name });
            return make("label", "", text, mark);
          }));
        [...rows.querySelectorAll("input")].forEach((mark, at) => {
          if (fresh(own, spec)) put(mark, "checked", at === spec.value);
          put(mark, "disabled", !!spec.disabled);
        });
      },
    },
    text: {
      css: "widget-inline-hbox widget-text",
      make(own, spec) {
        const line = make(spec.rows ? "textarea" : "input");
        Object.assign(line, { spellcheck: false }, spec.rows ? { rows: spec.rows } : { type: spec.number ? "number" : "text", step: "any" });
        const tell = () => { if (line.value !== own.told) report(own, (own.told = line.value)); };
        line.addEventListener(spec.live ? "input" : "change", tell);
        line.addEventListener("keydown", (event) => { if (event.key === "Enter") tell(); });
        return make("div", "", line);
      },
      show(node, spec, before, own) {
        const line = node.firstChild, value = String(spec.value ?? "");
        // What is being typed and was not reported yet stays.
        const typing = line === document.activeElement && line.value !== (own.told ?? "") && value === String(before.value ?? "");
        if (fresh(own, spec) && !typing) put(line, "value", (own.told = value));
        put(line, "placeholder", spec.placeholder || "");
        put(line, "disabled", !!spec.disabled);
      },
    },
    check: {
      css: "widget-inline-hbox widget-checkbox",
      make(own) {
        const mark = make("input");
        mark.type = "checkbox";
        mark.addEventListener("change", () => report(own, mark.checked));
        return make("div", "", make("label", "widget-label-basic", mark, make("span")));
      },
      show(node, spec, before, own) {
        const [mark, words] = node.firstChild.children;
        if (fresh(own, spec)) put(mark, "checked", !!spec.value);
        put(mark, "disabled", !!spec.disabled);
        put(words, "textContent", spec.description || "");
      },
    },
    slider: {
      css: "widget-inline-hbox widget-slider widget-hslider",
      make(own) {
        const line = make("input");
        Object.assign(line, { type: "range", min: 0, step: 1 });
        line.addEventListener("input", () => report(own, Number(line.value)));
        // JupyterLab keeps the arrow keys from what the browser would do with them.
        line.addEventListener("keydown", (event) => {
          const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
          if (!by || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          event.stopPropagation();
          const before = Number(line.value);
          line.value = before + by;
          if (Number(line.value) !== before) report(own, Number(line.value));
        });
        return make("div", "", make("div", "slider-container", line));
      },
      show(node, spec, before, own) {
        const line = node.firstChild.firstChild;
        put(line, "max", String(spec.max));
        if (fresh(own, spec)) put(line, "value", String(spec.value || 0));
        put(line, "disabled", !!spec.disabled);
      },
    },
  };

  function mark(node, at) {
    [...node.firstChild.children].forEach((button, i) => {
      button.classList.toggle("mod-active", i === at);
      button.setAttribute("aria-pressed", String(i === at));
    });
  }

  function shown(spec) {
    let own = known.get(spec.id);
    const kind = KINDS[spec.kind];
    if (!own) {
      own = { id: spec.id, count: spec.heard || 0, spec: {} };
      own.node = kind.make(own, spec);
      known.set(spec.id, own);
    }
    const before = own.spec;
    own.spec = spec;
    kind.show(own.node, spec, before, own);
    const css = ["jupyter-widgets", kind.css, spec.kind === "box" && (spec.row ? "widget-hbox" : "widget-vbox"), spec.css, kind.more?.(own)];
    put(own.node, "className", css.filter(Boolean).join(" "));
    own.drawn = turn;
    return own.node;
  }

  // The children of an element, in order; those that stay where they are are not touched, and keep the focus.
  function arrange(parent, specs) {
    const wanted = specs.map(shown), stay = new Set(wanted);
    for (const node of [...parent.children]) if (!stay.has(node)) node.remove();
    let at = parent.firstElementChild;
    for (const node of wanted) {
      if (node === at) at = at.nextElementSibling;
      else parent.insertBefore(node, at);
    }
  }

  let turn = 0;
  function draw() {
    turn++;
    arrange(el, [model.get("tree")]);
    for (const [id, own] of known) if (own.drawn !== turn) known.delete(id);
  }

  model.on("change:tree", draw);
  draw();
  return () => model.off("change:tree", draw);
}

export default { initialize, render };
