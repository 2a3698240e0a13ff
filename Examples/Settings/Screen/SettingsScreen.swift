import Foundation
import QuoinControls

/// A screen on which things are set; each change is told at once.
public final class SettingsScreen: UIViewController {
  /// What is set at the moment.
  public private(set) var settings: Settings
  /// Told of each change.
  public var changed: (Settings) -> Void = { _ in }
  private let words: SettingsWords
  private let locale: Locale
  private let scroller = UIScrollView()
  private let heading = UILabel()
  private var groups: [SettingsGroup] = []

  private let name = UITextField()
  private let birthday = UIDatePicker()
  private let appearance = UISegmentedControl()
  private let brightness = UISlider()
  private let sounds = UISwitch()
  private let badges = UISwitch()
  private let reminders = UIStepper()

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - settings: What is set already.
  ///   - words: What it says.
  ///   - locale: How dates are written.
  public init(
    _ settings: Settings = Settings(), words: SettingsWords = .english,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    (self.settings, self.words, self.locale) = (settings, words, locale)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Controls

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = words.title
    heading.textColor = .label
    heading.accessibilityTraits = .header
    scroller.addSubview(heading)
    scroller.keyboardDismissMode = .onDrag
    makeProfile()
    makeDisplay()
    makeAlerts()
    groups = [
      SettingsGroup(
        words.profile, [SettingsRow(words.name, name, fills: true), SettingsRow(words.birthday, birthday)]),
      SettingsGroup(
        words.display,
        [SettingsRow("", appearance, fills: true), SettingsRow(words.brightness, brightness, fills: true)]),
      SettingsGroup(
        words.alerts,
        [
          SettingsRow(words.sounds, sounds), SettingsRow(words.badges, badges),
          SettingsRow(words.reminders, reminders),
        ]),
    ]
    for group in groups { scroller.addSubview(group) }
    view.addSubview(scroller)
  }

  private func makeProfile() {
    name.text = settings.name
    name.placeholder = words.name
    name.clearButtonMode = .whileEditing
    name.textContentType = .name
    name.font = .preferredFont(forTextStyle: .body)
    listen(name, for: .editingChanged) { [unowned self] in settings.name = name.text ?? "" }
    name.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    birthday.datePickerMode = .date
    birthday.preferredDatePickerStyle = .compact
    birthday.locale = locale
    birthday.date = settings.birthday
    listen(birthday, for: .valueChanged) { [unowned self] in settings.birthday = birthday.date }
  }

  private func makeDisplay() {
    for (index, title) in words.appearances.split(separator: ",").enumerated() {
      appearance.insertSegment(withTitle: String(title), at: index, animated: false)
    }
    appearance.selectedSegmentIndex = settings.appearance.rawValue
    listen(appearance, for: .valueChanged) { [unowned self] in
      settings.appearance = Settings.Appearance(rawValue: appearance.selectedSegmentIndex) ?? .automatic
      view.overrideUserInterfaceStyle =
        UIUserInterfaceStyle(rawValue: settings.appearance.rawValue) ?? .unspecified
    }
    brightness.value = settings.brightness
    listen(brightness, for: .valueChanged) { [unowned self] in settings.brightness = brightness.value }
  }

  private func makeAlerts() {
    sounds.isOn = settings.hasSounds
    listen(sounds, for: .valueChanged) { [unowned self] in
      settings.hasSounds = sounds.isOn
      reminders.isEnabled = sounds.isOn
    }
    badges.isOn = settings.hasBadges
    listen(badges, for: .valueChanged) { [unowned self] in settings.hasBadges = badges.isOn }
    reminders.maximumValue = 9
    reminders.value = Double(settings.reminders)
    reminders.isEnabled = settings.hasSounds
    listen(reminders, for: .valueChanged) { [unowned self] in settings.reminders = Int(reminders.value) }
  }

  private func listen(_ control: UIControl, for event: UIControl.Event, _ change: @escaping () -> Void) {
    control.addAction(
      UIAction { [unowned self] _ in
        change()
        changed(settings)
      }, for: event)
  }

  // MARK: Layout

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    name.textAlignment = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let side = max(safe.left, safe.right) + 16
    let width = min(view.bounds.width - 2 * side, 640)
    let x = (view.bounds.width - width) / 2
    heading.font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: view.traitCollection)
      .withWeight(.bold)
    let size = heading.sizeThatFits(CGSize(width: width, height: 0))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    heading.frame = CGRect(
      x: isMirrored ? x + width - size.width : x, y: 8, width: min(size.width, width), height: size.height)
    var y = heading.frame.maxY + 20
    for group in groups {
      let height = group.sizeThatFits(CGSize(width: width, height: 0)).height
      group.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + 28
    }
    scroller.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}

extension UIFont {
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    .systemFont(ofSize: pointSize, weight: weight)
  }
}
