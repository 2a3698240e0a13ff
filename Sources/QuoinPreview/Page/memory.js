// What templates are shown in, as somebody has chosen it: kept by the browser, each template's size and data for itself.

/// Of more templates than these the oldest is forgotten.
const limit = 500;
const sizes = ["device", "isLandscape", "width", "height", "scale"];

export class Memory {
  #storage = sessionStorage;
  #key = "";
  #initial = {};
  #kept = { look: {}, templates: {} };
  /// The template that is open.
  file = "";

  /// Remembers what was chosen in a folder. Other options of the command are another beginning, and a sandbox goes with its tab.
  begin({ beginning, settings, isSandbox }) {
    this.#storage = isSandbox ? sessionStorage : localStorage;
    this.#key = beginning;
    this.#initial = settings;
    const kept = JSON.parse(this.#storage.getItem(this.#key));
    if (kept) this.#kept = kept;
  }

  /// What a template is opened in, and with which data.
  wishes(file) {
    const { size, data } = this.#kept.templates[file] ?? {};
    return { settings: { ...this.#initial, ...this.#kept.look, ...size }, data };
  }

  keepSettings(settings) {
    const part = (isWanted) => Object.fromEntries(Object.entries(settings).filter(([name]) => isWanted(name)));
    this.#kept.look = part((name) => !sizes.includes(name));
    this.#keep({ size: part((name) => sizes.includes(name)) });
  }

  keepData(data) { this.#keep({ data }); }

  #keep(change) {
    const { templates } = this.#kept;
    const own = { ...templates[this.file], ...change };
    delete templates[this.file];
    templates[this.file] = own;
    for (const file of Object.keys(templates).slice(0, -limit)) delete templates[file];
    try {
      this.#storage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch { /* A browser that keeps nothing shows everything all the same. */ }
  }
}
