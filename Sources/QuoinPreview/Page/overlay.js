// What lies over the picture while it is inspected or designed: what is marked there, and what the pointer does.

import { later } from "./later.js";
import { Marks } from "./marks.js";

const byID = (id) => document.getElementById(id);
/// From how far edges are drawn to others, in pixels of the screen.
const reach = 6;

export class Overlay {
  #design;
  #stage;
  #svg = byID("overlay");
  #marks = new Marks(this.#svg);
  #size = { width: 1, height: 1 };
  #drag = null;
  #guides = [];
  #distances = [];
  #accessibility = null;
  /// Where what is dragged out of the palette would be.
  #ghost = null;
  /// What is dragged out of the palette: its frame at the pointer, and the one whose place is asked for.
  #offered = null;
  #isPointing = false;
  #lastPoint = null;

  constructor(design, stage) {
    this.#design = design;
    this.#stage = stage;
    this.#listen();
    new ResizeObserver(() => this.draw()).observe(byID("picture"));
  }

  resize({ width, height }) {
    this.#size = { width, height };
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.draw();
  }

  set accessibility(items) {
    if (this.#accessibility) this.#accessibility = items;
    this.#listSpoken();
    this.draw();
  }

  get spoken() { return this.#accessibility ?? []; }

  /// Tells the words beside the picture: all of them, or those of what is selected.
  #listSpoken() {
    const { selection } = this.#design;
    if (selection.length === 0) this.#design.inspector.clear(0);
    else if (selection.length === 1) this.#design.send("details", { node: selection[0] });
  }

  /// What is read out of a node, with its number; nothing where that is not shown.
  spokenOf(key) {
    const index = this.spoken.findIndex(({ node }) => node === key);
    return index < 0 ? null : { number: index + 1, item: this.spoken[index].item };
  }

  /// Brings a node into sight.
  reveal(node) {
    if (node?.frame) this.#stage.reveal(node.frame);
  }

  get isDragging() { return this.#drag?.isMoving === true; }

  get showsAccessibility() { return this.#accessibility !== null; }

  toggleAccessibility() {
    this.#accessibility = this.#accessibility ? null : [];
    for (const button of document.querySelectorAll('[data-act="accessibility"]')) {
      button.setAttribute("aria-pressed", this.showsAccessibility);
    }
    if (this.#accessibility) this.#design.send("accessibility");
    this.#listSpoken();
    this.draw();
  }

  // Drawing

  draw = later(() => this.#drawNow());

  #drawNow() {
    const design = this.#design;
    const isOn = design.mode !== "use";
    this.#svg.classList.toggle("on", isOn);
    if (!isOn) return this.#marks.clear();
    // What is selected is told of beside the picture.
    const hover = this.#drag || design.selection.includes(design.hover) ? null : design.node(design.hover);
    this.#marks.draw({
      size: this.#size,
      pixel: this.#size.width / (byID("picture").getBoundingClientRect().width || 1),
      nodes: design.nodes,
      selected: design.selection.map((key) => this.#moved(design.node(key))).filter(Boolean),
      hover, hasHandles: design.canEdit, guides: this.#guides, distances: this.#distances,
      spoken: this.#accessibility, ghost: this.#ghost,
    });
  }

  // The pointer

  #point(event) {
    const box = byID("picture").getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * this.#size.width,
      y: ((event.clientY - box.top) / box.height) * this.#size.height,
    };
  }

  #listen() {
    const svg = this.#svg;
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerleave", () => {
      if (this.#drag) return;
      this.#lastPoint = null;
      this.#distances = [];
      this.#design.hover = null;
      this.draw();
    });
    svg.addEventListener("pointerdown", (event) => this.#press(event));
    svg.addEventListener("pointerup", (event) => this.#release(event));
    svg.addEventListener("pointercancel", () => this.cancel());
    svg.addEventListener("dblclick", () => this.#design.inspector.editText());
    svg.addEventListener("contextmenu", (event) => event.preventDefault());
    for (const name of ["keydown", "keyup"]) {
      addEventListener(name, (event) => {
        if (event.key !== "Alt" || this.#design.mode === "use" || !this.#lastPoint) return;
        event.preventDefault();
        this.#ask(this.#lastPoint, name === "keydown");
      });
    }
    svg.addEventListener("dragover", (event) => {
      if (!event.dataTransfer.types.includes("text/quoin-markup")) return;
      event.preventDefault();
      this.#ghost ??= ghost(this.#design.offered, this.#point(event));
      this.#offer(ghost(this.#design.offered, this.#point(event)));
      this.#ask(this.#point(event), false);
      this.draw();
    });
    svg.addEventListener("dragleave", () => {
      this.#design.hover = null;
      this.forgetOffer();
    });
    svg.addEventListener("drop", (event) => {
      const markup = event.dataTransfer.getData("text/quoin-markup");
      if (!markup) return;
      event.preventDefault();
      const [x, y] = (this.#ghost ?? ghost(markup, this.#point(event)))[0];
      this.forgetOffer();
      this.#design.insert(markup, { into: "", x, y });
      svg.focus();
    });
  }

  /// Asks where what is dragged out of the palette would lie, one question at a time.
  #offer(frame) {
    this.#offered ??= {};
    this.#offered.frame = frame;
    if (this.#offered.sent) return;
    this.#offered.sent = frame;
    const [[x, y], [width, height]] = frame;
    this.#design.send("offer", { x, y, width, height, reach: reach / this.#stage.zoom });
  }

  /// Shows where it would lie.
  #takeOffer({ left, top }, guides) {
    const { frame, sent } = this.#offered;
    this.#offered.sent = null;
    if (frame !== sent) return this.#offer(frame);
    const [[x, y], size] = frame;
    this.#ghost = [[x + left, y + top], size];
    this.#guides = guides;
    this.draw();
  }

  /// What is dragged out of the palette is let go.
  forgetOffer() {
    this.#ghost = this.#offered = null;
    this.#guides = [];
    this.draw();
  }

  /// Asks what is at a place, one question at a time.
  async #ask(point, withDistances) {
    this.#lastPoint = point;
    if (this.#isPointing) return;
    this.#isPointing = true;
    const answer = await this.#design.point(point, withDistances);
    this.#isPointing = false;
    if (!this.#lastPoint) return;
    const isDrawn = this.#distances.length > 0 || answer.distances.length > 0;
    this.#distances = answer.distances;
    this.#design.hover = answer.node;
    if (isDrawn) this.draw();
    if (this.#lastPoint !== point && !this.#drag) this.#ask(this.#lastPoint, withDistances);
  }

  #move(event) {
    const drag = this.#drag;
    if (!drag) return this.#ask(this.#point(event), event.altKey);
    drag.last = event;
    // What is under the pointer has to be known first.
    if (!drag.isGrip && !("key" in drag)) return;
    const zoom = this.#stage.zoom;
    const [dx, dy] = [(event.clientX - drag.start.x) / zoom, (event.clientY - drag.start.y) / zoom];
    if (!drag.isMoving && Math.hypot(dx, dy) * zoom < 3) return;
    if (!drag.isMoving && !this.#begin(drag)) return;
    drag.isMoving = true;
    const by = {};
    for (const edge of ["left", "right"]) by[edge] = drag.edges.includes(edge) ? dx : 0;
    for (const edge of ["top", "bottom"]) by[edge] = drag.edges.includes(edge) ? dy : 0;
    if (event.shiftKey && drag.edges.length === 4) {
      // One direction alone, as with Shift everywhere.
      if (Math.abs(dx) > Math.abs(dy)) by.top = by.bottom = 0;
      else by.left = by.right = 0;
    }
    const keepsRatio = drag.edges.length < 4 && (this.#design.keepsRatio || event.shiftKey);
    if (keepsRatio) this.#keepRatio(by, drag);
    drag.wanted = { ...by };
    drag.reach = keepsRatio || event.ctrlKey || event.metaKey ? 0 : reach / zoom;
    this.#sendDrag("moved");
  }

  /// Lets the edges across go with those that are dragged, so that one view keeps its shape.
  #keepRatio(by, { edges, frames }) {
    if (frames.size !== 1) return;
    const [{ frame: [, [width, height]] }] = frames.values();
    if (!width || !height) return;
    const [wider, higher] = [by.right - by.left, by.bottom - by.top];
    const isAcross = Math.abs(wider / width) >= Math.abs(higher / height);
    const [across, down] = isAcross ? [wider, (wider * height) / width] : [(higher * width) / height, higher];
    Object.assign(by, edges.includes("left") ? { left: -across, right: 0 } : { left: 0, right: across });
    Object.assign(by, edges.includes("top") ? { top: -down, bottom: 0 } : { top: 0, bottom: down });
  }

  /// Chooses what is dragged.
  #begin(drag) {
    const design = this.#design;
    if (!design.canEdit) {
      this.#drag = null;
      return false;
    }
    if (drag.key && !design.selection.includes(drag.key) && !this.#isInSelection(drag.key)) design.select([drag.key]);
    drag.keys = this.#movable;
    if (drag.keys.length === 0) {
      this.#drag = null;
      if (design.selection.length) design.say("The outermost view is the picture itself, and cannot be dragged");
      return false;
    }
    drag.frames = new Map(drag.keys.map((key) => [key, design.node(key)]));
    // A root that fits what is in it grows with the drag, and would move away under the pointer.
    this.#stage.hold();
    return true;
  }

  /// What of the selection can be dragged: all but the root, which has nothing to lie in.
  get #movable() { return this.#design.selection.filter((key) => this.#design.node(key)?.parent); }

  #isInSelection(key) {
    return this.#movable.some((other) => key.startsWith(`${other}.`));
  }

  /// One drag at a time is under way; the latest comes next.
  #sendDrag(phase) {
    const drag = this.#drag;
    if (!drag?.wanted) return;
    if (drag.isUnderWay && phase === "moved") return;
    drag.isUnderWay = true;
    this.#design.send("drag", { nodes: drag.keys, drag: drag.wanted, phase, reach: drag.reach });
    drag.sent = drag.wanted;
  }

  dragged({ drag: by, guides }) {
    if (this.#offered) return this.#takeOffer(by, guides);
    const drag = this.#drag;
    this.#guides = drag ? guides : [];
    if (drag) {
      drag.by = by;
      drag.isUnderWay = false;
      if (drag.wanted !== drag.sent) this.#sendDrag("moved");
    }
    this.draw();
  }

  refused() {
    const drag = this.#drag;
    this.#guides = [];
    if (drag) {
      drag.by = null;
      drag.isUnderWay = false;
    }
    this.draw();
  }

  async #press(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.#svg.focus({ preventScroll: true });
    this.#svg.setPointerCapture(event.pointerId);
    const point = this.#point(event);
    const grip = event.target.dataset?.edges;
    const drag = { start: { x: event.clientX, y: event.clientY }, edges: grip ? grip.split(" ") : ["left", "top", "right", "bottom"], isMoving: false, isGrip: Boolean(grip), isShift: event.shiftKey };
    this.#drag = drag;
    this.#distances = [];
    if (grip) return;
    const { node } = await this.#design.point(point, false);
    drag.key = node;
    if (this.#drag !== drag) return;
    if (drag.last) this.#move(drag.last);
    if (drag.isReleased) this.#release();
  }

  #release() {
    const drag = this.#drag;
    if (!drag) return;
    if (drag.isMoving) {
      this.#sendDrag("ended");
      this.#drag = null;
      this.#stage.release();
      this.#guides = [];
    } else if (drag.isGrip) {
      this.#drag = null;
      this.#chooseBelow(drag);
    } else if ("key" in drag) {
      this.#drag = null;
      this.#choose(drag);
    } else drag.isReleased = true;
    this.draw();
  }

  /// A handle that is not dragged is no hindrance to what lies below it, but for what is around the view itself.
  async #chooseBelow({ start, isShift }) {
    const { node } = await this.#design.point(this.#point({ clientX: start.x, clientY: start.y }), false);
    const isAround = this.#design.selection.some((key) => key === node || key.startsWith(`${node}.`));
    if (node && !isAround) this.#choose({ key: node, isShift });
  }

  #choose(drag) {
    if (drag.isShift && drag.key) this.#design.toggle(drag.key);
    else this.#design.select(drag.key ? [drag.key] : []);
  }

  /// Ends a drag without a trace.
  cancel() {
    const drag = this.#drag;
    this.#drag = null;
    this.#guides = [];
    this.draw();
    if (!drag?.isMoving) return false;
    this.#stage.release();
    this.#design.send("drag", { nodes: drag.keys, drag: drag.wanted, phase: "cancelled", reach: 0 });
    return true;
  }

  /// A node where the drag that goes on has brought it.
  #moved(node) {
    const start = this.#drag?.isMoving ? this.#drag.frames.get(node?.key) : null;
    const by = this.#drag?.by;
    if (!start?.frame || !by || start.corners) return node;
    const [[x, y], [width, height]] = start.frame;
    const shift = ([[left, top], size]) => [[left + by.left, top + by.top], size];
    const isMove = by.left === by.right && by.top === by.bottom;
    return {
      ...start,
      frame: [[x + by.left, y + by.top], [Math.max(0, width + by.right - by.left), Math.max(0, height + by.bottom - by.top)]],
      margins: isMove && start.margins ? shift(start.margins) : null,
      baselines: isMove ? start.baselines?.map((line) => line + by.top) : null,
    };
  }
}

/// The frame of an element that is let go at a point: as large as it says, or as a line of text.
function ghost(markup, { x, y }) {
  const length = (name, otherwise) => Number(new RegExp(`\\s${name}="(\\d+)"`).exec(markup ?? "")?.[1] ?? otherwise);
  return [[Math.round(x), Math.round(y)], [length("width", 80), length("height", 24)]];
}
