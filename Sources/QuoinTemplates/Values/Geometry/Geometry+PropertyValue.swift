import Foundation
import QuoinExpressions
import QuoinGraphics

extension CGPoint: PackedValue {
  public static let typeName: TypeName = "CGPoint"
  public static let parts = [PropertyMember("x", \CGPoint.x), PropertyMember("y", \CGPoint.y)]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGPoint.zero))]
}

extension CGSize: PackedValue {
  public static let typeName: TypeName = "CGSize"
  public static let parts = [
    PropertyMember("width", \CGSize.width), PropertyMember("height", \CGSize.height),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGSize.zero))]
}

extension CGRect: PackedValue {
  public static let typeName: TypeName = "CGRect"
  public static let parts = [
    PropertyMember("origin", \CGRect.origin), PropertyMember("size", \CGRect.size),
    PropertyMember("origin.x", \CGRect.origin.x), PropertyMember("origin.y", \CGRect.origin.y),
    PropertyMember("size.width", \CGRect.size.width), PropertyMember("size.height", \CGRect.size.height),
    PropertyMember("x", \CGRect.origin.x), PropertyMember("y", \CGRect.origin.y),
    PropertyMember(readOnly: "width", \CGRect.width), PropertyMember(readOnly: "height", \CGRect.height),
    PropertyMember(readOnly: "minX", \CGRect.minX), PropertyMember(readOnly: "midX", \CGRect.midX),
    PropertyMember(readOnly: "maxX", \CGRect.maxX), PropertyMember(readOnly: "minY", \CGRect.minY),
    PropertyMember(readOnly: "midY", \CGRect.midY), PropertyMember(readOnly: "maxY", \CGRect.maxY),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGRect.zero))]
}

extension CGVector: PackedValue {
  public static let typeName: TypeName = "CGVector"
  public static let parts = [PropertyMember("dx", \CGVector.dx), PropertyMember("dy", \CGVector.dy)]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: CGVector.zero))]
  public init() { self = .zero }
}

extension UIOffset: PackedValue {
  public static let typeName: TypeName = "UIOffset"
  public static let parts = [
    PropertyMember("horizontal", \UIOffset.horizontal), PropertyMember("vertical", \UIOffset.vertical),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: UIOffset.zero))]
  public init() { self = .zero }
}

extension UIEdgeInsets: PackedValue {
  public static let typeName: TypeName = "UIEdgeInsets"
  public static let parts = [
    PropertyMember("top", \UIEdgeInsets.top), PropertyMember("left", \UIEdgeInsets.left),
    PropertyMember("bottom", \UIEdgeInsets.bottom), PropertyMember("right", \UIEdgeInsets.right),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: UIEdgeInsets.zero))]
}

extension NSDirectionalEdgeInsets: PackedValue {
  public static let typeName: TypeName = "NSDirectionalEdgeInsets"
  public static let parts = [
    PropertyMember("top", \NSDirectionalEdgeInsets.top),
    PropertyMember("leading", \NSDirectionalEdgeInsets.leading),
    PropertyMember("bottom", \NSDirectionalEdgeInsets.bottom),
    PropertyMember("trailing", \NSDirectionalEdgeInsets.trailing),
  ]
  public static let namedValues = [PropertyType.Case("zero", Constant(boxing: NSDirectionalEdgeInsets.zero))]
}
