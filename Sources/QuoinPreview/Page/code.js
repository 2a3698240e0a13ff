// The text of the template beside its picture: CodeMirror where it is installed, else a plain field.

import { fill } from "./field.js";
import { choices } from "./problems.js";

const byID = (id) => document.getElementById(id);
const scripts = ["lib/codemirror.js", "mode/xml/xml.js", "addon/edit/closetag.js", "addon/edit/closebrackets.js", "addon/hint/show-hint.js"];

export class CodePane {
  #design;
  #pane = byID("code");
  #plain = byID("code-plain");
  #mirror = null;
  #isOpen = false;
  #isLoading = false;
  #file = "";
  #wanted = null;
  /// How the file ends its lines, which the editor shows as one character.
  #lineEnd = "\n";
  #timer = null;
  #caretTimer = null;
  #isRevealing = false;
  /// The line of what is selected.
  #revealed = null;
  #problems = { errors: [], warnings: [] };
  #marks = [];

  constructor(design) {
    this.#design = design;
    byID("code-toggle").addEventListener("click", () => this.toggle());
    byID("code-save").addEventListener("click", () => this.save());
    byID("code-open").addEventListener("change", (event) => this.#open(event.target));
    byID("code-share").addEventListener("click", () => this.#share());
    byID("code-link").addEventListener("click", () => this.#copyLink());
    this.#plain.addEventListener("input", () => this.#changed());
    this.#pane.addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
        event.preventDefault();
        this.save();
      }
    });
  }

  /// Gives the command that opens what is shown somewhere else.
  onlink = async () => "";

