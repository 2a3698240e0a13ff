import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// A decoded picture: pixels, the drawing of an SVG, or one made by calls.
///
/// Equal bytes give the same image, as long as the process's bounded cache keeps it.
public final class CGImage: Sendable {
  enum Content: Sendable {
    case pixels(PixelBuffer)
    case drawing(SVGDrawing)
    case vector(any ImageDrawing)
  }

  let content: Content
  /// The file's own bytes and what they are; nothing for an image made from pixels.
  let encoded: (data: Data, header: ImageHeader)?
  /// The size in pixels; of a drawing the size it asks for.
  public let size: CGSize
  /// How many pixels there are in a row.
  public var width: Int { Int(size.width.rounded(.up)) }
  /// How many rows of pixels there are.
  public var height: Int { Int(size.height.rounded(.up)) }
  /// What files hold of the pixels that keep them deflated, made once.
  let streams = PixelStreams()
  /// The same in the colours of the file's own profile.
  private let ownStreams = PixelStreams()

  private let memory: MemoryClaim?

  private init(
    _ content: Content, encoded: (data: Data, header: ImageHeader)?, memory: MemoryClaim? = nil
  ) {
    self.memory = memory
    self.content = content
    self.encoded = encoded
    switch content {
    case .pixels(let pixels): size = CGSize(width: pixels.width, height: pixels.height)
    case .drawing(let drawing): size = drawing.size
    case .vector(let drawing): size = drawing.size
    }
  }

  /// The image in a PNG, JPEG, GIF (its first frame), WebP, SVG or PDF (its first page), decoded unless it is at hand.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: What diagnostics call the image.
  ///   - budget: How many pixels it may have, checked before decoding.
  /// - Throws: What is wrong with the bytes.
  static func decoded(_ data: Data, name: String, budget: Budget) throws(Diagnostic) -> CGImage {
    let image = try DecodedImages.shared.image(of: data) { () throws(Diagnostic) -> CGImage in
      try CGImage(decoding: data, name: name, budget: budget)
    }
    // An image at hand was allowed under one budget and may be too much under another.
    switch image.content {
    case .pixels: try image.encoded?.header.checkWork(name: name, budget: budget)
    case .drawing(let drawing): try drawing.check(name: name, budget: budget)
    case .vector: break
    }
    return image
  }

  /// Whether some bytes begin like a file that images are read from.
  package static func isFile(beginning: Data) -> Bool {
    beginning.withUnsafeBytes { ImageHeader.Format(HeaderBytes($0)) } != nil
  }

  private convenience init(decoding data: Data, name: String, budget: Budget) throws(Diagnostic) {
    guard let file = ImageFile(data) else {
      if let problem = BudgetMeter.current?.problem { throw problem }
      let format = data.withUnsafeBytes { ImageHeader.Format(HeaderBytes($0)) }
      throw format.map { .brokenImage(name, format: $0) } ?? .notAnImage(name, data)
    }
    if file.header.format.isDrawing {
      let drawing = try SVGDrawing(data: file.svg(name: name), name: name, budget: budget)
      self.init(.drawing(drawing), encoded: (drawing.data, ImageHeader(.svg, 0, 0)))
    } else {
      try file.header.checkWork(name: name, budget: budget)
      // What the process has at hand is counted nowhere: it has a limit of its own.
      let memory = MemoryClaim.current(min(file.header.decodedPixels, .max / 8) * 4 + data.count)
      if let problem = BudgetMeter.current?.problem { throw problem }
      let pixels: PixelBuffer
      do throws(ImageDecoder.Failure) { pixels = try ImageDecoder.decode(file) } catch {
        if let problem = BudgetMeter.current?.problem { throw problem }
        switch error {
        case .missingLoader: throw .missingLoader(name, format: file.header.format)
        case .broken(let reason): throw .brokenImage(name, format: file.header.format, reason: reason)
        }
      }
      self.init(.pixels(pixels), encoded: (data, file.header), memory: memory)
    }
  }

