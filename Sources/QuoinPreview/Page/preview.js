// The page: what comes from the preview goes to the part that shows it.

import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { Design } from "./design.js";
import { Gallery } from "./gallery.js";
import { isLinked, linked, unlinked } from "./link.js";
import { Memory } from "./memory.js";
import { Pages } from "./pages.js";
import { Panel } from "./panels.js";
import { Problems } from "./problems.js";
import { Stage } from "./stage.js";
import { State } from "./state.js";

const byID = (id) => document.getElementById(id);
const connection = new Connection();
const stage = new Stage(connection);
const memory = new Memory();
const controls = new Controls(connection, stage, memory);
const problems = new Problems(connection);
const state = new State(connection);
const clock = new Clock(connection);
const design = new Design(connection, stage);
const pages = new Pages(connection, stage, design);
const gallery = new Gallery(connection, show);
new Panel("left", 220);
new Panel("right", 300);
let templates = [];
/// The names of the stories of those that have some.
let stories = {};
/// Those that are edited and not saved.
let unsaved = new Set();
let file = "";
let story = null;
/// What the address stands for and is not shown yet.
let sandbox = null;
/// Whether this connection has opened something.
let isBegun = false;

connection
  .on("open", () => {
    byID("connection").hidden = true;
    unsaved.clear();
    isBegun = false;
    connection.send("begin", { scale: devicePixelRatio });
  })
  .on("close", () => {
    const again = design.isBesideEditor ? "the editor's Show in the preview opens it again" : "started again with the same --port, it comes back here";
    byID("connection").textContent = `The preview has ended; ${again}`;
    byID("connection").title = byID("connection").textContent;
    byID("connection").hidden = false;
  })
  .on("project", (project) => {
    ({ templates, stories } = project);
    byID("folder").textContent = byID("welcome-folder").textContent = project.name;
    byID("welcome").hidden = templates.length > 0 || file !== "";
    problems.opensEditor = project.opensEditor;
    if (!isBegun) begin(project);
    showTemplates();
  })
  .on("document", (document) => {
    byID("pane-settings").disabled = false;
    if (document.file !== file || (document.story && document.story !== story)) state.forgetTyped();
    file = memory.file = document.file;
    story = document.story ?? null;
    tellAddress();
    byID("welcome").hidden = true;
    byID("file").textContent = story ? `${file} · ${story}` : file;
    problems.tellTitle();
    if (document.settings) controls.take(document.settings, story !== null);
    stage.clear(file);
    const options = document.dataFiles.map((name) => new Option(name, name));
    byID("data").replaceChildren(new Option("none", ""), ...options);
    byID("data").value = document.data ?? "";
    showTemplates();
    if (!sandbox) return;
    if (sandbox.data) state.type(JSON.stringify(sandbox.data, null, 2));
    design.code.take(sandbox.template);
    sandbox = null;
  })
  .on("follow", (message) => show(message.file, null))
  .on("picture", (picture, bytes) => {
    if (pages.isLeft(picture)) return pages.take({ number: picture.page }, bytes);
    design.overlay.resize(picture);
    pages.show(picture);
    return stage.show(picture, bytes);
  })
  .on("sheets", (message) => pages.begin(message.sizes))
  .on("sheet", (message, bytes) => pages.take(message, bytes))
  .on("tile", (tile, bytes) => gallery.take(tile, bytes))
  .on("problems", (found) => {
    byID("pane-settings").disabled = false;
    problems.show(found);
    design.code.problems(found);
  })
  .on("design", (message) => design.take(message))
  .on("state", (message) => state.show(message.state))
  .on("choices", (message) => (state.choices = message.choices))
  .on("clock", (message) => clock.show(message))
  .on("event", (message) => {
    const shown = byID("event");
    shown.textContent = `${message.name} → ${message.method}`;
    shown.getAnimations().forEach((animation) => animation.cancel());
    shown.animate([{ opacity: 1, offset: 0.8 }, { opacity: 0.45 }], { duration: 3000, fill: "forwards" });
  })
  .on("file", (message, bytes) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: message.mime }));
    link.download = message.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });

/// Opens what was open, what the address names, or what comes first; a preview that has been started again hears the rest anew.
async function begin(project) {
  isBegun = true;
  memory.begin(project);
  design.begin(project);
  controls.begin(project);
  stage.sendAgain();
  const isAgain = file !== "";
  const named = addressed();
  if (isAgain) open(file, story);
  else if (project.isSandbox && isLinked()) await openLinked(project.first);
  else if (templates.includes(named.file)) open(named.file, named.story);
  else if (project.first) open(project.first, null);
  else byID("pane-settings").disabled = false;
  if (isAgain) state.sendAgain();
  gallery.sendAgain();
  pages.sendAgain();
  design.sendAgain();
}

/// Opens the sandbox with what the address stands for, of which nothing is saved before somebody saves it.
async function openLinked(first) {
  sandbox = await unlinked();
  if (!sandbox) design.say("The link is not whole: some of it was lost on its way here");
  open(first, null, sandbox?.settings);
}

