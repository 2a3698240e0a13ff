import CQuoinGraphics
import Foundation
import QuoinResources

/// Draws something row by row of an image, and asks the meter between: Cairo goes through all of a call at once, and nobody
/// could stop it.
///
/// Bands begin at multiples of their height, whatever part of a picture is drawn, and follow from what is drawn alone: lines
/// come out a shade different where they are drawn in parts.
struct DrawingBands {
  private let context: OpaquePointer
  private let meter: BudgetMeter
  private let matrix: cairo_matrix_t
  /// The columns and rows of the device that are drawn.
  private let columns: ClosedRange<Double>
  private let rows: ClosedRange<Double>

  /// Finds the rows in which something can be seen; nothing where a context draws on no image, or nothing is seen.
  ///
  /// - Parameters:
  ///   - context: Where to draw.
  ///   - reach: The rows that the drawing reaches over; all unless given.
  init?(_ context: OpaquePointer, within reach: ClosedRange<Double>? = nil, _ meter: BudgetMeter) {
    guard context.drawsOnImage else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_set_matrix(context, &matrix)
    top = max(top, reach?.lowerBound ?? top).rounded(.down)
    bottom = min(bottom, reach?.upperBound ?? bottom).rounded(.up)
    guard right > left, bottom > top else { return nil }
    (self.context, self.meter, self.matrix) = (context, meter, matrix)
    columns = left...right
    rows = top...bottom
  }

  /// Draws all bands, as long as the budget lasts.
  ///
  /// - Parameters:
  ///   - height: How many rows a band has, from 1.
  ///   - draw: Draws a band, which is the clip, with the path that it needs; gets its rows.
  func draw(height: Int, _ draw: (ClosedRange<Double>) -> Void) {
    let height = Double(height)
    var top = rows.lowerBound
    while top < rows.upperBound, (try? meter.checkTime()) != nil {
      let bottom = min(((top / height).rounded(.down) + 1) * height, rows.upperBound)
      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_rectangle(context, columns.lowerBound, top, columns.upperBound - columns.lowerBound, bottom - top)
      cairo_clip(context)
      var matrix = matrix
      cairo_set_matrix(context, &matrix)
      draw(top...bottom)
      cairo_restore(context)
      top = bottom
    }
    cairo_new_path(context)
  }
}

extension CairoCanvas {
  /// How many rows of dashed lines are drawn at once.
  private static var rowsOfDashes: Int { 16 }

  /// Fills a long path with the source of a context, in bands; tells whether it was one.
  static func fillsInBands(
    _ path: UIBezierPath, on context: OpaquePointer, _ meter: BudgetMeter
  ) -> Bool {
    guard path.elements.count >= LongPath.leastSteps, context.drawsOnImage else { return false }
    let long = LongPath(path, CGAffineTransform(of: context))
    guard let bands = DrawingBands(context, within: long.rows, meter) else { return true }
    cairo_set_fill_rule(
      context, path.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    bands.draw(height: long.rowsOfBand(taking: 2_000)) { band in
      long.addForFilling(band, to: context)
      cairo_fill(context)
    }
    return true
  }

  /// Strokes a long path with the source and the style of the canvas's context, in bands; tells whether it was one.
  func strokesInBands(_ path: UIBezierPath) -> Bool {
    guard context.drawsOnImage, path.elements.count >= LongPath.leastSteps || path.hasManyDashes else {
      return false
    }
    let matrix = CGAffineTransform(of: context)
    let width = path.lineWidth / 2 * max(2, path.lineJoinStyle == .miter ? path.miterLimit : 0)
    // A pixel more, as lines of less than one are drawn a little wider.
    let reach = Double(width * hypot(matrix.b, matrix.d)) + 1
    guard path.lineDashPattern.isEmpty else {
      // Dashes go on from one line to the next, so that none can be left out.
      guard let bands = DrawingBands(context, meter) else { return true }
      bands.draw(height: Self.rowsOfDashes) { _ in
        add(path)
        cairo_stroke(context)
      }
      return true
    }
    let long = LongPath(path, matrix)
    let rows = long.rows.map { $0.lowerBound - reach...$0.upperBound + reach }
    guard let bands = DrawingBands(context, within: rows, meter) else { return true }
    bands.draw(height: long.rowsOfBand(taking: 12_000)) { band in
      long.addForStroking(band, reach: reach, to: context)
      cairo_stroke(context)
    }
    return true
  }
}

extension UIBezierPath {
  /// How many dashes are drawn at once.
  private static let mostDashes: CGFloat = 10_000

  /// Whether its dashes may be more than are drawn at once.
  fileprivate var hasManyDashes: Bool {
    guard !lineDashPattern.isEmpty else { return false }
    let mean = lineDashPattern.reduce(0, +) / CGFloat(lineDashPattern.count)
    let size = bounds
    return !size.isNull
      && (size.width + size.height) * CGFloat(elements.count) > mean * Self.mostDashes
  }
}

extension OpaquePointer {
  /// Whether what is drawn on the context becomes pixels at once.
  var drawsOnImage: Bool {
    cairo_get_group_target(self).map { cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_IMAGE } ?? false
  }
}

extension CGAffineTransform {
  /// From a context's coordinates to those of its device.
  init(of context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    self.init(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }
}
