import Foundation
import QuoinDiagnostics
import QuoinResources

/// A picture that is kept, and of which parts are drawn again.
package final class PictureBuffer {
  /// The size in points.
  package let size: CGSize
  private let options: OutputOptions
  private let budget: Budget
  private let canvas: ImageCanvas

  /// Creates a picture of clear pixels.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - options: Scale, background and traits.
  ///   - budget: How many pixels it may have.
  /// - Throws: A diagnostic when the size cannot be drawn.
  package init(size: CGSize, options: OutputOptions, budget: Budget = .default) throws(Diagnostic) {
    canvas = try ImageCanvas.make(size: size, options: options, budget: budget)
    self.size = size
    self.budget = budget
    self.options = options
  }

  /// The whole pixels that a part of the picture touches, in points; null where it touches none.
  package func wholePixels(of rect: CGRect) -> CGRect {
    let scale = options.scale
    let rect = rect.overlap(CGRect(origin: .zero, size: size))
    if rect.isNull || rect.isEmpty { return .null }
    let (left, top) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
    let (right, bottom) = ((rect.maxX * scale).rounded(.up), (rect.maxY * scale).rounded(.up))
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }

  /// Draws a part of the picture anew.
  ///
  /// - Parameters:
  ///   - part: Whole pixels, in points.
  ///   - draw: Draws on a canvas that lets nothing out of the part.
  /// - Throws: What the drawing takes beyond the budget.
  package func redraw(_ part: CGRect, draw: (Canvas) -> Void) throws(Diagnostic) {
    // A canvas counts what drawing takes, so each drawing has its own.
    guard let canvas = ImageCanvas(on: self.canvas, traits: options.traitsAtScale) else {
      throw .noRoom(for: size)
    }
    canvas.clip(to: part)
    canvas.erase()
    if let background = options.background { canvas.fill(part, color: background) }
    draw(canvas)
    canvas.goBackToStart()
    if let problem = canvas.meter.problem { throw problem }
  }

  /// The picture as it is now; it stays so when parts of it are drawn again.
  package func image() throws(Diagnostic) -> UIImage {
    UIImage(cgImage: try canvas.copiedImage(budget: budget), scale: options.scale)
  }

  /// The picture as it is now, as a PNG.
  package func pngData() throws(Diagnostic) -> Data { try canvas.encoded(as: .png, options) }

  /// A part of the picture as it is now, as a PNG in full colour.
  ///
  /// - Parameter part: Whole pixels, in points.
  package func pngData(of part: CGRect) throws(Diagnostic) -> Data { try canvas.pngData(of: part, options) }
}
