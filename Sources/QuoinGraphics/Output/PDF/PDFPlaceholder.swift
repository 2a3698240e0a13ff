import Foundation

/// An image that stands in a PDF for one whose streams are put in afterwards.
///
/// To Cairo it is a JPEG, which it writes as it is without looking at more than the header. A comment in it tells which
/// image it stands for.
struct PDFPlaceholder {
  let number: Int
  let image: CGImage
  let pixels: PixelBuffer

  /// The first bytes of the JPEG: start of image and the comment.
  var mark: Data {
    let comment = Data("quoin image \(number);".utf8)
    return Data([0xFF, 0xD8, 0xFF, 0xFE]) + Self.big16(comment.count + 2) + comment
  }

  /// The JPEG: the mark, a frame header with the size and three components, and the end.
  var jpeg: Data {
    var data = mark + Data([0xFF, 0xC0]) + Self.big16(17) + Data([8])
    data += Self.big16(pixels.height) + Self.big16(pixels.width) + Data([3])
    for component in 1...3 { data += Data([UInt8(component), 0x11, 0]) }
    return data + Data([0xFF, 0xD9])
  }

  private static func big16(_ value: Int) -> Data {
    Data([UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
  }
}
