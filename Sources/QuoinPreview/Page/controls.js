// What the template is shown in: each control changes the settings, which are sent as a whole.

import { later } from "./later.js";

const byID = (id) => document.getElementById(id);
const radios = (name) => [...document.querySelectorAll(`input[name="${name}"]`)];

export class Controls {
  #connection;
  #stage;
  #memory;
  #settings = {};
  #devices = [];
  #textSizes = [];
  #send = later(() => this.#connection.send("set", { settings: this.#settings }));
  #isOfStory = false;

  constructor(connection, stage, memory) {
    this.#connection = connection;
    this.#memory = memory;
    this.#stage = stage;
    this.#listen("device", (value) => (this.#settings.device = value || null));
    this.#listen("scale", (value) => (this.#settings.scale = value ? Number(value) : null));
    this.#listen("language", (value) => (this.#settings.language = value.trim()));
    this.#listen("width", (value) => (this.#settings.width = length(value)));
    this.#listen("height", (value) => (this.#settings.height = length(value)));
    this.#listen("textSize", (value) => (this.#settings.textSize = this.#textSizes[value]), "input");
    for (const [name, set] of [
      ["orientation", (value) => (this.#settings.isLandscape = value === "landscape")],
      ["appearance", (value) => (this.#settings.appearance = value)],
      ["direction", (value) => (this.#settings.direction = value)],
    ]) {
      for (const radio of radios(name)) radio.addEventListener("change", () => this.#change(() => set(radio.value)));
    }
    stage.onresize = (width, height) => this.#change(() => {
      Object.assign(this.#settings, { device: null, width, height });
    });
  }

  /// Shows what there is to choose from.
  begin({ devices, textSizes }) {
    this.#devices = devices;
    this.#textSizes = textSizes;
    const none = new Option("Template’s own size", "");
    const options = devices.map((device) => new Option(`${device.name} — ${device.width} × ${device.height}`, device.name));
    byID("device").replaceChildren(none, ...options);
    byID("textSize").max = textSizes.length - 1;
    this.#show();
  }

  /// What is set, but for what is as it would be anyway.
  get chosen() {
    return Object.fromEntries(Object.entries(this.#settings).filter(([, value]) => value !== null && value !== ""));
  }

  /// Shows what a template is shown in; what a story says is kept as nobody's choice.
  take(settings, isOfStory) {
    this.#isOfStory = isOfStory;
    this.#settings = { ...settings };
    this.#show();
  }

  #listen(id, set, event = "change") {
    byID(id).addEventListener(event, (change) => this.#change(() => set(change.target.value)));
  }

  #change(set) {
    set();
    this.#show();
    if (!this.#isOfStory) this.#memory.keepSettings(this.#settings);
    this.#send();
  }

  #show() {
    const settings = this.#settings;
    const device = this.#devices.find((device) => device.name === settings.device);
    byID("device").value = settings.device ?? "";
    byID("scale").value = settings.scale ?? "";
    byID("language").value = settings.language ?? "";
    for (const [id, value] of [["width", settings.width], ["height", settings.height]]) byID(id).value = value ?? "";
    byID("size-row").hidden = Boolean(device);
    byID("orientation-row").hidden = !device;
    byID("scale").options[0].textContent = device ? `Device’s, ${device.scale}×` : "Screen’s";
    const index = this.#textSizes.indexOf(settings.textSize);
    byID("textSize").value = index;
    const name = settings.textSize?.replace("Accessibility", "A·") ?? "";
    byID("textSizeName").textContent = name;
    byID("textSize").setAttribute("aria-valuetext", settings.textSize);
    const chosen = {
      orientation: settings.isLandscape ? "landscape" : "portrait",
      appearance: settings.appearance, direction: settings.direction,
    };
    for (const [group, value] of Object.entries(chosen)) {
      for (const radio of radios(group)) radio.checked = radio.value === value;
    }
    this.#stage.look(settings, device);
  }
}

function length(text) {
  const number = Number(text);
  return text && number >= 1 ? Math.min(number, 10000) : null;
}