  /// Creates an image from pixels, 32 bits each: premultiplied alpha above red, green and blue.
  ///
  /// - Returns: Nothing when there are not `width × height` pixels or none at all.
  public convenience init?(width: Int, height: Int, pixels: [UInt32]) {
    let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooMany, pixels.count == count, max(width, height) <= Int(Int32.max),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for y in 0..<height { memcpy(bytes + y * stride, base + y * width * 4, width * 4) }
    }
    cairo_surface_mark_dirty(surface)
    guard let buffer = PixelBuffer(taking: surface) else { return nil }
    self.init(buffer)
  }

  /// Creates an image of pixels that no file holds.
  convenience init(_ pixels: PixelBuffer) {
    self.init(.pixels(pixels), encoded: nil)
  }

  /// Creates an image that is drawn by calls, on whatever knows how.
  convenience init(vector drawing: any ImageDrawing) {
    self.init(.vector(drawing), encoded: nil)
  }

  /// What documents hold of a file's pixels in the colours of its own profile, for which it is decoded once more.
  ///
  /// - Throws: That there is no time or memory left for it.
  func streamsInOwnColors(of data: Data) throws(Diagnostic) -> PixelStreams.Streams {
    try ownStreams.streams(of: try Self.pixelsInOwnColors(of: data))
  }

  private static func pixelsInOwnColors(of data: Data) throws(Diagnostic) -> PixelBuffer {
    if let file = ImageFile(data), let pixels = try? ImageDecoder.decode(file, keepsColors: true) {
      return pixels
    }
    throw BudgetMeter.current?.problem ?? .notAnImage("An image", data)
  }

  /// Whether the file it comes from ends before the picture does; what is missing is clear, black or grey.
  package var isTruncated: Bool { encoded?.header.isTruncated ?? false }

  /// Whether its pixels are known to hide all that is behind them; not of drawings.
  package var isOpaque: Bool {
    guard case .pixels(let pixels) = content else { return false }
    return pixels.isOpaque
  }

  /// What an SVG holds that is not drawn, as it writes it: elements, attributes and functions of CSS that librsvg passes over.
  package var leftOut: [String] {
    guard case .drawing(let drawing) = content else { return [] }
    return drawing.leftOut
  }

  /// The colour of a pixel, not premultiplied; nothing for drawings and outside.
  public func color(x: Int, y: Int) -> CGColor? {
    guard case .pixels(let buffer) = content, x >= 0, y >= 0, x < buffer.width, y < buffer.height else {
      return nil
    }
    let pixel = buffer.bytes + y * buffer.stride + x * 4
    let alpha = buffer.isOpaque ? 1 : CGFloat(pixel[3]) / 255
    guard alpha > 0 else { return CGColor(gray: 0, alpha: 0) }
    return CGColor(
      red: CGFloat(pixel[2]) / 255 / alpha, green: CGFloat(pixel[1]) / 255 / alpha,
      blue: CGFloat(pixel[0]) / 255 / alpha, alpha: alpha)
  }

  /// Works with the pixels; nothing for drawings.
  package func withPixels<Result>(_ body: (ImagePixels) throws -> Result) rethrows -> Result? {
    guard case .pixels(let buffer) = content else { return nil }
    return try withExtendedLifetime(buffer) { try body(ImagePixels(buffer)) }
  }
}

extension Diagnostic {
  /// - Parameter data: Its bytes, which may be those of a known kind that is not read; none where they cannot be had.
  static func notAnImage(_ name: String, _ data: Data?) -> Diagnostic {
    let kinds = [
      ("TIFF", 0, "II*\0"), ("TIFF", 0, "MM\0*"), ("BMP", 0, "BM"), ("HEIC", 4, "ftyphei"),
      ("HEIC", 4, "ftypmif1"), ("AVIF", 4, "ftypavif"),
    ]
    let kind = kinds.first { data?.dropFirst($0.1).starts(with: $0.2.utf8) == true }?.0
    let readable = "PNG, JPEG, GIF, WebP, SVG or PDF image"
    return Diagnostic(
      .error,
      "\(name) is \(data?.isEmpty == true ? "empty" : kind.map { "a \($0) image, which is not read; save it as a \(readable)" } ?? "no \(readable)")"
    )
  }

  static func brokenImage(_ name: String, format: ImageHeader.Format, reason: String? = nil) -> Diagnostic {
    Diagnostic(
      .error,
      "\(name) begins as a \(format.rawValue.uppercased())\(format == .pdf ? "" : " image") and cannot be decoded",
      notes: reason.map { [Note($0)] } ?? [])
  }

  static func missingLoader(_ name: String, format: ImageHeader.Format) -> Diagnostic {
    Diagnostic(
      .error,
      "\(name) is a \(format.rawValue.uppercased()) image, and gdk-pixbuf has no loader for these here")
  }
}
