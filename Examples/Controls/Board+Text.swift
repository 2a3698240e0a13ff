import Foundation
import QuoinControls

extension Board {
  /// Fields, texts and searches, empty and filled.
  func makeTexts() -> [UIView] {
    func field(_ change: (UITextField) -> Void) -> UITextField {
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      change(field)
      return field
    }
    let text = UITextView(frame: .zero)
    text.text = "A text view breaks its lines, and scrolls where there are more of them than it has room for."
    text.font = .preferredFont(forTextStyle: .body)
    text.isScrollEnabled = false
    let (empty, scoped) = (UISearchBar(frame: .zero), UISearchBar(frame: .zero))
    empty.placeholder = "Search"
    empty.showsBookmarkButton = true
    scoped.text = "Ada"
    scoped.showsCancelButton = true
    scoped.scopeButtonTitles = ["All", "Unread"]
    scoped.showsScopeBar = true
    return [
      field { $0.placeholder = "Name" },
      field {
        $0.text = "Ada"
        $0.clearButtonMode = .always
      },
      field {
        $0.text = "secret"
        $0.isSecureTextEntry = true
      },
      field {
        $0.text = "Disabled"
        $0.isEnabled = false
      },
      text, empty, scoped,
    ]
  }

  /// Dates as fields, as a month and as wheels, and wheels of one's own.
  func makeChoices() -> [UIView] {
    func dates(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
      let picker = UIDatePicker(frame: .zero)
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
      return picker
    }
    let disabled = dates(.date, .compact)
    disabled.isEnabled = false
    return [dates(.dateAndTime, .compact), disabled, dates(.date, .inline), dates(.dateAndTime, .wheels)]
  }
}
