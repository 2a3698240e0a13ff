import CQuoinGraphics
import Foundation
import QuoinResources

/// A canvas of pixels, for PNG and JPEG.
final class ImageCanvas: CairoCanvas {
  private let surface: OpaquePointer

  /// Creates a canvas of clear pixels, or nothing when there is no memory for them.
  init?(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    let pixels = PixelGrid(scale: scale).pixels(holding: size)
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(nearest: pixels.width), Int32(nearest: pixels.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    super.init(surface: surface, size: size, scale: scale, traits: traits)
    // What is drawn first on a surface that Cairo knows to be clear comes out a shade different where its edges are smooth;
    // parts that are drawn again would differ from the same parts of a picture drawn at once.
    cairo_surface_mark_dirty(surface)
  }

  /// Creates a canvas that draws on the pixels of another one.
  init?(on other: ImageCanvas, traits: UITraitCollection) {
    surface = cairo_surface_reference(other.surface)
    super.init(
      surface: surface, size: other.size, scale: other.scale, traits: traits)
  }

  @discardableResult
  override func erase() -> Bool {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_restore(context)
    return true
  }

  /// Takes over the pixels of a canvas of the same size.
  func copyPixels(of other: ImageCanvas) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, other.surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  deinit { cairo_surface_destroy(surface) }

  override var holdsPixels: Bool { true }

  /// The surface, for whoever takes the pixels over and destroys it.
  func retainedSurface() -> OpaquePointer { cairo_surface_reference(surface) }

  /// Works with the pixels as they are now; nothing when something was left out for want of memory.
  func withPixels<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) throws(Failure) ->
      Result
  ) throws(Failure) -> Result? {
    cairo_surface_flush(surface)
    guard cairo_status(context) != CAIRO_STATUS_NO_MEMORY,
      cairo_surface_status(surface) != CAIRO_STATUS_NO_MEMORY,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    return try body(
      bytes, Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
      Int(cairo_image_surface_get_stride(surface)))
  }

  override func blurBackdropPrimitive(in rect: CGRect, radii: CornerRadii, deviation: CGFloat) -> Bool {
    blurPixels(in: rect, radii: radii, deviation: deviation)
  }

  override func drawGlyphs(_ runs: [GlyphRun]) { drawMasks(of: runs) }
}
