import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinTemplateEngine

extension Component {
  /// `<UIDatePicker>`: a date, a time or a duration.
  public static let datePicker = Component(
    "UIDatePicker", UIDatePicker.self, superclass: "UIControl",
    summary: "Chooses a date, a time or a duration."
  ) { _ in
    UIDatePicker()
  } properties: {
    Property("calendar", \UIDatePicker.optionalCalendar, "How days are counted; Gregorian unless set.")
    Property(
      "countDownDuration", \UIDatePicker.countDownDuration,
      "The duration that is chosen in countDownTimer, in seconds; whole minutes count."
    ).changingInUse.written(
      after: "calendar", "datePickerMode", "maximumDate", "minimumDate", "minuteInterval",
      "roundsToMinuteInterval", "timeZone")
    Property(
      "date", \UIDatePicker.date, "The date that is chosen.", animated: { $0.setDate($1, animated: true) }
    ).changingInUse.written(
      after: "calendar", "datePickerMode", "maximumDate", "minimumDate", "minuteInterval",
      "roundsToMinuteInterval", "timeZone")
    Property("datePickerMode", \UIDatePicker.datePickerMode, "What is chosen.").affectingSize
    Property("locale", \UIDatePicker.locale, "How dates are written; American unless set.").affectingSize
    Property(
      "maximumDate", \UIDatePicker.last,
      "The last date that may be chosen; it takes an earlier first one along.")
    Property(
      "minimumDate", \UIDatePicker.first,
      "The first date that may be chosen; it takes an earlier last one along.")
    Property(
      "minuteInterval", \UIDatePicker.minuteInterval,
      "How many minutes lie between two that may be chosen: a part of 30."
    ).refusing { (_: UIDatePicker, minutes: Int) in
      (1...30).contains(minutes) && 60 % minutes == 0 ? nil : .minutes(minutes)
    }
    Property(
      "preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle, "How the picker looks."
    ).affectingSize
    Property(
      "roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval,
      "Whether a date that is set moves to a minute that may be chosen.")
    Property("timeZone", \UIDatePicker.timeZone, "Where the date is told; Greenwich unless set.")
    Property("today", \UIDatePicker.today, "The day that looks like today; none unless set.")
    Property(readOnly: "datePickerStyle", \UIDatePicker.datePickerStyle, "How the picker looks.")
  }
}

extension UIDatePicker {
  // Attributes are written one by one, and what holds for them together need not hold between.
  fileprivate var first: Date? {
    get { minimumDate }
    set {
      if let newValue, let maximumDate, newValue > maximumDate { self.maximumDate = newValue }
      minimumDate = newValue
    }
  }

  fileprivate var last: Date? {
    get { maximumDate }
    set {
      if let newValue, let minimumDate, newValue < minimumDate { self.minimumDate = newValue }
      maximumDate = newValue
    }
  }

  fileprivate var optionalCalendar: Calendar? {
    get { calendar }
    set { calendar = newValue }
  }
}

extension Diagnostic {
  fileprivate static func minutes(_ minutes: Int) -> Diagnostic {
    Diagnostic(.error, "minuteInterval is a part of 30 minutes, and \(minutes) is none")
  }
}
