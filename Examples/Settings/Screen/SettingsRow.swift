import QuoinControls

/// A title and a control beside it, or beneath it where there is too little room.
final class SettingsRow: UIView {
  private let title = UILabel()
  private let control: UIView
  /// Whether the control takes all the room that the title leaves.
  private let fills: Bool
  /// Whether a line lies above the row.
  var hasLine = false { didSet { setNeedsDisplay() } }

  private static let margin: CGFloat = 16
  private static let least: CGFloat = 44

  init(_ words: String, _ control: UIView, fills: Bool = false) {
    (self.control, self.fills) = (control, fills)
    super.init(frame: .zero)
    title.text = words
    title.textColor = .label
    title.numberOfLines = 0
    // The control is read out with the row's words.
    title.isAccessibilityElement = false
    if control.accessibilityLabel == nil { control.accessibilityLabel = words }
    addSubview(title)
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  private func arrange(in width: CGFloat) -> CGFloat {
    title.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let room = width - 2 * Self.margin
    let words = title.text?.isEmpty == false ? title.sizeThatFits(CGSize(width: room, height: 0)) : .zero
    let own = control.measuredSize(fitting: CGSize(width: room, height: .infinity))
    let gap: CGFloat = words == .zero ? 0 : 12
    let rest = room - words.width - gap
    let isBeneath = rest < (fills ? min(own.width, 120) : own.width)
    let controlWidth = isBeneath ? (fills ? room : min(own.width, room)) : fills ? rest : own.width
    let height =
      isBeneath ? words.height + own.height + 28 : max(max(words.height, own.height) + 12, Self.least)
    let top = isBeneath ? 10 : (height - words.height) / 2
    place(title, x: Self.margin, y: top, size: words, in: width)
    place(
      control, x: isBeneath ? Self.margin : width - Self.margin - controlWidth,
      y: isBeneath ? words.height + 18 : (height - own.height) / 2,
      size: CGSize(width: controlWidth, height: own.height), in: width)
    return height
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, size: CGSize, in width: CGFloat) {
    view.frame = CGRect(
      x: isRightToLeft ? width - x - size.width : x, y: y.rounded(), width: size.width, height: size.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width)
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard hasLine else { return }
    let x = isRightToLeft ? 0 : Self.margin
    let pixel = 1 / max(displayScale, 1)
    canvas.fill(CGRect(x: x, y: 0, width: rect.width - Self.margin, height: pixel), color: .separator)
  }
}
