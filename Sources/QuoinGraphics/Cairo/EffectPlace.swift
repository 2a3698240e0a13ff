import CQuoinGraphics
import Foundation

/// Which part of a canvas an effect covers, and the pixels for it at the resolution of the canvas's device.
struct EffectPlace: Hashable, Sendable {
  let width: Int32
  let height: Int32
  /// Pixels a point.
  let scale: CGFloat
  /// Where the canvas's coordinates begin among the pixels.
  private let origin: CGPoint

  // More pixels of blur than this are seen by no one; the effect gets coarser instead.
  private static let limit: CGFloat = 16_000_000
  private static let sideLimit: CGFloat = 32_000
  // What is blurred by more pixels than this looks the same when it is drawn in larger ones.
  private static let sharpestDeviation: CGFloat = 64

  /// Finds the pixels for an area, or answers nothing when there are none.
  ///
  /// - Parameters:
  ///   - area: What is wanted, in the canvas's current coordinates.
  ///   - device: From these coordinates to the device's pixels.
  ///   - deviation: How much they are to be blurred, in points.
  init?(_ area: CGRect, to device: CGAffineTransform, deviation: CGFloat) {
    var scale = abs(device.determinant).squareRoot()
    guard device.isDrawable, scale > 0, scale.isFinite, area.width > 0, area.height > 0 else { return nil }
    // Thin areas, too, stay within the 32,767 pixels of a surface's side.
    let sides = Self.sideLimit / (max(area.width, area.height) * scale)
    let smooth = Self.sharpestDeviation / (deviation * scale)
    scale *= min(1, sides, smooth, (Self.limit / (area.width * area.height * scale * scale)).squareRoot())
    let box = area.applying(CGAffineTransform(scaleX: scale, y: scale))
    // Where nothing is turned the pixels lie on the device's own, so that a shadow is as sharp as the device allows.
    origin = CGPoint(
      x: box.minX.rounded(.down) - (device.tx - device.tx.rounded(.down)),
      y: box.minY.rounded(.down) - (device.ty - device.ty.rounded(.down)))
    width = Int32(nearest: (box.maxX - origin.x).rounded(.up) + 1)
    height = Int32(nearest: (box.maxY - origin.y).rounded(.up) + 1)
    self.scale = scale
  }

  /// From the canvas's coordinates to the pixels.
  var transform: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x, ty: -origin.y)
  }
}
