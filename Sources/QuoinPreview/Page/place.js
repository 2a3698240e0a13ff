// Where views lie: numbers that can be typed, the room around and within, and ways to line views up.

const sides = ["left", "top", "right", "bottom"];

/// The part of a panel that tells where a view lies; numbers can be typed where the template is designed.
///
/// - set: called with a drag of the view's edges in points of what is around it, and the field that asked for it.
export function placePanel(node, layout, { canEdit, keepsRatio, set, toggleRatio }) {
  const section = make("section", "place-of");
  const title = make("h2", "", "Frame");
  section.append(title);
  if (!layout) {
    section.append(make("p", "muted", "It has no view of its own."));
    return section;
  }
  const [[x, y], [width, height]] = layout.frame;
  const isEditable = canEdit && Boolean(node.parent);
  const grid = make("div", "numbers");
  const drags = {
    x: (by) => ({ left: by, right: by }), y: (by) => ({ top: by, bottom: by }),
    w: (by) => ({ right: by, bottom: keepsRatio() && width ? (by * height) / width : 0 }),
    h: (by) => ({ bottom: by, right: keepsRatio() && height ? (by * width) / height : 0 }),
  };
  for (const [name, value] of [["x", x], ["y", y], ["w", width], ["h", height]]) {
    const cell = make("label", "number");
    cell.append(make("small", "", name));
    if (isEditable) {
      const field = Object.assign(make("input"), { type: "number", step: "any", value: short(value) });
      field.defaultValue = field.value;
      field.dataset.attribute = `frame.${name}`;
      field.setAttribute("aria-label", { x: "x", y: "y", w: "Width", h: "Height" }[name]);
      field.addEventListener("change", () => {
        const by = Number(field.value) - value;
        if (field.value !== "" && by) set({ ...zero, ...drags[name](by) }, field);
      });
      cell.append(field);
    } else cell.append(short(value));
    grid.append(cell);
  }
  section.append(grid);
  if (isEditable) {
    const lock = Object.assign(make("button", "lock", "Keep ratio"), { type: "button" });
    lock.title = "Width and height change together; while dragging, Shift does the same";
    lock.setAttribute("aria-pressed", keepsRatio());
    lock.addEventListener("click", () => lock.setAttribute("aria-pressed", toggleRatio()));
    title.append(lock);
  }
  const box = boxModel(node, layout);
  if (box) section.append(box);
  const says = {
    container: "Placed by the container around it.", surroundings: "Placed by what the root stands in.",
    list: "Placed by the list, or on the page, around it.", constraints: "Placed by its constraints.",
  }[layout.arrangement];
  if (says) section.append(make("p", "muted", says));
  if (node.baselines?.length && node.frame) {
    const lines = [...new Set(node.baselines)].map((line) => short(line - node.frame[0][1]));
    section.append(make("p", "muted", `Baselines at ${lines.join(" and ")}`));
  }
  return section;
}

/// How far the view is from the edges of what is around it, and what its margins are.
function boxModel(node, { frame: [[x, y], [width, height]], whole: [wide, high], arrangement }) {
  if (arrangement === "surroundings" || !wide || !high) return null;
  const outer = ring("around", "Distances to what is around it", [x, y, wide - x - width, high - y - height]);
  const size = `${short(width)} × ${short(height)}`;
  if (!node.margins || !node.frame || node.corners) {
    outer.append(make("span", "content", size));
    return outer;
  }
  const [[left, top], [across, down]] = node.frame;
  const [[innerLeft, innerTop], [innerAcross, innerDown]] = node.margins;
  const insets = [innerLeft - left, innerTop - top, left + across - innerLeft - innerAcross, top + down - innerTop - innerDown];
  const inner = ring("margins", "Its layout margins", insets);
  inner.append(make("span", "content", size));
  outer.append(inner);
  return outer;
}

function ring(kind, title, distances) {
  const box = make("div", `box ${kind}`);
  box.title = title;
  for (const [index, side] of sides.entries()) box.append(make("span", side, short(distances[index])));
  return box;
}

// Lining up

const zero = { left: 0, top: 0, right: 0, bottom: 0 };
const icons = {
  left: [[1, 1, 1.5, 14], [4, 3, 10, 4], [4, 9, 6, 4]], centerX: [[7.25, 1, 1.5, 14], [3, 3, 10, 4], [5, 9, 6, 4]],
  right: [[13.5, 1, 1.5, 14], [2, 3, 10, 4], [6, 9, 6, 4]], top: [[1, 1, 14, 1.5], [3, 4, 4, 10], [9, 4, 4, 6]],
  centerY: [[1, 7.25, 14, 1.5], [3, 3, 4, 10], [9, 5, 4, 6]], bottom: [[1, 13.5, 14, 1.5], [3, 2, 4, 10], [9, 6, 4, 6]],
  spreadX: [[1, 2, 3, 12], [6.5, 2, 3, 12], [12, 2, 3, 12]], spreadY: [[2, 1, 12, 3], [2, 6.5, 12, 3], [2, 12, 12, 3]],
};
const titles = {
  left: "Align left edges", centerX: "Align centers across", right: "Align right edges", top: "Align top edges",
  centerY: "Align centers down", bottom: "Align bottom edges", spreadX: "The same room between them across",
  spreadY: "The same room between them down",
};

/// Buttons that line views up: several with each other, one with what is around it.
///
/// - move: called with the drag of each node, by its key.
export function alignmentPanel(nodes, around, move) {
  const section = make("section", "alignment");
  section.append(make("h2", "", nodes.length > 1 ? "Align" : "Align in what is around it"));
  const group = make("div", "aligns");
  for (const kind of Object.keys(icons)) {
    const button = Object.assign(make("button"), { type: "button", title: titles[kind] });
    button.setAttribute("aria-label", titles[kind]);
    button.dataset.align = kind;
    button.disabled = kind.startsWith("spread") && nodes.length < 3;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 16 16");
    for (const [x, y, width, height] of icons[kind]) {
      const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, value);
      svg.append(rect);
    }
    button.append(svg);
    button.addEventListener("click", () => move(aligned(kind, nodes, around)));
    group.append(button);
  }
  section.append(group);
  return section;
}

/// How far each node goes, by its key.
function aligned(kind, nodes, around) {
  const axis = ["left", "centerX", "right", "spreadX"].includes(kind) ? 0 : 1;
  const spans = nodes.map(({ key, frame }) => ({ key, start: frame[0][axis], length: frame[1][axis] }));
  const from = nodes.length > 1 ? Math.min(...spans.map(({ start }) => start)) : around[0][axis];
  const to = nodes.length > 1 ? Math.max(...spans.map(({ start, length }) => start + length)) : from + around[1][axis];
  const starts = new Map();
  if (kind.startsWith("spread")) {
    const gap = (to - from - spans.reduce((sum, { length }) => sum + length, 0)) / (spans.length - 1);
    let start = from;
    for (const span of spans.sort((one, other) => one.start - other.start)) {
      starts.set(span.key, start);
      start += span.length + gap;
    }
  } else {
    const part = { left: 0, top: 0, centerX: 0.5, centerY: 0.5, right: 1, bottom: 1 }[kind];
    for (const { key, length } of spans) starts.set(key, from + (to - from - length) * part);
  }
  return Object.fromEntries(spans.map(({ key, start }) => {
    const by = Math.round((starts.get(key) - start) * 100) / 100;
    return [key, axis === 0 ? { ...zero, left: by, right: by } : { ...zero, top: by, bottom: by }];
  }));
}

export function make(name, className = "", text = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

export function short(number) {
  return String(Math.round(number * 100) / 100);
}
