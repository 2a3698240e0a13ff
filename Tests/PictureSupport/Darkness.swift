import Foundation
import QuoinGraphics
import Testing

/// How dark the pixels of a picture on white are.
public enum Darkness {
  /// The rows of pixels, from 0 for white to 255 for black.
  public static func rows(of image: CGImage) throws -> [[UInt8]] {
    try (0..<Int(image.size.height)).map { y in
      try (0..<Int(image.size.width)).map { x in
        let color = try #require(image.color(x: x, y: y))
        let light = (color.red + color.green + color.blue) / 3 * color.alpha + 1 - color.alpha
        return UInt8(((1 - light) * 255).rounded())
      }
    }
  }
}
