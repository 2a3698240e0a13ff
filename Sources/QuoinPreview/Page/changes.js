// The last changes of the state: each can be gone back to.

/// The oldest of more are forgotten.
const limit = 50;

export class Changes {
  #list;
  #set;
  /// The state after each change, with what the change was.
  #steps = [];
  #at = 0;
  /// The change that was asked for, or the step that is gone to.
  #words = null;
  #target = null;

  constructor(list, set) {
    this.#list = list;
    this.#set = set;
  }

  /// A change is asked for.
  begin(words) {
    [this.#words, this.#target] = [words, null];
  }

  /// The state is another one: after what was asked for, or because other data count.
  take(state) {
    const text = JSON.stringify(state);
    const isSame = text === this.#steps[this.#at]?.text;
    if (this.#target !== null) {
      this.#at = this.#target;
      if (text === this.#steps[this.#at].text) this.#target = null;
    } else if (this.#words && !isSame) {
      this.#steps = [...this.#steps.slice(0, this.#at + 1), { words: this.#words, state, text }].slice(-limit);
      this.#at = this.#steps.length - 1;
    } else if (!isSame) {
      this.#steps = [{ words: "As the data have it", state, text }];
      this.#at = 0;
    }
    this.#words = null;
    this.#show();
  }

  /// Goes back by -1, and forth by 1.
  step(by) {
    if (this.#steps[this.#at + by]) this.#go(this.#at + by);
  }

  #go(index) {
    const [now, then] = [this.#steps[this.#at].state, this.#steps[index].state];
    this.#target = index;
    for (const name of Object.keys(then)) {
      if (JSON.stringify(now[name]) !== JSON.stringify(then[name])) this.#set(name, then[name]);
    }
  }

  #show() {
    this.#list.hidden = this.#steps.length < 2;
    const rows = this.#steps.map(({ words }, index) => {
      const row = document.createElement("li");
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: words, title: words });
      if (index === this.#at) button.setAttribute("aria-current", "step");
      button.addEventListener("click", () => index !== this.#at && this.#go(index));
      row.append(button);
      return row;
    });
    this.#list.querySelector("ol").replaceChildren(...rows);
    this.#list.querySelector("small").textContent = `${this.#steps.length - 1}`;
  }
}