  get isOpen() { return this.#isOpen; }

  async toggle(isOpen = !this.#isOpen) {
    this.#isOpen = isOpen;
    this.#pane.hidden = !isOpen;
    document.body.classList.toggle("coding", isOpen);
    byID("code-toggle").setAttribute("aria-pressed", isOpen);
    if (isOpen && !this.#mirror && !this.#isLoading) await this.#load();
    this.#design.send("edit", { isOn: isOpen });
    this.#mirror?.refresh();
  }

  sendAgain() {
    if (!this.#isOpen) return;
    this.#design.send("edit", { isOn: true });
    // What was typed and not saved goes on.
    if (!byID("code-save").disabled) this.#sendText();
  }

  async #load() {
    this.#isLoading = true;
    try {
      for (const sheet of ["lib/codemirror.css", "addon/hint/show-hint.css"]) {
        const link = document.createElement("link");
        Object.assign(link, { rel: "stylesheet", href: `codemirror/${sheet}` });
        document.head.prepend(link);
      }
      for (const script of scripts) await load(`codemirror/${script}`);
    } catch {
      byID("code-note").textContent =
        "The editor with colours comes with the Debian package libjs-codemirror: apt-get install libjs-codemirror";
      byID("code-note").hidden = false;
      return;
    }
    const { CodeMirror } = window;
    this.#mirror = CodeMirror(byID("code-mirror"), {
      value: this.#plain.value, mode: { name: "xml", htmlMode: false }, lineNumbers: true, lineWrapping: true, tabSize: 4,
      indentUnit: 4, autoCloseTags: true, autoCloseBrackets: { pairs: '""\'\'{}[]()' }, gutters: ["code-problems", "CodeMirror-linenumbers"],
      extraKeys: { "Ctrl-Space": () => this.#complete(), "Ctrl-S": () => this.save(), "Cmd-S": () => this.save() },
    });
    this.#plain.hidden = true;
    this.#mirror.on("change", (_, change) => change.origin !== "setValue" && this.#changed());
    this.#mirror.on("cursorActivity", () => this.#tellCaret());
    // The first click puts the caret before it brings the keys here.
    this.#mirror.getWrapperElement().addEventListener("mouseup", () => this.#tellCaret());
    this.#mirror.on("inputRead", (_, change) => {
      if (/^[\w<#.{"' ]$/.test(change.text.at(-1))) this.#complete();
    });
    this.#markProblems();
  }

  get text() {
    const text = this.#mirror ? this.#mirror.getValue() : this.#plain.value;
    return this.#lineEnd === "\n" ? text : text.replaceAll("\n", this.#lineEnd);
  }

  // What comes from the preview

  show({ file, text, isSaved }) {
    const isOther = file !== this.#file;
    this.#file = file;
    byID("code-name").textContent = file;
    this.saved(isSaved);
    if (text !== this.text) {
      this.#lineEnd = /^[^\n]*\r\n/.test(text) ? "\r\n" : "\n";
      this.#put(text.replaceAll("\r\n", "\n"), isOther);
    }
    if (isOther) this.#markProblems();
    if (this.#wanted === null) return;
    this.take(this.#wanted);
    this.#wanted = null;
  }

  #put(text, isOther) {
    clearTimeout(this.#timer);
    if (this.#mirror && !isOther) this.#replace(text);
    else if (this.#mirror) {
      this.#mirror.setValue(text);
      this.#mirror.clearHistory();
    } else this.#plain.value = text;
  }

  /// Changes what differs alone, so that the cursor and what can be undone stay.
  #replace(text) {
    const old = this.#mirror.getValue();
    let start = 0;
    while (start < old.length && start < text.length && old[start] === text[start]) start += 1;
    let end = 0;
    while (end < old.length - start && end < text.length - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
    const from = this.#mirror.posFromIndex(start);
    this.#mirror.replaceRange(text.slice(start, text.length - end), from, this.#mirror.posFromIndex(old.length - end), "setValue");
  }

  /// - path: where the text has just been saved; nothing where it was not saved now.
  saved(isSaved, path) {
    byID("code-save").disabled = isSaved;
    byID("code-state").textContent = path ? `Saved in ${path}` : isSaved ? "" : "not saved";
  }

  problems(found) {
    this.#problems = found;
    this.#markProblems();
  }

  #markProblems() {
    const mirror = this.#mirror;
    const found = [
      ...this.#problems.errors.map((problem) => ({ ...problem, kind: "error" })),
      ...this.#problems.warnings.map((problem) => ({ ...problem, kind: "warning" })),
    ].filter((problem) => problem.place?.name === this.#file);
    // What stands beside the text need not cover the picture; what is wrong elsewhere does.
    const isAllHere = this.#problems.errors.every((problem) => problem.place?.name === this.#file);
    document.body.classList.toggle("told-in-margin", isAllHere);
    const hasPicture = !byID("frame").classList.contains("empty");
    byID("stale").textContent = hasPicture ? "The picture is the last good one" : "No picture until this is mended";
    byID("stale").hidden = !isAllHere || this.#problems.errors.length === 0;
    const list = byID("code-problems");
    list.hidden = found.length === 0;
    list.replaceChildren(...found.map((problem) => {
      const row = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.className = problem.kind;
      button.title = "Go there";
      button.textContent = `${problem.place.line}:${problem.place.column}  ${problem.message}`;
      button.addEventListener("click", () => this.#go(problem.place));
      row.append(button);
      if (problem.suggestions.length) {
        row.append("; did you mean ", ...choices(problem, ({ act, ...fields }) => {
          this.flush();
          this.#design.send(act, fields);
        }), "?");
      }
      return row;
    }));
    mirror?.refresh();
    if (!mirror) return;
    mirror.clearGutter("code-problems");
    for (const mark of this.#marks) mark.clear();
    this.#marks = [];
    const byLine = Map.groupBy(found, (problem) => problem.place.line - 1);
    for (const [line, problems] of byLine) {
      const sign = document.createElement("span");
      const isError = problems.some((problem) => problem.kind === "error");
      sign.className = `sign ${isError ? "error" : "warning"}`;
      sign.textContent = isError ? "●" : "▲";
      sign.title = problems.map(words).join("\n");
      sign.setAttribute("role", "img");
      sign.setAttribute("aria-label", sign.title);
      mirror.setGutterMarker(line, "code-problems", sign);
      for (const { place, kind, ...problem } of problems) {
        const [start, length] = place.mark;
        this.#marks.push(
          mirror.markText({ line, ch: start }, { line, ch: start + length }, { className: `marked ${kind}`, title: words(problem) }));
      }
    }
  }

  /// Puts the caret to the element that is selected, where that stands in the text that is open.
  reveal(place) {
    if (!this.#isOpen || !this.#mirror || !place?.file.endsWith(`/${this.#file}`)) return;
    const [line, before] = [this.#mirror.getLine(place.line - 1) ?? "", place.column - 1];
    const characters = [...new Intl.Segmenter().segment(line)].slice(0, before);
    const at = { line: place.line - 1, ch: characters.reduce((sum, { segment }) => sum + segment.length, 0) };
    if (this.#revealed) this.#mirror.removeLineClass(this.#revealed, "background", "revealed");
    this.#revealed = this.#mirror.addLineClass(at.line, "background", "revealed");
    this.#isRevealing = true;
    this.#mirror.setCursor(at);
    this.#mirror.scrollIntoView(at, 80);
    this.#isRevealing = false;
  }

  /// Selects the view of the element that somebody has put the caret into.
  #tellCaret() {
    clearTimeout(this.#caretTimer);
    // What is typed moves the caret too, and the tree follows that.
    if (this.#isRevealing || this.#design.mode === "use" || !this.#mirror.hasFocus()) return;
    this.#caretTimer = setTimeout(() => {
      if (this.#timer) return this.#tellCaret();
      this.#design.send("caret", { offset: this.#fileOffset(this.#mirror.getCursor()) });
    }, 120);
  }

  #go({ line, mark: [start] }) {
    if (this.#mirror) {
      this.#mirror.setCursor({ line: line - 1, ch: start });
      return this.#mirror.focus();
    }
    const before = this.#plain.value.split("\n").slice(0, line - 1);
    const offset = before.reduce((sum, text) => sum + text.length + 1, start);
    this.#plain.setSelectionRange(offset, offset);
    this.#plain.focus();
  }

  // Typing

  #changed() {
    byID("code-save").disabled = false;
    byID("code-state").textContent = "not saved";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#sendText(), 60);
  }

  #sendText() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#design.send("typed", { text: this.text });
  }

  /// Sends what was typed last, before something else is asked for.
  flush() {
    if (this.#timer) this.#sendText();
  }

  /// Puts another text here, which is not saved: once there is the one whose place it takes.
  take(text) {
    if (!this.#file) return void (this.#wanted = text);
    this.#put(text.replaceAll("\r\n", "\n"), false);
    this.#sendText();
  }

  async #copyLink() {
    const command = await this.onlink();
    try {
      await navigator.clipboard.writeText(command);
      this.#design.say(`Copied: ${command}`);
    } catch {
      this.#design.say(command);
    }
  }

  save() {
    this.flush();
    this.#design.send("save");
  }

  #complete() {
    const mirror = this.#mirror;
    const hint = async (_, show) => {
      this.flush();
      const text = this.text;
      const answer = await this.#design.complete("completeText", { offset: this.#fileOffset(mirror.getCursor()) });
      if (!answer || answer.choices.length === 0 || text !== this.text) return show(null);
      show({
        from: this.#position(answer.start), to: this.#position(answer.end),
        list: answer.choices.map((choice) => ({
          text: choice.text, render: (row) => fill(row, choice),
          ...(choice.kind === "attribute" && { hint: (_, { from, to }) => this.#putAttribute(choice.text, from, to) }),
        })),
      });
    };
    hint.async = true;
    mirror.showHint({ hint, completeSingle: false, closeOnUnfocus: true });
  }

  /// Writes the name of an attribute, and goes on to its value.
  #putAttribute(name, from, to) {
    const mirror = this.#mirror;
    const hasValue = /^\s*=/.test(mirror.getLine(to.line).slice(to.ch));
    mirror.replaceRange(hasValue ? name : `${name}=""`, from, to, "complete");
    if (hasValue) return;
    mirror.setCursor({ line: from.line, ch: from.ch + name.length + 2 });
    // What is written here is heard of only behind the choice.
    setTimeout(() => this.#complete());
  }

  /// Where a place of the editor is in the text as the file has it, and back.
  #fileOffset(position) {
    return this.#mirror.indexFromPos(position) + position.line * (this.#lineEnd.length - 1);
  }

  #position(offset) {
    return this.#mirror.posFromIndex(this.text.slice(0, offset).replaceAll("\r\n", "\n").length);
  }

  // Files

  async #open(input) {
    const [file] = input.files;
    input.value = "";
    if (file) this.take(await file.text());
  }

  #share() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.text], { type: "application/xml" }));
    link.download = this.#file.split("/").pop() || "template.xml";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}

function words({ message, choice }) {
  return choice ? `${message}; did you mean ${choice}?` : message;
}

function load(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  });
}
