import Foundation
import QuoinGraphics
import QuoinViews

extension UIView {
  /// The distance of consecutive lines in the view's text, in points; nothing for views without text.
  final var lineHeightOfText: CGFloat? {
    guard let label = self as? UILabel else { return nil }
    let font: UIFont = label.font
    return font.lineHeight + font.leading
  }
}
