// A field with a list of what may be typed in it.

let count = 0;
/// What is whole once it stands there; behind others, as behind a function, more is typed.
const whole = new Set(["attribute", "value", "color", "symbol", "image", "file", "keyword"]);

export class Field {
  #design;
  #input;
  #list;
  #choices = [];
  #range = [0, 0];
  #index = -1;
  /// Whether all is shown that may stand there, so that a click on it is all that is wanted.
  #isPicking = false;
  #question;
  #onenter;
  /// What has been asked last.
  #asked = null;

  /// - question: gives the act and the fields with which the preview is asked, for a text and a place in it.
  /// - onenter: called when what stands there is to count.
  constructor(design, input, { question, onenter }) {
    this.#design = design;
    this.#input = input;
    this.#question = question;
    this.#onenter = onenter;
    this.#list = document.createElement("ul");
    this.#list.className = "choices";
    this.#list.id = `choices-${count++}`;
    this.#list.setAttribute("role", "listbox");
    this.#list.hidden = true;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.#list.id);
    input.autocomplete = "off";
    input.spellcheck = false;
    input.addEventListener("input", () => (this.#asked = this.#ask()));
    input.addEventListener("blur", () => this.#close());
    input.addEventListener("keydown", (event) => this.#key(event));
  }

  /// Shows all that may stand there in the place of what does.
  pick() {
    if (this.#isPicking) return this.#close();
    this.#input.focus();
    this.#asked = this.#ask(true);
  }

  /// A button that does so.
  picker(name) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "pick", title: "Choose", textContent: "▾", tabIndex: -1 });
    button.setAttribute("aria-label", `Choose ${name}`);
    // The list closes when the field is left.
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    button.addEventListener("click", () => this.pick());
    return button;
  }

  async #ask(isPicking = false) {
    const { value } = this.#input;
    const [text, offset] = isPicking ? ["", 0] : [value, this.#input.selectionStart];
    const answer = await this.#design.complete("complete", { ...this.#question(text, offset), isPicking });
    // What is asked meanwhile is answered later.
    if (!answer || document.activeElement !== this.#input || this.#input.value !== value) return;
    this.#isPicking = isPicking;
    this.#choices = answer.choices;
    if (isPicking) {
      this.#range = [0, value.length];
      this.#index = this.#choices.findIndex((choice) => choice.text === value);
      return this.#show();
    }
    this.#range = [answer.start, answer.end];
    const typed = text.slice(answer.start, answer.end);
    // Nothing more to say than what stands there already.
    if (this.#choices.length === 1 && this.#choices[0].text === typed) this.#choices = [];
    this.#index = this.#isMeant(typed) ? 0 : -1;
    this.#show();
  }

  /// Whether the first choice is what was begun to be typed.
  #isMeant(typed) {
    const [first] = this.#choices;
    if (!typed || !first || !whole.has(first.kind) || this.#choices.some((choice) => choice.text === typed)) return false;
    return first.kind === "attribute" || first.text.toLowerCase().startsWith(typed.toLowerCase());
  }

  #show() {
    const isOpen = this.#choices.length > 0;
    this.#input.setAttribute("aria-expanded", isOpen);
    this.#list.hidden = !isOpen;
    if (!isOpen) return;
    this.#list.replaceChildren(...this.#choices.map((choice, index) => {
      const row = document.createElement("li");
      row.id = `${this.#list.id}-${index}`;
      row.setAttribute("role", "option");
      row.setAttribute("aria-selected", index === this.#index);
      fill(row, choice);
      row.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        const isAll = this.#isPicking;
        this.#take(index);
        if (isAll) this.#onenter();
      });
      return row;
    }));
    const box = this.#input.getBoundingClientRect();
    document.body.append(this.#list);
    this.#list.style.left = `${Math.min(box.left, innerWidth - 330)}px`;
    // Above where there is more room.
    const [above, below] = [box.top - 12, innerHeight - box.bottom - 12];
    const isAbove = below < 180 && above > below;
    this.#list.style.top = isAbove ? "auto" : `${box.bottom + 2}px`;
    this.#list.style.bottom = isAbove ? `${innerHeight - box.top + 2}px` : "auto";
    this.#list.style.maxHeight = `${Math.max(90, Math.min(260, isAbove ? above : below))}px`;
    if (this.#index >= 0) {
      this.#input.setAttribute("aria-activedescendant", `${this.#list.id}-${this.#index}`);
      this.#list.children[this.#index].scrollIntoView({ block: "nearest" });
    } else this.#input.removeAttribute("aria-activedescendant");
  }

  #take(index) {
    const choice = this.#choices[index];
    const text = this.#input.value;
    this.#input.value = text.slice(0, this.#range[0]) + choice.text + text.slice(this.#range[1]);
    const end = this.#range[0] + choice.text.length;
    this.#input.setSelectionRange(end, end);
    this.#close();
  }

  #close() {
    this.#choices = [];
    this.#isPicking = false;
    this.#list.hidden = true;
    this.#list.remove();
    this.#input.setAttribute("aria-expanded", "false");
  }

  /// Takes the choice that is marked, also where it is yet to come, and goes on where that is all.
  async #enter() {
    await this.#asked;
    if (this.#index >= 0 && this.#choices.length > 0) {
      // What is picked is a whole value, of whatever kind.
      const isAll = this.#isPicking || whole.has(this.#choices[this.#index].kind);
      this.#take(this.#index);
      if (!isAll) return;
    }
    this.#close();
    this.#onenter();
  }

  #key(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      this.#asked = this.#ask();
      return;
    }
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      return this.#enter();
    }
    if (this.#choices.length === 0) {
      if (event.key !== "ArrowDown" || !event.altKey) return;
      event.preventDefault();
      return this.pick();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      this.#index = (this.#index + step + this.#choices.length) % this.#choices.length;
      this.#show();
    } else if (event.key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const isAll = this.#isPicking;
      this.#take(Math.max(0, this.#index));
      // Nothing has been typed that would be set when the field is left.
      if (isAll) this.#onenter();
    } else if (event.key === "Escape") {
      event.stopImmediatePropagation();
      this.#close();
    }
  }
}

/// Shows what may be typed in a row of a list.
export function fill(row, choice) {
  if (choice.color) {
    const swatch = document.createElement("i");
    swatch.className = "swatch";
    swatch.style.background = choice.color;
    row.append(swatch);
  }
  if (choice.picture) row.append(picture(choice.picture));
  const label = document.createElement("b");
  label.textContent = choice.label;
  const detail = document.createElement("small");
  detail.textContent = choice.detail;
  row.append(label, detail);
  row.title = choice.documentation;
}

/// A picture out of the bytes of a PNG, as text.
function picture(text) {
  const image = document.createElement("img");
  const url = URL.createObjectURL(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: "image/png" }));
  image.alt = "";
  image.addEventListener("load", () => URL.revokeObjectURL(url));
  image.src = url;
  return image;
}
