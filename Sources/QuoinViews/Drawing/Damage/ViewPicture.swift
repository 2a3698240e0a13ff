import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// A picture of a view that is kept up to date: what has changed is drawn again, and nothing else.
///
/// It has at any time the bytes that drawing all would give. Several may be kept of one view, and of views within it.
///
/// ```swift
/// let picture = try ViewPicture(of: window)
/// window.clock.advance(by: 0.1)
/// let changed = try picture.update()
/// ```
public final class ViewPicture: ViewBound {
  /// The view.
  public let view: UIView
  private let budget: Budget
  private let givenOptions: OutputOptions?
  private var buffer: PictureBuffer
  private var options: OutputOptions
  /// What is in the picture; nothing where that is no whole.
  private var drawn: DrawnView?

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view, in its present size.
  ///   - options: Scale, traits and background; the view's `outputOptions` at each update unless given.
  ///   - budget: How many pixels the picture may have, and how much time each drawing may take.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public init(
    of view: UIView, options: OutputOptions? = nil, budget: Budget = .default
  ) throws(Diagnostic) {
    self.view = view
    self.budget = budget
    givenOptions = options
    self.options = options ?? view.outputOptions
    view.layoutIfNeeded()
    buffer = try PictureBuffer(size: view.bounds.size, options: self.options, budget: budget)
    try update()
  }

  /// Lays out what has changed, and draws what looks different from the last time, animations at the time of the window's
  /// clock included.
  ///
  /// - Returns: The part of the picture that was drawn again, in points; null where nothing was.
  /// - Throws: A diagnostic when the view has come to a size that cannot be drawn, or when drawing goes beyond the budget
  ///   of the work going on.
  @discardableResult
  public func update() throws(Diagnostic) -> CGRect {
    try BudgetMeter.metering(budget) { _ throws(Diagnostic) in
      view.layoutIfNeeded()
      try renewBuffer(givenOptions ?? view.outputOptions)
      do throws(Diagnostic) {
        return try view.presentingAnimations { () throws(Diagnostic) in try redraw() }
      } catch {
        // What was drawn so far is no picture of the view.
        drawn = nil
        throw error
      }
    }
  }

  private func redraw() throws(Diagnostic) -> CGRect {
    view.activeMotion?.markForDrawing()
    let whole = buffer.wholePixels(of: CGRect(origin: .zero, size: buffer.size))
    let kept = drawn
    let drawn = kept ?? DrawnView(view)
    let damage = drawn.update(from: view, look: DamageVersion.beginLook(), isRoot: true)
    let part = kept == nil ? whole : grown(damage, of: drawn, within: whole)
    self.drawn = drawn
    if part.isNull { return part }
    try buffer.redraw(part) { DrawingWalk(canvas: $0).drawRoot(view) }
    view.noteDrawn()
    return part
  }

  /// Begins anew where nothing of the picture can be kept.
  private func renewBuffer(_ options: OutputOptions) throws(Diagnostic) {
    let fits =
      view.bounds.size == buffer.size && options.scale == self.options.scale
      && options.traits == self.options.traits
    if fits { return }
    buffer = try PictureBuffer(size: view.bounds.size, options: options, budget: budget)
    self.options = options
    drawn = nil
  }

  /// What has to be drawn for a part to come out as when all is drawn.
  private func grown(_ part: CGRect, of drawn: DrawnView, within whole: CGRect) -> CGRect {
    var part = buffer.wholePixels(of: part)
    // What is drawn whole may touch something else that is; a long chain of such is as much as all.
    for _ in 0..<8 {
      let last = part
      drawn.grow(&part, of: view, within: whole)
      part = buffer.wholePixels(of: part)
      if part == last { return part }
    }
    return whole
  }

  /// The picture as it was drawn last; it stays so when the view is drawn again.
  public func image() throws(Diagnostic) -> UIImage { try buffer.image() }

  /// The picture as it was drawn last, as a PNG.
  public func pngData() throws(Diagnostic) -> Data { try buffer.pngData() }

  /// A part of the picture as it was drawn last, as a PNG: what has changed, for somebody who has the rest.
  ///
  /// ```swift
  /// let changed = try picture.update()
  /// if !changed.isNull { send(try picture.pngData(of: changed), at: changed.origin) }
  /// ```
  ///
  /// - Parameter part: Whole pixels, in points, such as `update()` gives back.
  /// - Throws: A diagnostic when there is nothing in the part, or no room for it.
  public func pngData(of part: CGRect) throws(Diagnostic) -> Data { try buffer.pngData(of: part) }
}
