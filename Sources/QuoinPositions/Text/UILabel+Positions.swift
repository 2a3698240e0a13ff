import Foundation
import QuoinGraphics
import QuoinViews

/// The places are those of text that fills the label's height, as after `sizeToFit()`.
extension UILabel {
  /// The left end of the line along the top of the first line's capital letters.
  public var capLeft: ViewPosition { textPosition(.topLeft) }
  /// The middle of the line along the top of the first line's capital letters.
  public var cap: ViewPosition { textPosition(.top) }
  /// The right end of the line along the top of the first line's capital letters.
  public var capRight: ViewPosition { textPosition(.topRight) }
  /// The end of the cap line where lines begin.
  public var capLeading: ViewPosition { isRightToLeft ? capRight : capLeft }
  /// The end of the cap line where lines end.
  public var capTrailing: ViewPosition { isRightToLeft ? capLeft : capRight }
  /// The left end of the last line's baseline.
  public var baselineLeft: ViewPosition { textPosition(.bottomLeft) }
  /// The middle of the last line's baseline.
  public var baseline: ViewPosition { textPosition(.bottom) }
  /// The right end of the last line's baseline.
  public var baselineRight: ViewPosition { textPosition(.bottomRight) }
  /// The end of the baseline where lines begin.
  public var baselineLeading: ViewPosition { isRightToLeft ? baselineRight : baselineLeft }
  /// The end of the baseline where lines end.
  public var baselineTrailing: ViewPosition { isRightToLeft ? baselineLeft : baselineRight }

  /// The label's bounds from the top of its capital letters to its last baseline.
  var textBounds: CGRect { bounds.insetBy(capAndBaselineOf: font, with: PixelRounder(around: self)) }

  private func textPosition(_ anchor: ViewPosition.Anchor) -> ViewPosition {
    // Not a rectangle with a size of at least 0: a low label's baseline lies above its cap line.
    let rect = textBounds
    let fraction = anchor.fraction(isRightToLeft: false)
    return ViewPosition(
      PositionedItem(self), in: bounds,
      point: CGPoint(
        x: rect.origin.x + fraction.x * rect.size.width, y: rect.origin.y + fraction.y * rect.size.height),
      isOnText: true)
  }
}
