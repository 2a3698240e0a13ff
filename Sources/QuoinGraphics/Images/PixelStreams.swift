import Foundation
import QuoinDiagnostics
import QuoinResources

/// What documents hold of an image's pixels: deflated once, put into each as it is.
final class PixelStreams: Sendable {
  /// The deflated rows of colours, and of alpha where there is any.
  struct Streams: Sendable {
    let color: Data
    /// The list of the colours, three bytes each, where the rows have their numbers.
    let palette: [UInt8]?
    let alpha: Data?
  }

  private let made = Guarded<Streams?>(nil)

  /// The streams of a buffer, which is always the same one.
  ///
  /// - Throws: A diagnostic when the pixels cannot be compressed.
  func streams(of buffer: @autoclosure () throws(Diagnostic) -> PixelBuffer) throws(Diagnostic) -> Streams {
    if let known = made.withLock({ $0 }) { return known }
    let pixels = try buffer()
    // Outside the lock, so that nobody waits; two threads may do it at once and come to the same.
    let (color, palette) = try PixelDeflate.color(of: pixels)
    let streams = Streams(
      color: color, palette: palette, alpha: pixels.isOpaque ? nil : try PixelDeflate.alpha(of: pixels))
    made.withLock { $0 = streams }
    return streams
  }
}
