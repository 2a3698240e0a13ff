import Foundation
import QuoinGraphics

/// What a tree sees of what is around its root: the screen of a window, or the work at hand.
extension UIView {
  /// The environment where the view is the root of its tree: its screen's, or what `asCurrent` gives over the main one's.
  final var rootTraits: UITraitCollection { rootScreen?.traitCollection ?? .outermostAndScreen }

  /// These with the traits of the views on the way down from the root, from the innermost to the outermost.
  final func traits(overriddenBy overrides: [UITraitCollection]) -> UITraitCollection {
    guard let rootScreen else { return .inTree(overriddenBy: overrides) }
    return overrides.reversed().reduce(rootScreen.traitCollection) { $0.overridden(by: $1) }
  }

  /// The scale that a window's screen or the work at hand states for a tree of which the view is the root.
  final var statedRootScale: CGFloat? { rootScreen?.scale ?? UIView.outermostScale }

  /// The scale that the work at hand states; nothing where it is just the main screen's.
  static var outermostScale: CGFloat? {
    let given = UITraitCollection.outermost
    return given === UITraitCollection.mainScreen || given.displayScale <= 0 ? nil : given.displayScale
  }
}
