import Foundation

extension UIImage {
  /// The image as a PNG.
  ///
  /// - Parameter compression: How much time is spent on making it small.
  /// - Returns: The file's bytes; nothing for the drawing of an SVG, which has no pixels.
  public func pngData(compression: OutputOptions.Compression = .default) -> Data? {
    guard case .pixels(let pixels) = cgImage?.content else { return nil }
    return try? PNGEncoder.encode(
      pixels.bytes, width: pixels.width, height: pixels.height, stride: pixels.stride,
      compression: compression)
  }
}
