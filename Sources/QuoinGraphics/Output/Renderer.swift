import Foundation
import QuoinDiagnostics
import QuoinResources

/// Turns drawing into the bytes of a picture or a document.
public enum Renderer {
  /// Draws one page.
  ///
  /// ```swift
  /// let png = try Renderer.render(size: CGSize(width: 100, height: 50), format: .png) { canvas in
  ///   canvas.fill(CGRect(x: 10, y: 10, width: 80, height: 30), color: .systemBlue)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: What is written.
  ///   - options: How it is written.
  ///   - budget: How many pixels the output may have.
  ///   - draw: Draws on the canvas.
  /// - Returns: The file's bytes, the same for the same drawing.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public static func render(
    size: CGSize, format: OutputFormat, options: OutputOptions = OutputOptions(),
    budget: Budget = .default, draw: (Canvas) -> Void
  ) throws(Diagnostic) -> Data {
    try checkSize(size, scale: options.scale, budget: budget)
    let traits = options.traits.overridden(by: UITraitCollection(displayScale: options.scale))
    draw(Canvas(size: size, scale: options.scale, traits: traits))
    return Data()
  }

  static func checkSize(_ size: CGSize, scale: CGFloat, budget: Budget) throws(Diagnostic) {
    guard size.width.isFinite, size.height.isFinite, scale.isFinite, size.width > 0, size.height > 0,
      scale > 0
    else { throw .unusableOutputSize(size, scale: scale) }
    let pixels = (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)
    if pixels > CGFloat(budget.imagePixels) {
      throw .outputTooLarge(size, scale: scale, limit: budget.imagePixels)
    }
  }
}

extension Diagnostic {
  /// An output without a size that can be drawn.
  static func unusableOutputSize(_ size: CGSize, scale: CGFloat) -> Diagnostic {
    Diagnostic(
      .error,
      "Cannot draw a picture of \(size.width) × \(size.height) points at scale \(scale); all must be finite and above 0"
    )
  }

  /// An output with more pixels than the budget allows.
  static func outputTooLarge(_ size: CGSize, scale: CGFloat, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "A picture of \(size.width) × \(size.height) points at scale \(scale) has more than the limit of \(limit) pixels"
    )
  }
}
