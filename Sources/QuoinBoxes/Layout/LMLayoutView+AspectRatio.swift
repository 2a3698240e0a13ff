import Foundation
import QuoinViews

extension LMLayoutView {
  final func aspectWidth(of child: UIView, at height: CGFloat) -> CGFloat? { nil }
  final func aspectHeight(of child: UIView, at height: CGFloat) -> CGFloat? { nil }
}
