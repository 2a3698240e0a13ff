import Foundation
import QuoinControls

/// A message in a bubble, at the side of whoever said it and no wider than three quarters of the screen.
final class BubbleCell: UITableViewCell {
  static let identifier = "bubble"

  private let bubble = UIView()
  private let words = UILabel()
  private let time = UILabel()
  private var top: NSLayoutConstraint?
  private var mine: NSLayoutConstraint?
  private var theirs: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 18
    words.font = .preferredFont(forTextStyle: .body)
    words.numberOfLines = 0
    time.font = .systemFont(ofSize: 11, weight: .medium)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [bubble, words, time] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(words)
    bubble.addSubview(time)
    constrain()
  }

  required init?(coder: NSCoder) { nil }

  private func constrain() {
    let content = contentView
    let top = bubble.topAnchor.constraint(equalTo: content.topAnchor)
    let bottom = bubble.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    mine = bubble.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12)
    theirs = bubble.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12)
    self.top = top
    NSLayoutConstraint.activate([
      top, bottom,
      bubble.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, multiplier: 0.75),
      words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      words.trailingAnchor.constraint(lessThanOrEqualTo: bubble.trailingAnchor, constant: -14),
      time.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 2),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: bubble.leadingAnchor, constant: 14),
      time.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
    ])
    // As narrow as what is said.
    let narrow = bubble.widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = .fittingSizeLevel
    narrow.isActive = true
  }

  /// Shows a message.
  ///
  /// - Parameter follows: Whether the same person said what is above.
  func show(_ message: Message, follows: Bool) {
    words.text = message.text
    time.text = message.time
    words.textColor = message.isMine ? .white : .label
    time.textColor = message.isMine ? UIColor.white.withAlphaComponent(0.75) : .secondaryLabel
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    top?.constant = follows ? 3 : 12
    // What is off first: both at once would be one side too many.
    (message.isMine ? theirs : mine)?.isActive = false
    (message.isMine ? mine : theirs)?.isActive = true
    accessibilityLabel = "\(message.isMine ? "You" : "They") said at \(message.time): \(message.text)"
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
}
