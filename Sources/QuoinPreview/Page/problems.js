// The Red Box over the picture, and the yellow bar below it.

const byID = (id) => document.getElementById(id);

export class Problems {
  #connection;
  #dismissed = "";
  #hidden = "";
  #areErrors = false;
  /// Whether the preview opens places itself.
  opensEditor = false;

  constructor(connection) {
    this.#connection = connection;
  }

  show({ errors, warnings }) {
    const box = byID("redbox");
    const words = JSON.stringify(errors.map((error) => [error.message, error.place?.line]));
    box.hidden = errors.length === 0 || words === this.#hidden;
    if (!errors.length) this.#hidden = "";
    const badge = byID("problem-badge");
    badge.textContent = errors.length === 1 ? "1 problem" : `${errors.length} problems`;
    badge.hidden = !errors.length || !box.hidden;
    badge.onclick = () => {
      this.#hidden = "";
      box.hidden = false;
      badge.hidden = true;
    };
    const hide = make("button", "dismiss", "Hide");
    hide.type = "button";
    hide.title = "Show what was good last, until something else is wrong";
    hide.addEventListener("click", () => {
      this.#hidden = words;
      box.hidden = true;
      badge.hidden = false;
    });
    const sheet = make("div", "sheet");
    sheet.append(make("h2", "", errors.length === 1 ? "A problem" : `${errors.length} problems`), hide, this.#list(errors));
    box.replaceChildren(...(errors.length ? [sheet] : []));
    for (const mark of box.querySelectorAll("pre mark")) {
      const block = mark.closest("pre");
      const hidden = mark.getBoundingClientRect().right + 24 - block.getBoundingClientRect().right;
      if (hidden > 0) block.scrollLeft = hidden;
    }
    this.#showWarnings(warnings);
    this.#areErrors = errors.length > 0;
    this.tellTitle();
  }

  /// Names what is open in the title of the page, and whether something is wrong with it.
  tellTitle() {
    document.title = `${this.#areErrors ? "✗ " : ""}${byID("file").textContent || "Preview"} · Quoin`;
  }

  #showWarnings(warnings) {
    const bar = byID("yellowbar");
    const words = JSON.stringify(warnings.map((warning) => [warning.message, warning.place?.line]));
    bar.hidden = warnings.length === 0 || words === this.#dismissed;
    if (bar.hidden) return;
    const details = make("details");
    const more = warnings.length > 1 ? ` — and ${warnings.length - 1} more` : "";
    details.append(make("summary", "", warnings[0].message + more), this.#list(warnings));
    const dismiss = make("button", "dismiss", "×");
    dismiss.type = "button";
    dismiss.setAttribute("aria-label", "Dismiss the warnings");
    dismiss.addEventListener("click", () => {
      this.#dismissed = words;
      bar.hidden = true;
    });
    bar.replaceChildren(details, dismiss);
  }

  #list(problems) {
    const list = make("ol");
    for (const [index, problem] of problems.entries()) {
      // Of many, those behind show their own lines alone, so that all can be seen.
      const isShort = index >= 2;
      const item = make("li", "problem");
      item.append(make("p", "", problem.message));
      if (problem.suggestions.length) {
        const hint = make("p", "hint", "Did you mean ");
        hint.append(...choices(problem, (mending) => this.#connection.send("design", mending)), "?");
        item.append(hint);
      }
      if (problem.place) item.append(this.#link(problem.place), excerpt(problem.place, isShort));
      for (const note of problem.notes) {
        item.append(make("p", "hint", note.message));
        if (note.place) item.append(this.#link(note.place), excerpt(note.place));
      }
      list.append(item);
    }
    return list;
  }

  #link(place) {
    const text = `${place.name}:${place.line}:${place.column}`;
    if (this.opensEditor) {
      const button = make("button", "place", text);
      button.type = "button";
      button.addEventListener("click", () => {
        this.#connection.send("edit", { file: place.file, line: place.line, column: place.column });
      });
      return button;
    }
    const link = make("a", "place", text);
    const path = place.file.split("/").map(encodeURIComponent).join("/");
    link.href = `vscode://file${path}:${place.line}:${place.column}`;
    return link;
  }
}

/// The names that may have been meant, each put in its place by a click.
///
/// - send: asks the preview for that.
export function choices({ suggestions, place }, send) {
  return suggestions.flatMap((suggestion, index) => {
    const before = index === 0 ? "" : index === suggestions.length - 1 ? " or " : ", ";
    const name = make("code", "", suggestion);
    if (!place?.file.endsWith(".xml")) return [before, name];
    const button = make("button", "choice");
    button.type = "button";
    button.title = `Change to ${suggestion}`;
    button.append(name);
    button.addEventListener("click", () => {
      const { file, line, column } = place;
      send({ act: "mend", file, line, column, suggestion });
    });
    return [before, button];
  });
}

function excerpt(place, isShort = false) {
  const block = make("pre");
  place.lines.forEach((text, index) => {
    const number = place.firstLine + index;
    if (isShort && number !== place.line) return;
    const line = make("span", "line");
    line.dataset.number = number;
    if (number === place.line) {
      line.classList.add("meant");
      const [, length] = place.mark;
      const start = place.mark[0] - place.skipped;
      line.append(text.slice(0, start), make("mark", "", text.slice(start, start + length) || " "), text.slice(start + length));
    } else line.append(text || " ");
    block.append(line);
  });
  block.hidden = place.lines.length === 0;
  return block;
}

function make(name, className = "", text = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}
