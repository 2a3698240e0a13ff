import Foundation
import QuoinGraphics
import QuoinViews

/// The base of the views that place their subviews one after another, in a row or in a column.
open class LMBoxView: LMLayoutView {
  /// The distance between subviews unless another is given, in points.
  static let systemSpacing: CGFloat = 8

  @exclusivity(unchecked) final var storedHorizontalAlignment = LMHorizontalAlignment.fill
  @exclusivity(unchecked) final var storedVerticalAlignment = LMVerticalAlignment.fill
  @exclusivity(unchecked) final var storedAlignsToBaseline = false
  @exclusivity(unchecked) final var storedSpacing = CGFloat.nan

  /// How the length is shared at `plannedWidth`.
  @exclusivity(unchecked) final var totals = AxisTotals()
  @exclusivity(unchecked) final var plannedWidth: CGFloat = -1

  /// How the subviews are placed from the leading to the trailing margin; `fill` unless set.
  public final var horizontalAlignment: LMHorizontalAlignment {
    get { storedHorizontalAlignment }
    set {
      if newValue == storedHorizontalAlignment { return }
      storedHorizontalAlignment = newValue
      noteEverything()
    }
  }

  /// How the subviews are placed from the top to the bottom margin; `fill` unless set.
  public final var verticalAlignment: LMVerticalAlignment {
    get { storedVerticalAlignment }
    set {
      if newValue == storedVerticalAlignment { return }
      storedVerticalAlignment = newValue
      noteEverything()
    }
  }

  /// The distance between successive subviews, in points; NaN, which it is unless set, for the system's 8.
  public final var spacing: CGFloat {
    get { storedSpacing }
    set {
      if newValue == storedSpacing || (newValue.isNaN && storedSpacing.isNaN) { return }
      if newValue.isInfinite { return BoxMisuse.report(.notFinite("spacing", newValue, of: self)) }
      storedSpacing = newValue
      noteEverything()
    }
  }

  /// Whether subviews are placed by the baselines of their text rather than by their edges.
  public final var isAlignToBaseline: Bool {
    get { storedAlignsToBaseline }
    set {
      if newValue == storedAlignsToBaseline { return }
      storedAlignsToBaseline = newValue
      noteEverything()
    }
  }

  override var dependsOnBaselines: Bool { storedAlignsToBaseline }

  override func forgetContent() { plannedWidth = -1 }

  /// The distance between edges of successive subviews, in points and whole pixels.
  final var gap: CGFloat {
    storedSpacing.isFinite ? pixels.round(storedSpacing) : Self.systemSpacing
  }

  deinit {}
}
