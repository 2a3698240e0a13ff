// What can be added: by a click into what is selected, or dragged to its place.

const byID = (id) => document.getElementById(id);

export class Palette {
  #design;
  #groups = [];
  #list = byID("palette-items");
  #filter = byID("palette-filter");

  constructor(design) {
    this.#design = design;
    this.#filter.addEventListener("input", () => this.#fill());
  }

  ask() {
    if (this.#groups.length === 0) this.#design.send("palette");
  }

  show(groups) {
    this.#groups = groups;
    this.#fill();
  }

  #fill() {
    const wanted = this.#filter.value.trim().toLowerCase();
    const parts = [];
    for (const group of this.#groups) {
      const items = group.items.filter((item) => `${item.element} ${item.summary}`.toLowerCase().includes(wanted));
      if (items.length === 0) continue;
      const title = document.createElement("h2");
      title.textContent = group.name;
      parts.push(title, ...items.map((item) => this.#button(item)));
    }
    if (!parts.length && wanted) {
      parts.push(Object.assign(document.createElement("p"), { className: "muted", textContent: "No element is called or described like that" }));
    }
    this.#list.replaceChildren(...parts);
  }

  #button(item) {
    const button = document.createElement("button");
    button.type = "button";
    button.draggable = true;
    button.dataset.element = item.element;
    const name = document.createElement("b");
    name.textContent = item.element;
    const summary = document.createElement("small");
    summary.textContent = item.summary;
    button.append(name, summary);
    button.title = item.summary;
    button.addEventListener("click", () => {
      const into = this.#design.selection[0] ?? this.#design.nodes[0]?.key ?? "";
      this.#design.insert(item.markup, { into });
    });
    button.addEventListener("dragstart", (event) => {
      this.#design.offered = item.markup;
      event.dataTransfer.setData("text/quoin-markup", item.markup);
      event.dataTransfer.effectAllowed = "copy";
    });
    // Wherever it was let go, or not at all.
    button.addEventListener("dragend", () => this.#design.overlay.forgetOffer());
    return button;
  }
}
