import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinWeb

extension PropertyType {
  /// The types of controls and of the views that go with them, each with its other names.
  static let controlEnumerations: [(type: PropertyType, names: [String])] = [
    (UIControl.State.propertyType, ["UIControlState"]),
    (
      UIControl.ContentHorizontalAlignment.propertyType, ["UIControl.ContentHorizontalAlignment"]
    ),
    (UIControl.ContentVerticalAlignment.propertyType, ["UIControl.ContentVerticalAlignment"]),
    (UIButton.ButtonType.propertyType, ["UIButton.ButtonType"]),
    (UIButton.Role.propertyType, ["UIButton.Role"]),
    (UIBehavioralStyle.propertyType, []),
    (UIButton.Configuration.CornerStyle.propertyType, []),
    (UIButton.Configuration.Size.propertyType, []),
    (UIButton.Configuration.TitleAlignment.propertyType, []),
    (NSDirectionalRectEdge.propertyType, []),
    (UISwitch.Style.propertyType, ["UISwitch.Style"]),
    (UISegmentedControl.Segment.propertyType, ["UISegmentedControl.Segment"]),
    (UIActivityIndicatorView.Style.propertyType, ["UIActivityIndicatorView.Style"]),
    (UIProgressView.Style.propertyType, ["UIProgressView.Style"]),
    (UIInputView.Style.propertyType, ["UIInputView.Style"]),
    (UIPageControl.BackgroundStyle.propertyType, []),
    (UIPageControl.Direction.propertyType, []),
    (UIDatePicker.Mode.propertyType, ["UIDatePicker.Mode"]),
    (UIDatePickerStyle.propertyType, []),
    (UISearchBar.Style.propertyType, ["UISearchBar.Style"]),
    (UIBlurEffect.Style.propertyType, ["UIBlurEffect.Style"]),
    (MKMapType.propertyType, []),
    (WKAudiovisualMediaTypes.propertyType, []),
    (WKDataDetectorTypes.propertyType, []),
    (WKSelectionGranularity.propertyType, []),
  ]
}

extension UIControl.State: OptionSetValue {
  public static let typeName: TypeName = "UIControl.State"
  public static let namedOptions: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]
}

extension UIControl.ContentHorizontalAlignment: EnumerationValue {
  public static let typeName: TypeName = "UIControlContentHorizontalAlignment"
}

extension UIControl.ContentVerticalAlignment: EnumerationValue {
  public static let typeName: TypeName = "UIControlContentVerticalAlignment"
}

extension UIButton.ButtonType: EnumerationValue {
  public static let typeName: TypeName = "UIButtonType"
  public static let namedCases: [(String, UIButton.ButtonType)] =
    allCases.map { ("\($0)", $0) } + [("roundedRect", .roundedRect)]
}

extension UIButton.Role: EnumerationValue {
  public static let typeName: TypeName = "UIButtonRole"
}

extension UIBehavioralStyle: EnumerationValue {
  public static let typeName: TypeName = "UIBehavioralStyle"
}

extension UIButton.Configuration.CornerStyle: EnumerationValue {
  public static let typeName: TypeName = "UIButton.Configuration.CornerStyle"
}

extension UIButton.Configuration.Size: EnumerationValue {
  public static let typeName: TypeName = "UIButton.Configuration.Size"
}

extension UIButton.Configuration.TitleAlignment: EnumerationValue {
  public static let typeName: TypeName = "UIButton.Configuration.TitleAlignment"
}

extension NSDirectionalRectEdge: OptionSetValue {
  public static let typeName: TypeName = "NSDirectionalRectEdge"
  public static let namedOptions: [(String, NSDirectionalRectEdge)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("all", .all),
  ]
}

extension UISwitch.Style: EnumerationValue {
  public static let typeName: TypeName = "UISwitchStyle"
}
