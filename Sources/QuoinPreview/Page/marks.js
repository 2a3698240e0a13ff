// What is drawn over the picture: outlines, margins, baselines, handles, guides, and what is read out.

import { spokenWords } from "./inspector.js";
import { Placing } from "./placing.js";

const names = "http://www.w3.org/2000/svg";
const edges = [
  ["left", "top"], ["top"], ["top", "right"], ["right"], ["right", "bottom"], ["bottom"], ["bottom", "left"], ["left"],
];
/// How deep a line of words is, and how large a handle, in pixels of the screen.
const depth = 17;
const grip = 8;
/// A view that is smaller than this has its handles around it, and fewer where they would touch each other.
const smallest = 36;
const outside = 7;
/// How far words may lie beyond the picture: as far as there is room around it.
const room = 24;

export class Marks {
  #svg;
  #parts = [];
  #words = [];
  /// The size of the picture, and one pixel of the screen, in points of the picture.
  #size = { width: 1, height: 1 };
  #pixel = 1;
  #placing = null;
  /// What is read out within the picture, with the places of its numbers, and what these follow from.
  #numbered = null;

  constructor(svg) {
    this.#svg = svg;
  }

  clear() { this.#svg.replaceChildren(); }

  /// - nodes: all that there are.
  /// - selected, hover: those that are outlined; `hover` may be nothing.
  /// - spoken: what is read out, in its order; nothing where it is not shown.
  /// - ghost: where something would be that is not there yet.
  draw({ size, pixel, nodes, selected, hover, hasHandles, guides, distances, spoken, ghost }) {
    [this.#parts, this.#words, this.#size, this.#pixel] = [[], [], size, pixel];
    const one = selected.length === 1 ? selected[0] : null;
    const texts = nodes.filter((node) => node.text && node.frame && (spoken || node.key !== one?.key));
    this.#placing = new Placing(size, texts.map(({ frame }) => frame.flat()));
    // The outline of what is selected says already where it is.
    const outlined = new Set(selected.map(({ frame }) => String(frame)));
    for (const { item } of spoken ?? []) {
      if (this.#isInSight(item) && !outlined.has(String(item.frame))) this.#heard(item);
    }
    if (hover) this.#outline(hover, "hover");
    for (const node of selected) this.#outline(node, "selected");
    const isHeld = Boolean(one?.frame && hasHandles && !one.corners && one.parent);
    if (isHeld) this.#handles(one);
    if (ghost) {
      const [[x, y], [width, height]] = ghost;
      this.#add("rect", { class: "ghost", x, y, width, height });
    }
    for (const guide of guides) this.#line(guide, guide.kind);
    for (const distance of distances) this.#line(distance, "distance");
    if (spoken) this.#tell(this.#numbers(spoken, nodes, isHeld ? one : null), hover?.key);
    else if (one?.frame && !distances.length) this.#tellSize(one, isHeld);
    this.#svg.replaceChildren(...this.#parts, ...this.#words);
  }

  #add(name, attributes) {
    const part = document.createElementNS(names, name);
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
    this.#parts.push(part);
    return part;
  }

  // Words

  /// Writes words on a ground of their own, above all that is drawn.
  #write([x, y], text, kind) {
    const [pixel, width] = [this.#pixel, this.#widthOf(text)];
    const ground = this.#add("rect", { class: `chip ${kind}`, x, y, width, height: depth * pixel, rx: 4 * pixel });
    const words = this.#add("text", {
      class: `words ${kind}`, x: x + width / 2, y: y + 12.5 * pixel, "font-size": 11 * pixel, "text-anchor": "middle",
    });
    words.textContent = text;
    this.#parts.splice(-2);
    this.#words.push(ground, words);
  }

  #widthOf(text) { return (text.length * 6.4 + 10) * this.#pixel; }

  /// Where words about a box go, from the best place on: under it, above it, beside it, in it.
  #around([x, y, width, height], text, gap = 6 * this.#pixel) {
    const [wide, deep] = [this.#widthOf(text), depth * this.#pixel];
    const inside = (left) => Math.min(Math.max(left, 0), Math.max(0, this.#size.width - wide));
    const [left, middle] = [inside(x + (width - wide) / 2), y + (height - deep) / 2];
    return [
      [left, y + height + gap], [left, y - gap - deep], [x + width + gap, middle], [x - gap - wide, middle],
      [left, y + height - gap - deep],
    ];
  }

  #tellSize({ frame }, isHeld) {
    const [, [width, height]] = frame;
    const text = `${short(width)} × ${short(height)}`;
    // Beyond the handles, and not on what is as small as the words.
    const isSmall = this.#isSmall(frame);
    if (isSmall) this.#placing.take(frame.flat());
    const places = this.#around(frame.flat(), text, (isSmall && isHeld ? outside + grip : 6) * this.#pixel);
    this.#write(this.#placing.find(places, this.#widthOf(text), depth * this.#pixel), text, "size");
  }

  // What is read out

  #heard({ frame: [x, y, width, height] }) {
    this.#add("rect", { class: "heard", x, y, width, height, rx: 3 * this.#pixel });
  }

