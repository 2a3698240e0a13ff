import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics

extension UIEdgeInsets: PackedValue {
  public static let typeName: TypeName = "UIEdgeInsets"
  public static let parts = [
    PropertyMember("top", \UIEdgeInsets.top, "At the top."),
    PropertyMember("left", \UIEdgeInsets.left, "On the left."),
    PropertyMember("bottom", \UIEdgeInsets.bottom, "At the bottom."),
    PropertyMember("right", \UIEdgeInsets.right, "On the right."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: UIEdgeInsets.zero))]

  public static var propertyType: PropertyType {
    insetsType { UIEdgeInsets(top: $0.top, left: $0.last, bottom: $0.bottom, right: $0.second) }
  }
}

extension NSDirectionalEdgeInsets: PackedValue {
  public static let typeName: TypeName = "NSDirectionalEdgeInsets"
  public static let parts = [
    PropertyMember("top", \NSDirectionalEdgeInsets.top, "At the top."),
    PropertyMember("leading", \NSDirectionalEdgeInsets.leading, "Where writing begins."),
    PropertyMember("bottom", \NSDirectionalEdgeInsets.bottom, "At the bottom."),
    PropertyMember("trailing", \NSDirectionalEdgeInsets.trailing, "Where writing ends."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: NSDirectionalEdgeInsets.zero))]

  public static var propertyType: PropertyType {
    insetsType {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.last, bottom: $0.bottom, trailing: $0.second)
    }
  }
}

extension PackedValue {
  /// The type of what is written as one to four numbers of points in CSS's order, such as `4 6`, or has its parts as any
  /// value of several. An expression may give the numbers too: one, or a text of several.
  fileprivate static func insetsType(_ make: @escaping @Sendable (WrittenInsets) -> Self) -> PropertyType {
    var type = packedType(syntax: .expressionOrText)
    type.nameConversion = { text, _ in WrittenInsets(text).map { make($0).propertyValue } }
    let whole = type.conversion
    type.conversion = { value, context throws(Diagnostic) in
      if case .number(let all) = value, all.isFinite { return make(WrittenInsets(all)).propertyValue }
      if case .string(let text) = value {
        guard let written = WrittenInsets(text) else { throw .noInsets(text) }
        return make(written).propertyValue
      }
      return try whole?(value, context) ?? value
    }
    return type
  }
}

/// Insets as CSS writes them: all sides; top and bottom, then the others; top, sides, bottom; each from the top on.
private struct WrittenInsets {
  let top, second, bottom, last: CGFloat

  init(_ all: CGFloat) { (top, second, bottom, last) = (all, all, all, all) }

  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    guard (1...4).contains(words.count), numbers.count == words.count else { return nil }
    top = numbers[0]
    second = numbers.count > 1 ? numbers[1] : top
    bottom = numbers.count > 2 ? numbers[2] : top
    last = numbers.count > 3 ? numbers[3] : second
  }
}

extension Diagnostic {
  fileprivate static func noInsets(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(text)' is no inset; one is one to four numbers of points, such as 4 or 4 6 (top and bottom, then the sides)"
    )
  }
}
