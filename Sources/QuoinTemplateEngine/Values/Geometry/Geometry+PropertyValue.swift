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
