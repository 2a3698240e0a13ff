import CQuoinGraphics
import Foundation

/// The pixels that a context draws on at the moment, for glyphs to be put on directly.
final class GlyphTarget {
  /// From the current coordinates to pixels.
  let transform: CGAffineTransform
  /// What may be drawn on.
  let bounds: PixelBox
  private let context: OpaquePointer
  private let surface: OpaquePointer
  /// The pixels as pixman has them, clipped to the bounds.
  private let image: OpaquePointer
  /// Where the surface lies on the page, in pixels; a group holds a part of it.
  private let offset: (x: Double, y: Double)
  /// Whether the clip is more than its bounds: round, turned, or with edges between pixels.
  private let hasShape: Bool

  /// Looks at a context's surface, or answers nothing where that has no pixels that glyphs could be put on.
  init?(_ context: OpaquePointer) {
    guard let surface = cairo_get_group_target(context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    cairo_surface_flush(surface)
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    guard let bytes = cairo_image_surface_get_data(surface), width > 0, height > 0,
      let image = bytes.withMemoryRebound(
        to: UInt32.self, capacity: 1,
        {
          pixman_image_create_bits(
            PIXMAN_a8r8g8b8, width, height, $0, cairo_image_surface_get_stride(surface))
        })
    else { return nil }
    var offset = (x: 0.0, y: 0.0)
    cairo_surface_get_device_offset(surface, &offset.x, &offset.y)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    transform = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0 + offset.x,
      ty: matrix.y0 + offset.y)
    let clip = Clip(context, matrix)
    let surfaceBounds = PixelBox(left: 0, top: 0, right: width, bottom: height)
    bounds = PixelBox(
      left: Int32(nearest: clip.bounds.minX + offset.x), top: Int32(nearest: clip.bounds.minY + offset.y),
      right: Int32(nearest: clip.bounds.maxX + offset.x), bottom: Int32(nearest: clip.bounds.maxY + offset.y)
    ).intersection(surfaceBounds)
    hasShape = clip.hasShape
    self.context = context
    self.surface = surface
    self.image = image
    self.offset = offset
    if !bounds.isEmpty {
      var region = pixman_region32_t()
      pixman_region32_init_rect(&region, bounds.left, bounds.top, UInt32(bounds.width), UInt32(bounds.height))
      pixman_image_set_clip_region32(image, &region)
      pixman_region32_fini(&region)
    }
  }

  deinit { pixman_image_unref(image) }

  /// Tells Cairo that its pixels have changed.
  func finish() { cairo_surface_mark_dirty(surface) }

  /// Puts glyphs of one colour on the pixels.
  ///
  /// - Parameters:
  ///   - glyphs: Pixman's glyphs at their pixels.
  ///   - box: What they cover of the bounds; not empty.
  ///   - overlap: Whether some of them may cover the same pixels.
  ///   - color: The colour.
  ///   - cache: Where the glyphs are.
  func draw(
    _ glyphs: UnsafeBufferPointer<pixman_glyph_t>, in box: PixelBox, overlap: Bool, _ color: CGColor,
    _ cache: OpaquePointer
  ) {
    if hasShape { return drawInShape(glyphs, in: box, color, cache) }
    guard let source = Self.solid(Self.premultiplied(color)) else { return }
    defer { pixman_image_unref(source) }
    let count = Int32(glyphs.count)
    if overlap {
      // Where two cover one pixel, their shares of it add up.
      pixman_composite_glyphs(
        PIXMAN_OP_OVER, source, image, PIXMAN_a8, 0, 0, box.left, box.top, box.left, box.top, box.width,
        box.height, cache, count, glyphs.baseAddress)
    } else {
      pixman_composite_glyphs_no_mask(
        PIXMAN_OP_OVER, source, image, 0, 0, 0, 0, cache, count, glyphs.baseAddress)
    }
  }

  /// Collects the glyphs first, and lets Cairo put them through its clip.
  private func drawInShape(
    _ glyphs: UnsafeBufferPointer<pixman_glyph_t>, in box: PixelBox, _ color: CGColor, _ cache: OpaquePointer
  ) {
    guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, box.width, box.height) else { return }
    defer { cairo_surface_destroy(mask) }
    guard let bytes = cairo_image_surface_get_data(mask), let white = Self.solid(Self.white) else { return }
    defer { pixman_image_unref(white) }
    let stride = cairo_image_surface_get_stride(mask)
    let target = bytes.withMemoryRebound(to: UInt32.self, capacity: 1) {
      pixman_image_create_bits(PIXMAN_a8, box.width, box.height, $0, stride)
    }
    guard let target else { return }
    pixman_composite_glyphs_no_mask(
      PIXMAN_OP_ADD, white, target, 0, 0, -box.left, -box.top, cache, Int32(glyphs.count), glyphs.baseAddress)
    pixman_image_unref(target)
    cairo_surface_mark_dirty(mask)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(context, mask, Double(box.left) - offset.x, Double(box.top) - offset.y)
    cairo_set_matrix(context, &matrix)
  }

  private static let white = pixman_color_t(red: .max, green: .max, blue: .max, alpha: .max)

  private static func premultiplied(_ color: CGColor) -> pixman_color_t {
    func part(_ value: CGFloat) -> UInt16 { UInt16(min(max(value * color.alpha * 65_535, 0), 65_535) + 0.5) }
    return pixman_color_t(
      red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(1))
  }

  private static func solid(_ color: pixman_color_t) -> OpaquePointer? {
    var color = color
    return pixman_image_create_solid_fill(&color)
  }

  /// A context's clip in pixels of the page.
  private struct Clip {
    var bounds: CGRect
    var hasShape: Bool

    init(_ context: OpaquePointer, _ matrix: cairo_matrix_t) {
      cairo_identity_matrix(context)
      var matrix = matrix
      defer { cairo_set_matrix(context, &matrix) }
      let list = cairo_copy_clip_rectangle_list(context)
      defer { cairo_rectangle_list_destroy(list) }
      if let list = list?.pointee, list.status == CAIRO_STATUS_SUCCESS, list.num_rectangles <= 1 {
        hasShape = false
        bounds = list.num_rectangles == 0 ? .zero : CGRect(list.rectangles[0])
      } else {
        hasShape = true
        var corners = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &corners.0, &corners.1, &corners.2, &corners.3)
        bounds = CGRect(
          x: corners.0, y: corners.1, width: corners.2 - corners.0, height: corners.3 - corners.1)
      }
    }
  }
}

extension CGRect {
  fileprivate init(_ rectangle: cairo_rectangle_t) {
    self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}
