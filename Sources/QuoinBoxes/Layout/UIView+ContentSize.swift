import Foundation
import QuoinGraphics
import QuoinViews

extension UIView {
  /// The size that suits the view where it alone is the content of another one: its fixed lengths, and else what it needs.
  ///
  /// - Parameters:
  ///   - room: What there is, in points; infinite where the view may be as long as it wants.
  ///   - pixels: The pixels that lengths are rounded up to.
  package final func sizeAsContent(in room: CGSize, _ pixels: PixelGrid) -> CGSize {
    let (width, height) = (sizing.width, sizing.height)
    let limit = width.isNaN ? room.width : pixels.length(width)
    var result: CGSize
    if let box = asBox, room.width != .infinity {
      result = CGSize(width: room.width, height: box.fittingHeight(at: room.width))
    } else {
      result = measuredSize(fitting: CGSize(width: limit, height: .infinity))
    }
    if keepsProportions, width.isNaN != height.isNaN {
      let natural = measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
      if height.isNaN, natural.width > 0 { result.height = natural.height * limit / natural.width }
      if width.isNaN, natural.height > 0 { result.width = natural.width * height / natural.height }
    }
    result = CGSize(width: pixels.ceil(result.width), height: pixels.ceil(result.height))
    if !width.isNaN { result.width = limit }
    if sizing.fixesHeight {
      result.height = pixels.length(height.isNaN ? derivedHeight(ofContent: result.height) : height)
    }
    return result
  }
}
