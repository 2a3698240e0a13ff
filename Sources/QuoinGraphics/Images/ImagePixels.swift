import CQuoinGraphics

/// The pixels of an image, 32 bits each: premultiplied alpha above red, green and blue.
///
/// They are there only within the call that hands them out.
package struct ImagePixels {
  package let width: Int
  package let height: Int
  private let bytes: UnsafePointer<UInt8>
  private let stride: Int
  // What an opaque image has in place of alpha may be anything.
  private let opacity: UInt32

  init(_ buffer: PixelBuffer) {
    (width, height, stride) = (buffer.width, buffer.height, buffer.stride)
    bytes = UnsafePointer(buffer.bytes)
    opacity = buffer.isOpaque ? 0xFF00_0000 : 0
  }

  /// A pixel within the image.
  package func pixel(x: Int, y: Int) -> UInt32 { row(y)[x] | opacity }

  /// What is to be joined to each pixel of a row by `|`.
  package var mask: UInt32 { opacity }

  /// The pixels of a row within the image, to each of which `mask` belongs.
  package func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// A number that two pictures share only if they are the same, but for a chance of one in 2^50 or less.
  ///
  /// Counted by the C library, at some GB a second in debug builds too.
  package var checksum: UInt64 {
    var (crc, adler) = (libdeflate_crc32(0, nil, 0), libdeflate_adler32(0, nil, 0))
    let rowLength = width * 4
    // Rows without padding between them are one piece.
    let (pieces, length) = stride == rowLength ? (1, rowLength * height) : (height, rowLength)
    for piece in 0..<pieces {
      crc = libdeflate_crc32(crc, bytes + piece * stride, length)
      adler = libdeflate_adler32(adler, bytes + piece * stride, length)
    }
    return UInt64(crc) << 32 | UInt64(adler)
  }
}
