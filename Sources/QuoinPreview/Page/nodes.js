// The tree of nodes beside the picture; rows can be dragged to another place.

const byID = (id) => document.getElementById(id);
/// More rows than anybody looks through slow the page down.
const limit = 2000;

export class NodeTree {
  #design;
  #list = byID("nodes");
  #closed = new Set();
  #rows = new Map();

  #filter = byID("nodes-filter");

  constructor(design) {
    this.#design = design;
    this.#filter.addEventListener("input", () => this.show());
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#list.addEventListener("pointerleave", () => (design.hover = null));
  }

  show() {
    const focused = this.#list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.#rows.clear();
    const parents = new Set(this.#design.nodes.map((node) => node.parent));
    const found = this.#found();
    const rows = [];
    for (const node of this.#design.nodes) {
      if (rows.length >= limit) break;
      if (found ? !found.has(node.key) : this.#isFolded(node)) continue;
      rows.push(this.#row(node, parents.has(node.key)));
    }
    if (!rows.length && found) {
      rows.push(Object.assign(document.createElement("p"), { className: "muted", textContent: "No view is called or says that" }));
    }
    this.#list.replaceChildren(...rows);
    this.mark();
    if (focused) this.#rows.get(focused)?.focus();
  }

  mark() {
    const { selection, hover } = this.#design;
    const first = selection.find((key) => this.#rows.has(key)) ?? this.#design.nodes[0]?.key;
    for (const [key, row] of this.#rows) {
      row.setAttribute("aria-selected", selection.includes(key));
      row.classList.toggle("pointed", key === hover);
      row.tabIndex = key === first ? 0 : -1;
    }
  }

  /// Scrolls up or down to a node's row; its beginning stays in sight, however long it is.
  reveal(key) {
    const row = this.#rows.get(key);
    if (!row) return;
    const [place, room] = [row.getBoundingClientRect(), this.#list.getBoundingClientRect()];
    this.#list.scrollTop += Math.min(0, place.top - room.top) + Math.max(0, place.bottom - room.bottom);
  }

  /// The nodes that are looked for, by element, id or text, with those around them; nothing where none are.
  #found() {
    const wanted = this.#filter.value.trim().toLowerCase();
    if (!wanted) return null;
    const found = new Set();
    for (const node of this.#design.nodes) {
      const words = `${node.element} ${node.className} ${node.id ? `#${node.id}` : ""} ${node.text ?? ""}`.toLowerCase();
      if (!words.includes(wanted)) continue;
      for (let around = node; around; around = this.#design.node(around.parent)) found.add(around.key);
    }
    return found;
  }

  #isFolded(node) {
    const parts = node.key.split(".");
    return parts.some((_, index) => index > 0 && this.#closed.has(parts.slice(0, index).join(".")));
  }

  #row(node, hasChildren) {
    const row = document.createElement("li");
    row.dataset.key = node.key;
    row.setAttribute("role", "treeitem");
    const depth = node.key.split(".").length;
    row.setAttribute("aria-level", depth);
    row.style.paddingLeft = `${(depth - 1) * 12 + 4}px`;
    const arrow = document.createElement("span");
    arrow.className = "arrow";
    if (hasChildren) {
      const isOpen = !this.#closed.has(node.key);
      row.setAttribute("aria-expanded", isOpen);
      arrow.textContent = isOpen ? "▾" : "▸";
      arrow.addEventListener("click", (event) => {
        event.stopPropagation();
        this.#fold(node.key, isOpen);
      });
    }
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = node.element;
    row.append(arrow, name);
    if (node.id) {
      const id = document.createElement("span");
      id.className = "id";
      id.textContent = `#${node.id}`;
      row.append(id);
    }
    if (node.text) row.append(Object.assign(document.createElement("small"), { textContent: `“${node.text}”` }));
    // What is in a copy is of the same one.
    const outer = this.#design.node(node.parent)?.copy.length ?? 0;
    if (node.copy.length > outer) {
      const copy = document.createElement("small");
      copy.className = "copy";
      copy.textContent = copy.title = node.copy.at(-1);
      row.append(copy);
    }
    row.classList.toggle("unseen", node.isHidden || !node.frame);
    row.addEventListener("click", (event) => (event.shiftKey ? this.#design.toggle(node.key) : this.#design.select([node.key])));
    row.addEventListener("pointerenter", () => (this.#design.hover = node.key));
    this.#listenToDrags(row, node);
    this.#rows.set(node.key, row);
    return row;
  }

  #fold(key, isClosed) {
    if (isClosed) this.#closed.add(key);
    else this.#closed.delete(key);
    this.show();
  }

  #key(event) {
    const row = event.target.closest("li");
    if (!row) return;
    const key = row.dataset.key;
    const isOpen = row.getAttribute("aria-expanded") === "true";
    const go = (other) => {
      if (!other) return;
      this.#design.select([other.dataset.key]);
      other.focus();
    };
    const acts = {
      ArrowDown: () => go(row.nextElementSibling),
      ArrowUp: () => go(row.previousElementSibling),
      ArrowLeft: () => (isOpen ? this.#fold(key, true) : go(this.#rows.get(this.#design.node(key)?.parent))),
      ArrowRight: () => (row.getAttribute("aria-expanded") === "false" ? this.#fold(key, false) : isOpen && go(row.nextElementSibling)),
      Home: () => go(this.#list.firstElementChild),
      End: () => go(this.#list.lastElementChild),
    };
    if (!acts[event.key]) return;
    event.preventDefault();
    acts[event.key]();
  }

  // Dragging rows

  #listenToDrags(row, node) {
    row.draggable = Boolean(node.parent);
    row.addEventListener("dragstart", (event) => {
      if (!this.#design.canEdit) return event.preventDefault();
      const keys = this.#design.selection.includes(node.key) ? this.#design.selection : [node.key];
      event.dataTransfer.setData("text/quoin-nodes", JSON.stringify(keys));
      event.dataTransfer.effectAllowed = "move";
    });
    const side = (event) => {
      const box = row.getBoundingClientRect();
      const part = (event.clientY - box.top) / box.height;
      if (!node.parent) return "into";
      return part < 0.3 ? "before" : part > 0.7 ? "behind" : "into";
    };
    const clear = () => row.classList.remove("drop-before", "drop-into", "drop-behind");
    row.addEventListener("dragover", (event) => {
      const { types } = event.dataTransfer;
      if (!types.includes("text/quoin-nodes") && !types.includes("text/quoin-markup")) return;
      event.preventDefault();
      clear();
      row.classList.add(`drop-${side(event)}`);
    });
    row.addEventListener("dragleave", clear);
    row.addEventListener("drop", (event) => {
      event.preventDefault();
      clear();
      const place = side(event);
      const siblings = this.#design.children(node.parent);
      const next = siblings[siblings.findIndex((other) => other.key === node.key) + 1];
      const into = place === "into" ? node.key : node.parent;
      const before = place === "into" ? null : place === "before" ? node.key : next?.key ?? null;
      const markup = event.dataTransfer.getData("text/quoin-markup");
      if (markup) return this.#design.send("insert", { markup, into, before });
      const nodes = JSON.parse(event.dataTransfer.getData("text/quoin-nodes") || "[]");
      if (nodes.length && !nodes.includes(into)) this.#design.send("move", { nodes, into, before });
    });
  }
}
