import Foundation
import QuoinControls
import QuoinGraphics
import Testing

@Suite("Date pickers")
struct DatePickerTests {
  /// The 22nd of November 2026, a Sunday, at 13:47 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_795_355_220)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private final class Counter { var count = 0 }
  private let changes = Counter()

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    picker.timeZone = .gmt
    picker.date = date
    picker.addAction(UIAction { [changes] _ in changes.count += 1 }, for: .valueChanged)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 40), size: picker.intrinsicContentSize)
    window.addSubview(picker)
    window.layoutIfNeeded()
    return picker
  }

  private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    (root as? View).map { [$0] } ?? [] + root.subviews.flatMap { views(type, in: $0) }
  }

  private func element(_ label: String, value: String? = nil, in root: UIView) -> UIView? {
    if root.isHidden { return nil }
    if root.isAccessibilityElement, root.accessibilityLabel == label,
      value == nil || root.accessibilityValue == value
    {
      return root
    }
    return root.subviews.lazy.compactMap { element(label, value: value, in: $0) }.first
  }

  private func tap(_ view: UIView?) {
    guard let view else { return }
    let touch = UITouch(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    window.sendEvent(UIEvent(touches: [touch]))
    touch.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
  }

  private func rows(_ picker: UIDatePicker) -> [String] {
    guard let wheels = views(UIPickerView.self, in: picker).first else { return [] }
    return wheels.subviews.compactMap(\.accessibilityValue)
  }

  @Test("Capsules say the date and the time as the locale writes them")
  func compact() {
    let picker = picker(.dateAndTime, .compact)
    #expect(element("Date", value: "Nov 22, 2026", in: picker) != nil)
    #expect(element("Time", value: "1:47 PM", in: picker) != nil)
    #expect(picker.stateDescription == "\"Nov 22, 2026 1:47 PM\"")
    picker.locale = Locale(identifier: "de_CH")
    #expect(element("Time", value: "13:47", in: picker) != nil)
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(element("Time", value: "14:47", in: picker) != nil)
    #expect(UIDatePicker().datePickerStyle == .compact)
  }

  @Test("Nothing of the machine's clock, place or language is read")
  func givenOnly() {
    let picker = UIDatePicker()
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.stateDescription == "\"Jan 1, 2001 12:00 AM\"")
  }

  @Test(
    "Wheels stand in the order of the locale",
    arguments: [
      ("en_US", ["November", "22", "2026"]), ("de_CH", ["22", "November", "2026"]),
      ("cs_CZ", ["22", "listopad", "2026"]), ("ar_EG", ["٢٢", "نوفمبر", "٢٠٢٦"]),
      ("xx", ["November", "22", "2026"]),
    ])
  func order(_ locale: String, _ expected: [String]) {
    #expect(rows(picker(.date, .wheels, locale: locale)) == expected)
  }

  @Test("Each mode has its wheels")
  func modes() {
    #expect(rows(picker(.time, .wheels)) == ["1", "47", "PM"])
    #expect(rows(picker(.time, .wheels, locale: "de_CH")) == ["13", "47"])
    #expect(rows(picker(.dateAndTime, .wheels)) == ["Sun, Nov 22", "1", "47", "PM"])
    #expect(rows(picker(.yearAndMonth, .inline)) == ["November", "2026"])
    let timer = picker(.countDownTimer, .compact)
    timer.countDownDuration = 3 * 3600 + 25 * 60
    window.clock.advance(by: 1)
    #expect(timer.datePickerStyle == .wheels && rows(timer) == ["3 hours", "25 min"])
    timer.locale = Locale(identifier: "de_CH")
    #expect(rows(timer) == ["3 Stunden", "25 Min."])
  }

  @Test("A wheel that turns changes the date once; a day that the month lacks becomes its last")
  func turning() throws {
    let picker = picker(.date, .wheels)
    let wheels = try #require(views(UIPickerView.self, in: picker).first).subviews
    for _ in 0..<9 { wheels[1].accessibilityIncrement() }
    #expect(picker.stateDescription == "\"Nov 30, 2026\"", "there is no 31st")
    wheels[0].accessibilityIncrement()
    wheels[1].accessibilityIncrement()
    #expect(picker.stateDescription == "\"Dec 31, 2026\"")
    for _ in 0..<2 { wheels[0].accessibilityIncrement() }
    #expect(picker.stateDescription == "\"Feb 28, 2026\"")
    let before = changes.count
    wheels[2].accessibilityDecrement()
    #expect(changes.count == before + 1 && picker.stateDescription == "\"Feb 28, 2025\"")
    window.clock.advance(by: 1)
    #expect(rows(picker) == ["February", "28", "2025"])
  }

  @Test("Dates beyond the limits become the nearest within; limits that cross are reported")
  func limits() throws {
    let picker = picker(.date, .wheels)
    picker.minimumDate = date.addingTimeInterval(-86_400)
    picker.maximumDate = date.addingTimeInterval(86_400)
    picker.date = date.addingTimeInterval(-86_400 * 30)
    #expect(picker.date == picker.minimumDate)
    let wheel = try #require(views(UIPickerView.self, in: picker).first).subviews[2]
    wheel.accessibilityIncrement()
    #expect(picker.date == picker.maximumDate)
    let sentences = misuse { picker.minimumDate = date.addingTimeInterval(86_400 * 2) }
    #expect(sentences.count == 1 && sentences[0].hasSuffix("its minimum is after its maximum"))
    #expect(picker.minimumDate == date.addingTimeInterval(-86_400))
    #expect(misuse { picker.minuteInterval = 7 }.count == 1)
  }

  @Test("Minutes go by their interval")
  func interval() throws {
    let picker = picker(.time, .wheels, locale: "de_CH")
    picker.minuteInterval = 15
    #expect(rows(picker) == ["13", "45"] && picker.date == date)
    try #require(views(UIPickerView.self, in: picker).first).subviews[1].accessibilityIncrement()
    #expect(picker.stateDescription == "\"13:00\"", "wheels of minutes carry nothing")
  }

  @Test("A month shows its days by the locale's week; a tap chooses one at the same time of day")
  func inline() throws {
    let picker = picker(.date, .inline)
    let day = try #require(element("Sunday, November 22", in: picker))
    #expect(day.accessibilityTraits.contains([.button, .selected]))
    #expect(day.convert(day.bounds, to: picker).minX == 0, "weeks begin on Sunday")
    tap(element("Tuesday, November 3", in: picker))
    #expect(picker.date == date.addingTimeInterval(-19 * 86_400) && changes.count == 1)
    tap(element("Next month", in: picker))
    #expect(element("December 2026", in: picker) != nil && changes.count == 1)
    tap(element("Thursday, December 31", in: picker))
    #expect(picker.stateDescription == "\"Dec 31, 2026\"")
    picker.locale = Locale(identifier: "de_CH")
    window.layoutIfNeeded()
    let german = try #require(element("Dienstag, 1. Dezember", in: picker))
    #expect(german.convert(german.bounds, to: picker).minX > 40, "weeks begin on Monday")
    picker.maximumDate = picker.date
    #expect(element("Next month", in: picker)?.accessibilityTraits.contains(.notEnabled) == true)
  }

  @Test("The name of the month opens wheels for another one")
  func months() throws {
    let picker = picker(.date, .inline)
    tap(element("November 2026", in: picker))
    #expect(element("Sunday, November 22", in: picker) == nil)
    let wheels = try #require(views(UIPickerView.self, in: picker).first { !$0.isHidden })
    wheels.subviews[0].accessibilityDecrement()
    #expect(element("October 2026", in: picker) != nil && changes.count == 0)
    tap(element("October 2026", in: picker))
    #expect(element("Thursday, October 1", in: picker) != nil)
  }

  @Test("A capsule opens a card that changes the date, and a tap beside it takes it away")
  func popover() throws {
    let picker = picker(.dateAndTime, .compact)
    tap(element("Date", in: picker))
    let day = try #require(element("Monday, November 23", in: window))
    tap(day)
    #expect(picker.date == date.addingTimeInterval(86_400) && changes.count == 1)
    #expect(element("Date", value: "Nov 23, 2026", in: picker) != nil)
    let touch = UITouch(at: CGPoint(x: 380, y: 790))
    window.sendEvent(UIEvent(touches: [touch]))
    touch.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    window.clock.advance(by: 1)
    #expect(element("Monday, November 23", in: window) == nil && window.subviews.count == 1)
    tap(element("Time", in: picker))
    let wheels = try #require(views(UIPickerView.self, in: window).first)
    wheels.subviews[0].accessibilityIncrement()
    #expect(element("Time", value: "2:47 PM", in: picker) != nil)
  }

  @Test("Keys go by days and weeks")
  func keys() {
    let picker = picker(.date, .inline)
    picker.becomeFirstResponder()
    for key in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow] {
      window.sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(characters: key))]))
    }
    #expect(picker.stateDescription == "\"Nov 30, 2026\"" && changes.count == 2)
  }

  @Test("A wheel of days has no more of them than can be drawn, around the chosen one")
  func farDays() throws {
    let picker = picker(.dateAndTime, .wheels)
    let wheels = try #require(views(UIPickerView.self, in: picker).first)
    for years in [0, -150, 300, 0] {
      picker.date = Date(timeIntervalSince1970: Double(years) * 31_556_952 + 1_000_000_000)
      let row = wheels.selectedRow(inComponent: 0)
      #expect((900...19_100).contains(row), "\(years)")
      let wheel = try #require(wheels.subviews.first)
      let shown = wheel.accessibilityValue
      wheel.accessibilityIncrement()
      #expect(wheel.accessibilityValue != shown && shown?.isEmpty == false)
    }
  }
}
