import Foundation
import QuoinControls

/// A form that scrolls, with a button that stays above the keyboard and counts only once something has changed.
public final class AccountScreen: UIViewController {
  /// Told what is to be kept.
  public var saves: (Account) -> Void = { _ in }
  private var kept: Account
  private var account: Account { didSet { button.isEnabled = account != kept } }

  private let scroller = UIScrollView()
  private let heading = UILabel()
  private let bar = UIView()
  private let line = UIView()
  private let button = UIButton(configuration: .filled())

  /// Creates a screen.
  ///
  /// - Parameter account: What was kept before.
  public init(_ account: Account = Account()) {
    (self.account, kept) = (account, account)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Account"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.accessibilityTraits = .header
    scroller.keyboardDismissMode = .onDrag
    scroller.alwaysBounceVertical = true
    bar.backgroundColor = .secondarySystemGroupedBackground
    line.backgroundColor = .separator
    button.configuration?.title = "Save"
    button.configuration?.buttonSize = .large
    button.isEnabled = false
    button.addAction(UIAction { [unowned self] _ in save() }, for: .touchUpInside)
    let parts = [heading, aboutYou, mailAbout]
    for part in parts { add(part, to: scroller) }
    add(scroller, to: view)
    add(bar, to: view)
    add(line, to: bar)
    add(button, to: bar)
    NSLayoutConstraint.activate(frameConstraints)
    stack(parts)
  }

  private func add(_ part: UIView, to holder: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(part)
  }

  // MARK: Sections

  private var aboutYou: FormSection {
    let name = row("Name", \.name, "As others see it", .name)
    let mail = row("Mail", \.mail, "you@example.com", .emailAddress)
    let telephone = row("Telephone", \.telephone, "Not given", .telephoneNumber)
    mail.field.keyboardType = .emailAddress
    mail.field.autocapitalizationType = .none
    telephone.field.keyboardType = .phonePad
    return FormSection(
      "ABOUT YOU", [name, mail, telephone],
      note: "Your telephone number is shown to nobody; it is asked for when you forget your password.")
  }

  private func row(
    _ name: String, _ value: WritableKeyPath<Account, String>, _ placeholder: String,
    _ kind: UITextContentType
  ) -> FieldRow {
    let row = FieldRow(name, account[keyPath: value], placeholder: placeholder)
    row.field.textContentType = kind
    row.field.addAction(
      UIAction { [unowned self, unowned row] _ in account[keyPath: value] = row.field.text ?? "" },
      for: .editingChanged)
    row.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    titles.append(row.title)
    return row
  }

  /// The names of fields, which are all as wide as the widest.
  private var titles: [UILabel] = []

  private var mailAbout: FormSection {
    FormSection(
      "MAIL ME ABOUT",
      [
        toggle("Answers", "Somebody has answered a question of yours.", \.hasAnswers),
        toggle("News", "What is new here, not more often than once a month.", \.hasNews),
        toggle("The week", "On Mondays: what those whom you follow have written, in one mail.", \.hasSummary),
      ])
  }

  private func toggle(_ name: String, _ words: String, _ value: WritableKeyPath<Account, Bool>) -> SwitchRow {
    let row = SwitchRow(name, words, isOn: account[keyPath: value])
    row.toggle.addAction(
      UIAction { [unowned self, unowned row] _ in account[keyPath: value] = row.toggle.isOn },
      for: .valueChanged)
    return row
  }

  // MARK: Constraints

  private var frameConstraints: [NSLayoutConstraint] {
    let readable = bar.safeAreaLayoutGuide
    let width = button.widthAnchor.constraint(equalToConstant: 560)
    width.priority = .defaultHigh
    return [
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      line.topAnchor.constraint(equalTo: bar.topAnchor),
      line.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
      button.centerXAnchor.constraint(equalTo: readable.centerXAnchor),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: readable.leadingAnchor, constant: 16),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
      width,
    ] + titles.dropFirst().map { $0.widthAnchor.constraint(equalTo: titles[0].widthAnchor) }
  }

  /// One part beneath the other, as wide as the screen and no wider than is read with ease.
  private func stack(_ parts: [UIView]) {
    let content = scroller.contentLayoutGuide
    let safe = scroller.frameLayoutGuide
    var above = content.topAnchor
    for part in parts {
      let width = part.widthAnchor.constraint(equalToConstant: 560)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: above, constant: part === parts[0] ? 12 : 20),
        part.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        part.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32), width,
      ])
      above = part.bottomAnchor
    }
    NSLayoutConstraint.activate([
      above.constraint(equalTo: content.bottomAnchor, constant: -24),
      content.widthAnchor.constraint(equalTo: safe.widthAnchor),
    ])
  }

  private func save() {
    view.endEditing(true)
    kept = account
    button.isEnabled = false
    saves(account)
  }
}
