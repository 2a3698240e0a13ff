/// Which parts may stand in which in PDF 2.0, ISO/TS 32005, table 5, as far as there are roles for them.
///
/// What only holds others together, `Part` and `Div`, counts as a part of what holds it.
enum StructureNesting {
  private static let words = "Span Quote"
  private static let anywhere = "FENote Code Link Figure Formula Form"
  private static let blocks = "P L Table \(anywhere) Part Div"
  private static let sections = "Sect BlockQuote Index Hn \(blocks)"

  private static let parts: [String: Set<Substring>] = [
    "Document": "Art TOC \(sections)",
    "Art": "Caption TOC Lbl \(sections)",
    "Sect": "Art Caption TOC Lbl \(sections)",
    "BlockQuote": "Art Caption TOC Lbl \(sections)",
    "Caption": "Art Lbl \(words) \(sections)",
    "Index": "Sect Caption P Hn L Table FENote Figure Formula Part Div",
    "TOC": "Caption TOC TOCI Part",
    "TOCI": "TOC P Lbl Div",
    "P": "L Lbl Table \(words) \(anywhere)",
    "Hn": "Sect Lbl \(words) \(anywhere)",
    "L": "Caption L LI",
    "LI": "Lbl LBody Div",
    "Lbl": "\(words) \(anywhere)",
    "LBody": "Art Caption \(words) \(sections)",
    "Table": "Caption THead TBody TFoot TR",
    "THead": "TR",
    "TBody": "TR",
    "TFoot": "TR",
    "TR": "TD TH",
    "TD": "Art Sect Index P Hn L Lbl Table \(words) \(anywhere) Div",
    "TH": "Art Sect Index P Hn L Lbl Table \(words) \(anywhere) Div",
    "Span": "Lbl \(words) \(anywhere)",
    "Quote": "Lbl \(words) \(anywhere)",
    "FENote": "Art Sect BlockQuote Caption Index Lbl \(words) \(blocks)",
    "Code": "Art Sect BlockQuote Caption Index Lbl \(words) \(blocks)",
    "Link": "Art Sect BlockQuote Caption P Hn L Lbl Table \(words) FENote Code Figure Formula Form Part Div",
    "Figure": "Art Caption Lbl \(words) \(sections)",
    "Formula": "BlockQuote Caption Index Hn Lbl \(words) \(blocks)",
    "Form": "Caption L Lbl Table FENote Code Figure Formula Part Div",
  ].mapValues { Set($0.split(separator: " ")) }

  /// Whether a part may stand in another, by the names of their types; all levels of headings are `Hn`.
  static func allows(_ part: String, in container: String) -> Bool {
    func kind(_ type: String) -> Substring {
      type.count == 2 && type.first == "H" && type.last?.isNumber == true ? "Hn" : type[...]
    }
    return parts[String(kind(container))]?.contains(kind(part)) != false
  }
}
