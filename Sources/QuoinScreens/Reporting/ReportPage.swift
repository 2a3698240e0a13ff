/// The page of a report, up to its first entry: browsers end what is left open, so that entries can be put to its end.
enum ReportPage {
  static let head = """

    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Pictures of this test run</title>
    <style>\(style)</style>
    <script>\(script)</script>
    <header>
      <h1>Pictures of this test run</h1>
      <p id="summary"></p>
      <input id="search" type="search" placeholder="Name, test or file" aria-label="Show only">
      <p class="hint">Drag across a picture to compare. <kbd>j</kbd> <kbd>k</kbd> next and previous,
        <kbd>1</kbd>–<kbd>4</kbd> the ways to look, <kbd>z</kbd> larger pixels</p>
    </header>
    <main>

    """

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --old: #c2410c; --new: #15803d; }
    @media (prefers-color-scheme: dark) { :root { --old: #fb923c; --new: #4ade80; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 20px;
      padding: 10px 24px; border-bottom: 1px solid var(--line); background: Canvas; }
    h1 { font-size: 17px; margin: 0; } header p { margin: 0; } .hint { opacity: .65; font-size: 13px; }
    #search { font: inherit; padding: 2px 10px; border: 1px solid var(--line); border-radius: 6px; background: Canvas; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace; }
    article { padding: 20px 24px 28px; border-bottom: 1px solid var(--line); scroll-margin-top: 60px; }
    article.current h2::before { content: "▸ "; }
    h2 { font-size: 17px; margin: 0; }
    h2 span { font: 12px system-ui; padding: 1px 8px; border-radius: 9px; margin-left: 10px; color: #fff; background: #b45309; }
    .recorded h2 span { background: #1d4ed8; }
    .place { margin: 0 0 8px; opacity: .65; font-size: 13px; }
    pre { font: 13px/1.5 ui-monospace, monospace; margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
    .text { padding: 8px 0; border: 1px solid var(--line); border-radius: 6px; white-space: pre; overflow-x: auto; }
    .text span { display: block; padding: 0 12px; }
    .text .expected { background: #ea580c22; color: var(--old); } .text .actual { background: #16a34a22; color: var(--new); }
    .recorded .text { padding: 8px 12px; }
    .modes { display: flex; gap: 6px; margin-bottom: 10px; }
    .modes button { font: inherit; font-size: 13px; padding: 2px 12px; border: 1px solid var(--line); border-radius: 6px;
      background: transparent; color: inherit; cursor: pointer; }
    .modes button[aria-pressed=true] { background: #2563eb; border-color: #2563eb; color: #fff; }
    .pictures { display: flex; gap: 20px; align-items: flex-start; overflow-x: auto; }
    figure { margin: 0; } figcaption { font-size: 13px; opacity: .65; } figure.hidden, article.hidden { display: none; }
    .pictures img { display: block; outline: 1px solid var(--line);
      background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .pixels { image-rendering: pixelated; } .pixels figcaption, .pixels .label { zoom: .25; }
    .stage { position: relative; touch-action: pan-y; cursor: ew-resize; user-select: none; }
    .stage .top { position: absolute; inset: 0; overflow: hidden; width: 50%; border-right: 2px solid #2563eb; }
    .stage .label { position: absolute; top: 6px; font-size: 12px; padding: 0 8px; border-radius: 9px; background: #000b;
      color: #fff; pointer-events: none; white-space: nowrap; }
    .stage .label.old { left: 6px; } .stage .label.new { right: 6px; }
    .stage input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: ew-resize; }
    .stage input:focus-visible + .top { border-right-color: #f59e0b; border-right-width: 4px; }
    .keep { margin: 12px 0 0; font-size: 13px; } code { font: 13px ui-monospace, monospace; user-select: all; }
    """

  private static let script = """
    const modes = [["slider", "Slider"], ["side", "Side by side"], ["difference", "Difference"], ["blink", "Blink"]];
    let blinkOn = false;
    function make(tag, attributes = {}, ...children) {
      const element = Object.assign(document.createElement(tag), attributes);
      element.append(...children);
      return element;
    }
    function figure(image, caption, mode) {
      const result = make("figure", {}, make("figcaption", {textContent: caption}), image);
      result.dataset.modes = mode;
      return result;
    }
    function slider(expected, actual) {
      const stage = make("div", {className: "stage"}), top = make("div", {className: "top"}, expected.cloneNode());
      const range = make("input", {type: "range", min: 0, max: 100, step: 0.1, value: 50});
      range.setAttribute("aria-label", "How much of the expected picture is shown");
      const set = value => { range.value = value; top.style.width = value + "%"; };
      range.oninput = () => set(range.value);
      stage.onpointermove = event => {
        const box = stage.getBoundingClientRect();
        set(Math.min(100, Math.max(0, 100 * (event.clientX - box.left) / box.width)));
      };
      stage.append(actual.cloneNode(), range, top, make("span", {className: "label old", textContent: "expected"}),
        make("span", {className: "label new", textContent: "actual"}));
      return figure(stage, "expected | actual", "slider");
    }
    function show(article, mode) {
      article.dataset.mode = mode;
      for (const button of article.querySelectorAll(".modes button"))
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
      for (const figure of article.querySelectorAll("figure"))
        figure.classList.toggle("hidden", !figure.dataset.modes.split(" ").includes(mode));
    }
    function setUp(article) {
      const isNew = article.classList.contains("recorded");
      article.querySelector("h2").append(make("span", {textContent: isNew ? "new" : "differs"}));
      const pictures = article.querySelector(".pictures");
      if (!pictures) return;
      const found = Object.fromEntries([...pictures.children].map(image => [image.className, image]));
      for (const image of Object.values(found)) {
        const size = () => { image.width = image.naturalWidth / image.dataset.scale; };
        image.complete ? size() : image.addEventListener("load", size);
      }
      if (!found.expected) return;
      pictures.textContent = "";
      const blink = figure(found.actual.cloneNode(), "actual", "blink");
      blink.className = "blink";
      pictures.append(figure(found.expected, "expected", "side"), figure(found.actual, "actual", "side"), blink);
      if (found.difference) pictures.append(figure(found.difference, "difference", "difference side"));
      const build = () => {
        for (const image of [found.expected, found.actual]) image.width = image.naturalWidth / image.dataset.scale;
        const first = slider(found.expected, found.actual);
        const width = Math.max(found.expected.width, found.actual.width);
        for (const image of first.querySelectorAll("img")) image.style.maxWidth = "none";
        first.querySelector(".stage").style.width = width + "px";
        pictures.prepend(first);
        blink.dataset.sources = JSON.stringify([found.expected.src, found.actual.src]);
        blink.querySelector("img").width = found.actual.width;
        show(article, "slider");
      };
      Promise.all([found.expected, found.actual].map(image => image.decode().catch(() => {}))).then(build);
      const bar = make("div", {className: "modes"});
      for (const [mode, title] of modes) {
        if (mode === "difference" && !found.difference) continue;
        const button = make("button", {textContent: title, onclick: () => show(article, mode)});
        button.dataset.mode = mode;
        bar.append(button);
      }
      pictures.before(bar);
    }
    addEventListener("DOMContentLoaded", () => {
      const articles = [...document.querySelectorAll("article")];
      articles.forEach(setUp);
      // What differs is looked at before what is new.
      articles.sort((a, b) => b.classList.contains("differs") - a.classList.contains("differs"));
      document.querySelector("main").append(...articles);
      const count = name => document.querySelectorAll("article." + name).length;
      document.getElementById("summary").textContent = `${count("differs")} differ, ${count("recorded")} new`;
      document.getElementById("search").oninput = event => {
        const words = event.target.value.toLowerCase();
        for (const article of articles) {
          const text = article.querySelector("h2").textContent + article.querySelector(".place").textContent;
          article.classList.toggle("hidden", !text.toLowerCase().includes(words));
        }
      };
      setInterval(() => {
        blinkOn = !blinkOn;
        for (const blink of document.querySelectorAll("article[data-mode=blink] .blink")) {
          const [old, now] = JSON.parse(blink.dataset.sources);
          blink.querySelector("img").src = blinkOn ? old : now;
          blink.querySelector("figcaption").textContent = blinkOn ? "expected" : "actual";
        }
      }, 700);
      const mark = current => articles.forEach(article => article.classList.toggle("current", article === current));
      const go = step => {
        const shown = articles.filter(article => !article.classList.contains("hidden"));
        const index = shown.findIndex(article => article.classList.contains("current"));
        const next = shown[Math.min(Math.max(index + step, 0), shown.length - 1)];
        mark(next);
        next?.scrollIntoView();
      };
      for (const article of articles) article.onpointerenter = () => mark(article);
      addEventListener("keydown", event => {
        if (event.target.id === "search") return;
        const article = document.querySelector("article.current") ?? articles[0];
        if (event.key === "j") go(1);
        else if (event.key === "k") go(-1);
        else if (event.key === "z") article?.querySelectorAll(".pictures")
          .forEach(pictures => pictures.style.zoom = pictures.classList.toggle("pixels") ? 4 : 1);
        else if ("1234".includes(event.key) && article?.dataset.mode) show(article, modes[event.key - 1][0]);
      });
    });
    """
}
