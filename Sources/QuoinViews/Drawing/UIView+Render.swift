import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

extension UIView {
  /// Lays out what has changed and draws the view, with the origin of its bounds at the canvas's origin.
  ///
  /// Hidden views, clear ones and those that nothing can be seen of are not visited. The view's own transform and
  /// place in its superview do not count.
  public final func render(into canvas: Canvas) {
    layoutIfNeeded()
    var walk = DrawingWalk(canvas: canvas)
    walk.drawRoot(self)
    noteDrawn()
  }

  /// Lays the view out and draws it as a picture or a document.
  ///
  /// ```swift
  /// let png = try card.render(as: .png, size: CGSize(width: 1200, height: 630))
  /// ```
  ///
  /// - Parameters:
  ///   - format: What is written.
  ///   - size: The size that the view is given, in points; its present size, or its fitting size when it has none.
  ///   - options: How it is written; those of the view's own traits and pixel scale unless given.
  ///   - budget: How many pixels the output may have.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  /// - Returns: The file's bytes.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public final func render(
    as format: OutputFormat, size: CGSize? = nil, options: OutputOptions? = nil, budget: Budget = .default
  ) throws(Diagnostic) -> Data {
    try BudgetMeter.metering(budget) { _ throws(Diagnostic) in
      if let size {
        bounds.size = size
      } else if geometry.size == .zero {
        bounds.size = measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
      }
      let options = options ?? outputOptions
      return try Renderer.render(size: geometry.size, format: format, options: options, budget: budget) {
        render(into: $0)
      }
    }
  }

  /// Options with the view's own traits and pixel scale.
  public final var outputOptions: OutputOptions {
    var options = OutputOptions()
    options.scale = displayScale
    options.traits = traitCollection
    return options
  }
}