  /// What is scrolled out of the picture is told beside it alone.
  #isInSight({ frame: [x, y, width, height] }) {
    return x < this.#size.width && y < this.#size.height && x + width > 0 && y + height > 0;
  }

  /// The numbers stand beside what they are of, and stay there as long as nothing but the pointer moves.
  #numbers(spoken, nodes, held) {
    const of = [spoken, nodes, String(held?.frame), this.#pixel, this.#size.width, this.#size.height];
    if (this.#numbered?.of.every((part, index) => part === of[index])) return this.#numbered;
    const pixel = this.#pixel;
    const placing = this.#placing;
    const seen = spoken.map(({ node, item }, index) => ({ node, item, number: index + 1 }))
      .filter(({ item }) => this.#isInSight(item));
    for (const { item } of seen) {
      // What holds nearly all has words on it, whatever is done.
      if (item.frame[2] * item.frame[3] < this.#size.width * this.#size.height / 4) placing.take(item.frame);
    }
    for (const one of seen) {
      const [x, y, width, height] = one.item.frame;
      const [wide, deep, gap] = [this.#widthOf(`${one.number}`), depth * pixel, 3 * pixel];
      const line = y + Math.min((height - deep) / 2, gap);
      const places = [
        [x - gap - wide, line], [x, y - gap - deep], [x + width + gap, line], [x, y + height + gap],
        [x - 10 * pixel, Math.max(0, y - 9 * pixel)],
      ];
      one.place = placing.find(places, wide, deep, room * pixel);
    }
    this.#numbered = { of, seen, placing };
    return this.#numbered;
  }

  /// Writes the numbers; what the pointer means is told in words.
  #tell({ seen, placing }, meant) {
    const isTold = ({ node }) => node && node === meant;
    for (const one of seen) if (!isTold(one)) this.#write(one.place, `${one.number}`, "spoken");
    const rest = placing.copy();
    for (const { item, number } of seen.filter(isTold)) {
      const text = `${number} ${spokenWords(item)}`;
      const place = rest.find(this.#around(item.frame, text), this.#widthOf(text), depth * this.#pixel);
      this.#write(place, text, "spoken");
    }
  }

  // Nodes

  #outline(node, kind) {
    if (!node.frame) return;
    const [[x, y], [width, height]] = node.frame;
    if (node.corners) {
      this.#add("polygon", { class: `outline ${kind}`, points: node.corners.map((point) => point.join(",")).join(" ") });
      return;
    }
    this.#add("rect", { class: `outline ${kind}`, x, y, width, height });
    if (node.margins) {
      const [[left, top], [inner, deep]] = node.margins;
      if (inner > 0 && deep > 0 && (inner !== width || deep !== height)) {
        this.#add("rect", { class: `margins ${kind}`, x: left, y: top, width: inner, height: deep });
      }
    }
    for (const baseline of new Set(node.baselines ?? [])) {
      this.#add("line", { class: `baseline ${kind}`, x1: x, x2: x + width, y1: baseline, y2: baseline });
    }
  }

  #isSmall([, size]) { return Math.min(...size) < smallest * this.#pixel; }

  #handles({ frame }) {
    const pixel = this.#pixel;
    const out = this.#isSmall(frame) ? outside * pixel : 0;
    const [x, y] = frame[0].map((at) => at - out);
    const [width, height] = frame[1].map((length) => length + 2 * out);
    const least = 4 * grip * pixel;
    const size = grip * pixel;
    for (const edge of edges) {
      if (edge.length === 1 && (["top", "bottom"].includes(edge[0]) ? width : height) < least) continue;
      const cx = edge.includes("left") ? x : edge.includes("right") ? x + width : x + width / 2;
      const cy = edge.includes("top") ? y : edge.includes("bottom") ? y + height : y + height / 2;
      const box = { x: cx - size / 2, y: cy - size / 2, width: size, height: size };
      const handle = this.#add("rect", { class: `grip ${edge.join("-")}`, ...box, rx: 2 * pixel });
      handle.dataset.edges = edge.join(" ");
      this.#placing.take(Object.values(box));
    }
  }

  #line({ isVertical, position, from, to, kind }, name) {
    const pixel = this.#pixel;
    const [x1, y1, x2, y2] = isVertical ? [position, from, position, to] : [from, position, to, position];
    this.#add("line", { class: `guide ${name}`, x1, y1, x2, y2 });
    if (kind !== "gap") return;
    const end = 4 * pixel;
    for (const at of [from, to]) {
      const [a, b, c, d] = isVertical ? [position - end, at, position + end, at] : [at, position - end, at, position + end];
      this.#add("line", { class: `guide ${name}`, x1: a, y1: b, x2: c, y2: d });
    }
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const text = short(to - from);
    const wide = this.#widthOf(text);
    const [left, top] = isVertical ? [x + 18 * pixel - wide / 2, y - 8 * pixel] : [x - wide / 2, y - 22 * pixel];
    this.#write([Math.min(Math.max(left, 0), Math.max(0, this.#size.width - wide)), top], text, name);
  }
}

function short(number) {
  return String(Math.round(number * 10) / 10);
}
