import Foundation
import QuoinViews

extension LMLayoutView {
  /// The width at which a picture that keeps its proportions has a height; nothing for other views.
  final func aspectWidth(of child: UIView, at height: CGFloat) -> CGFloat? {
    guard child.contentMode == .scaleAspectFit, child is UIImageView else { return nil }
    let natural = measureLeaf(child, within: .infinity)
    guard natural.height > 0 else { return nil }
    return pixels.ceil(natural.width * height / natural.height)
  }

  /// The height at which a picture that keeps its proportions has a width; nothing for other views.
  final func aspectHeight(of child: UIView, at width: CGFloat) -> CGFloat? {
    guard child.contentMode == .scaleAspectFit, child is UIImageView else { return nil }
    let natural = measureLeaf(child, within: .infinity)
    guard natural.width > 0 else { return nil }
    return pixels.ceil(natural.height * width / natural.width)
  }
}
