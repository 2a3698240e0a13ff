/// The pages that a head, a foot or a background is for; of a table, the pages that the table itself goes over.
public enum PageKind: String, Sendable, CaseIterable {
  case all, first, notFirst, last, notLast
  /// Those with an even number.
  case left
  /// Those with an odd number.
  case right

  /// Whether it depends on where the pages end.
  var dependsOnEnd: Bool { self == .last || self == .notLast }

  /// Whether a page is among them.
  ///
  /// - Parameters:
  ///   - number: The page's number, from 1.
  ///   - isFirst: Whether nothing comes before it.
  ///   - isLast: Whether nothing comes after it.
  func includes(_ number: Int, isFirst: Bool, isLast: Bool) -> Bool {
    switch self {
    case .all: true
    case .first: isFirst
    case .notFirst: !isFirst
    case .last: isLast
    case .notLast: !isLast
    case .left: number % 2 == 0
    case .right: number % 2 == 1
    }
  }
}
