import Foundation
import QuoinGraphics

/// What an element of HTML does to the text in it, by its name.
enum HTMLElement {
  /// The names of all elements that mean something here or in a browser.
  static let names: Set<String> = empty.union(unseen).union(forBrowsers.keys).union([
    "p", "ul", "ol", "dl", "pre", "blockquote", "figure", "menu", "dir", "h1", "h2", "h3", "h4", "h5", "h6",
    "div",
    "section", "article", "header", "footer", "main", "nav", "aside", "address", "center", "form", "fieldset",
    "figcaption", "li", "dt", "dd", "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption",
    "details", "summary",
    "body", "html", "hgroup", "legend", "title", "b", "strong", "i", "em", "cite", "dfn", "var", "u", "ins",
    "s", "strike",
    "del", "sub", "sup", "small", "big", "code", "tt", "kbd", "samp", "xmp", "listing", "mark", "a", "font",
    "q", "span",
    "abbr", "acronym", "bdi", "bdo", "time", "colgroup",
  ])

  /// Elements that begin and end paragraphs, with the room they keep above and beneath, in sizes of their text.
  static func blockSpace(_ name: String) -> CGFloat? {
    switch name {
    case "p", "ul", "ol", "dl", "pre", "blockquote", "figure", "menu", "dir": 0.75
    case "h1", "h2", "h3": 0.5
    case "h4", "h5", "h6": 0.75
    case "div", "section", "article", "header", "footer", "main", "nav", "aside", "address", "center", "form",
      "fieldset", "figcaption", "li", "dt", "dd", "table", "thead", "tbody", "tfoot", "tr", "caption",
      "details",
      "summary", "body", "html", "hgroup", "legend":
      0
    default: nil
    }
  }

  /// Elements that are lists of items.
  static let lists: Set<String> = ["ul", "ol", "menu", "dir"]

  /// Elements without content.
  static let empty: Set<String> = [
    "br", "hr", "img", "wbr", "input", "meta", "link", "base", "area", "col", "embed", "param", "source",
    "track",
  ]
  /// Elements whose content is not shown.
  static let unseen: Set<String> = [
    "head", "script", "style", "template", "noembed", "noframes", "select", "textarea", "datalist", "object",
    "iframe", "audio", "video", "canvas", "svg", "math", "map",
  ]
  /// Elements that only a browser can show, and what is missing without one.
  static let forBrowsers: [String: String] = [
    "script": "scripts", "iframe": "frames", "object": "plug-ins", "embed": "plug-ins", "audio": "sound",
    "video": "video", "canvas": "drawings by scripts", "svg": "drawings", "math": "formulas",
    "input": "forms",
    "select": "forms", "textarea": "forms", "style": "style sheets",
  ]
  /// The elements that one of a name ends when it begins, and those beyond which it does not look for them.
  static func closed(by name: String) -> (names: Set<String>, within: Set<String>)? {
    switch name {
    case "li": (["li"], ["ul", "ol", "menu", "dir"])
    case "dt", "dd": (["dt", "dd"], ["dl"])
    case "td", "th": (["td", "th"], ["tr", "table"])
    case "tr": (["tr", "td", "th"], ["table"])
    case "option": (["option"], ["select"])
    default: blockSpace(name) == nil ? nil : (["p"], ["td", "th", "li", "dd", "blockquote", "div", "table"])
    }
  }

  /// What an element changes of how its text looks.
  ///
  /// - Parameters:
  ///   - name: The element.
  ///   - attributes: Its attributes.
  ///   - style: What it stands in.
  ///   - base: The size of text that nothing is said of, in points.
  static func change(
    _ name: String, _ attributes: [String: String], of style: inout HTMLStyle, base: CGFloat
  ) {
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "dfn", "var", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "sub": style.position = .lowered
    case "sup": style.position = .raised
    case "small": style.size = HTMLStyle.kept(style.size / 1.2)
    case "big": style.size = HTMLStyle.kept(style.size * 1.2)
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "pre", "xmp", "listing": (style.isMonospaced, style.isPreformatted) = (true, true)
    case "mark": style.background = UIColor.systemYellow.withAlphaComponent(0.5)
    case "center", "caption": style.alignment = .center
    case "blockquote", "ul", "ol", "menu", "dir", "dd", "figure": style.indentation += 1
    case "h1", "h2", "h3", "h4", "h5", "h6":
      // As browsers have them, in shares of the usual size.
      let shares: [CGFloat] = [2, 1.5, 1.17, 1, 0.83, 0.67]
      style.size = HTMLStyle.kept(base * shares[Int(name.utf8.last ?? 0x31) - 0x31])
      style.isBold = true
    case "a":
      guard let address = attributes["href"], !address.isEmpty else { break }
      style.link(to: address)
    case "font":
      if let color = attributes["color"].flatMap(HTMLStyle.color) { style.color = color }
      if let face = attributes["face"] { style.apply(family: face) }
      if let size = attributes["size"] { style.apply(fontSize: size, base: base) }
    default: break
    }
    if let alignment = attributes["align"] { style.apply(alignment: alignment) }
    if let direction = attributes["dir"] {
      style.direction = direction.lowercased() == "rtl" ? .rightToLeft : .leftToRight
    }
    if let language = attributes["lang"], !language.isEmpty { style.language = language }
    if attributes["hidden"] != nil { style.isHidden = true }
    if unseen.contains(name) { style.isHidden = true }
    if let css = attributes["style"] { style.apply(css: css) }
  }
}
