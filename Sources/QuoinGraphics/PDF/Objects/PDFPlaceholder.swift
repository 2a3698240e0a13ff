import Foundation
import QuoinDiagnostics

/// An image that stands in what Cairo writes for one whose streams are put in afterwards.
///
/// To Cairo it is a JPEG, which it writes as it is without looking at more than the header. A comment in it tells which
/// image it stands for. Cairo would deflate the pixels of an image anew for each document, which takes most of the time
/// of a page; and no bytes of anybody else's come between its objects.
struct PDFPlaceholder {
  let number: Int
  let image: CGImage
  let pixels: PixelBuffer
  /// Whether readers may smooth it, which PDF/A does not allow.
  var isSmooth = true

  /// The start of a JPEG and of a comment in it, without the comment's length.
  private static let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE]
  private static let word = Array("quoin image ".utf8)

  /// The JPEG: the mark, a frame header with the size and three components, and the end.
  var jpeg: Data {
    let comment = Self.word + Array("\(number);".utf8)
    var data = Data(Self.start) + Self.big16(comment.count + 2) + comment
    data += Data([0xFF, 0xC0]) + Self.big16(17) + Data([8])
    data += Self.big16(pixels.height) + Self.big16(pixels.width) + Data([3])
    for component in 1...3 { data += Data([UInt8(component), 0x11, 0]) }
    return data + Data([0xFF, 0xD9])
  }

  /// The number of the placeholder that a stream is, or nothing when it is none.
  static func number(in stream: ArraySlice<UInt8>) -> Int? {
    guard stream.count < 64, stream.starts(with: start), stream.dropFirst(6).starts(with: word) else {
      return nil
    }
    let digits = stream.dropFirst(6 + word.count).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Writes the image: a JPEG's own bytes, or its pixels as they have been deflated once.
  ///
  /// - Throws: A diagnostic when the pixels cannot be compressed.
  func append(to writer: PDFWriter, as number: Int) throws(Diagnostic) {
    if let encoded = image.encoded, encoded.header.isPlainJPEG, !pixels.isChanged {
      let space = encoded.header.components == 1 ? "/DeviceGray" : "/DeviceRGB"
      let bytes = JPEGPicture.withoutNotes(encoded.data)
      return try append(bytes, "/ColorSpace \(space) /Filter /DCTDecode", to: writer, as: number)
    }
    let streams = try image.streams.streams(of: pixels)
    var mask = ""
    if let alpha = streams.alpha {
      let maskNumber = writer.allocate()
      mask = " /SMask \(maskNumber) 0 R"
      try append(alpha, "/ColorSpace /DeviceGray \(deflated(colors: 1))", to: writer, as: maskNumber)
    }
    try append(
      streams.color, "/ColorSpace /DeviceRGB\(mask) \(deflated(colors: 3))", to: writer, as: number)
  }

  private func append(
    _ stream: Data, _ entries: String, to writer: PDFWriter, as number: Int
  ) throws(Diagnostic) {
    let size = "/Width \(pixels.width) /Height \(pixels.height)"
    try writer.append(
      stream,
      "/Type /XObject /Subtype /Image \(size) \(entries) /BitsPerComponent 8 /Interpolate \(isSmooth)",
      as: number)
  }

  private func deflated(colors: Int) -> String {
    "/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors \(colors) /BitsPerComponent 8 /Columns \(pixels.width) >>"
  }

  private static func big16(_ value: Int) -> Data {
    Data([UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
  }
}
