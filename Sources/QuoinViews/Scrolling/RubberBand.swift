import Foundation

/// How content that is dragged beyond its end lags behind the finger, as UIKit has it.
///
/// What is `x` beyond the end is shown (1 − 1 / (0.55 · x / d + 1)) · d beyond it, where d is the length of the view: the
/// content follows half as far at first and never leaves the view.
enum RubberBand {
  static let stiffness: CGFloat = 0.55

  /// Where an offset is shown.
  static func shown(_ offset: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = offset.kept(in: limits)
    let beyond = abs(offset - edge)
    if beyond == 0 || length <= 0 { return edge }
    let shown = (1 - 1 / (beyond * stiffness / length + 1)) * length
    return offset > edge ? edge + shown : edge - shown
  }

  /// The offset that is shown somewhere.
  static func offset(shown: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    let edge = shown.kept(in: limits)
    let gap = abs(shown - edge)
    if gap == 0 || length <= 0 { return edge }
    // Nearer to the length than this the finger would be out of sight.
    let share = min(gap / length, 0.999)
    let beyond = (1 / (1 - share) - 1) * length / stiffness
    return shown > edge ? edge + beyond : edge - beyond
  }
}
