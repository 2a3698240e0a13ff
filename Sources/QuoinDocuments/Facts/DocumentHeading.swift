import QuoinExpressions

/// A heading of a document and where it stands.
public struct DocumentHeading: Hashable, Sendable {
  /// What it says, without its number.
  public let title: String
  /// Its number, such as `2.1`; empty where headings are not numbered.
  public let number: String
  /// From 1 to 6.
  public let level: Int
  /// The page, counted from 1.
  public let page: Int
  /// The number of the page as it is written there, such as `iv`.
  public let label: String
  /// The name of its place, by which a link leads there, with a `#` before it.
  public let anchor: String

  /// What it says with its number before it.
  public var numberedTitle: String { number.isEmpty ? title : number + "\u{2002}" + title }

  /// The heading as expressions see it.
  var value: Value {
    .dictionary([
      "title": .string(title), "number": .string(number), "level": .number(Double(level)),
      "page": .number(Double(page)),
      "label": .string(label), "link": .string("#" + anchor),
    ])
  }
}
