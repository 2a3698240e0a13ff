// What is drawn over the picture: outlines, margins, baselines, handles, guides; and what the pointer does there.

import { spokenWords } from "./inspector.js";

const names = "http://www.w3.org/2000/svg";
const byID = (id) => document.getElementById(id);
const edges = [
  ["left", "top"], ["top"], ["top", "right"], ["right"], ["right", "bottom"], ["bottom"], ["bottom", "left"], ["left"],
];
/// From how far edges are drawn to others, in pixels of the screen.
const reach = 6;

export class Overlay {
  #design;
  #stage;
  #svg = byID("overlay");
  #size = { width: 1, height: 1 };
  #drag = null;
  #guides = [];
  #distances = [];
  #accessibility = null;
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

  /// Tells the words beside the picture, where nothing else is told there.
  #listSpoken() {
    if (this.#design.selection.length === 0) this.#design.inspector.clear(0);
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

  #isAsked = false;

  draw() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      this.#isAsked = false;
      this.#drawNow();
    });
  }

  #drawNow() {
    const design = this.#design;
    const isOn = design.mode !== "use";
    this.#svg.classList.toggle("on", isOn);
    if (!isOn) return this.#svg.replaceChildren();
    // One pixel of the screen, in points of the picture.
    const pixel = this.#size.width / (byID("picture").getBoundingClientRect().width || 1);
    const parts = [];
    const add = (name, attributes, text) => {
      const part = document.createElementNS(names, name);
      for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
      if (text !== undefined) part.textContent = text;
      parts.push(part);
      return part;
    };
    const label = (x, y, text, kind) => {
      const size = 11 * pixel;
      const width = labelWidth(text) * pixel;
      const left = Math.min(Math.max(x - width / 2, 0), Math.max(0, this.#size.width - width));
      add("rect", { class: `chip ${kind}`, x: left, y, width, height: 17 * pixel, rx: 4 * pixel });
      add("text", { class: `words ${kind}`, x: left + width / 2, y: y + 12.5 * pixel, "font-size": size, "text-anchor": "middle" }, text);
    };
    if (this.#accessibility) this.#drawAccessibility(add, label, pixel);
    const hover = design.node(design.hover);
    if (hover && !this.#drag && !design.selection.includes(hover.key)) this.#outline(add, hover, "hover");
    for (const key of design.selection) {
      const node = this.#moved(design.node(key));
      if (!node?.frame) continue;
      this.#outline(add, node, "selected");
      const [[x, y], [width, height]] = node.frame;
      if (design.selection.length > 1) continue;
      const size = `${short(width)} × ${short(height)}`;
      if (!this.#distances.length) label(...this.#placeOfSize(node, labelWidth(size) * pixel, pixel), size, "size");
      if (design.canEdit && !node.corners && node.parent) this.#handles(add, node, pixel);
    }
    for (const guide of this.#guides) this.#line(add, label, guide, guide.kind, pixel);
    for (const distance of this.#distances) this.#line(add, label, distance, "distance", pixel);
    this.#svg.replaceChildren(...parts);
  }

  /// Where the size of a view is written: under it, above it or beside it, where no text of another is; else in it, since
  /// beyond the picture other things are written.
  #placeOfSize(node, room, pixel) {
    const [[x, y], [width, height]] = node.frame;
    const [middle, deep, gap] = [x + width / 2, 17 * pixel, 6 * pixel];
    const places = [
      [middle, y + height + gap], [middle, y - gap - deep],
      [x + width + gap + room / 2, y + (height - deep) / 2], [x - gap - room / 2, y + (height - deep) / 2],
    ];
    const texts = this.#design.nodes.filter((other) => other.text && other.frame && other.key !== node.key);
    const isFree = ([center, top]) => {
      const [left, right, bottom] = [center - room / 2, center + room / 2, top + deep];
      if (top < 0 || bottom > this.#size.height) return false;
      if (center !== middle && (left < 0 || right > this.#size.width)) return false;
      return !texts.some(({ frame: [[a, b], [c, d]] }) => a < right && a + c > left && b < bottom && b + d > top);
    };
    return places.find(isFree) ?? [middle, y + height - gap - deep];
  }

  #outline(add, node, kind) {
    if (!node.frame) return;
    const [[x, y], [width, height]] = node.frame;
    if (node.corners) {
      add("polygon", { class: `outline ${kind}`, points: node.corners.map((point) => point.join(",")).join(" ") });
      return;
    }
    add("rect", { class: `outline ${kind}`, x, y, width, height });
    if (node.margins) {
      const [[left, top], [inner, deep]] = node.margins;
      if (inner > 0 && deep > 0 && (inner !== width || deep !== height)) {
        add("rect", { class: `margins ${kind}`, x: left, y: top, width: inner, height: deep });
      }
    }
    for (const baseline of new Set(node.baselines ?? [])) {
      add("line", { class: `baseline ${kind}`, x1: x, x2: x + width, y1: baseline, y2: baseline });
    }
  }

  #handles(add, node, pixel) {
    const [[x, y], [width, height]] = node.frame;
    const size = 8 * pixel;
    for (const edge of edges) {
      const cx = edge.includes("left") ? x : edge.includes("right") ? x + width : x + width / 2;
      const cy = edge.includes("top") ? y : edge.includes("bottom") ? y + height : y + height / 2;
      const handle = add("rect", {
        class: `grip ${edge.join("-")}`, x: cx - size / 2, y: cy - size / 2, width: size, height: size, rx: 2 * pixel,
      });
      handle.dataset.edges = edge.join(" ");
    }
  }

  #line(add, label, { isVertical, position, from, to, kind }, name, pixel) {
    const [x1, y1, x2, y2] = isVertical ? [position, from, position, to] : [from, position, to, position];
    add("line", { class: `guide ${name}`, x1, y1, x2, y2 });
    if (kind !== "gap") return;
    const end = 4 * pixel;
    for (const at of [from, to]) {
      const [a, b, c, d] = isVertical ? [position - end, at, position + end, at] : [at, position - end, at, position + end];
      add("line", { class: `guide ${name}`, x1: a, y1: b, x2: c, y2: d });
    }
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    label(isVertical ? x + 18 * pixel : x, isVertical ? y - 8 * pixel : y - 22 * pixel, short(to - from), name);
  }

  #drawAccessibility(add, label, pixel) {
    this.#accessibility.forEach(({ node, item }, index) => {
      const [x, y, width, height] = item.frame;
      add("rect", { class: "heard", x, y, width, height, rx: 3 * pixel });
      // The number alone, on the corner: words would cover what they are about, and stand beside the picture.
      const isMeant = node && (node === this.#design.hover || this.#design.selection.includes(node));
      const text = isMeant ? `${index + 1} ${spokenWords(item)}` : `${index + 1}`;
      label(isMeant ? x + width / 2 : x - 10 * pixel, Math.max(0, y - 9 * pixel), text, "spoken");
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
      this.#ask(this.#point(event), false);
    });
    svg.addEventListener("drop", (event) => {
      const markup = event.dataTransfer.getData("text/quoin-markup");
      if (!markup) return;
      event.preventDefault();
      this.#design.send("insert", { markup, into: "", ...this.#point(event) });
      svg.focus();
    });
  }

  /// Asks what is at a place, one question at a time.
  async #ask(point, withDistances) {
    this.#lastPoint = point;
    if (this.#isPointing) return;
    this.#isPointing = true;
    const answer = await this.#design.point(point, withDistances);
    this.#isPointing = false;
    if (!this.#lastPoint) return;
    this.#distances = answer.distances;
    this.#design.hover = answer.node;
    this.draw();
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
    drag.wanted = { ...by };
    drag.reach = event.ctrlKey || event.metaKey ? 0 : reach / zoom;
    this.#sendDrag("moved");
  }

  /// Chooses what is dragged.
  #begin(drag) {
    const design = this.#design;
    if (!design.canEdit) {
      this.#drag = null;
      return false;
    }
    if (drag.key && !design.selection.includes(drag.key) && !this.#isInSelection(drag.key)) design.select([drag.key]);
    drag.keys = design.selection.filter((key) => design.node(key)?.parent);
    if (drag.keys.length === 0) {
      this.#drag = null;
      return false;
    }
    drag.frames = new Map(drag.keys.map((key) => [key, design.node(key)]));
    // A root that fits what is in it grows with the drag, and would move away under the pointer.
    this.#stage.hold();
    return true;
  }

  #isInSelection(key) {
    return this.#design.selection.some((other) => key.startsWith(`${other}.`));
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
    const drag = { start: { x: event.clientX, y: event.clientY }, edges: grip ? grip.split(" ") : ["left", "top", "right", "bottom"], isMoving: false, isGrip: Boolean(grip) };
    this.#drag = drag;
    this.#distances = [];
    if (grip) return;
    const { node } = await this.#design.point(point, false);
    drag.key = node;
    drag.isShift = event.shiftKey;
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
    } else if ("key" in drag || drag.isGrip) {
      this.#drag = null;
      if (!drag.isGrip) this.#choose(drag);
    } else drag.isReleased = true;
    this.draw();
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

function short(number) {
  return String(Math.round(number * 10) / 10);
}

/// In pixels of the screen.
function labelWidth(text) {
  return text.length * 6.4 + 10;
}
