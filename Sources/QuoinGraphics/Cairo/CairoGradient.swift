import CQuoinGraphics
import Foundation

/// Gradients as Cairo's own patterns, which PDF keeps as vectors.
enum CairoGradient {
  /// A pattern, or nothing when Cairo could not make it; the caller destroys it.
  static func pattern(_ shape: Gradient.Shape, _ ramp: ColorRamp, covering bounds: CGRect) -> OpaquePointer? {
    switch shape {
    case .linear(let from, let to):
      let pattern = cairo_pattern_create_linear(
        Double(from.x), Double(from.y), Double(to.x), Double(to.y))
      return withStops(pattern, ramp)
    case .radial(let center, let radius):
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = CGAffineTransform(scaleX: 1 / radius.width, y: 1 / radius.height)
        .translatedBy(x: -center.x, y: -center.y).cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      return withStops(pattern, ramp)
    case .conic(let center, let angle):
      return conic(center, angle, ramp, reach: bounds.reach(from: center))
    }
  }

  private static func withStops(_ pattern: OpaquePointer?, _ ramp: ColorRamp) -> OpaquePointer? {
    for stop in ramp.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha)
    }
    return pattern
  }

  /// A fan of patches around the centre, a fixed number for each turn and one more at each stop.
  private static func conic(
    _ center: CGPoint, _ angle: CGFloat, _ ramp: ColorRamp, reach: CGFloat
  ) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    var cuts = (0...72).map { CGFloat($0) / 72 } + ramp.stops.map(\.location)
    cuts.sort()
    for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-6 {
      // Colours just inside the patch, so that two stops at one place make a sharp edge.
      let (first, last) = (ramp.color(at: from + 1e-7), ramp.color(at: to - 1e-7))
      func edge(_ t: CGFloat) -> (Double, Double) {
        let turn = angle + t * 2 * .pi
        return (Double(center.x + reach * cos(turn)), Double(center.y + reach * sin(turn)))
      }
      let (a, b) = (edge(from), edge(to))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, Double(center.x), Double(center.y))
      cairo_mesh_pattern_line_to(pattern, a.0, a.1)
      cairo_mesh_pattern_line_to(pattern, b.0, b.1)
      cairo_mesh_pattern_line_to(pattern, Double(center.x), Double(center.y))
      for (corner, color) in [(UInt32(0), first), (1, first), (2, last), (3, last)] {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, corner, color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }
}
