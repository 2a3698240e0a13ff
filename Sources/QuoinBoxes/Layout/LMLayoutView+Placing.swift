import Foundation
import QuoinViews

extension LMLayoutView {
  /// Gives the subviews their frames unless they have them already.
  final func layoutBox() {
    enter()
    settle()
    let size = geometry.size
    if isPlaced, placedSize == size { return }
    let pixels = pixels
    placeSubviews(
      in: CGSize(width: max(0, pixels.floor(size.width)), height: max(0, pixels.floor(size.height))))
    placedSize = size
    isPlaced = true
  }
}
