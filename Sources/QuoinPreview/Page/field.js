// A field with a list of what may be typed in it.

let count = 0;

export class Field {
  #design;
  #input;
  #list;
  #choices = [];
  #range = [0, 0];
  #index = -1;
  #question;

  /// - question: gives the act and the fields with which the preview is asked, for a text and a place in it.
  constructor(design, input, question) {
    this.#design = design;
    this.#input = input;
    this.#question = question;
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
    input.addEventListener("input", () => this.#ask());
    input.addEventListener("blur", () => this.#close());
    input.addEventListener("keydown", (event) => this.#key(event));
  }

  async #ask() {
    const [text, offset] = [this.#input.value, this.#input.selectionStart];
    const answer = await this.#design.complete("complete", this.#question(text, offset));
    // What is asked meanwhile is answered later.
    if (!answer || document.activeElement !== this.#input || this.#input.value !== text) return;
    this.#choices = answer.choices;
    this.#range = [answer.start, answer.end];
    this.#index = -1;
    // Nothing more to say than what stands there already.
    if (this.#choices.length === 1 && this.#choices[0].text === text.slice(answer.start, answer.end)) this.#choices = [];
    this.#show();
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
      row.title = choice.documentation;
      if (choice.color) {
        const swatch = document.createElement("i");
        swatch.className = "swatch";
        swatch.style.background = choice.color;
        row.append(swatch);
      }
      const label = document.createElement("b");
      label.textContent = choice.label;
      const detail = document.createElement("small");
      detail.textContent = choice.detail;
      row.append(label, detail);
      row.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        this.#take(index);
      });
      return row;
    }));
    const box = this.#input.getBoundingClientRect();
    document.body.append(this.#list);
    this.#list.style.left = `${Math.min(box.left, innerWidth - 330)}px`;
    this.#list.style.top = `${box.bottom + 2}px`;
    this.#list.style.maxHeight = `${Math.max(90, Math.min(260, innerHeight - box.bottom - 12))}px`;
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
    this.#list.hidden = true;
    this.#list.remove();
    this.#input.setAttribute("aria-expanded", "false");
  }

  #key(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      this.#ask();
      return;
    }
    if (this.#choices.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      this.#index = (this.#index + step + this.#choices.length) % this.#choices.length;
      this.#show();
    } else if ((event.key === "Enter" && this.#index >= 0) || (event.key === "Tab" && !event.shiftKey)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#take(Math.max(0, this.#index));
    } else if (event.key === "Escape") {
      event.stopImmediatePropagation();
      this.#close();
    }
  }
}
