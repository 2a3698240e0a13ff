import Foundation
import QuoinControls

/// A person signs in: what is typed stays above the keyboard, whatever room that leaves.
public final class LoginScreen: UIViewController, UITextFieldDelegate {
  /// Told of a mail address and a password that can be right.
  public var signsIn: (_ mail: String, _ password: String) -> Void = { _, _ in }

  private let mark = UIView()
  private let leaf = UIImageView()
  private let heading = UILabel()
  private let introduction = UILabel()
  private let card = UIView()
  private let mail = UITextField()
  private let line = UIView()
  private let password = UITextField()
  private let problem = UILabel()
  private let button = UIButton(configuration: .filled())
  private let help = UIButton(configuration: .plain())
  /// The room between the bars and the keyboard.
  private let room = UILayoutGuide()

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    makeTexts()
    makeFields()
    makeButtons()
    view.addLayoutGuide(room)
    for part in [mark, heading, introduction, card, problem, button, help] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate(roomConstraints + headConstraints + cardConstraints + footConstraints)
  }

  // MARK: Parts

  private func makeTexts() {
    leaf.image = UIImage(
      systemName: "leaf.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    leaf.contentMode = .scaleAspectFit
    leaf.tintColor = .white
    leaf.translatesAutoresizingMaskIntoConstraints = false
    mark.addSubview(leaf)
    mark.backgroundColor = .systemGreen
    heading.text = "Welcome back"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.accessibilityTraits = .header
    introduction.text = "Sign in to see how your garden is doing."
    introduction.font = .preferredFont(forTextStyle: .subheadline)
    introduction.textColor = .secondaryLabel
    problem.font = .preferredFont(forTextStyle: .footnote)
    problem.textColor = .systemRed
    for label in [heading, introduction, problem] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    problem.textAlignment = .natural
  }

  private func makeFields() {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    line.backgroundColor = .separator
    mail.placeholder = "Mail address"
    mail.textContentType = .username
    mail.keyboardType = .emailAddress
    mail.returnKeyType = .next
    password.placeholder = "Password"
    password.textContentType = .password
    password.isSecureTextEntry = true
    password.returnKeyType = .go
    for field in [mail, password] {
      field.autocapitalizationType = .none
      field.clearButtonMode = .whileEditing
      field.delegate = self
      field.addAction(UIAction { [unowned self] _ in clearProblem() }, for: .editingChanged)
    }
    for part in [mail, line, password] {
      part.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(part)
    }
  }

  private func makeButtons() {
    var title = AttributedString("Sign in")
    title.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    button.configuration?.attributedTitle = title
    button.configuration?.cornerStyle = .large
    button.configuration?.buttonSize = .large
    button.configuration?.baseBackgroundColor = .systemGreen
    button.addAction(UIAction { [unowned self] _ in signIn() }, for: .touchUpInside)
    help.configuration?.title = "Forgot your password?"
    help.configuration?.buttonSize = .small
    help.configuration?.baseForegroundColor = .secondaryLabel
  }

  // MARK: Constraints

  private var roomConstraints: [NSLayoutConstraint] {
    [
      room.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      room.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      room.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      room.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      room.widthAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.widthAnchor, constant: -40),
      room.widthAnchor.constraint(equalToConstant: 400).with(.defaultHigh),
    ]
  }

  private var headConstraints: [NSLayoutConstraint] {
    [
      // Of what room is left, two fifths are above and three below; where there is none, the sign gets smaller, and goes.
      room.topAnchor.anchorWithOffset(to: mark.topAnchor)
        .constraint(equalTo: help.bottomAnchor.anchorWithOffset(to: room.bottomAnchor), multiplier: 2 / 3)
        .with(.defaultLow),
      mark.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor, constant: 20).with(
        UILayoutPriority(650)),
      heading.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor, constant: 8),
      mark.heightAnchor.constraint(equalToConstant: 72).with(UILayoutPriority(600)),
      mark.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      mark.widthAnchor.constraint(equalTo: mark.heightAnchor),
      leaf.centerXAnchor.constraint(equalTo: mark.centerXAnchor),
      leaf.centerYAnchor.constraint(equalTo: mark.centerYAnchor),
      leaf.widthAnchor.constraint(equalTo: mark.widthAnchor, multiplier: 0.6),
      leaf.heightAnchor.constraint(equalTo: mark.heightAnchor, multiplier: 0.6),
      heading.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: 16),
      heading.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      introduction.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 6),
      introduction.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      introduction.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ]
  }

  private var cardConstraints: [NSLayoutConstraint] {
    var constraints = [
      card.topAnchor.constraint(equalTo: introduction.bottomAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      mail.topAnchor.constraint(equalTo: card.topAnchor),
      line.topAnchor.constraint(equalTo: mail.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: mail.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      password.topAnchor.constraint(equalTo: line.bottomAnchor),
      password.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ]
    for field in [mail, password] {
      constraints += [
        field.heightAnchor.constraint(equalToConstant: 50),
        field.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      ]
    }
    return constraints
  }

  private var footConstraints: [NSLayoutConstraint] {
    [
      problem.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
      problem.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      problem.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: problem.bottomAnchor, constant: 16),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      help.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 4),
      help.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      help.bottomAnchor.constraint(lessThanOrEqualTo: room.bottomAnchor, constant: -8),
    ]
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    mark.layer.cornerRadius = mark.bounds.height / 4
    // Smaller than this it says nothing any more.
    mark.alpha = mark.bounds.height < 24 ? 0 : 1
  }

  // MARK: Signing in

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === mail { password.becomeFirstResponder() } else { signIn() }
    return true
  }

  private func signIn() {
    guard let address = mail.text, address.contains("@") else {
      return tell("Enter your mail address, such as ada@example.com.", mail)
    }
    guard let secret = password.text, secret.count >= 8 else {
      return tell("A password has at least 8 characters.", password)
    }
    view.endEditing(true)
    signsIn(address, secret)
  }

  private func tell(_ words: String, _ field: UITextField) {
    problem.text = words
    field.becomeFirstResponder()
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }

  private func clearProblem() {
    guard problem.text?.isEmpty == false else { return }
    problem.text = nil
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
