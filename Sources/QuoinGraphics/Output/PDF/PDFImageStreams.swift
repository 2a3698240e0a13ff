import Foundation
import Synchronization

/// What a PDF holds of an image's pixels: deflated once, put into each document as it is.
final class PDFImageStreams: Sendable {
  /// The deflated rows of colours, and of alpha where there is any.
  struct Streams: Sendable {
    let color: Data
    let alpha: Data?
  }

  private let made = Mutex<Streams?>(nil)

  /// The streams of a buffer, which is always the same one.
  func streams(of pixels: PixelBuffer) -> Streams {
    made.withLock { made in
      if let made { return made }
      let streams = Streams(
        color: PixelDeflate.color(of: pixels), alpha: pixels.isOpaque ? nil : PixelDeflate.alpha(of: pixels))
      made = streams
      return streams
    }
  }
}
