import QuoinControls

/// Rows on one ground beneath a heading.
final class SettingsGroup: UIView {
  private let heading = UILabel()
  private let ground = UIView()
  private let rows: [SettingsRow]

  init(_ title: String, _ rows: [SettingsRow]) {
    self.rows = rows
    super.init(frame: .zero)
    heading.text = title
    heading.textColor = .secondaryLabel
    heading.accessibilityTraits = .header
    ground.backgroundColor = .secondarySystemGroupedBackground
    ground.layer.cornerRadius = 10
    ground.clipsToBounds = true
    addSubview(heading)
    addSubview(ground)
    for (index, row) in rows.enumerated() {
      row.hasLine = index > 0
      ground.addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func arrange(in width: CGFloat) -> CGFloat {
    heading.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let words = heading.sizeThatFits(CGSize(width: width - 32, height: 0))
    let x = isRightToLeft ? width - 16 - words.width : 16
    heading.frame = CGRect(x: x, y: 0, width: words.width, height: words.height)
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(CGSize(width: width, height: 0)).height
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    ground.frame = CGRect(x: 0, y: words.height + 7, width: width, height: y)
    return words.height + 7 + y
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width)
  }
}
