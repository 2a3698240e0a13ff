import Foundation

/// A picture that is drawn by calls in one colour, so that it is sharp at any size and stays vectors in any output; how it is
/// drawn is the canvas's matter.
package protocol ImageDrawing: AnyObject, Sendable {
  /// The size in points.
  var size: CGSize { get }
  /// How far the baseline that the picture stands on is above its lower edge, in points; nothing where it has none.
  var baselineOffsetFromBottom: CGFloat? { get }
}

extension CGImage {
  /// What draws the image; nothing for pixels and files.
  package var vector: (any ImageDrawing)? {
    if case .vector(let drawing) = content { drawing } else { nil }
  }
}

extension UIImage {
  /// How far the image's baseline is above its lower edge, in points; nothing for an image without one.
  public var baselineOffsetFromBottom: CGFloat? { cgImage?.vector?.baselineOffsetFromBottom }
}
