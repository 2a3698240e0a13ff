import Foundation

/// What drawing an SVG takes at most, in steps of about 10 ns, as measured with librsvg 2.54.
struct SVGWork: Sendable {
  /// Steps at any size: elements, text, segments that cross, dashes.
  var fixed = 0.0
  /// Steps for each pixel of the whole drawing: layers and filters go over all of them.
  var perPixel = 0.0
  /// Steps for each pixel where the square of the scale comes on top: filters that look at all pixels around each.
  var perScaledPixel = 0.0
  /// How many surfaces of the drawing's size are held at once.
  var surfaces = 0.0

  /// How many pixels its images have, which are held as long as it is.
  var imagePixels = 0.0

  /// The steps of a drawing.
  ///
  /// - Parameters:
  ///   - size: The size that the file asks for, in pixels.
  ///   - scale: How many pixels it is drawn with for one of these.
  func steps(_ size: CGSize, scale: Double) -> Double {
    let square = scale * scale
    return fixed + Double(size.width * size.height) * square * (perPixel + perScaledPixel * square)
  }

  /// The largest scale, at most one that is wished for, at which neither time nor memory pass a limit.
  ///
  /// - Parameters:
  ///   - size: The size that the file asks for, in pixels.
  ///   - wished: The scale that would be sharp.
  ///   - pixels: The limit: how many pixels an image may have.
  func affordableScale(_ size: CGSize, wished: Double, pixels: Int) -> Double {
    var scale = wished
    // Each step of this halves what is drawn at least.
    while scale > 1e-6, !isAffordable(size, scale: scale, pixels: pixels) { scale *= 0.7 }
    return scale
  }

  /// Whether a drawing stays within what an image of so many pixels may take.
  func isAffordable(_ size: CGSize, scale: Double, pixels: Int) -> Bool {
    let area = Double(size.width * size.height) * scale * scale
    return steps(size, scale: scale) <= Self.stepsPerPixel * Double(pixels)
      && area * surfaces + imagePixels <= Self.surfacesPerPixel * Double(pixels)
  }

  /// Ten seconds for the default limit of pixels.
  static let stepsPerPixel = 16.0
  /// One gigabyte for the default limit of pixels.
  private static let surfacesPerPixel = 4.0
}
