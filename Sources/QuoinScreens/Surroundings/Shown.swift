import QuoinDiagnostics
import QuoinViews

/// What expectations look at: views, controllers, nodes of templates and screens.
public protocol Shown: ViewBound {
  /// Puts the view into some surroundings while some work looks at it.
  ///
  /// - Parameters:
  ///   - surroundings: Where.
  ///   - look: Gets the view, laid out.
  /// - Throws: A sentence where it cannot be put there.
  func show(in surroundings: Surroundings, _ look: (UIView) -> Void) throws(Diagnostic)
}

nonisolated extension Diagnostic {
  static func ownPlace(_ what: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(what) has a place of its own, which no device and no size of the matrix changes; make it within the statement"
    )
  }
}
