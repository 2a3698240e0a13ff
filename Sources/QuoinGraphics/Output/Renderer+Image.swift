import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

extension Renderer {
  /// Draws an image to be drawn again, without encoding it.
  ///
  /// ```swift
  /// let dot = try Renderer.image(size: CGSize(width: 8, height: 8)) { canvas in
  ///   canvas.fill(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), radii: CornerRadii(4), paint: .color(.red))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - options: Scale, background and traits.
  ///   - budget: How many pixels the image may have.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - draw: Draws on the canvas.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public static func image(
    size: CGSize, options: OutputOptions = OutputOptions(), budget: Budget = .default,
    draw: (Canvas) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> UIImage {
    try BudgetMeter.metering(budget) { meter throws(Diagnostic) in
      let canvas = try ImageCanvas.make(size: size, options: options, budget: meter.budget)
      if let background = options.background {
        canvas.fill(CGRect(origin: .zero, size: size), color: background)
      }
      try draw(canvas)
      canvas.goBackToStart()
      try meter.checkTime()
      guard let image = CGImage(drawnOn: canvas) else { throw .noRoom(for: size) }
      return UIImage(cgImage: image, scale: options.scale)
    }
  }
}

extension ImageCanvas {
  /// Creates a canvas of clear pixels.
  ///
  /// - Throws: A diagnostic when the size cannot be drawn.
  static func make(
    size: CGSize, options: OutputOptions, budget: Budget
  ) throws(Diagnostic) -> ImageCanvas {
    try Renderer.checkSize(size, scale: options.scale, budget: budget)
    return try make(checkedSize: size, options: options)
  }

  /// Creates a canvas of clear pixels of a size that has been checked.
  ///
  /// - Throws: A diagnostic when there is no memory for it.
  static func make(checkedSize size: CGSize, options: OutputOptions) throws(Diagnostic) -> ImageCanvas {
    guard let canvas = ImageCanvas(size: size, scale: options.scale, traits: options.traitsAtScale) else {
      throw .noRoom(for: size)
    }
    return canvas
  }
}

extension ImageCanvas {
  /// The picture as it is now; nothing drawn later is in it.
  ///
  /// - Throws: A diagnostic when there is no memory for it, or it has more pixels than are allowed.
  func copiedImage(budget: Budget) throws(Diagnostic) -> CGImage {
    var options = OutputOptions()
    options.scale = scale
    let copy = try ImageCanvas.make(size: size, options: options, budget: budget)
    copy.copyPixels(of: self)
    guard let image = CGImage(drawnOn: copy) else { throw .noRoom(for: size) }
    return image
  }
}

extension CGImage {
  /// Takes over the pixels of a canvas that nothing draws on any more.
  convenience init?(drawnOn canvas: ImageCanvas) {
    guard let pixels = PixelBuffer(taking: canvas.retainedSurface()) else { return nil }
    self.init(pixels)
  }
}
