import Foundation

extension CGImage {
  /// The image seen at an angle.
  ///
  /// - Parameters:
  ///   - source: Where in this image, in its pixels, a point of the new one comes from.
  ///   - width: How many pixels the new one is wide.
  ///   - height: How many pixels it is high.
  /// - Returns: Nothing for an image without pixels.
  package func projected(from source: Projection, width: Int, height: Int) -> CGImage? {
    withPixels { pixels -> CGImage? in
      var result = [UInt32](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 0..<width {
          // Four looks at a pixel, so that what becomes smaller does not flicker.
          var sum = SIMD4<Float>()
          for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            guard let place = source.point(CGPoint(x: Double(x) + dx, y: Double(y) + dy)) else { continue }
            sum += pixels.color(at: place)
          }
          result[y * width + x] = UInt32(channels: sum / 4)
        }
      }
      return CGImage(width: width, height: height, pixels: result)
    } ?? nil
  }
}

extension ImagePixels {
  /// The premultiplied colour at a place between the middles of four pixels; clear beyond the image.
  fileprivate func color(at place: CGPoint) -> SIMD4<Float> {
    let (x, y) = (Double(place.x) - 0.5, Double(place.y) - 0.5)
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return SIMD4() }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, below) = (Float(x - left), Float(y - top))
    func channels(_ x: Int, _ y: Int) -> SIMD4<Float> {
      guard x >= 0, y >= 0, x < width, y < height else { return SIMD4() }
      let pixel = pixel(x: x, y: y)
      return SIMD4(
        Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    }
    let (column, row) = (Int(left), Int(top))
    let upper = channels(column, row) * (1 - right) + channels(column + 1, row) * right
    let lower = channels(column, row + 1) * (1 - right) + channels(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }
}

extension UInt32 {
  /// A pixel of its four parts, alpha first.
  fileprivate init(channels: SIMD4<Float>) {
    let parts = channels.rounded(.toNearestOrAwayFromZero)
    self = UInt32(parts.x) << 24 | UInt32(parts.y) << 16 | UInt32(parts.z) << 8 | UInt32(parts.w)
  }
}
