import Foundation
import QuoinDiagnostics
import QuoinResources

/// What a picture is drawn with.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as it is drawn so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale) } ?? UIImage()
  }

  private var scale: CGFloat { cgContext.canvas.scale }
}

/// Draws pictures with Core Graphics' calls.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///   UIColor.red.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
///
/// A picture that cannot be drawn, since it is too large, is a ``GraphicsMisuse`` and has no pixels.
public final class UIGraphicsImageRenderer {
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of what lies in a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of what lies in a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Draws a picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    GraphicsMisuse.reporting(otherwise: UIImage()) { () throws(Diagnostic) in
      try Renderer.image(size: bounds.size, options: options, budget: BudgetMeter.currentBudget) {
        draw(actions, on: $0)
      }
    }
  }

  /// Draws a picture, as a PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    data(as: .png, options, actions)
  }

  /// Draws a picture, as a JPEG.
  ///
  /// - Parameter compressionQuality: From 0, small, to 1, good.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    var options = options
    options.jpeg.quality = max(1, Int(nearest: min(max(compressionQuality, 0), 1) * 100))
    return data(as: .jpeg, options, actions)
  }

  /// Draws a picture and does something with it beside.
  public func runDrawingActions(_ actions: (UIGraphicsImageRendererContext) -> Void) {
    _ = image(actions: actions)
  }

  private func data(
    as format: OutputFormat, _ options: OutputOptions, _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    GraphicsMisuse.reporting(otherwise: Data()) { () throws(Diagnostic) in
      try Renderer.render(
        size: bounds.size, format: format, options: options, budget: BudgetMeter.currentBudget
      ) { draw(actions, on: $0) }
    }
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void, on canvas: Canvas) {
    canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.current(on: canvas) {
      if let context = CGContext.present { actions(UIGraphicsImageRendererContext(context, format)) }
    }
  }

  private var options: OutputOptions { OutputOptions(scale: format.scale, isOpaque: format.opaque) }
}

extension OutputOptions {
  /// Options of a picture that is drawn for the present traits.
  init(scale: CGFloat, isOpaque: Bool) {
    self.init()
    self.scale = scale > 0 ? scale : UITraitCollection.mainScreen.displayScale
    traits = .current
    if isOpaque { background = .black }
  }
}

extension CGContext {
  /// The picture as it is drawn so far; nothing where the output has no pixels.
  ///
  /// Masks that lie over what is drawn end with it; what is in an open transparency layer is not in the picture yet.
  public func makeImage() -> CGImage? {
    endMasks()
    return try? (canvas as? ImageCanvas)?.copiedImage(budget: BudgetMeter.currentBudget)
  }
}