design.code.onlink = async () => {
  const hash = await linked({ template: design.code.text, data: state.value, settings: controls.chosen });
  history.replaceState(null, "", hash);
  return `quoin preview --sandbox '${hash}'`;
};

// The address names what is shown, so that it can be kept, and the browser's way back leads through it.

function addressed() {
  const named = new URLSearchParams(location.hash.slice(1));
  return { file: named.get("file") ?? "", story: named.get("story") };
}

function tellAddress() {
  const named = addressed();
  if (isLinked() || (named.file === file && named.story === story)) return;
  const address = `#${new URLSearchParams(story ? { file, story } : { file })}`;
  if (named.file) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

addEventListener("popstate", () => {
  const named = addressed();
  if (named.file && (named.file !== file || named.story !== story)) show(named.file, named.story);
});

// Templates

function showTemplates() {
  const wanted = byID("filter").value.trim().toLowerCase();
  let folder = "";
  const rows = [];
  const sorted = templates.filter((name) => name.toLowerCase().includes(wanted)).sort(byFolder);
  for (const name of sorted) {
    const slash = name.lastIndexOf("/");
    const [parent, last] = [name.slice(0, Math.max(slash, 0)), name.slice(slash + 1)];
    if (parent !== folder) {
      folder = parent;
      rows.push(Object.assign(document.createElement("li"), { className: "folder", textContent: parent, title: parent }));
    }
    const button = entry(last, name, null);
    if (unsaved.has(name)) button.append(Object.assign(document.createElement("small"), { textContent: "not saved" }));
    rows.push(row(button));
    for (const one of stories[name] ?? []) {
      rows.push(Object.assign(row(entry(one, name, one)), { className: "story" }));
    }
  }
  if (!rows.length && wanted) {
    rows.push(Object.assign(document.createElement("li"), { className: "folder", textContent: "No template has a name like that" }));
  }
  byID("templates").replaceChildren(...rows);
  gallery.show(sorted.flatMap((name) => {
    const own = (stories[name] ?? []).map((story) => ({ file: name, story }));
    return own.length ? own : [{ file: name, story: null }];
  }));
}

/// What opens a template, or a story of it.
function entry(text, name, one) {
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: text, title: one ?? name });
  button.setAttribute("aria-current", name === file && one === story);
  button.addEventListener("click", () => show(name, one));
  return button;
}

function row(content) {
  const row = document.createElement("li");
  row.append(content);
  return row;
}

/// Opens what somebody has chosen, and closes the view of all.
function show(name, one) {
  gallery.isOpen = false;
  open(name, one);
}

function open(name, one, more = {}) {
  design.code.flush();
  // What is set before it is there would be of another one.
  byID("pane-settings").disabled = true;
  const { settings, data } = memory.wishes(name);
  connection.send("open", { file: name, story: one, settings: { ...settings, ...more }, data });
}

/// Those of the folder itself come before those of the folders in it.
function byFolder(one, other) {
  const parent = (name) => name.slice(0, Math.max(name.lastIndexOf("/"), 0));
  return parent(one).localeCompare(parent(other)) || one.localeCompare(other);
}

byID("filter").addEventListener("input", showTemplates);
byID("welcome-begin").addEventListener("click", () => connection.send("beginTemplate"));
design.onunsaved = (files) => {
  unsaved = new Set(files);
  showTemplates();
};
addEventListener("beforeunload", (event) => {
  if (unsaved.size) event.preventDefault();
});
byID("data").addEventListener("change", (event) => {
  state.forgetTyped();
  memory.keepData(event.target.value);
  connection.send("data", { file: event.target.value || null });
});
// What the pointer does on one picture is chosen to do it there.
for (const radio of document.querySelectorAll('input[name="mode"]')) {
  radio.addEventListener("change", () => (gallery.isOpen = false));
}
byID("zoom").addEventListener("change", (event) => (stage.zoom = event.target.value));
byID("reset").addEventListener("click", () => connection.send("reset"));
for (const button of document.querySelectorAll("[data-export]")) {
  button.addEventListener("click", () => connection.send("export", { format: button.dataset.export }));
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, textarea, select")) return;
  const key = event.key.toLowerCase();
  if (key === "r") connection.send(event.shiftKey ? "reset" : "reload");
  if (key === "a") gallery.isOpen = !gallery.isOpen;
  // The button that has opened it keeps the keys.
  if (key === "escape") gallery.isOpen = false;
});

// The look of the page

const themes = ["system", "light", "dark"];
const signs = { system: "◐", light: "☀", dark: "☾" };

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const button = byID("theme");
  button.textContent = signs[theme];
  button.setAttribute("aria-label", `Look of this page: ${theme === "system" ? "like the system" : theme}`);
  localStorage.setItem("theme", theme);
}

setTheme(themes.includes(localStorage.getItem("theme")) ? localStorage.getItem("theme") : "system");
byID("theme").addEventListener("click", () => {
  const next = themes.indexOf(document.documentElement.dataset.theme) + 1;
  setTheme(themes[next % themes.length]);
});

connection.open();
