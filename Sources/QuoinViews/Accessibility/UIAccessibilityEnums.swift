/// What an object is to those in it.
public nonisolated enum UIAccessibilityContainerType: Int, Sendable, CaseIterable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How a reader goes through those in an object.
public nonisolated enum UIAccessibilityNavigationStyle: Int, Sendable, CaseIterable {
  case automatic, separate, combined
}

/// Which way a page is scrolled.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable, CaseIterable {
  case right = 1
  case left, up, down, next, previous
}
