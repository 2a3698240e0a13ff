// Inspecting and designing: which nodes are selected, and what is done with them.

import { CodePane } from "./code.js";
import { Inspector } from "./inspector.js";
import { NodeTree } from "./nodes.js";
import { Overlay } from "./overlay.js";
import { Palette } from "./palette.js";

const byID = (id) => document.getElementById(id);

export class Design {
  #connection;
  #nodes = [];
  #byKey = new Map();
  #selection = [];
  #hover = null;
  #mode = "use";
  #steps = { undo: null, redo: null };
  #toastTimer = null;
  /// Who waits for answers, which come in the order of the questions.
  #pointing = [];
  #completing = [];

  constructor(connection, stage) {
    this.#connection = connection;
    this.overlay = new Overlay(this, stage);
    this.inspector = new Inspector(this);
    this.tree = new NodeTree(this);
    this.palette = new Palette(this);
    this.code = new CodePane(this);
    for (const radio of document.querySelectorAll('input[name="mode"]')) {
      radio.addEventListener("change", () => (this.mode = radio.value));
    }
    for (const button of document.querySelectorAll("[data-act]")) {
      button.addEventListener("click", () => this.act(button.dataset.act));
    }
    for (const tab of document.querySelectorAll("[data-tab]")) {
      tab.addEventListener("click", () => this.#openTab(tab.dataset.tab));
      tab.addEventListener("keydown", (event) => this.#turnTabs(event, tab));
    }
    addEventListener("keydown", (event) => this.#key(event));
    byID("toast").addEventListener("click", () => this.say(""));
    this.mode = "use";
  }

  /// Whether width and height change together.
  keepsRatio = false;
  /// What is dragged out of the palette.
  offered = null;
  /// Whether the preview opens places itself.
  opensEditor = false;
  /// Whether the preview stands beside an editor that shows what is selected here.
  isBesideEditor = false;
  /// Called with the templates that are edited and not saved.
  onunsaved = () => {};
  #isBegun = false;

  /// Takes what the preview is like.
  begin({ opensEditor, isBesideEditor, isSandbox }) {
    this.opensEditor = opensEditor;
    this.isBesideEditor = isBesideEditor;
    if (this.#isBegun) return;
    this.#isBegun = true;
    document.body.classList.toggle("sandbox", isSandbox);
    if (isSandbox) this.code.toggle(true);
    if (isBesideEditor) this.mode = "inspect";
  }

  get mode() { return this.#mode; }
  get nodes() { return this.#nodes; }
  get selection() { return this.#selection; }
  get hover() { return this.#hover; }
  get canEdit() { return this.#mode === "design"; }

  set mode(mode) {
    this.#mode = mode;
    document.body.dataset.mode = mode;
    for (const radio of document.querySelectorAll('input[name="mode"]')) radio.checked = radio.value === mode;
    byID("tools").hidden = mode === "use";
    this.#openTab(mode === "use" ? "templates" : "nodes");
    this.#openTab(mode === "use" ? "settings" : "inspector");
    byID("tab-palette").hidden = mode !== "design";
    this.send("inspect", { isOn: mode !== "use" });
    if (mode === "design") this.palette.ask();
    if (mode === "use") this.select([]);
    this.#update();
  }

  /// Tells a preview that has lost it what is wanted.
  sendAgain() {
    for (const resolve of this.#pointing) resolve({ node: null, distances: [] });
    for (const resolve of this.#completing) resolve(null);
    this.#pointing = [];
    this.#completing = [];
    if (this.#mode !== "use") this.send("inspect", { isOn: true });
    this.code.sendAgain();
  }

  send(act, fields = {}) { this.#connection.send("design", { act, ...fields }); }

  node(key) { return this.#byKey.get(key); }
  children(key) { return this.#nodes.filter((node) => node.parent === key); }

  // What comes from the preview

  take(message) {
    switch (message.what) {
      case "tree": return this.#takeTree(message);
      case "details": return this.inspector.show(message.details, message.declared, message.lost, message.pickable);
      case "caret": return this.select([message.node], false, true);
      case "pointed": return this.#pointing.shift()?.(message);
      case "accessibility":
        this.overlay.accessibility = message.items;
        return;
      case "palette": return this.palette.show(message.groups);
      case "completion":
        return this.#completing.shift()?.(message);
      case "dragged": return this.overlay.dragged(message);
      case "refused":
        this.overlay.refused();
        this.inspector.refused();
        return this.say(message.message);
      case "text": return this.code.show(message);
      case "saved": return this.code.saved(message.isSaved, message.path);
      case "unsaved": return this.onunsaved(message.files);
    }
  }

  #takeTree({ nodes, selection, undo, redo }) {
    const known = this.#byKey;
    this.#nodes = nodes;
    this.#byKey = new Map(nodes.map((node) => [node.key, node]));
    this.#steps = { undo, redo };
    const kept = selection ?? this.#selection.map((key) => this.#again(known.get(key)));
    if (this.#hover && !this.#byKey.has(this.#hover)) this.#hover = null;
    this.tree.show();
    // What was not done before has been done by now.
    if (selection) this.say("");
    this.select(kept.filter(Boolean), true);
    if (selection?.length === 1) this.tree.reveal(selection[0]);
    if (this.overlay.showsAccessibility) this.send("accessibility");
  }

  /// The key of a node among those that there are now: others may stand before it by now, or in its place.
  #again(old) {
    if (!old) return null;
    const isSame = (node) => node?.element === old.element && node.id === old.id;
    if (isSame(this.#byKey.get(old.key))) return old.key;
    return old.id ? this.#nodes.find(isSame)?.key : null;
  }

  /// The node at a place, and the distances to it from the selected one if they are wanted.
  point(point, withDistances) {
    const from = withDistances ? this.#selection[0] : null;
    return new Promise((resolve) => {
      this.#pointing.push(resolve);
      this.send("point", { ...point, from });
    });
  }

  /// What may be typed.
  complete(act, fields) {
    return new Promise((resolve) => {
      this.#completing.push(resolve);
      this.send(act, fields);
    });
  }

  // Selecting

  /// - Parameters:
  ///   - isSame: Whether it is what was selected, in another tree.
  ///   - isByCaret: Whether the caret in the text says so, which stays where it is.
  select(keys, isSame = false, isByCaret = false) {
    this.#selection = keys;
    if (!isSame && !isByCaret && keys.length === 1) this.#showText(this.node(keys[0])?.place);
    if (keys.length !== 1) this.inspector.clear(keys.length);
    else if (!this.overlay.isDragging) this.send("details", { node: keys[0] });
    this.tree.mark();
    if (!isSame) {
      this.say("");
      if (keys.length === 1) {
        this.overlay.reveal(this.node(keys[0]));
        this.tree.reveal(keys[0]);
      }
    }
    this.#update();
  }

  /// Goes to what was selected in the texts that are open, here and in the editor.
  #showText(place) {
    this.code.reveal(place);
    if (place && this.isBesideEditor) this.open(place, true);
  }

  toggle(key) {
    const others = this.#selection.filter((other) => other !== key);
    this.select(others.length === this.#selection.length ? [...others, key] : others);
  }

  set hover(key) {
    if (key === this.#hover) return;
    this.#hover = key;
    this.tree.mark();
    this.overlay.draw();
  }

  #update() {
    const isEditing = this.canEdit;
    const count = this.#selection.length;
    const isRoot = this.#selection.some((key) => !this.node(key)?.parent);
    const enable = (act, isEnabled) => {
      for (const button of document.querySelectorAll(`[data-act="${act}"]`)) {
        button.disabled = !isEnabled;
        button.hidden = !isEditing && act !== "accessibility" && act !== "parent";
      }
    };
    enable("undo", Boolean(this.#steps.undo));
    enable("redo", Boolean(this.#steps.redo));
    for (const act of ["duplicate", "delete", "row", "column"]) enable(act, count > 0 && !isRoot);
    enable("parent", count === 1 && !isRoot);
    byID("undo").title = this.#steps.undo ? `Undo ${this.#steps.undo} (Ctrl+Z)` : "Undo";
    byID("redo").title = this.#steps.redo ? `Redo ${this.#steps.redo} (Ctrl+Shift+Z)` : "Redo";
    this.overlay.draw();
  }

  // Doing

  act(act) {
    const nodes = this.#selection;
    switch (act) {
      case "undo": case "redo": return this.send(act);
      case "duplicate": case "delete": if (nodes.length) this.send(act, { nodes }); return;
      case "row": case "column": if (nodes.length) this.send("wrap", { nodes, inRow: act === "row" }); return;
      case "parent": {
        const parent = this.node(nodes[0])?.parent;
        return this.select(parent ? [parent] : []);
      }
      case "accessibility": return this.overlay.toggleAccessibility();
    }
  }

  /// Opens a place in the editor, where what is typed next goes unless that only follows the page.
  open({ file, line, column }, isFollowing = false) { this.#connection.send("edit", { file, line, column, isFollowing }); }

  set(name, value) {
    if (this.#selection.length) this.send("set", { nodes: this.#selection, name, value });
  }

  /// Adds an element; what is selected now is selected again where that is undone.
  insert(markup, place) { this.send("insert", { markup, ...place, selected: this.#selection }); }

  #key(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const field = event.target.closest?.("input, textarea, select, .CodeMirror");
    // In a field of the panel in which nothing is typed, there is nothing else to take back.
    const isStep = isCommand && (key === "z" || key === "y") && field?.closest("#inspector") && field.value === field.defaultValue;
    if (this.#mode === "use" || (field && !isStep)) return;
    const done = (act) => {
      event.preventDefault();
      act();
    };
    if (key === "escape" && this.overlay.cancel()) return event.preventDefault();
    if (key === "escape" && this.#selection.length) return done(() => this.act("parent"));
    if (!this.canEdit) return;
    if (isCommand && key === "z") return done(() => this.act(event.shiftKey ? "redo" : "undo"));
    if (isCommand && key === "y") return done(() => this.act("redo"));
    if (isCommand && key === "d") return done(() => this.act("duplicate"));
    if (isCommand || !this.#selection.length) return;
    if (key === "delete" || key === "backspace") return done(() => this.act("delete"));
    const step = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] }[key];
    // In the tree, arrows go through the rows.
    if (!step || event.target.closest?.("#nodes, [role=tablist]")) return;
    const by = event.shiftKey ? 10 : 1;
    done(() => this.send("nudge", { nodes: this.#selection, dx: step[0] * by, dy: step[1] * by }));
  }

  /// Says why something was not done; nothing to say ends that.
  say(text) {
    const toast = byID("toast");
    toast.textContent = text;
    toast.hidden = !text;
    clearTimeout(this.#toastTimer);
    if (text) this.#toastTimer = setTimeout(() => this.say(""), 8000);
  }

  // Tabs

  #openTab(name) {
    const tab = byID(`tab-${name}`);
    for (const other of tab.parentElement.children) {
      const isOpen = other === tab;
      other.setAttribute("aria-selected", isOpen);
      other.tabIndex = isOpen ? 0 : -1;
      byID(other.getAttribute("aria-controls")).hidden = !isOpen;
    }
  }

  #turnTabs(event, tab) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const tabs = [...tab.parentElement.children].filter((other) => !other.hidden);
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    this.#openTab(next.dataset.tab);
    next.focus();
  }
}
