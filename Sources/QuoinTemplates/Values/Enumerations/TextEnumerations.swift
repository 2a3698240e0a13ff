import QuoinControls
import QuoinExpressions
import QuoinTemplateEngine
import QuoinViews

extension PropertyType {
  /// The types of text input and of what is found in text, each with its other names.
  static let textEnumerations: [(type: PropertyType, names: [String])] = [
    (UIDataDetectorTypes.propertyType, []),
    (UITextField.BorderStyle.propertyType, ["UITextField.BorderStyle"]),
    (UITextField.ViewMode.propertyType, ["UITextField.ViewMode"]),
    (UIKeyboardType.propertyType, []),
    (UIKeyboardAppearance.propertyType, []),
    (UIReturnKeyType.propertyType, []),
    (UITextAutocapitalizationType.propertyType, []),
    (UITextAutocorrectionType.propertyType, []),
    (UITextSpellCheckingType.propertyType, []),
    (UITextSmartQuotesType.propertyType, []),
    (UITextSmartDashesType.propertyType, []),
    (UITextSmartInsertDeleteType.propertyType, []),
    (UITextContentType.propertyType, []),
    (UITextDragOptions.propertyType, []),
  ]
}

extension UIDataDetectorTypes: OptionSetValue {
  public static let typeName: TypeName = "UIDataDetectorTypes"
  public static let namedOptions: [(String, UIDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
    ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
    ("lookupSuggestion", .lookupSuggestion), ("all", .all),
  ]
}

extension UITextField.BorderStyle: EnumerationValue {
  public static let typeName: TypeName = "UITextBorderStyle"
}

extension UITextField.ViewMode: EnumerationValue {
  public static let typeName: TypeName = "UITextFieldViewMode"
}

extension UIKeyboardType: EnumerationValue {
  public static let typeName: TypeName = "UIKeyboardType"
  /// UIKit's spelling and the one that early templates have.
  public static let namedCases: [(String, UIKeyboardType)] = allCases.map { ("\($0)", $0) } + [("url", .URL)]
}

extension UIKeyboardAppearance: EnumerationValue {
  public static let typeName: TypeName = "UIKeyboardAppearance"
}

extension UIReturnKeyType: EnumerationValue {
  public static let typeName: TypeName = "UIReturnKeyType"
}

extension UITextAutocapitalizationType: EnumerationValue {
  public static let typeName: TypeName = "UITextAutocapitalizationType"
}

extension UITextAutocorrectionType: EnumerationValue {
  public static let typeName: TypeName = "UITextAutocorrectionType"
}

extension UITextSpellCheckingType: EnumerationValue {
  public static let typeName: TypeName = "UITextSpellCheckingType"
}

extension UITextSmartQuotesType: EnumerationValue {
  public static let typeName: TypeName = "UITextSmartQuotesType"
}

extension UITextSmartDashesType: EnumerationValue {
  public static let typeName: TypeName = "UITextSmartDashesType"
}

extension UITextSmartInsertDeleteType: EnumerationValue {
  public static let typeName: TypeName = "UITextSmartInsertDeleteType"
}

extension UITextContentType: EnumerationValue {
  public static let typeName: TypeName = "UITextContentType"
  public static let namedCases: [(String, UITextContentType)] = [
    ("name", .name), ("namePrefix", .namePrefix), ("givenName", .givenName), ("middleName", .middleName),
    ("familyName", .familyName), ("nameSuffix", .nameSuffix), ("nickname", .nickname),
    ("jobTitle", .jobTitle), ("organizationName", .organizationName), ("location", .location),
    ("fullStreetAddress", .fullStreetAddress), ("streetAddressLine1", .streetAddressLine1),
    ("streetAddressLine2", .streetAddressLine2), ("addressCity", .addressCity),
    ("addressState", .addressState), ("addressCityAndState", .addressCityAndState),
    ("sublocality", .sublocality), ("countryName", .countryName), ("postalCode", .postalCode),
    ("telephoneNumber", .telephoneNumber), ("emailAddress", .emailAddress), ("URL", .URL),
    ("creditCardNumber", .creditCardNumber), ("username", .username), ("password", .password),
    ("newPassword", .newPassword), ("oneTimeCode", .oneTimeCode),
  ]
}

extension UITextDragOptions: OptionSetValue {
  public static let typeName: TypeName = "UITextDragOptions"
  public static let namedOptions: [(String, UITextDragOptions)] = [
    ("stripTextColorFromPreviews", .stripTextColorFromPreviews)
  ]
}
