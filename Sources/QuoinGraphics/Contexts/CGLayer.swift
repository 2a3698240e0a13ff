import Foundation
import QuoinDiagnostics
import QuoinResources

/// A picture that is drawn once with a context of its own, and on other contexts as often as one likes.
///
/// It has as many pixels a point as the context that it was made for.
public final class CGLayer {
  /// How large the picture is, in points.
  public let size: CGSize
  /// Where the picture is drawn.
  public let context: CGContext?

  /// Creates a clear picture.
  ///
  /// - Parameters:
  ///   - context: Where it will be drawn.
  ///   - size: In points; nothing comes of a size that has no pixels or too many.
  ///   - auxiliaryInfo: Without effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]? = nil) {
    let options = OutputOptions(scale: context.canvas.scale, isOpaque: false)
    let canvas: Canvas? = GraphicsMisuse.reporting(otherwise: nil) { () throws(Diagnostic) in
      try ImageCanvas.make(size: size, options: options, budget: BudgetMeter.currentBudget)
    }
    guard let canvas else { return nil }
    self.size = size
    self.context = CGContext(canvas)
  }
}

extension CGContext {
  /// Draws a layer's picture stretched over a rectangle, upright where y points down.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    withEffects(asGroup: true) { canvas.draw(UIImage(cgImage: image), in: rect.standardized) }
  }

  /// Draws a layer's picture in its size with its top left at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
