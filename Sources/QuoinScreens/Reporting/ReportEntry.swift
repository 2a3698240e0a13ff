import Foundation

/// What the report says of one record.
struct ReportEntry {
  enum Outcome: String {
    case differs, recorded
  }

  /// What a record and what is now look like.
  enum Content {
    case picture(expected: Data?, actual: Data, difference: Data?, scale: Double)
    case text(TextDifference?, actual: String)
  }

  let outcome: Outcome
  let title: String
  let place: TestPlace
  let message: String
  let content: Content
  /// What brings the record up to date.
  let command: String?

  /// The message, without the lines of a text that is shown whole.
  private var shownMessage: String {
    guard case .text = content else { return message }
    return String(message.prefix { $0 != "\n" })
  }

  /// The entry as a piece of the page.
  var html: String {
    var parts = ["<article class=\"\(outcome.rawValue)\">"]
    parts.append("<h2>\(Self.escaped(title))</h2>")
    parts.append(
      "<p class=\"place\">\(Self.escaped(place.module)) · \(Self.escaped(place.test)) · \(Self.escaped(place.short))</p>"
    )
    parts.append("<pre class=\"message\">\(Self.escaped(shownMessage))</pre>")
    parts.append(contentHTML)
    if let command {
      parts.append("<p class=\"keep\">To keep what is now: <code>\(Self.escaped(command))</code></p>")
    }
    parts.append("</article>\n")
    return parts.joined(separator: "\n")
  }

  private var contentHTML: String {
    switch content {
    case .picture(let expected, let actual, let difference, let scale):
      var images = ""
      for (name, data) in [("expected", expected), ("actual", actual), ("difference", difference)] {
        guard let data else { continue }
        images +=
          "<img class=\"\(name)\" alt=\"\(name)\" data-scale=\"\(scale)\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
      }
      return "<div class=\"pictures\">\(images)</div>"
    case .text(let difference?, _):
      let lines = difference.lines.map { line in
        "<span class=\"\(line.kind.rawValue)\">\(Self.escaped(line.text))</span>"
      }
      return "<pre class=\"text\">\(lines.joined())</pre>"
    case .text(nil, let actual):
      return "<pre class=\"text\">\(Self.escaped(actual))</pre>"
    }
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
