// All templates and stories side by side: pictures of those in sight, drawn again when something is saved.

import { Sight } from "./sight.js";

const byID = (id) => document.getElementById(id);

export class Gallery {
  #connection;
  #open;
  #tiles = [];
  /// The button of each tile, by its key.
  #buttons = new Map();
  #sight = new Sight(byID("gallery"), "200px", (button) => button.dataset.key, () => this.sendAgain());

  constructor(connection, open) {
    this.#connection = connection;
    this.#open = open;
    byID("gallery-toggle").addEventListener("click", () => (this.isOpen = !this.isOpen));
    byID("gallery").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.isOpen = false;
    });
  }

  get isOpen() {
    return !byID("gallery").hidden;
  }

  set isOpen(isOpen) {
    if (isOpen === this.isOpen) return;
    byID("gallery").hidden = !isOpen;
    byID("gallery-toggle").setAttribute("aria-pressed", isOpen);
    if (isOpen) this.#fill();
    else this.sendAgain();
  }

  /// Shows these tiles, each a template with or without a story.
  show(tiles) {
    const isSame = JSON.stringify(tiles) === JSON.stringify(this.#tiles);
    this.#tiles = tiles;
    if (this.isOpen && !isSame) this.#fill();
  }

  /// A picture has come, or why there is none.
  take(tile, bytes) {
    const button = this.#buttons.get(key(tile));
    if (!button) return;
    const shown = button.querySelector(".shown");
    const old = shown.querySelector("img");
    if (old) URL.revokeObjectURL(old.src);
    if (tile.error) {
      shown.replaceChildren(make("span", { className: "error", textContent: tile.error }));
      button.querySelector("small").textContent = "";
      return;
    }
    const image = make("img", { src: URL.createObjectURL(new Blob([bytes], { type: "image/png" })), alt: "" });
    shown.replaceChildren(image);
    button.querySelector("small").textContent = `${Math.round(tile.width)} × ${Math.round(tile.height)}`;
  }

  /// Says again which are in sight.
  sendAgain() {
    const tiles = this.isOpen ? this.#tiles.filter((tile) => this.#sight.has(key(tile))) : [];
    this.#connection.send("gallery", { tiles });
  }

  #fill() {
    const kept = this.#buttons;
    this.#buttons = new Map();
    this.#sight.forgetAll();
    const rows = [];
    let file = null;
    for (const tile of this.#tiles) {
      if (tile.story && tile.file !== file) rows.push(make("h3", { textContent: tile.file }));
      file = tile.file;
      const button = kept.get(key(tile)) ?? this.#tile(tile);
      this.#buttons.set(key(tile), button);
      rows.push(button);
    }
    if (!rows.length) rows.push(make("p", { textContent: "No template has a name like that" }));
    byID("gallery").replaceChildren(...rows);
    for (const button of this.#buttons.values()) this.#sight.observe(button);
    // What an observer sees first comes a frame later.
    this.#sight.ask();
  }

  #tile(tile) {
    const button = make("button", { type: "button", title: tile.story ? `${tile.file} · ${tile.story}` : tile.file });
    button.dataset.key = key(tile);
    const name = make("span", { className: "name" });
    name.append(make("b", { textContent: tile.story ?? tile.file }), make("small"));
    button.append(make("span", { className: "shown" }), name);
    button.addEventListener("click", () => this.#open(tile.file, tile.story));
    return button;
  }
}

function key(tile) {
  return `${tile.file}\n${tile.story ?? ""}`;
}

function make(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}
