// The panel of one node: where it is from, where it lies, its attributes and what they follow from.

import { Field } from "./field.js";
import { alignmentPanel, make, placePanel, short } from "./place.js";

const byID = (id) => document.getElementById(id);

export class Inspector {
  #design;
  #panel = byID("inspector");
  #key = "";
  #shown = "";
  /// What has been set and not been answered: its fields, with what they held before.
  #pending = null;

  constructor(design) {
    this.#design = design;
    this.clear(0);
  }

  clear(count) {
    this.#key = this.#shown = "";
    if (this.#design.overlay.showsAccessibility) return this.#panel.replaceChildren(this.#spoken());
    const text = count > 1 ? `${count} views are selected.` : "Point at the picture to see what is there; click to select it.";
    const help = make("dl", "keys-help");
    for (const [keys, what] of [
      ["Alt", "distances to the selected view"], ["Esc", "the view around"], ["Shift + click", "select several"],
      ...(this.#design.mode === "design"
        ? [["Arrows", "move by 1, with Shift by 10"], ["Ctrl + drag", "without snapping"], ["Ctrl + D", "duplicate"], ["Ctrl + Z", "undo"]]
        : []),
    ]) help.append(make("dt", "", keys), make("dd", "", what));
    this.#panel.replaceChildren(make("p", "muted lead", text), ...(count > 1 ? this.#alignment() : []), help);
  }

  /// What is read out, in its order.
  #spoken() {
    const section = make("section");
    const list = make("ol", "spoken");
    for (const { node, item } of this.#design.overlay.spoken) {
      const row = make("li");
      const button = make("button", "", spokenWords(item));
      button.type = "button";
      button.addEventListener("click", () => node && this.#design.select([node]));
      button.addEventListener("pointerenter", () => (this.#design.hover = node));
      button.addEventListener("pointerleave", () => (this.#design.hover = null));
      row.append(button);
      list.append(row);
    }
    section.append(make("h2", "", "What is read out"), list);
    if (!list.children.length) section.append(make("p", "muted", "Nothing is."));
    return section;
  }

  #readOut({ number, item }) {
    const section = make("section");
    const words = make("p", "read-out");
    words.append(make("b", "", `${number}`), spokenWords(item));
    section.append(make("h2", "", "Read out"), words);
    return section;
  }

  /// Goes to the text of the view, to be changed.
  editText() {
    const fields = [...this.#panel.querySelectorAll("input[data-attribute]")];
    const wanted = ["text", "attributedText", "title", "placeholder"];
    const field = wanted.map((name) => fields.find((field) => field.dataset.attribute === name)).find(Boolean);
    field?.focus();
    field?.select();
  }

  show(details, declared = {}, lost = {}, pickable = []) {
    if (details.key !== this.#design.selection[0] || this.#design.selection.length !== 1) return;
    const spoken = this.#design.overlay.spokenOf(details.key);
    const words = JSON.stringify([details, declared, lost, pickable, this.#design.mode, spoken]);
    if (words === this.#shown) return;
    const active = document.activeElement;
    const focused = this.#key === details.key && this.#panel.contains(active) ? active.dataset.attribute ?? null : null;
    // What is being typed is not taken away, a name whose value is still to come included.
    const fields = focused === null ? [] : [active, ...(active.closest(".adding")?.querySelectorAll("input") ?? [])];
    if (fields.some((field) => field.value !== field.defaultValue)) return;
    this.#key = details.key;
    this.#shown = words;
    this.#pending = null;
    const node = this.#design.node(details.key);
    if (!node) return;
    const own = details.attributes.filter((attribute) => !attribute.isDefault);
    const defaults = details.attributes.filter((attribute) => attribute.isDefault);
    const parts = [this.#head(node), this.#place(node, details.layout)];
    if (details.layout?.arrangement === "attributes") parts.push(...this.#alignment());
    if (spoken) parts.push(this.#readOut(spoken));
    if (details.constraints) parts.push(this.#constraints(details.constraints));
    const section = make("section");
    section.append(make("h2", "", "Attributes"));
    const list = make("div", "attributes");
    list.append(...own.map((attribute) => this.#row(node, attribute, pickable, declared[attribute.name], lost[attribute.name])));
    if (own.length === 0) list.append(make("p", "muted", "None are given."));
    section.append(list);
    if (this.#design.canEdit) section.append(this.#adding(node));
    parts.push(section);
    if (defaults.length) {
      const more = make("section");
      more.append(make("h2", "", `By default of ${node.element}`));
      more.append(...defaults.map((attribute) => this.#row(node, attribute, pickable)));
      parts.push(more);
    }
    this.#panel.replaceChildren(...parts);
    // Once an attribute is added, the next one may be.
    const next = focused === " " && active.value ? "" : focused;
    if (next !== null) this.#panel.querySelector(`input[data-attribute="${CSS.escape(next)}"]`)?.focus();
  }

  #head(node) {
    const head = make("section", "head");
    const title = make("h3", "", node.element);
    if (node.id) title.append(make("span", "id", ` #${node.id}`));
    head.append(title);
    if (node.className !== node.element) head.append(make("p", "muted", node.className));
    if (node.place) head.append(this.#link(node.place));
    for (const place of node.included) head.append(this.#link(place, "includes "));
    if (node.copy.length) {
      head.append(make("p", "muted", `One of several, for ${node.copy.map((key) => `“${key}”`).join(" in ")}. A change concerns all of them.`));
    }
    if (node.isHidden) head.append(make("p", "muted", "Hidden"));
    return head;
  }

  #place(node, layout) {
    return placePanel(node, layout, {
      canEdit: this.#design.canEdit,
      keepsRatio: () => this.#design.keepsRatio,
      toggleRatio: () => (this.#design.keepsRatio = !this.#design.keepsRatio),
      set: (drag, field) => {
        this.#ask([field]);
        this.#design.send("arrange", { drags: { [node.key]: drag }, isOwn: true });
      },
    });
  }

  /// Ways to line up what is selected, where it can be moved.
  #alignment() {
    const nodes = this.#design.selection.map((key) => this.#design.node(key)).filter((node) => node?.frame && node.parent);
    const around = this.#design.node(nodes[0]?.parent)?.frame;
    if (!this.#design.canEdit || !around) return [];
    return [alignmentPanel(nodes, around, (drags) => this.#design.send("arrange", { drags, isOwn: false }))];
  }

  /// Which constraints hold the view: each edge with what decides it, what is open, and what cannot be.
  #constraints({ edges, ambiguous, conflicts }) {
    const section = make("section", "constraints");
    section.append(make("h2", "", "Constraints"));
    for (const sentence of conflicts) section.append(make("p", "problem-of", sentence));
    if (ambiguous.length) {
      section.append(make("p", "problem-of", `Could be elsewhere, too: ${ambiguous.join(", ")}`));
    }
    for (const { name, value, parts, open, givenUp } of edges) {
      const edge = make("details", "edge");
      edge.append(make("summary", "", `${name} = ${short(value)}`));
      const list = make("ul");
      for (const { words, contribution, heldAgainst } of parts) {
        const held = heldAgainst == null ? "" : `, held against ${short(heldAgainst)}`;
        list.append(make("li", "", `${contribution < 0 ? "−" : "+"}${short(Math.abs(contribution))}  ${words}${held}`));
      }
      for (const name of open) list.append(make("li", "open", `open: ${name}`));
      for (const words of givenUp) list.append(make("li", "given-up", `given up: ${words}`));
      edge.append(list);
      section.append(edge);
    }
    return section;
  }

  #row(node, attribute, pickable, declared = [], lost = []) {
    const row = make("div", "attribute");
    const id = `attribute-${attribute.name}`;
    const label = make("label", "", attribute.name);
    label.htmlFor = id;
    label.title = attribute.type ? `${attribute.name}: ${attribute.type}` : attribute.name;
    const input = make("input");
    Object.assign(input, { id, type: "text", value: attribute.isDefault ? "" : attribute.expression, readOnly: !this.#design.canEdit });
    input.defaultValue = input.value;
    if (attribute.isDefault) input.placeholder = attribute.expression;
    input.dataset.attribute = attribute.name;
    const line = make("div", "line-of");
    line.append(input);
    if (this.#design.canEdit) {
      this.#commitOnChange(input, () => this.#set(attribute.name, input.value, [input]));
      const field = new Field(this.#design, input, {
        question: (text, offset) => ({ node: node.key, name: attribute.name, text, offset }),
        onenter: () => input.value !== input.defaultValue && input.dispatchEvent(new Event("change")),
      });
      if (pickable.includes(attribute.name)) line.append(field.picker(attribute.name));
      if (/color/i.test(attribute.type ?? "")) line.prepend(this.#palette(attribute));
      if (!attribute.isDefault) {
        const remove = make("button", "remove", "×");
        remove.type = "button";
        remove.setAttribute("aria-label", `Remove ${attribute.name}`);
        remove.addEventListener("click", () => this.#design.set(attribute.name, null));
        line.append(remove);
      }
    }
    row.append(label, line);
    if (attribute.problem) row.append(make("p", "problem-of", attribute.problem));
    else if (attribute.value != null && attribute.value !== attribute.expression) {
      const value = make("p", "value", rounded(attribute.value));
      const color = /^#[0-9a-f]{6,8}/i.exec(attribute.value);
      if (color) {
        const swatch = make("i", "swatch");
        swatch.style.background = color[0];
        value.prepend(swatch);
      }
      row.append(value);
    }
    for (const { name, place } of declared) {
      const link = this.#link(place);
      link.className = "dependency";
      link.title = `Declared at ${link.textContent}`;
      link.textContent = dependencyText(attribute.dependencies.find((other) => other.name === name) ?? { name });
      row.append(link);
    }
    for (const dependency of attribute.dependencies) {
      if (!declared.some(({ name }) => name === dependency.name)) row.append(this.#dependency(dependency));
    }
    if (!attribute.isDefault && node.place && attribute.place.file !== node.place.file) {
      row.append(this.#link(attribute.place, "from "));
    }
    for (const { expression, place } of lost) {
      const other = make("p", "lost");
      other.title = "Stands in the file that is included, and does not count here";
      other.append(make("s", "", expression), " ", this.#link(place));
      row.append(other);
    }
    return row;
  }

  /// Chooses the colour of an attribute; what it says of transparency stays. Of one that is another in the dark it shows the light one.
  #palette(attribute) {
    const [, color, alpha = ""] = /^#([0-9a-f]{6})([0-9a-f]{2})?(?:\/|$)/i.exec(attribute.value ?? "") ?? [];
    const palette = make("input", "palette-of");
    Object.assign(palette, { type: "color", value: `#${color ?? "000000"}`, title: "Choose a colour" });
    palette.setAttribute("aria-label", `Colour of ${attribute.name}`);
    palette.addEventListener("change", () => this.#design.set(attribute.name, palette.value + alpha));
    return palette;
  }

  #dependency(dependency) {
    const { node, kind } = dependency;
    const known = node && this.#design.node(node);
    const part = make(known ? "button" : "span", `dependency ${kind}`, dependencyText(dependency));
    if (known) {
      part.type = "button";
      part.title = "Select it";
      part.addEventListener("click", () => this.#design.select([node]));
      part.addEventListener("pointerenter", () => (this.#design.hover = node));
      part.addEventListener("pointerleave", () => (this.#design.hover = null));
    }
    return part;
  }

  #adding(node) {
    const row = make("div", "attribute adding");
    const name = make("input");
    Object.assign(name, { type: "text", placeholder: "Add attribute" });
    name.dataset.attribute = "";
    name.setAttribute("aria-label", "Name of an attribute to add");
    const value = make("input");
    Object.assign(value, { type: "text", placeholder: "value" });
    value.dataset.attribute = " ";
    value.setAttribute("aria-label", "Its value");
    new Field(this.#design, name, {
      question: (text, offset) => ({ node: node.key, name: null, text, offset }),
      onenter: () => name.value.trim() && value.focus(),
    });
    new Field(this.#design, value, {
      question: (text, offset) => ({ node: node.key, name: name.value.trim() || "id", text, offset }),
      onenter: () => name.value.trim() && this.#set(name.value.trim(), value.value, [name, value]),
    });
    name.addEventListener("keydown", (event) => {
      if (event.key !== "=") return;
      event.preventDefault();
      value.focus();
    });
    row.append(name, value);
    return row;
  }

  #set(name, value, fields) {
    this.#ask(fields);
    this.#design.set(name, value);
  }

  /// What stands in fields is asked for.
  #ask(fields) {
    this.#pending = fields.map((field) => [field, field.defaultValue]);
    for (const field of fields) {
      field.defaultValue = field.value;
      field.removeAttribute("aria-invalid");
    }
  }

  /// What was refused stays to be corrected, and is not taken for what the file says.
  refused() {
    for (const [field, before] of this.#pending ?? []) {
      field.defaultValue = before;
      field.setAttribute("aria-invalid", "true");
    }
    this.#pending = null;
  }

  #commitOnChange(input, commit) {
    input.addEventListener("change", () => {
      if (input.value !== input.defaultValue) commit();
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        input.value = input.defaultValue;
        input.removeAttribute("aria-invalid");
        input.blur();
        event.stopPropagation();
      }
    });
  }

  #link(place, before = "") {
    const name = place.file.split("/").pop();
    const text = `${before}${name}:${place.line}:${place.column}`;
    if (this.#design.opensEditor) {
      const button = make("button", "place", text);
      button.type = "button";
      button.addEventListener("click", () => this.#design.open(place));
      return button;
    }
    const link = make("a", "place", text);
    link.href = `vscode://file${place.file.split("/").map(encodeURIComponent).join("/")}:${place.line}:${place.column}`;
    return link;
  }
}

export function spokenWords({ role, label, value, states }) {
  return [role, label && `“${label}”`, value && `= ${value}`, ...states].filter(Boolean).join(" ");
}

/// Numbers as people read them.
function rounded(value) {
  return /^-?\d+\.\d{3,}$/.test(value) ? short(Number(value)) : value;
}

function dependencyText({ name, value }) {
  return value == null || value === "function" ? `← ${name}` : `← ${name} = ${rounded(value)}`;
}
