import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import Synchronization

/// An SVG as a drawing, sharp at every size.
final class SVGDrawing: @unchecked Sendable {
  // The handle is only used inside the lock: librsvg's handles are not safe to share between threads.

  /// The size that the file asks for, in pixels.
  let size: CGSize
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let lock = Mutex(())

  /// Reads an SVG. It is given no address, so that it can load nothing but what it holds itself.
  init(data: Data, name: String) throws(Diagnostic) {
    var failure: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &failure)
    }
    guard let handle else {
      let reason = failure.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&failure)
      throw .brokenSVG(name, reason: reason)
    }
    guard let size = Self.size(of: handle) else {
      g_object_unref(UnsafeMutableRawPointer(handle))
      throw .imageWithoutSize(name)
    }
    rsvg_handle_set_dpi(handle, 96)
    self.handle = handle
    self.size = size
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Draws into a rectangle of a Cairo context.
  func draw(in context: OpaquePointer, _ rect: CGRect) {
    var viewport = RsvgRectangle(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    _ = lock.withLock { _ in rsvg_handle_render_document(handle, context, &viewport, nil) }
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize? {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return usable(width, height)
    }
    var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
    var (w, h) = (RsvgLength(), RsvgLength())
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
    // What CSS gives a picture that says nothing of its size.
    return hasBox != 0 ? usable(box.width, box.height) : CGSize(width: 300, height: 150)
  }

  private static func usable(_ width: Double, _ height: Double) -> CGSize? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension Diagnostic {
  static func brokenSVG(_ name: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) is no SVG that can be drawn",
      notes: reason.isEmpty ? [] : [Note(reason.trimmingCharacters(in: .whitespacesAndNewlines))])
  }
}
