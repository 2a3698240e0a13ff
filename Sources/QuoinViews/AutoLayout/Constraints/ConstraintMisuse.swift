import Foundation

/// What is wrong with what is said in constraints.
extension ViewMisuse {
  static func noCommonAncestor(_ words: String) -> ViewMisuse {
    ViewMisuse(
      "“\(words)” cannot be activated: no view holds both of its items; add them to one tree before")
  }

  static func constraintOutside(_ words: String, _ view: String) -> ViewMisuse {
    ViewMisuse("“\(words)” cannot be added to \(view), in which its items do not stand")
  }

  static func constraintHeldTwice(_ words: String) -> ViewMisuse {
    ViewMisuse("“\(words)” is active already, on another view; it stays there")
  }

  static func guideWithoutView(_ words: String) -> ViewMisuse {
    ViewMisuse(
      "“\(words)” cannot be activated: its guide belongs to no view; call `addLayoutGuide(_:)` before")
  }

  static func itemIsGone(_ words: String) -> ViewMisuse {
    ViewMisuse("“\(words)” cannot be activated: one of its items is gone")
  }

  static func placeWithoutItem(_ words: String) -> ViewMisuse {
    ViewMisuse(
      "“\(words)” cannot be activated: only a width or a height can be a number, an edge needs another edge")
  }

  static func constraintKinds(_ words: String) -> ViewMisuse {
    ViewMisuse(
      "“\(words)” cannot be activated: where something is and how long it is have nothing to do with each other"
    )
  }

  static func constraintItem(_ type: String) -> ViewMisuse {
    ViewMisuse("A constraint speaks of a \(type); only views and layout guides have edges")
  }

  static func constraintNumber(_ what: String, _ value: CGFloat, _ words: String) -> ViewMisuse {
    ViewMisuse(
      "The \(what) of “\(words)” is set to \(value), which is no number to lay out with; it stays as it was")
  }

  static func priority(_ value: UILayoutPriority, of what: String) -> ViewMisuse {
    ViewMisuse(
      "The priority of \(what) is set to \(CGFloat(value.rawValue).inWords); priorities are above 0 and at most 1000, which is required; it stays as it was"
    )
  }

  static func constraintsNeverDone(_ count: Int, _ view: String) -> ViewMisuse {
    ViewMisuse(
      "The \(count) constraints within \(view) hang together in so many ways that the work on them was stopped; views stand as far as it came"
    )
  }

  static func fittingWithinItself(_ view: String) -> ViewMisuse {
    ViewMisuse(
      "\(view) asks for its size by constraints while that is worked out; it is taken for empty within"
    )
  }

  static func constraintIsRefused(_ message: String, _ words: String) -> ViewMisuse {
    ViewMisuse("“\(words)” does not count: \(message)")
  }
}
