import Foundation
import QuoinControls

/// A field with a button that sends what is in it.
final class Composer: UIView, UITextFieldDelegate {
  /// Told what is sent.
  var sends: (String) -> Void = { _ in }
  private let ground = UIView()
  private let field = UITextField()
  private let button = UIButton(configuration: .filled())
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    ground.layer.cornerRadius = 18
    ground.backgroundColor = .secondarySystemBackground
    field.placeholder = "Message"
    field.returnKeyType = .send
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in fieldDidChange() }, for: .editingChanged)
    button.configuration?.image = UIImage(systemName: "arrow.up")
    button.configuration?.cornerStyle = .capsule
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    button.accessibilityLabel = "Send"
    button.addAction(UIAction { [unowned self] _ in send() }, for: .touchUpInside)
    for view in [line, ground, field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    constrain()
    fieldDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func constrain() {
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      ground.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      ground.heightAnchor.constraint(equalToConstant: 36),
      ground.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      field.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 14),
      field.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -14),
      field.topAnchor.constraint(equalTo: ground.topAnchor),
      field.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: ground.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      button.centerYAnchor.constraint(equalTo: ground.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 36),
      button.heightAnchor.constraint(equalTo: button.widthAnchor),
    ])
  }

  private var trimmed: String { (field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }

  private func fieldDidChange() { button.isEnabled = !trimmed.isEmpty }

  private func send() {
    let text = trimmed
    if text.isEmpty { return }
    field.text = nil
    fieldDidChange()
    sends(text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
