import Foundation
import QuoinGraphics
import QuoinViews

extension UITextField {
  /// What a border keeps its text from its edges, in points, as in UIKit.
  private var borderInsets: UIEdgeInsets {
    borderStyle == .none ? .zero : UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  }

  /// The room between the text and what stands beside it, in points.
  private static var gap: CGFloat { 5 }

  // MARK: Rectangles

  final func ownTextRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var rect = bounds.inset(by: borderInsets)
    func end(at x: CGFloat) { rect.size.width = max(x - rect.minX, 0) }
    func start(at x: CGFloat) {
      let right = rect.maxX
      rect.origin.x = min(x, right)
      rect.size.width = right - rect.minX
    }
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
      guard view != nil, isShown(mode) else { continue }
      let side = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      if side.midX < bounds.midX { start(at: side.maxX + Self.gap) } else { end(at: side.minX - Self.gap) }
    }
    // The room for the button is kept free as long as it may come.
    let mayClear = clearButtonMode != .never && (isShown(clearButtonMode) || isEditing)
    if mayClear, hasText {
      let button = clearButtonRect(forBounds: bounds)
      if button.midX < bounds.midX {
        start(at: button.maxX + Self.gap)
      } else {
        end(at: button.minX - Self.gap)
      }
    }
    return rect
  }

  final func ownClearButtonRect(in bounds: CGRect) -> CGRect {
    let side = TextFieldClearButton.side
    var x = bounds.maxX - side - (borderStyle == .none ? 0 : Self.gap)
    if rightView != nil, isShown(rightViewMode) {
      let right = rightViewRect(forBounds: bounds)
      x = isRightToLeft ? x : right.minX - side - Self.gap
      if isRightToLeft {
        return CGRect(x: right.maxX + Self.gap, y: middle(side, in: bounds), width: side, height: side)
      }
    }
    if isRightToLeft { x = bounds.minX + bounds.maxX - x - side }
    return CGRect(x: x, y: middle(side, in: bounds), width: side, height: side)
  }

  final func ownSideRect(of view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.measuredSize(fitting: bounds.size) }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let inset: CGFloat = borderStyle == .none ? 0 : Self.gap
    let x = isLeft != isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - size.width
    return CGRect(origin: CGPoint(x: x, y: middle(size.height, in: bounds)), size: size)
  }

  private func middle(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
    pixelGrid.round(bounds.minY + (bounds.height - height) / 2)
  }

  /// Where the text is now.
  final var shownRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  // MARK: Views beside the text

  final func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old === new { return }
    if old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  final func placeSideViews() {
    for (view, mode, isLeft) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
      guard let view else { continue }
      guard isShown(mode) else {
        if view.superview === self { view.removeFromSuperview() }
        continue
      }
      if view.superview !== self { addSubview(view) }
      view.frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
    clearButton.frame = clearButtonRect(forBounds: bounds)
  }

  // MARK: Measuring

  /// The size of the text, or else of the placeholder, with what stands around it.
  final var ownSize: CGSize {
    let text = TextLayout(text: shownText.isEmpty ? placeholderText : shownText, maximumNumberOfLines: 1)
    let grid = pixelGrid
    // A caret stands behind the last character.
    var width = grid.ceil(text.size.width + 2) + borderInsets.left + borderInsets.right
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view, isShown(mode) else { continue }
      width +=
        (view.bounds.width > 0 ? view.bounds.width : view.measuredSize(fitting: bounds.size).width) + Self.gap
    }
    if clearButtonMode != .never { width += TextFieldClearButton.side + Self.gap }
    let line = max(storedFont.lineHeight, text.size.height).rounded(.up)
    // A field with a border is 34 points high with the usual font.
    return CGSize(
      width: width, height: borderStyle == .none ? line : line + (borderStyle == .roundedRect ? 13 : 7))
  }

  final func baseline(in size: CGSize) -> CGFloat {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let layout = TextLayout(text: shownText.isEmpty ? placeholderText : shownText, maximumNumberOfLines: 1)
    return rect.minY + verticalPlace(of: layout.size.height, in: rect.height) + layout.firstBaseline
  }

  /// How far text of a height stands beneath the top of its room, in points.
  final func verticalPlace(of height: CGFloat, in room: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: room - height
    default: pixelGrid.round((room - height) / 2)
    }
  }
}
