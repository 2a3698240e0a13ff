import CQuoinGraphics
import Foundation

/// An SVG as librsvg holds it.
final class SVGHandle: @unchecked Sendable {
  // librsvg's handles count references without atomics: they may go from thread to thread, and only one may use them at
  // a time. The handles of a drawing lie in a list behind a lock, and whoever takes one out is the only one to know it.

  /// Why librsvg does not take a file.
  struct Failure: Error { let reason: String }

  private let library: SVGLibrary
  private let handle: OpaquePointer
  private let mayHaveText: Bool

  init(_ data: Data) throws(Failure) {
    guard let library = SVGLibrary.shared else {
      throw Failure(reason: "librsvg, which draws SVG, is not installed here")
    }
    var failure: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes { bytes in
      library.newHandle(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &failure)
    }
    guard let handle else {
      let reason = failure.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&failure)
      throw Failure(reason: reason)
    }
    // CSS has 96 pixels to the inch; librsvg has 90 until it is told, also for the size.
    library.setResolution(handle, 96)
    (self.library, self.handle) = (library, handle)
    mayHaveText = SVGFonts.areNeeded(by: data)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// The size that the file asks for, in pixels; nothing when that is none or endless.
  var size: CGSize? {
    var (width, height) = (0.0, 0.0)
    if library.sizeInPixels(handle, &width, &height) != 0 { return Self.usable(width, height) }
    var hasBox: gboolean = 0
    var box = cairo_rectangle_t()
    library.dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
    // What CSS gives a picture that says nothing of its size.
    return hasBox != 0 ? Self.usable(box.width, box.height) : CGSize(width: 300, height: 150)
  }

  /// Draws into a rectangle of a Cairo context, and nothing beyond it.
  func draw(in context: OpaquePointer, _ rect: CGRect) {
    cairo_save(context)
    defer { cairo_restore(context) }
    Self.clip(context, to: rect)
    var viewport = cairo_rectangle_t(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    if mayHaveText {
      SVGFonts.use { _ = library.render(handle, context, &viewport, nil) }
    } else {
      _ = library.render(handle, context, &viewport, nil)
    }
  }

  /// Clips to a rectangle, in pixels to all those that it touches: an edge within a pixel would be drawn pale twice.
  private static func clip(_ context: OpaquePointer, to rect: CGRect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var box = rect
    if context.drawsOnImage, matrix.xy == 0, matrix.yx == 0 {
      let pixels = rect.applying(CGAffineTransform(of: context))
      // What comes of rounding touches no pixel.
      let margin = 1e-6
      let (left, top) = ((pixels.minX + margin).rounded(.down), (pixels.minY + margin).rounded(.down))
      box = CGRect(
        x: left, y: top, width: (pixels.maxX - margin).rounded(.up) - left,
        height: (pixels.maxY - margin).rounded(.up) - top)
      cairo_identity_matrix(context)
    }
    cairo_rectangle(context, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
    cairo_set_matrix(context, &matrix)
    cairo_clip(context)
  }

  private static func usable(_ width: Double, _ height: Double) -> CGSize? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }
}
