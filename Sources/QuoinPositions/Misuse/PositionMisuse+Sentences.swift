import Foundation

nonisolated extension PositionMisuse {
  static func noSuperview(_ name: String) -> PositionMisuse {
    PositionMisuse("\(name) has no superview, so it cannot be aligned or measured")
  }

  static func noWindow(_ name: String) -> PositionMisuse {
    PositionMisuse(
      "Nothing says how many pixels a point has where \(name) is, so the main screen's count; put it in a window, or set traitOverrides = UITraitCollection(displayScale: 2) on the view at the top"
    )
  }

  static func scaleNotWhole(_ scale: CGFloat) -> PositionMisuse {
    PositionMisuse("A scale of \(scale) pixels a point is no whole number, so the nearest one counts")
  }

  static func differentTrees(_ name: String, _ other: String) -> PositionMisuse {
    PositionMisuse("\(name) and \(other) share no superview, so they cannot be aligned or measured")
  }

  static func boundsChanged(_ name: String) -> PositionMisuse {
    PositionMisuse(
      "The bounds of \(name) have changed since the position was made; make it after sizing the view")
  }

  static func offPixelGrid(_ name: String, _ point: CGPoint) -> PositionMisuse {
    PositionMisuse(
      "The position (\(point.x), \(point.y)) of \(name) in its superview is not on a whole pixel",
      assertion: "Measuring distance with a ViewPosition whose origin is not pixel aligned!")
  }

  static func notFinite(_ what: String, of name: String) -> PositionMisuse {
    PositionMisuse("The \(what) of \(name) is infinite or no number")
  }

  static func notASubview(_ name: String, of superview: String) -> PositionMisuse {
    PositionMisuse("\(name) is not a subview of \(superview), which distributes only its own")
  }

  static func flexibleSpacer(_ share: Int, in superview: String) -> PositionMisuse {
    PositionMisuse("A flexible spacer of \(share) in \(superview) is below 1")
  }

  static func listedTwice(_ name: String, in superview: String) -> PositionMisuse {
    PositionMisuse("\(name) stands more than once in a distribution of \(superview)")
  }

  static func doesNotFit(_ superview: String, by excess: CGFloat) -> PositionMisuse {
    PositionMisuse("The distribution in \(superview) needs \(excess) points more than there are")
  }
}
