import QuoinExpressions
import QuoinViews

extension UISemanticContentAttribute: EnumerationValue {
  public static let typeName: TypeName = "UISemanticContentAttribute"
}

extension UIViewTintAdjustmentMode: EnumerationValue {
  public static let typeName: TypeName = "UIViewTintAdjustmentMode"
}

extension UIUserInterfaceLayoutDirection: EnumerationValue {
  public static let typeName: TypeName = "UIUserInterfaceLayoutDirection"
}

extension UIView.AutoresizingMask: OptionSetValue {
  public static let typeName: TypeName = "UIViewAutoresizing"
  public static let namedOptions: [(String, UIView.AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension CALayerCornerCurve: EnumerationValue {
  public static let typeName: TypeName = "CALayerCornerCurve"
  public static let namedCases: [(String, CALayerCornerCurve)] = [
    ("circular", .circular), ("continuous", .continuous),
  ]
}

extension CALayerContentsGravity: EnumerationValue {
  public static let typeName: TypeName = "CALayerContentsGravity"
  public static let namedCases: [(String, CALayerContentsGravity)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight), ("resize", .resize), ("resizeAspect", .resizeAspect),
    ("resizeAspectFill", .resizeAspectFill),
  ]
}

extension NSLayoutAxis: EnumerationValue {
  public static let typeName: TypeName = "UILayoutConstraintAxis"
}

extension UILayoutPriority: EnumerationValue {
  public static let typeName: TypeName = "UILayoutPriority"
  /// UIKit's names; what lies between is written as a number.
  public static let namedCases: [(String, UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]
}

extension UILayoutPriority {
  /// The named ones, and numbers from 1 to 1,000.
  public static var propertyType: PropertyType {
    .enumeration(
      typeName, cases: { namedCases.map { PropertyType.Case($0.0, Constant(boxing: $0.1)) } },
      value: { UILayoutPriority(propertyValue: $0)?.propertyValue })
  }

  /// Takes a priority, the name of one as JSON has it, or its number.
  public init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let this = box.value as? UILayoutPriority else { return nil }
      self = this
    case .string(let name):
      guard let found = Self.namedCases.first(where: { $0.0 == name }) else { return nil }
      self = found.1
    case .number(let number):
      guard (1...1_000).contains(number) else { return nil }
      self = UILayoutPriority(Float(number))
    default: return nil
    }
  }
}
