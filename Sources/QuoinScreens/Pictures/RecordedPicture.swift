import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// The PNG of a recorded picture: as small as it gets, and with a stamp by which the same picture is known without being
/// decoded.
///
/// The stamp is a chunk of its own before the end: the checksum of the pixels that were recorded, and the checksum of the
/// file up to the stamp, so that it says nothing of a file that somebody changed.
struct RecordedPicture {
  /// Private, of no weight, and by its last letter not to be copied by programs that change the picture.
  private static let stampType = "quPX"
  private static let stampLength = 12
  private static var tailLength: Int { 12 + stampLength + PNGChunk.end.count }

  let data: Data

  /// Takes a file that was read.
  init(data: Data) { self.data = data }

  /// Encodes a picture; nothing for images that have no pixels.
  init?(_ image: UIImage) {
    guard let png = image.pngData(compression: .best),
      let checksum = image.cgImage?.withPixels(\.checksum) ?? nil
    else { return nil }
    let picture = png.dropLast(PNGChunk.end.count)
    let stamp = Self.bytes(of: checksum) + Self.bytes(of: CRC32.checksum(of: picture))
    data = picture + PNGChunk.data(type: Self.stampType, content: stamp) + PNGChunk.end
  }

  private static func bytes<Number: FixedWidthInteger>(of number: Number) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  /// Whether the file is the recording of just these pixels; false where one cannot tell without decoding it.
  func isStamped(for pixels: ImagePixels) -> Bool {
    guard let stamp, sizeInHeader == (pixels.width, pixels.height) else { return false }
    let picture = data.prefix(data.count - Self.tailLength)
    return stamp == Self.bytes(of: pixels.checksum) + Self.bytes(of: CRC32.checksum(of: picture))
  }

  private var stamp: Data? {
    guard data.count > Self.tailLength else { return nil }
    let tail = data.suffix(Self.tailLength)
    let content = tail.dropFirst(8).prefix(Self.stampLength)
    let chunk = PNGChunk.data(type: Self.stampType, content: content)
    return tail == chunk + PNGChunk.end ? Data(content) : nil
  }

  /// The width and the height that a PNG says it has, in pixels; 0 for other files.
  var sizeInHeader: (width: Int, height: Int) {
    func number(at offset: Int) -> Int {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    return data.count > 24 ? (number(at: 16), number(at: 20)) : (0, 0)
  }

  /// The picture.
  ///
  /// - Parameter name: What a sentence calls the file.
  func decoded(name: String) throws(Diagnostic) -> CGImage {
    let image = try UIImage(data: data, scale: 1, name: name, budget: .default)
    guard let pixels = image.cgImage else { throw Diagnostic(.error, "\(name) holds no picture") }
    return pixels
  }
}
