// The state as a tree that can be edited; a change goes out as the whole variable.

import { Changes } from "./changes.js";

const byID = (id) => document.getElementById(id);
/// Texts that are longer have lines of their own.
const lineLength = 40;
/// A field offers what its template compares it with, and what others of its name beside it hold, unless that is more.
const choiceLimit = 30;

export class State {
  #connection;
  #state = {};
  #open = new Set();
  #changes;
  /// The texts that the template compares with what has a name.
  #compared = {};

  #timer = null;

  constructor(connection) {
    this.#connection = connection;
    this.#changes = new Changes(byID("changes"), (name, value) => connection.send("state", { name, value }));
    byID("json").addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.sendAgain(true), 150);
    });
    byID("state").addEventListener("keydown", (event) => {
      const isUndone = event.target.value === event.target.defaultValue || event.target.type === "checkbox";
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || !isUndone) return;
      event.preventDefault();
      this.#changes.step(event.shiftKey ? 1 : -1);
    });
    byID("story").addEventListener("submit", (event) => {
      event.preventDefault();
      const name = byID("story-name").value.trim();
      if (name) connection.send("keepStory", { name });
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

  set choices(choices) {
    this.#compared = choices;
    this.show(this.#state);
  }

  /// The whole state; nothing where there is none.
  get value() { return Object.keys(this.#state).length ? this.#state : null; }

  /// Takes data as if somebody had typed them.
  type(text) {
    byID("json").value = text;
    byID("json").closest("details").open = true;
    this.sendAgain();
  }

  /// Other data count now.
  forgetTyped() {
    clearTimeout(this.#timer);
    byID("json").value = "";
    byID("json-problem").hidden = true;
  }

  show(state) {
    this.#state = state;
    this.#changes.take(state);
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
    const words = typeof value === "object" ? "…" : JSON.stringify(value);
    this.#changes.begin(`${path.join(".")} = ${words}`);
    if (rest.length === 0) return this.#connection.send("state", { name, value });
    const whole = structuredClone(this.#state[name]);
    let place = whole;
    for (const key of rest.slice(0, -1)) place = place[key];
    place[rest.at(-1)] = value;
    this.#connection.send("state", { name, value: whole });
  }

  #entry(name, value, path) {
    return value !== null && typeof value === "object" ? this.#branch(name, value, path) : this.#leaf(name, value, path);
  }

  #leaf(name, value, path) {
    const key = path.join("/");
    const entry = make("div", { className: "entry" });
    const isLong = typeof value === "string" && !isImage(value) && (value.length > lineLength || value.includes("\n"));
    const input = make(isLong ? "textarea" : "input", { id: `state/${key}` });
    input.dataset.path = key;
    const label = make("label", { htmlFor: input.id, textContent: name, title: path.join(".") });
    const line = make("span", { className: "with" });
    line.append(input);
    entry.append(label, line);
    if (typeof value === "boolean") {
      input.type = "checkbox";
      input.checked = value;
      input.addEventListener("change", () => this.#set(path, input.checked));
      return entry;
    }
    if (!isLong) input.type = typeof value === "number" ? "number" : isDay(value) ? "date" : "text";
    if (typeof value === "number") input.step = "any";
    if (value === null) input.placeholder = "null";
    input.value = input.defaultValue = value ?? "";
    const read = () => (typeof value === "number" ? Number(input.value) : input.value);
    input.addEventListener("change", () => (input.value !== "" || input.type === "text" || isLong) && this.#set(path, read()));
    if (input.type === "text") this.#addWays(line, input, value, path);
    return entry;
  }

  /// Adds how a text may be chosen: a colour from a palette, an image from a file, another of what stands beside it.
  #addWays(line, input, value, path) {
    const color = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value ?? "")?.[1];
    if (color) {
      const full = color.length === 3 ? color.replace(/./g, "$&$&") : color;
      const palette = make("input", { type: "color", value: `#${full.toLowerCase()}`, title: "Choose a colour" });
      palette.setAttribute("aria-label", `Colour of ${path.join(".")}`);
      palette.addEventListener("change", () => this.#set(path, palette.value));
      line.prepend(palette);
    }
    if (isImage(value)) {
      const file = make("input", { type: "file", accept: "image/*" });
      file.setAttribute("aria-label", `Image of ${path.join(".")}`);
      file.addEventListener("change", () => file.files[0] && this.#setFile(path, file.files[0]));
      const button = make("label", { className: "button", title: "Another image, which becomes part of the data", textContent: "…" });
      button.append(file);
      line.append(button);
    }
    const compared = this.#compared[path.findLast((key) => typeof key === "string")] ?? [];
    const others = [...new Set([...compared, ...this.#besides(path)])];
    if (others.length < (compared.length ? 1 : 2) || others.length > choiceLimit) return;
    const list = make("datalist", { id: `${input.id}-list` });
    list.append(...others.map((other) => new Option(other, other)));
    input.setAttribute("list", list.id);
    line.append(list);
  }

  #setFile(path, file) {
    const reader = new FileReader();
    reader.addEventListener("load", () => this.#set(path, reader.result));
    reader.readAsDataURL(file);
  }

  /// The texts that others of an array have where an element of it has one.
  #besides(path) {
    let place = this.#state;
    let others = [];
    for (const [index, key] of path.entries()) {
      if (Array.isArray(place)) {
        const rest = path.slice(index + 1);
        others = place.map((element) => rest.reduce((part, key) => part?.[key], element));
      }
      place = place[key];
    }
    return [...new Set(others.filter((other) => typeof other === "string"))].sort();
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

/// `2027-04-11`, which a calendar can show.
function isDay(value) {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !isNaN(Date.parse(value));
}

function isImage(value) {
  return /^data:image\/|\.(png|jpe?g|gif|webp|svg)$/i.test(value ?? "");
}

function make(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
