import Foundation
import QuoinGraphics
import QuoinViews

extension UILabel {
  /// The left end of the line along the top of the first line's capital letters.
  public var capLeft: ViewPosition { textPosition(capLine, across: 0) }
  /// The middle of the line along the top of the first line's capital letters.
  public var cap: ViewPosition { textPosition(capLine, across: 0.5) }
  /// The right end of the line along the top of the first line's capital letters.
  public var capRight: ViewPosition { textPosition(capLine, across: 1) }
  /// The end of the cap line where lines begin.
  public var capLeading: ViewPosition { isRightToLeft ? capRight : capLeft }
  /// The end of the cap line where lines end.
  public var capTrailing: ViewPosition { isRightToLeft ? capLeft : capRight }
  /// The left end of the last line's baseline.
  public var baselineLeft: ViewPosition { textPosition(baselineLine, across: 0) }
  /// The middle of the last line's baseline.
  public var baseline: ViewPosition { textPosition(baselineLine, across: 0.5) }
  /// The right end of the last line's baseline.
  public var baselineRight: ViewPosition { textPosition(baselineLine, across: 1) }
  /// The end of the baseline where lines begin.
  public var baselineLeading: ViewPosition { isRightToLeft ? baselineRight : baselineLeft }
  /// The end of the baseline where lines end.
  public var baselineTrailing: ViewPosition { isRightToLeft ? baselineLeft : baselineRight }

  /// How far the cap line lies below the label's top, on a whole pixel.
  var capLine: CGFloat {
    let inset = firstBaselineOffset(for: bounds.size) - font.capHeight
    return PixelRounder(for: self).roundToPixel(inset)
  }

  /// How far the last baseline lies below the label's top, on a whole pixel.
  var baselineLine: CGFloat {
    PixelRounder(for: self).roundToPixel(lastBaselineOffset(for: bounds.size))
  }

  private func textPosition(_ y: CGFloat, across fraction: CGFloat) -> ViewPosition {
    ViewPosition(
      PositionedItem(self),
      point: CGPoint(x: bounds.origin.x + fraction * bounds.size.width, y: bounds.origin.y + y),
      isOnText: true)
  }
}
