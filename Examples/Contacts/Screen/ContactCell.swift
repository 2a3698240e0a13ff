import Foundation
import QuoinControls

/// A person's initials in a circle, beside the name and, where there is one, a note.
final class ContactCell: UITableViewCell {
  static let identifier = "contact"
  private static let circleSize: CGFloat = 36
  private static let gap: CGFloat = 12

  private let circle = UIView()
  private let initials = UILabel()
  private let name = UILabel()
  private let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    circle.layer.cornerRadius = Self.circleSize / 2
    circle.backgroundColor = .systemGray
    initials.font = .systemFont(ofSize: 15, weight: .semibold)
    initials.textColor = .white
    initials.textAlignment = .center
    name.font = .preferredFont(forTextStyle: .body)
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    circle.addSubview(initials)
    for view in [circle, name, note] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ contact: Contact) {
    initials.text = contact.initials
    name.text = contact.name
    note.text = contact.note
    setNeedsLayout()
    invalidateFittingSize()
  }

  /// What is said of the cell where it is read out.
  override var accessibilityLabel: String? {
    get { note.text?.isEmpty == false ? "\(name.text ?? ""), \(note.text ?? "")" : name.text }
    set { super.accessibilityLabel = newValue }
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  private var textStart: CGFloat { 16 + Self.circleSize + Self.gap }

  /// How wide texts are in a cell: up to the index at the side, in points.
  private func textWidth(in width: CGFloat) -> CGFloat { max(width - textStart - 28, 0) }

  private func textHeights(in width: CGFloat) -> (name: CGFloat, note: CGFloat) {
    let room = CGSize(width: max(textWidth(in: width), 1), height: CGFloat.infinity)
    let height = name.measuredSize(fitting: room).height
    return (height, note.text?.isEmpty == false ? note.measuredSize(fitting: room).height + 2 : 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = textHeights(in: size.width)
    return CGSize(width: size.width, height: max(heights.name + heights.note + 20, Self.circleSize + 16))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let heights = textHeights(in: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(x: isMirrored ? size.width - x - width : x, y: y, width: width, height: height)
    }
    let width = textWidth(in: bounds.width)
    let top = ((size.height - heights.name - heights.note) / 2).rounded()
    place(
      circle, x: 16, y: ((size.height - Self.circleSize) / 2).rounded(), width: Self.circleSize,
      height: Self.circleSize)
    initials.frame = circle.bounds
    place(name, x: textStart, y: top, width: width, height: heights.name)
    place(note, x: textStart, y: top + heights.name + 2, width: width, height: max(heights.note - 2, 0))
    separatorInset = UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
  }
}
