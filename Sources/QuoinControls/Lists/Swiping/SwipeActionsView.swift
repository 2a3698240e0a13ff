import Foundation
import QuoinGraphics

/// The buttons behind the edge of a row, side by side.
final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  var isLeading = false
  /// Whether the first action takes all the room, since letting go does it.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  init(_ actions: [UIContextualAction]) {
    buttons = actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first, at the edge, lies over the others when it takes all the room.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  override var drawsContent: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, natural) = (bounds.size, naturalWidth)
    let stretch = natural > 0 ? size.width / natural : 1
    // From the edge of the row inward.
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? size.width : button.naturalWidth * stretch
      let x = isLeading ? edge : size.width - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: size.height)
      edge += isFull && index == 0 ? 0 : width
    }
  }
}

/// A button behind the edge of a row.
final class SwipeActionButton: UIView {
  let action: UIContextualAction
  var onTap: (() -> Void)?
  private let label = UILabel()
  private let imageView = UIImageView()

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: action.image == nil ? 15 : 13)
    addSubview(label)
    if let image = action.image {
      imageView.image = image
      imageView.tintColor = .white
      imageView.contentMode = .scaleAspectFit
      addSubview(imageView)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  /// How wide the button is when just all actions are seen, in points.
  var naturalWidth: CGFloat {
    let text = label.measuredSize(fitting: CGSize(width: 160, height: CGFloat.infinity)).width
    return max(74, text.rounded(.up) + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let inner = max(min(naturalWidth, size.width) - 12, 0)
    let text = label.measuredSize(fitting: CGSize(width: max(inner, 1), height: .infinity))
    let picture = action.image?.size ?? .zero
    let gap: CGFloat = picture.height > 0 && text.height > 0 ? 4 : 0
    var y = (size.height - text.height - picture.height - gap) / 2
    if picture.height > 0 {
      imageView.frame = CGRect(
        x: (size.width - picture.width) / 2, y: y, width: picture.width, height: picture.height)
      y += picture.height + gap
    }
    let width = min(text.width, inner)
    label.frame = CGRect(x: (size.width - width) / 2, y: y, width: width, height: text.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.8 }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    alpha = 1
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onTap?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { action.title }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
