import Foundation
import QuoinViews

extension LMLayoutView {
  /// Brings scale, direction and margins up to date when the box is measured or laid out from outside.
  final func enter() {
    if let outer = outerBox, traitOverrides == nil {
      if outer.surroundings != surroundings { adopt(outer.surroundings) }
    } else {
      let found = BoxSurroundings(
        scale: pixelGrid.scale, isRightToLeft: surroundingDirection == .rightToLeft)
      if found != surroundings { adopt(found) }
    }
    // How far the superview's margins reach into the box follows from where it is, which nobody tells it about.
    guard preservesSuperviewLayoutMargins, knowsInsets else { return }
    let insets = measureInsets(pixels)
    if insets != storedInsets { noteEverything() }
  }

  /// Takes over the surroundings of the box around this one, and forgets what was measured in others.
  final func adopt(_ new: BoxSurroundings) {
    let new =
      traitOverrides == nil
      ? new
      : BoxSurroundings(scale: pixelGrid.scale, isRightToLeft: surroundingDirection == .rightToLeft)
    if new == surroundings { return }
    surroundings = new
    forgetMeasures()
    for child in children where !child.isBox { child.measuredSizes.removeAll() }
  }

  /// Whether this box itself runs from right to left.
  final var isMirrored: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .unspecified: surroundings.isRightToLeft
    default: false
    }
  }
}
