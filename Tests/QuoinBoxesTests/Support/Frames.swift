import Foundation
import QuoinBoxes
import QuoinViews

extension UIView {
  /// Lays the view out in a size and tells its subviews' frames as `x y w h`, one a line.
  func frames(in width: CGFloat, _ height: CGFloat) -> String {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
    return subviewFrames
  }

  /// The subviews' frames as `x y w h`, one a line.
  var subviewFrames: String {
    subviews.map { view in
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map(\.short).joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension CGFloat {
  /// As few digits as tell the number to a thousandth.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
