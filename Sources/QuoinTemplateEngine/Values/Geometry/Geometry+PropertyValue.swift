import Foundation
import QuoinExpressions
import QuoinGraphics

extension CGPoint: PackedValue {
  public static let typeName: TypeName = "CGPoint"
  public static let parts = [
    PropertyMember("x", \CGPoint.x, "The distance from the left."),
    PropertyMember("y", \CGPoint.y, "The distance from the top."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGPoint.zero))]
}

extension CGSize: PackedValue {
  public static let typeName: TypeName = "CGSize"
  public static let parts = [
    PropertyMember("width", \CGSize.width, "How wide it is."),
    PropertyMember("height", \CGSize.height, "How high it is."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGSize.zero))]
}

extension CGRect: PackedValue {
  public static let typeName: TypeName = "CGRect"
  public static let parts = [
    PropertyMember("origin", \CGRect.origin, "The top left corner."),
    PropertyMember("size", \CGRect.size, "How large it is."),
    PropertyMember("origin.x", \CGRect.origin.x, "The left edge."),
    PropertyMember("origin.y", \CGRect.origin.y, "The top edge."),
    PropertyMember("size.width", \CGRect.size.width, "How wide it is."),
    PropertyMember("size.height", \CGRect.size.height, "How high it is."),
    PropertyMember("x", \CGRect.origin.x, "The left edge."),
    PropertyMember("y", \CGRect.origin.y, "The top edge."),
    PropertyMember("width", \CGRect.size.width, "How wide it is."),
    PropertyMember("height", \CGRect.size.height, "How high it is."),
    PropertyMember(readOnly: "minX", \CGRect.minX, "The left edge."),
    PropertyMember(readOnly: "midX", \CGRect.midX, "The middle between left and right."),
    PropertyMember(readOnly: "maxX", \CGRect.maxX, "The right edge."),
    PropertyMember(readOnly: "minY", \CGRect.minY, "The top edge."),
    PropertyMember(readOnly: "midY", \CGRect.midY, "The middle between top and bottom."),
    PropertyMember(readOnly: "maxY", \CGRect.maxY, "The bottom edge."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGRect.zero))]
}

extension CGVector: PackedValue {
  public static let typeName: TypeName = "CGVector"
  public static let parts = [
    PropertyMember("dx", \CGVector.dx, "How far to the right."),
    PropertyMember("dy", \CGVector.dy, "How far down."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGVector.zero))]
  public init() { self = .zero }
}

extension UIOffset: PackedValue {
  public static let typeName: TypeName = "UIOffset"
  public static let parts = [
    PropertyMember("horizontal", \UIOffset.horizontal, "How far to the right."),
    PropertyMember("vertical", \UIOffset.vertical, "How far down."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: UIOffset.zero))]
  public init() { self = .zero }
}

extension UIEdgeInsets: PackedValue {
  public static let typeName: TypeName = "UIEdgeInsets"
  public static let parts = [
    PropertyMember("top", \UIEdgeInsets.top, "At the top."),
    PropertyMember("left", \UIEdgeInsets.left, "On the left."),
    PropertyMember("bottom", \UIEdgeInsets.bottom, "At the bottom."),
    PropertyMember("right", \UIEdgeInsets.right, "On the right."),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: UIEdgeInsets.zero))]

  /// One to four numbers of points in CSS's order, such as `4 6`, or what parts have as any value of several.
  public static var propertyType: PropertyType {
    var type = packedType(syntax: .expressionOrText)
    type.nameConversion = { text, _ in UIEdgeInsets(numbersIn: text)?.propertyValue }
    return type
  }

  /// Reads numbers as CSS does: all sides; top and bottom, then the others; top, sides, bottom; top, right, bottom, left.
  private init?(numbersIn text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    guard (1...4).contains(words.count), numbers.count == words.count else { return nil }
    let right = numbers.count > 1 ? numbers[1] : numbers[0]
    self.init(
      top: numbers[0], left: numbers.count > 3 ? numbers[3] : right,
      bottom: numbers.count > 2 ? numbers[2] : numbers[0], right: right)
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
}
