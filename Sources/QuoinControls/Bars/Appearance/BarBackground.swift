import Foundation
import QuoinGraphics

/// What is behind the items of a bar: a blur, a colour, a picture, and a line at the edge to the content.
final class BarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let imageView = UIImageView()
  private let shadow = UIImageView()
  /// Whether the line is above, as at bars below the content.
  private let isAtBottom: Bool

  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, imageView, shadow] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  /// Shows the background of a look.
  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.isHidden = appearance.backgroundEffect == nil
    effectView.contentView.backgroundColor =
      appearance.backgroundEffect == nil ? nil : appearance.backgroundColor
    backgroundColor = appearance.backgroundEffect == nil ? appearance.backgroundColor : nil
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    imageView.isHidden = appearance.backgroundImage == nil
    shadow.image = appearance.shadowImage
    shadow.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    shadow.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    effectView.frame = bounds
    imageView.frame = bounds
    // A line of one pixel, outside of the bar.
    let height = shadow.image?.size.height ?? 1 / max(displayScale, 1)
    shadow.frame = CGRect(x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}
