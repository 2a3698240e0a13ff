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
    drawLaidOut(into: canvas)
  }

  /// Lays out what has changed and draws the view, with what the views in it are to those who do not see them.
  ///
  /// - Parameter roles: Gives the elements of a view, and where it leads; nothing for one that only holds others.
  package final func render(into canvas: Canvas, roles: @escaping (UIView) -> ViewRole?) {
    layoutIfNeeded()
    presentingAnimations { DrawingWalk(canvas: canvas, roles: roles).drawRoot(self) }
    noteDrawn()
  }

  private func drawLaidOut(into canvas: Canvas) {
    presentingAnimations { drawAsSet(into: canvas) }
  }

  /// Draws the view, which is laid out, with the values that it has: those that are set, unless animations are presented.
  final func drawAsSet(into canvas: Canvas) {
    DrawingWalk(canvas: canvas, roles: canvas.tagsViews ? \.viewRole : nil).drawRoot(self)
    noteDrawn()
  }

  /// Lays the view out and draws it as a picture or a document; its own frame stays as it is.
  ///
  /// ```swift
  /// let png = try card.render(as: .png, size: CGSize(width: 1200, height: 630))
  /// ```
  ///
  /// - Parameters:
  ///   - format: What is written.
  ///   - size: The size that the view is laid out for, in points; its present size, or its fitting size when it has none.
  ///   - options: How it is written; `outputOptions` unless given. The view is laid out for their scale.
  ///   - budget: How many pixels the output may have.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  /// - Returns: The file's bytes.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public final func render(
    as format: OutputFormat, size: CGSize? = nil, options: OutputOptions? = nil, budget: Budget = .default
  ) throws(Diagnostic) -> Data {
    try drawing(at: size, as: format, options: options, budget: budget) {
      (size, options, draw) throws(Diagnostic) in
      try Renderer.render(size: size, format: format, options: options, budget: budget, draw: draw)
    }
  }

  /// Lays the view out and draws it as an image, as ``render(as:size:options:budget:)`` does, without encoding it.
  ///
  /// - Parameters:
  ///   - size: The size that the view is laid out for, in points; its present size, or its fitting size when it has none.
  ///   - options: Scale, background and traits; `outputOptions` unless given.
  ///   - budget: How many pixels the image may have.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public final func renderedImage(
    size: CGSize? = nil, options: OutputOptions? = nil, budget: Budget = .default
  ) throws(Diagnostic) -> UIImage {
    try drawing(at: size, as: .png, options: options, budget: budget) {
      (size, options, draw) throws(Diagnostic) in
      try Renderer.image(size: size, options: options, budget: budget, draw: draw)
    }
  }

  /// Does some work that draws the view, while it has the size and the scale that it is drawn at.
  private func drawing<Result>(
    at size: CGSize?, as format: OutputFormat, options: OutputOptions?, budget: Budget,
    _ work: (CGSize, OutputOptions, (Canvas) -> Void) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try BudgetMeter.metering(budget) { _ throws(Diagnostic) in
      let options = options ?? outputOptions
      return try withPixels(of: options, as: format) { () throws(Diagnostic) in
        let room = size ?? ownOrFittingSize
        guard room.width.isFinite, room.height.isFinite else { throw .sizeNotFinite(room) }
        return try withSize(room) { () throws(Diagnostic) in
          try work(geometry.size, options) {
            // Those around it wait: they would place it for their own layout, not for the picture's.
            layoutOnlyWithin()
            drawLaidOut(into: $0)
          }
        }
      }
    }
  }

  package final var ownOrFittingSize: CGSize {
    if geometry.size != .zero { return geometry.size }
    return measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Does some work while the view has another size.
  private func withSize<Result>(
    _ size: CGSize, _ work: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    if size == geometry.size { return try work() }
    let old = geometry
    let autoresized = autoresizingGeometries
    setFrameWithoutTransform(CGRect(origin: old.origin, size: size))
    defer {
      // To the bit, however the anchor point and a transform have rounded.
      restorePlace(old)
      for (view, geometry) in autoresized { view.restorePlace(geometry) }
    }
    return try work()
  }

  /// Does some work while the view has the pixels of what is drawn, or none.
  private func withPixels<Result>(
    of options: OutputOptions, as format: OutputFormat, _ work: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let scale = UITraitCollection(displayScale: options.scale)
    let traits = format.hasPixels ? scale : scale.withoutPixels
    let lines = format.hasPixels ? options.scale : traits.layoutScale
    if options.scale == displayScale, pixelGrid.scale == lines { return try work() }
    let old = traitOverrides
    traitOverrides = (old ?? UITraitCollection()).overridden(by: traits)
    defer { traitOverrides = old }
    return try work()
  }

  /// Options with the view's own traits, and with the pixel scale that they or the view's window state; else with one
  /// pixel a point.
  public final var outputOptions: OutputOptions {
    var options = OutputOptions()
    options.scale = statedScale ?? options.scale
    options.traits = traitCollection
    return options
  }
}

nonisolated extension Diagnostic {
  /// A size that is infinite or no number.
  static func sizeNotFinite(_ size: CGSize) -> Diagnostic {
    Diagnostic(
      .error, "A size of \(size.width) × \(size.height) points cannot be drawn; both must be finite numbers")
  }
}
