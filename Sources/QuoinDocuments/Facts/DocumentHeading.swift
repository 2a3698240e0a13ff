import QuoinExpressions

/// A heading of a document and where it stands.
public struct DocumentHeading: Hashable, Sendable {
  /// What it says.
  public let title: String
  /// From 1 to 6.
  public let level: Int
  /// The page, counted from 1.
  public let page: Int
  /// The number of the page as it is written there, such as `iv`.
  public let label: String
  /// The name of its place, by which a link leads there, with a `#` before it.
  public let anchor: String

  /// The heading as expressions see it.
  var value: Value {
    .dictionary([
      "title": .string(title), "level": .number(Double(level)), "page": .number(Double(page)),
      "label": .string(label), "link": .string("#" + anchor),
    ])
  }
}
