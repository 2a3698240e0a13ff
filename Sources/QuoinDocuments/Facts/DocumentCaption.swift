import QuoinExpressions

/// A caption of a document and where it stands.
public struct DocumentCaption: Hashable, Sendable {
  /// What it is of, such as `Figure`.
  public let kind: String
  /// Its number among those of its kind, from 1.
  public let number: Int
  /// What it says, without its number.
  public let title: String
  /// The page, counted from 1.
  public let page: Int
  /// The number of the page as it is written there, such as `iv`.
  public let label: String
  /// The name of its place, by which a link leads there, with a `#` before it.
  public let anchor: String

  /// The caption as expressions see it.
  var value: Value {
    .dictionary([
      "kind": .string(kind), "number": .number(Double(number)), "title": .string(title),
      "page": .number(Double(page)), "label": .string(label), "link": .string("#" + anchor),
    ])
  }

  /// The caption as a line of a list.
  var line: DocumentHeading {
    DocumentHeading(
      title: title, number: "\(kind) \(number)", level: 2, page: page, label: label, anchor: anchor)
  }
}
