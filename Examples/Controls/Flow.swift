import QuoinControls

/// Places views one after the other in the direction of reading, and goes on below where there is no more room.
final class Flow: UIView {
  private static let gap: CGFloat = 12

  init(_ views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Places the views and tells how high they are together.
  @discardableResult
  private func place(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
    var line: [(view: UIView, size: CGSize)] = []
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    func endLine() {
      let height = line.map(\.size.height).max() ?? 0
      var x: CGFloat = 0
      for (view, size) in line {
        let left = isRightToLeft ? width - x - size.width : x
        put(view, CGRect(x: left, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + Self.gap
      }
      y += height + Self.gap
      line = []
    }
    for view in subviews {
      var size = view.sizeThatFits(CGSize(width: width, height: .infinity))
      if view is UISlider || view is UIProgressView || view is UISegmentedControl || view is UITextField {
        size.width = min(max(size.width, 180), width)
      }
      if view is UITextView || view is UISearchBar {
        size = view.sizeThatFits(CGSize(width: min(width, 360), height: .infinity))
        size.width = min(width, 360)
      }
      if x > 0, x + size.width > width {
        endLine()
        x = 0
      }
      line.append((view, size))
      x += size.width + Self.gap
    }
    endLine()
    return max(y - Self.gap, 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(width: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(width: bounds.width) { $0.frame = $1 }
  }
}
