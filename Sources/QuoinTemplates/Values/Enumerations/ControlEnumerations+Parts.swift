import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinWeb

extension UISegmentedControl.Segment: EnumerationValue {
  public static let typeName: TypeName = "UISegmentedControlSegment"
}

extension UIActivityIndicatorView.Style: EnumerationValue {
  public static let typeName: TypeName = "UIActivityIndicatorViewStyle"
  public static let namedCases: [(String, UIActivityIndicatorView.Style)] = [
    ("whiteLarge", .whiteLarge), ("white", .white), ("gray", .gray), ("medium", .medium), ("large", .large),
  ]
}

extension UIProgressView.Style: EnumerationValue {
  public static let typeName: TypeName = "UIProgressViewStyle"
}

extension UIInputView.Style: EnumerationValue {
  public static let typeName: TypeName = "UIInputViewStyle"
}

extension UIPageControl.BackgroundStyle: EnumerationValue {
  public static let typeName: TypeName = "UIPageControl.BackgroundStyle"
}

extension UIPageControl.Direction: EnumerationValue {
  public static let typeName: TypeName = "UIPageControl.Direction"
}

extension UIPageControl.InteractionState: EnumerationValue {
  public static let typeName: TypeName = "UIPageControl.InteractionState"
}

extension UIDatePicker.Mode: EnumerationValue {
  public static let typeName: TypeName = "UIDatePickerMode"
}

extension UIDatePickerStyle: EnumerationValue {
  public static let typeName: TypeName = "UIDatePickerStyle"
}

extension UISearchBar.Style: EnumerationValue {
  public static let typeName: TypeName = "UISearchBarStyle"
}

extension MKMapType: EnumerationValue {
  public static let typeName: TypeName = "MKMapType"
}

extension WKAudiovisualMediaTypes: OptionSetValue {
  public static let typeName: TypeName = "WKAudiovisualMediaTypes"
  public static let namedOptions: [(String, WKAudiovisualMediaTypes)] = [
    ("audio", .audio), ("video", .video), ("all", .all),
  ]
}

extension WKDataDetectorTypes: OptionSetValue {
  public static let typeName: TypeName = "WKDataDetectorTypes"
  public static let namedOptions: [(String, WKDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
    ("trackingNumber", .trackingNumber), ("flightNumber", .flightNumber),
    ("lookupSuggestion", .lookupSuggestion), ("all", .all),
  ]
}

extension WKSelectionGranularity: EnumerationValue {
  public static let typeName: TypeName = "WKSelectionGranularity"
}
