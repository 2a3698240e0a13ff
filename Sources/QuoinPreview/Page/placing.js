// Where words are written over the picture, so that they cover as little as possible of what is there.

/// Boxes that are taken, in points of the picture: texts, handles, and words that are written already.
export class Placing {
  #size;
  #taken;

  constructor(size, taken = []) {
    this.#size = size;
    this.#taken = taken;
  }

  take(box) { this.#taken.push(box); }

  /// The same boxes, for words that are written for a while only.
  copy() { return new Placing(this.#size, [...this.#taken]); }

  /// The first of some places where nothing else is, else the one where least is, and takes it.
  ///
  /// - places: upper left corners.
  /// - margin: by how far a place may lie beyond the picture.
  find(places, width, height, margin = 0) {
    const covered = places.map(([x, y]) => {
      const box = [x, y, width, height];
      const isInside = x >= -margin && y >= -margin
        && x + width <= this.#size.width + margin && y + height <= this.#size.height + margin;
      const sum = this.#taken.reduce((sum, other) => sum + common(box, other), 0);
      return isInside ? sum : sum + width * height;
    });
    const place = places[covered.indexOf(Math.min(...covered))];
    this.take([...place, width, height]);
    return place;
  }
}

/// The area that two boxes have in common.
function common([a, b, c, d], [e, f, g, h]) {
  return Math.max(0, Math.min(a + c, e + g) - Math.max(a, e)) * Math.max(0, Math.min(b + d, f + h) - Math.max(b, f));
}
