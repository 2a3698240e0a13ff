import Foundation
import QuoinBoxes
import QuoinTestSupport
import QuoinViews

extension UIView {
  /// Lays the view out in a size and tells its subviews' frames as `x y w h`, one a line.
  func frames(in width: CGFloat, _ height: CGFloat) -> String {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
    return subviewFrames
  }

  /// The subviews' frames as `x y w h`, one a line.
  var subviewFrames: String { subviews.map(\.frame.short).joined(separator: "\n") }
}
