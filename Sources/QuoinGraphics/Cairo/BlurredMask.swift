import CQuoinGraphics
import Foundation
import QuoinResources

/// A shape in pixels of coverage, blurred: what a shadow's colour is let through.
///
/// Nobody changes it once it is made, so that threads share what the shadows of equal shapes have in common: a knob, a card.
final class BlurredMask: Sendable {
  private let bytes: [UInt8]
  let (width, height): (Int, Int)
  private let stride: Int32

  /// What a mask follows from.
  private struct Key: Hashable, Sendable {
    let shape: [PathElement]
    let place: EffectPlace
    let deviation: CGFloat
  }

  private static let kept = Guarded(
    GenerationalCache<Key, BlurredMask>(limit: 8 << 20, largest: 1 << 20))
  /// Longer shapes are seldom drawn twice.
  private static let longestShape = 64

  /// The mask of a shape, kept from when it was drawn last or made; nothing without memory for it.
  ///
  /// - Parameters:
  ///   - shape: All that the mask follows from, or nothing where it follows from more.
  ///   - place: The pixels.
  ///   - deviation: The blur's standard deviation, in points.
  ///   - draw: Draws the shape, in the canvas's coordinates.
  static func cast(
    by shape: [PathElement]?, in place: EffectPlace, deviation: CGFloat, _ meter: BudgetMeter,
    draw: (OpaquePointer) -> Void
  ) -> BlurredMask? {
    guard let shape, shape.count <= longestShape else {
      return BlurredMask(place, deviation: deviation, meter, draw: draw)
    }
    let key = Key(shape: shape, place: place, deviation: deviation)
    if let known = kept.withLock({ $0.value(key) }) { return known }
    guard let mask = BlurredMask(place, deviation: deviation, meter, draw: draw) else { return nil }
    // With the budget used up the blur may have ended early.
    if meter.isUsedUp { return mask }
    let (value, forgotten) = kept.withLock { $0.insert(mask, for: key, cost: mask.bytes.count) }
    withExtendedLifetime(forgotten) {}
    return value
  }

  private init?(
    _ place: EffectPlace, deviation: CGFloat, _ meter: BudgetMeter, draw: (OpaquePointer) -> Void
  ) {
    (width, height) = (Int(place.width), Int(place.height))
    stride = cairo_format_stride_for_width(CAIRO_FORMAT_A8, place.width)
    guard stride > 0, place.height > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(stride) * Int(place.height))
    let isDrawn = bytes.withUnsafeMutableBufferPointer { [width, height, stride] bytes in
      guard let start = bytes.baseAddress,
        let surface = cairo_image_surface_create_for_data(
          start, CAIRO_FORMAT_A8, Int32(width), Int32(height), stride)
      else { return false }
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return false }
      var matrix = place.transform.cairo
      cairo_set_matrix(context, &matrix)
      draw(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      BoxBlur.blur(
        start, width: width, height: height, stride: Int(stride),
        deviation: Double(deviation * place.scale), meter)
      return true
    }
    guard isDrawn else { return nil }
    self.bytes = bytes
  }

  /// The coverage from the top left on, a byte a pixel.
  var rows: [UInt8] {
    if Int(stride) == width { return bytes }
    return (0..<height).flatMap { bytes[$0 * Int(stride)..<$0 * Int(stride) + width] }
  }

  /// Lets a context's source through where the mask is.
  func apply(to context: OpaquePointer, at place: EffectPlace) {
    var inverse = place.transform.inverted().cairo
    cairo_transform(context, &inverse)
    bytes.withUnsafeBufferPointer { bytes in
      // Cairo only reads what it masks with.
      let start = UnsafeMutablePointer(mutating: bytes.baseAddress)
      let surface = cairo_image_surface_create_for_data(
        start, CAIRO_FORMAT_A8, Int32(width), Int32(height), stride)
      cairo_mask_surface(context, surface, 0, 0)
      cairo_surface_destroy(surface)
    }
  }
}
