import Foundation
import QuoinGraphics

/// What a button shows in its present state, however it was told so.
struct ButtonLook {
  var title: NSAttributedString?
  var subtitle: NSAttributedString?
  var image: UIImage?
  var imageTint: UIColor = .tintColor
  var imageAlpha: CGFloat = 1
  var titleAlpha: CGFloat = 1
  var titleShadow: (color: UIColor, offset: CGSize)?
  var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  var numberOfLines = 1
  var imagePlacement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  var directionalInsets = NSDirectionalEdgeInsets.zero
  var edgeInsets: UIEdgeInsets?
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var background: UIBackgroundConfiguration?
  var backgroundColor: UIColor = .clear
  var cornerStyle = UIButton.Configuration.CornerStyle.fixed
  var backgroundImage: UIImage?
  var indicatorColor: UIColor?
  var isPopup = false
  var leastSize = CGSize.zero

  /// How far the mark of a selected title reaches beyond it, in points.
  static let markReach: CGFloat = 4

  init() {}

  /// Gives a symbol the size and weight that the button or its configuration prefers.
  mutating func prefer(_ configuration: UIImage.SymbolConfiguration?, of button: UIButton) {
    guard let preferred = configuration ?? button.values.symbolConfigurations[button.state] else { return }
    image = image?.withConfiguration(preferred)
  }

  /// The distance of content from the edges.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    if let edgeInsets { return edgeInsets }
    let insets = directionalInsets
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  func cornerRadius(in rect: CGRect, _ button: UIButton) -> CGFloat {
    let given = background?.cornerRadius ?? 0
    let most = min(rect.width, rect.height) / 2
    switch cornerStyle {
    case .fixed: return min(given, most)
    case .dynamic:
      let category = button.traitCollection.preferredContentSizeCategory
      return min(given * UIFont.TextStyle.body.pointSize(at: category) / 17, most)
    case .small: return min(given * 0.7, most)
    case .medium: return min(given, most)
    case .large: return min(given * 1.5, most)
    case .capsule: return most
    }
  }
}

extension UIButton {
  /// The size of titles that name none, in points: 15 in system buttons and 18 in others, as iOS has it.
  final var titleSize: CGFloat { isSystem ? 15 : UIFont.buttonFontSize }
  /// The font of titles that name none: what was set, or the system's.
  final var titleFont: UIFont { content.givenFont ?? .systemFont(ofSize: titleSize) }
}
