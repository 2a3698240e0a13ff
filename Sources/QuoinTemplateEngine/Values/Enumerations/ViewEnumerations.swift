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
  /// UIKit's names; what lies between comes as a constant.
  public static let namedCases: [(String, UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]
}
