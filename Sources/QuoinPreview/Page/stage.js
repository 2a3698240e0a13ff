// The picture: drawn as it comes, at its size, and what is done on it sent back.

const byID = (id) => document.getElementById(id);

export class Stage {
  #connection;
  #canvas = byID("picture");
  #keys = byID("keys");
  #frame = byID("frame");
  #room = byID("room");
  #size = { width: 0, height: 0 };
  /// Pixels a point of the screen that it is laid out for, of the picture, and what was asked for last.
  #scale = 1;
  #drawnScale = 1;
  #wantedScale = 0;
  #timer = null;
  #isCounted = false;
  #zoom = "fit";
  #heldZoom = null;
  #file = "";
  #takesText = false;
  #isAssumed = false;
  #moves = new Map();
  #hover = null;
  #isFrameAsked = false;
  #pinch = null;
  /// What has room where the zoom is to fit: all pages of a document, of which the picture is one; nothing for the picture.
  fits = null;
  /// Called where the picture has another size on the page.
  onplace = () => {};
  /// Called with a width and a height while an edge is dragged.
  onresize = () => {};

  constructor(connection) {
    this.#connection = connection;
    this.#frame.classList.add("empty");
    this.#listen();
    this.#listenToKeys();
    for (const [id, x, y] of [["right", 1, 0], ["bottom", 0, 1], ["corner", 1, 1]]) this.#makeHandle(id, x, y);
    new ResizeObserver(() => this.#place()).observe(this.#room);
  }

  get zoom() { return this.#heldZoom ?? this.#computedZoom(); }

  set zoom(zoom) {
    // What is in the middle stays there.
    const [x, y] = this.#middle().map((at) => at / this.zoom);
    this.#zoom = zoom;
    this.#place();
    const middle = this.#middle();
    this.#room.scrollBy(x * this.zoom - middle[0], y * this.zoom - middle[1]);
  }

  /// Scrolls to a part of the picture, in points, of which nothing is in sight.
  reveal([[x, y], [width, height]]) {
    const [frame, room, zoom] = [this.#frame.getBoundingClientRect(), this.#room.getBoundingClientRect(), this.zoom];
    const [left, top] = [frame.left + x * zoom, frame.top + y * zoom];
    const isAcross = left < room.right && left + width * zoom > room.left;
    if (isAcross && top < room.bottom && top + height * zoom > room.top) return;
    const middle = this.#middle();
    this.#room.scrollBy((x + width / 2) * zoom - middle[0], (y + height / 2) * zoom - middle[1]);
  }

  /// How far the middle of the room is from the picture's upper left corner, in pixels of the page.
  #middle() {
    const [frame, room] = [this.#frame.getBoundingClientRect(), this.#room.getBoundingClientRect()];
    return [(room.left + room.right) / 2 - frame.left, (room.top + room.bottom) / 2 - frame.top];
  }

  /// Forgets the picture of another template.
  clear(file) {
    if (file === this.#file) return;
    this.#file = file;
    this.#frame.classList.add("empty");
    byID("caption").textContent = "";
  }

  look(settings, device) {
    this.#frame.classList.toggle("dark", settings.appearance === "dark");
    const corner = device ? device.cornerRadius : 0;
    this.#frame.dataset.corner = corner;
    // Pixels that were asked for by their number are seen as what they are.
    this.#isCounted = settings.scale != null;
    this.#place();
  }

  async show(message, bytes) {
    try {
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      if (this.#canvas.width !== message.pixelWidth || this.#canvas.height !== message.pixelHeight) {
        this.#canvas.width = message.pixelWidth;
        this.#canvas.height = message.pixelHeight;
      }
      const context = this.#canvas.getContext("2d");
      context.clearRect(message.x, message.y, image.width, image.height);
      context.drawImage(image, message.x, message.y);
      image.close();
      this.#takesText = message.takesText;
      this.#isAssumed = message.isAssumed;
      const isOther = this.#frame.classList.contains("empty")
        || message.width !== this.#size.width || message.height !== this.#size.height
        || message.scale !== this.#scale || message.drawnScale !== this.#drawnScale;
      this.#scale = message.scale;
      this.#drawnScale = message.drawnScale;
      this.#size = { width: message.width, height: message.height };
      this.#frame.classList.remove("empty");
      // Most pictures lie where the one before was, and to measure the page takes long.
      if (isOther) this.#place();
      const size = `${round(message.width)} × ${round(message.height)}`;
      this.#canvas.setAttribute("aria-label", `${this.#file}, ${size} points`);
      byID("handle-right").setAttribute("aria-valuenow", round(message.width));
      byID("handle-bottom").setAttribute("aria-valuenow", round(message.height));
      this.#canvas.dataset.number = message.number;
    } finally {
      this.#connection.send("shown");
    }
  }

  // Size

  /// Tells a preview that has lost it how closely the picture is looked at.
  sendAgain() {
    this.#wantedScale = 0;
    this.#askScale();
  }

  #computedZoom() {
    if (this.#zoom !== "fit") return Number(this.#zoom);
    const style = getComputedStyle(this.#room);
    const room = {
      width: this.#room.clientWidth - parseFloat(style.paddingLeft) * 2,
      height: this.#room.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 36,
    };
    const { width, height } = this.fits ?? this.#size;
    const zoom = Math.max(0.05, Math.min(1, room.width / width, room.height / height));
    // Of whole pixels of the screen, so that none is of two of the picture.
    const pixels = this.#size.width * devicePixelRatio;
    return zoom < 1 ? Math.max(1, Math.floor(zoom * pixels)) / pixels : zoom;
  }

  #place() {
    if (!this.#size.width) return;
    const zoom = this.zoom;
    const shown = zoom * devicePixelRatio;
    // Drawn for this zoom, each of its pixels is one of the screen.
    const isExact = Math.abs(this.#drawnScale / shown - 1) < 1e-6;
    const [width, height] = isExact
      ? [this.#canvas.width / devicePixelRatio, this.#canvas.height / devicePixelRatio]
      : [this.#size.width * zoom, this.#size.height * zoom];
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    const covered = [this.#size.width, this.#size.height].map((length) => Math.floor(length * shown + 1e-3) / devicePixelRatio);
    this.#frame.style.setProperty("--covered", isExact ? covered.map((length) => `${length}px`).join(" ") : "100% 100%");
    this.#canvas.classList.toggle("counted", this.#isCounted && this.#drawnScale < shown);
    this.onplace();
    this.#tell(zoom);
    this.#askScale();
    this.#frame.style.setProperty("--corner", `${(this.#frame.dataset.corner ?? 0) * zoom}px`);
  }

  /// Zooms where the pointer is, which stays over the same place of the picture.
  #zoomBy(event) {
    const step = event.deltaY * (event.deltaMode === 1 ? 0.03 : 0.002);
    const before = this.#frame.getBoundingClientRect();
    const x = (event.clientX - before.left) / before.width;
    const y = (event.clientY - before.top) / before.height;
    const zoom = Math.min(8, Math.max(0.05, this.zoom * Math.exp(-step)));
    this.zoom = zoom;
    const after = this.#frame.getBoundingClientRect();
    this.#room.scrollBy(after.left + x * after.width - event.clientX, after.top + y * after.height - event.clientY);
    const choices = byID("zoom");
    const other = choices.querySelector(".other") ?? choices.appendChild(Object.assign(new Option(), { className: "other" }));
    [other.value, other.textContent] = [zoom, `${Math.round(zoom * 100)}%`];
    choices.value = zoom;
  }

  #tell(zoom) {
    const size = `${round(this.#size.width)} × ${round(this.#size.height)}`;
    const isOther = Math.abs(this.#drawnScale / this.#scale - 1) > 0.005;
    const drawn = isOther ? `, drawn at ${round(this.#drawnScale)}×` : "";
    const assumed = this.#isAssumed ? ", as on a phone: nothing says how large it is" : "";
    const caption = `${size} points at ${round(this.#scale)}×${drawn}${assumed}`;
    say(byID("caption"), caption);
    byID("caption").title = caption;
    say(byID("zoom").options[0], this.#zoom === "fit" ? `Fit, ${Math.round(zoom * 100)}%` : "Fit");
  }

  /// Asks for a picture with the pixels that are seen, once the zoom stays as it is.
  #askScale() {
    if (!this.#size.width) return;
    const scale = this.zoom * devicePixelRatio;
    if (scale === this.#wantedScale) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connection.send("look", { scale }), this.#wantedScale ? 80 : 0);
    this.#wantedScale = scale;
  }

  /// Keeps the picture's size on the page and its upper left corner where they are, however large it gets.
  hold() {
    // Pages have the size that they say, whatever is on them.
    if (this.fits) return;
    const [frame, room] = [this.#frame.getBoundingClientRect(), this.#room.getBoundingClientRect()];
    this.#heldZoom = this.#computedZoom();
    const caption = byID("caption").getBoundingClientRect();
    Object.assign(byID("caption").style, {
      minWidth: 0, width: `${caption.width}px`, marginLeft: `${caption.left - frame.left}px`,
    });
    Object.assign(this.#room.style, {
      placeContent: "start", justifyItems: "start",
      paddingTop: `${frame.top - room.top + this.#room.scrollTop}px`,
      paddingLeft: `${frame.left - room.left + this.#room.scrollLeft}px`,
    });
  }

  /// Lets the picture go back to the middle.
  release() {
    if (this.fits) return;
    this.#heldZoom = null;
    this.#room.removeAttribute("style");
    byID("caption").removeAttribute("style");
    this.#place();
  }

  #makeHandle(id, x, y) {
    const handle = byID(`handle-${id}`);
    let start = null;
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      this.#heldZoom = this.#computedZoom();
      start = { x: event.clientX, y: event.clientY, ...this.#size };
      event.preventDefault();
    });
    handle.addEventListener("pointermove", (event) => {
      if (!start) return;
      // The picture stays in the middle, so that an edge moves by half of what is added.
      const dx = (x * 2 * (event.clientX - start.x)) / this.#heldZoom;
      const dy = (y * 2 * (event.clientY - start.y)) / this.#heldZoom;
      this.onresize(Math.max(1, Math.round(start.width + dx)), Math.max(1, Math.round(start.height + dy)));
    });
    const end = () => {
      start = null;
      this.#heldZoom = null;
      this.#place();
    };
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
    handle.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[event.key];
      if (!step) return;
      event.preventDefault();
      const by = step * (event.shiftKey ? 10 : 1);
      this.onresize(Math.max(1, this.#size.width + x * by), Math.max(1, this.#size.height + y * by));
    });
  }

  // Fingers

  #point(event) {
    const box = this.#canvas.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * this.#size.width,
      y: ((event.clientY - box.top) / box.height) * this.#size.height,
    };
  }

  #listen() {
    const keys = this.#keys;
    keys.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      keys.setPointerCapture(event.pointerId);
      this.#pinch = event.altKey;
      this.#flush();
      this.#send("began", event);
    });
    keys.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) this.#moves.set(event.pointerId, event);
      else this.#hover = this.#point(event);
      this.#flushLater();
    });
    for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
      keys.addEventListener(name, (event) => {
        if (name === "pointerup" && event.button !== 0) return;
        this.#flush();
        this.#send(phase, event);
      });
    }
    keys.addEventListener("pointerleave", () => {
      this.#hover = null;
      this.#connection.send("leave");
    });
    this.#room.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.#zoomBy(event);
    }, { passive: false });
    keys.addEventListener("wheel", (event) => {
      // Over pages it goes from one to the next.
      if (event.ctrlKey || this.fits) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.#size.height : 1;
      const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      this.#connection.send("wheel", { ...this.#point(event), dx: dx * unit, dy: dy * unit });
    }, { passive: false });
    keys.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /// With Alt a second finger mirrors the first, about the middle of the picture.
  #send(phase, event) {
    const point = this.#point(event);
    const fingers = [{ id: event.pointerId, phase, ...point }];
    if (this.#pinch) {
      const [x, y] = [this.#size.width - point.x, this.#size.height - point.y];
      fingers.push({ id: -1 - event.pointerId, phase, x, y });
    }
    this.#connection.send("touches", { fingers });
  }

  #flushLater() {
    if (this.#isFrameAsked) return;
    this.#isFrameAsked = true;
    requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    this.#isFrameAsked = false;
    for (const event of this.#moves.values()) this.#send("moved", event);
    this.#moves.clear();
    if (this.#hover) this.#connection.send("hover", this.#hover);
    this.#hover = null;
  }

  // Keys

  #listenToKeys() {
    const keys = this.#keys;
    keys.addEventListener("keydown", (event) => {
      if (event.isComposing || event.key === "Process" || event.key === "Dead") return;
      if (["Shift", "Control", "Alt", "Meta", "CapsLock"].includes(event.key)) return;
      // What browsers and their users rely on stays theirs.
      if (event.key === "Tab" && !this.#takesText) return;
      if ((event.ctrlKey || event.metaKey) && "rtwnlpv+-0=".includes(event.key.toLowerCase())) return;
      if (event.key.length > 1 && /^F(5|11|12)$/.test(event.key)) return;
      event.preventDefault();
      const command = event.metaKey || (event.ctrlKey && "acxz".includes(event.key.toLowerCase()));
      this.#connection.send("key", {
        key: event.key,
        modifiers: {
          shift: event.shiftKey, alternate: event.altKey, command, control: event.ctrlKey && !command,
        },
      });
      if (event.key === "Escape") keys.blur();
    });
    keys.addEventListener("compositionend", (event) => {
      if (event.data) this.#connection.send("text", { text: event.data });
      keys.value = "";
    });
    // What comes without a key, as from a keyboard on a screen.
    keys.addEventListener("input", (event) => {
      if (event.isComposing || event.inputType === "insertCompositionText") return;
      if (event.data) this.#connection.send("text", { text: event.data });
      keys.value = "";
    });
    keys.addEventListener("paste", (event) => {
      event.preventDefault();
      const text = event.clipboardData.getData("text/plain");
      if (text) this.#connection.send("text", { text });
    });
  }
}

function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function round(number) {
  return Math.round(number * 100) / 100;
}
