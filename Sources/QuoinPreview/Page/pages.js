// The pages of a document: all of them one below another, of which the one in the middle is looked at.

import { Sight } from "./sight.js";

const byID = (id) => document.getElementById(id);

export class Pages {
  #connection;
  #stage;
  #design;
  #room = byID("room");
  #frame = byID("frame");
  #page = 1;
  /// The page that was asked for and whose picture has not come; nothing where it has.
  #awaited = null;
  /// What each page stands on, with the picture itself where it is the one that is looked at.
  #sheets = [];
  #sizes = [];
  /// Until when scrolling is not somebody's own.
  #restsUntil = 0;
  #timer = null;
  #sight = new Sight(byID("room"), "400px 0px", (sheet) => Number(sheet.dataset.number), () => this.sendAgain());

  constructor(connection, stage, design) {
    [this.#connection, this.#stage, this.#design] = [connection, stage, design];
    stage.onplace = () => this.#measure();
    byID("page-before").addEventListener("click", () => this.#go(this.#page - 1));
    byID("page-after").addEventListener("click", () => this.#go(this.#page + 1));
    byID("page").addEventListener("change", (event) => this.#go(Number(event.target.value) || this.#page));
    document.addEventListener("keydown", (event) => {
      const step = { PageUp: -1, PageDown: 1 }[event.key];
      if (!step || !this.#sizes.length || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
      event.preventDefault();
      this.#go(this.#page + step);
    });
    this.#room.addEventListener("scroll", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#lookAtMiddle(), 80);
    });
  }

  /// How large all pages are, in points; none for what is one picture.
  begin(sizes) {
    this.#sizes = sizes;
    const count = sizes.length;
    this.#awaited = null;
    byID("pages").hidden = count === 0;
    byID("page").max = byID("page-count").textContent = count;
    // One zoom for all: with that of the page in the middle, pages would move under whoever scrolls.
    const largest = (index) => Math.max(...sizes.map((size) => size[index]));
    this.#stage.fits = count ? { width: largest(0), height: largest(1) } : null;
    // The picture is not among what goes.
    if (this.#page > count) this.#room.prepend(this.#frame);
    for (const sheet of this.#sheets.splice(count)) {
      this.#sight.forget(sheet);
      sheet.remove();
    }
    while (this.#sheets.length < count) this.#sheets.push(this.#sheet(this.#sheets.length + 1));
    byID("caption").before(...this.#sheets);
    this.#measure();
    if (count) this.#choose(Math.min(this.#page, count));
    else this.#page = 1;
    this.#sight.ask();
  }

  /// Whether a picture is of a page that has been left while it was drawn.
  isLeft({ page }) { return this.#awaited !== null && page !== this.#awaited; }

  /// Shows which page a picture is of; the preview itself may have gone to another.
  show({ page }) {
    this.#awaited = null;
    if (!this.#sizes.length) return;
    if (page !== this.#page) {
      this.#choose(page);
      this.#scroll(page);
      this.#sight.ask();
    }
    this.#tell();
  }

  /// Takes the picture of a page beside the one that is looked at.
  async take({ number }, bytes) {
    try {
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = this.#sheets[number - 1]?.querySelector(".other");
      if (canvas) draw(image, canvas);
      image.close();
    } finally {
      this.#connection.send("shown");
    }
  }

  /// Says again which are in sight.
  sendAgain() {
    this.#connection.send("sheets", { numbers: this.#sight.keys.sort((one, other) => one - other) });
  }

  #sheet(number) {
    const sheet = Object.assign(document.createElement("div"), { className: "paper" });
    sheet.dataset.number = number;
    sheet.append(Object.assign(document.createElement("canvas"), { className: "other", width: 1, height: 1 }));
    sheet.addEventListener("click", () => {
      if (number !== this.#page) this.#look(number);
    });
    // What is dragged out of the palette may go to any of them.
    sheet.addEventListener("dragenter", () => {
      if (number !== this.#page) this.#look(number);
    });
    this.#sight.observe(sheet);
    return sheet;
  }

  #measure() {
    const zoom = this.#stage.zoom;
    this.#sheets.forEach((sheet, index) => {
      const [width, height] = this.#sizes[index] ?? [0, 0];
      sheet.style.width = `${width * zoom}px`;
      sheet.style.height = `${height * zoom}px`;
    });
  }

  #tell() {
    byID("page").value = this.#page;
    byID("page-before").disabled = this.#page <= 1;
    byID("page-after").disabled = this.#page >= this.#sizes.length;
  }

  /// Goes to a page.
  #go(page) {
    page = Math.min(Math.max(1, Math.round(page)), this.#sizes.length);
    byID("page").value = page;
    if (!this.#sheets.length) return;
    this.#scroll(page);
    if (page !== this.#page) this.#look(page);
  }

  #scroll(page) {
    const sheet = this.#sheets[page - 1];
    this.#restsUntil = performance.now() + 400;
    sheet.scrollIntoView({ block: sheet.offsetHeight > this.#room.clientHeight ? "start" : "center" });
  }

  #lookAtMiddle() {
    if (!this.#sizes.length || performance.now() < this.#restsUntil || this.#design.overlay.isDragging) return;
    const room = this.#room.getBoundingClientRect();
    const middle = (room.top + room.bottom) / 2;
    const distance = (sheet) => {
      const box = sheet.getBoundingClientRect();
      return Math.max(box.top - middle, middle - box.bottom, 0);
    };
    const nearest = this.#sheets.reduce((best, sheet) => (distance(sheet) < distance(best) ? sheet : best));
    const page = Number(nearest.dataset.number);
    if (page !== this.#page) this.#look(page);
  }

  /// Looks at another page, of which nothing is selected.
  #look(page) {
    this.#choose(page);
    this.#design.select([]);
    this.#awaited = page;
    this.#connection.send("page", { page });
    this.#sight.ask();
  }

  /// Puts the picture onto the sheet of a page, and leaves what it shows where it was.
  #choose(page) {
    const [from, to] = [this.#sheets[this.#page - 1], this.#sheets[page - 1]];
    const isTyping = document.activeElement === byID("keys");
    if (from !== to && from?.contains(this.#frame)) {
      const [picture, other] = [byID("picture"), to.querySelector(".other")];
      if (picture.width > 1) draw(picture, from.querySelector(".other"));
      // What is not drawn yet is empty paper.
      if (other.width > 1) draw(other, picture);
      else picture.getContext("2d").clearRect(0, 0, picture.width, picture.height);
    }
    if (!to.contains(this.#frame)) to.append(this.#frame);
    if (isTyping) byID("keys").focus({ preventScroll: true });
    this.#page = page;
    this.#tell();
  }
}

/// Draws a picture onto a canvas of its size.
function draw(image, canvas) {
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
}
