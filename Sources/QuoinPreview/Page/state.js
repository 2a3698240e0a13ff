// The state as a tree that can be edited; a change goes out as the whole variable.

const byID = (id) => document.getElementById(id);

export class State {
  #connection;
  #state = {};
  #open = new Set();

  #timer = null;

  constructor(connection) {
    this.#connection = connection;
    byID("json").addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.sendAgain(true), 150);
    });
  }

  /// Sends the data that were typed, as far as they are JSON; without any those of the file count.
  sendAgain(evenNone = false) {
    const text = byID("json").value.trim();
    let problem = "";
    try {
      if (text) JSON.parse(text);
    } catch (error) { problem = error.message; }
    byID("json-problem").textContent = problem;
    byID("json-problem").hidden = !problem;
    if (!problem && (text || evenNone)) this.#connection.send("json", { text });
  }

  /// Other data count now.
  forgetTyped() {
    clearTimeout(this.#timer);
    byID("json").value = "";
    byID("json-problem").hidden = true;
  }

  show(state) {
    this.#state = state;
    const tree = byID("state");
    const focused = document.activeElement?.dataset?.path;
    const names = Object.keys(state).sort();
    if (names.length === 0) {
      const note = document.createElement("p");
      note.className = "muted";
      note.textContent = "This template has no state. Type some below, or give it a JSON file of the same name.";
      tree.replaceChildren(note);
      return;
    }
    tree.replaceChildren(...names.map((name) => this.#entry(name, state[name], [name])));
    if (focused) tree.querySelector(`[data-path="${CSS.escape(focused)}"]`)?.focus();
  }

  #set(path, value) {
    const [name, ...rest] = path;
    const whole = structuredClone(this.#state[name]);
    if (rest.length === 0) return this.#connection.send("state", { name, value });
    let place = whole;
    for (const key of rest.slice(0, -1)) place = place[key];
    const last = rest.at(-1);
    if (value !== undefined) place[last] = value;
    else if (Array.isArray(place)) place.splice(last, 1);
    else delete place[last];
    this.#connection.send("state", { name, value: whole });
  }

  #entry(name, value, path) {
    return value !== null && typeof value === "object" ? this.#branch(name, value, path) : this.#leaf(name, value, path);
  }

  #leaf(name, value, path) {
    const key = path.join("/");
    const entry = make("div", { className: "entry" });
    const input = make("input", { id: `state/${key}` });
    input.dataset.path = key;
    const label = make("label", { htmlFor: input.id, textContent: name, title: path.join(".") });
    if (typeof value === "boolean") {
      input.type = "checkbox";
      input.checked = value;
      input.addEventListener("change", () => this.#set(path, input.checked));
    } else if (typeof value === "number") {
      input.type = "number";
      input.step = "any";
      input.value = value;
      input.addEventListener("change", () => input.value !== "" && this.#set(path, Number(input.value)));
    } else {
      input.type = "text";
      input.value = value ?? "";
      if (value === null) input.placeholder = "null";
      input.addEventListener("change", () => this.#set(path, input.value));
    }
    entry.append(label, input);
    return entry;
  }

  #branch(name, value, path) {
    const key = path.join("/");
    const isArray = Array.isArray(value);
    const keys = isArray ? value.map((_, index) => index) : Object.keys(value).sort();
    const details = make("details", { open: this.#open.has(key) });
    const summary = make("summary", { textContent: `${name} ` });
    summary.dataset.path = key;
    summary.append(make("small", { textContent: isArray ? `[${keys.length}]` : `{${keys.length}}` }));
    details.append(summary);
    const fill = () => {
      if (details.childElementCount > 1) return;
      this.#addEntries(details, keys, value, path);
      if (isArray) details.append(this.#itemButtons(value, path));
    };
    if (details.open) fill();
    details.addEventListener("toggle", () => {
      if (details.open) {
        this.#open.add(key);
        fill();
      } else this.#open.delete(key);
    });
    return details;
  }

  /// Adds so many entries as one can look at, and a button for those behind them.
  #addEntries(details, keys, value, path, start = 0, before = null) {
    const end = Math.min(start + 200, keys.length);
    const entries = keys.slice(start, end).map((key) => this.#entry(String(key), value[key], [...path, key]));
    for (const entry of entries) details.insertBefore(entry, before);
    if (end === keys.length) return;
    const more = make("button", { type: "button", className: "more", textContent: `${keys.length - end} more` });
    more.addEventListener("click", () => {
      this.#addEntries(details, keys, value, path, end, more);
      more.remove();
    });
    details.insertBefore(more, before);
  }

  #itemButtons(value, path) {
    const row = make("div", { className: "items" });
    const change = (text, next, isDisabled) => {
      const button = make("button", { type: "button", textContent: text, disabled: isDisabled });
      button.addEventListener("click", () => this.#set(path, next()));
      row.append(button);
    };
    change("Repeat last", () => [...value, structuredClone(value.at(-1))], value.length === 0);
    change("Remove last", () => value.slice(0, -1), value.length === 0);
    return row;
  }
}

function make(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
