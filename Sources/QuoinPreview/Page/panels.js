// The panels on both sides, as wide as somebody likes them, or hidden.

const byID = (id) => document.getElementById(id);
const narrowest = 140;
const widest = 600;

export class Panel {
  #side;
  #divider;
  #usual;
  #width;

  /// - side: left or right, the name of its divider and of its width in the style sheet.
  constructor(side, usual) {
    this.#side = side;
    this.#usual = usual;
    this.#divider = byID(`divider-${side}`);
    const kept = Number(localStorage.getItem(`panel-${side}`) ?? "NaN");
    this.#set(Number.isNaN(kept) ? usual : kept);
    this.#divider.addEventListener("pointerdown", (event) => this.#drag(event));
    this.#divider.addEventListener("dblclick", () => this.#keep(this.#width ? 0 : this.#usual));
    this.#divider.addEventListener("keydown", (event) => this.#key(event));
  }

  #drag(event) {
    const [start, from] = [event.clientX, this.#width];
    this.#divider.setPointerCapture(event.pointerId);
    const move = ({ clientX }) => {
      const width = from + (this.#side === "left" ? clientX - start : start - clientX);
      // What is made narrower than anything in it can be is hidden.
      this.#keep(width < narrowest / 2 ? 0 : Math.max(narrowest, width));
    };
    this.#divider.addEventListener("pointermove", move);
    this.#divider.addEventListener("lostpointercapture", () => this.#divider.removeEventListener("pointermove", move), { once: true });
  }

  #key(event) {
    const step = { ArrowLeft: -20, ArrowRight: 20 }[event.key];
    if (event.key === "Enter") this.#keep(this.#width ? 0 : this.#usual);
    else if (step) {
      const width = this.#width + (this.#side === "left" ? step : -step);
      this.#keep(width < narrowest ? (this.#width < narrowest ? narrowest : 0) : width);
    } else return;
    event.preventDefault();
  }

  #keep(width) {
    this.#set(width);
    localStorage.setItem(`panel-${this.#side}`, this.#width);
  }

  #set(width) {
    this.#width = Math.round(Math.min(width, widest));
    document.body.style.setProperty(`--${this.#side}`, `${this.#width}px`);
    document.body.classList.toggle(`without-${this.#side}`, this.#width === 0);
    this.#divider.setAttribute("aria-valuenow", this.#width);
  }
}
