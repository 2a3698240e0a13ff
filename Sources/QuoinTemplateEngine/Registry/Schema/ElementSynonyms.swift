import QuoinDiagnostics

/// What elements are called by people who come from other systems: SwiftUI, HTML, Android, other languages of templates.
package enum ElementSynonyms {
  /// Each name as it is written elsewhere, and what is written here.
  package static let table = [
    ("for", "repeat"), ("foreach", "repeat"), ("for-each", "repeat"), ("each", "repeat"), ("loop", "repeat"),
    ("when", "if"), ("elseif", "else"), ("slot", "children"), ("parameter", "param"),
    ("Label", "UILabel"), ("Text", "UILabel"), ("TextView", "UITextView"), ("TextEditor", "UITextView"),
    ("TextArea", "UITextView"), ("View", "UIView"), ("Box", "UIView"), ("Container", "UIView"),
    ("Group", "UIView"),
    ("ZStack", "UIView"), ("VStack", "UIStackView"), ("HStack", "UIStackView"), ("Stack", "UIStackView"),
    ("Row", "UIStackView"), ("Column", "UIStackView"), ("Image", "UIImageView"), ("ImageView", "UIImageView"),
    ("Button", "UIButton"), ("Toggle", "UISwitch"), ("Switch", "UISwitch"), ("Checkbox", "UISwitch"),
    ("TextField", "UITextField"), ("SecureField", "UITextField"), ("EditText", "UITextField"),
    ("Slider", "UISlider"),
    ("Stepper", "UIStepper"), ("Picker", "UIPickerView"), ("DatePicker", "UIDatePicker"),
    ("ProgressView", "UIProgressView"), ("ActivityIndicator", "UIActivityIndicatorView"),
    ("Spinner", "UIActivityIndicatorView"), ("ScrollView", "UIScrollView"), ("List", "UITableView"),
    ("TableView", "UITableView"), ("Grid", "UICollectionView"), ("CollectionView", "UICollectionView"),
    ("SearchBar", "UISearchBar"), ("Segmented", "UISegmentedControl"), ("WebView", "WKWebView"),
    ("Map", "MKMapView"),
    ("Gradient", "GradientView"), ("QR", "QRCode"),
  ]

  private static let meanings = Dictionary(
    table.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { first, _ in first })

  /// The element that was probably meant by one that is not known.
  static func nearest(to name: String, among names: [String]) -> NearestNames? {
    meanings[name.lowercased()].flatMap { names.contains($0) ? NearestNames($0) : nil }
      ?? NearestNames(to: name, among: names)
  }
}
