import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates
import QuoinViews

/// How far the content of pages stays from their edges, in points.
public struct PageMargins: Hashable, Sendable, CustomStringConvertible {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Creates margins, in points of 0 or more.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The same margin on all sides, in points.
  public init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }

  /// The margins in words: `top 62.36, left 56.69, bottom 62.36, right 56.69`.
  public var description: String {
    let margins = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return margins.map { "\($0) \(numberText((Double($1) * 100).rounded() / 100))" }.joined(separator: ", ")
  }

  var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  /// Reads one to four lengths, as CSS does: all sides; top and bottom, then the others; top, sides, bottom; top, right,
  /// bottom, left.
  ///
  /// - Throws: A diagnostic for a text that is none.
  public init(reading text: String) throws(Diagnostic) {
    let lengths = text.split(whereSeparator: \.isWhitespace).map { Length.points(of: $0) }
    let known = lengths.compactMap { $0 }.filter { $0 >= 0 }
    guard (1...4).contains(lengths.count), known.count == lengths.count else { throw .noMargins(text) }
    let right = known.count > 1 ? known[1] : known[0]
    self.init(
      top: known[0], left: known.count > 3 ? known[3] : right, bottom: known.count > 2 ? known[2] : known[0],
      right: right)
  }
}

extension PageMargins: PropertyValue {
  /// One to four lengths such as `20mm 15mm`.
  public static var propertyType: PropertyType {
    PropertyType(
      "PageMargins", syntax: .text, valueType: .object("PageMargins"),
      conversion: { value, _ throws(Diagnostic) in
        guard let text = value.lengthText else { return value }
        return try PageMargins(reading: text).propertyValue
      },
      textConversion: { parts, _ throws(Diagnostic) in
        if parts.count == 1, PageMargins(propertyValue: parts[0]) != nil { return parts[0] }
        return try PageMargins(reading: parts.map { $0.lengthText ?? "" }.joined()).propertyValue
      })
  }

  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let margins = box.value as? PageMargins else { return nil }
    self = margins
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}

extension Diagnostic {
  static func noMargins(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(text)' is no margin; one is one to four lengths from 0, such as 20mm or 20mm 15mm (top and bottom, then the sides)"
    )
  }
}
