import QuoinHTML

/// What the elements of HTML mean for lines.
enum HTMLLines {
  /// Those beside which white space shows nowhere.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd", "details", "dir",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hgroup", "hr", "html", "legend", "li", "main", "menu", "nav", "ol", "p",
    "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "ul",
  ]

  static func isBlock(_ name: String) -> Bool { blocks.contains(name) }

  /// Whether white space inside an element shows as it is written.
  static func isVerbatim(_ name: String) -> Bool {
    ["pre", "xmp", "listing", "plaintext", "textarea", "script", "style"].contains(name)
  }

  /// Whether an element never has content, so that it closes itself.
  static func isVoid(_ name: String) -> Bool { HTMLText.isEmptyElement(name) }
}
