/// Told when something in a view measures differently, or has been hidden or shown, by whomever; attached to the view with
/// `contentListener`.
package protocol ContentListener: AnyObject, ViewBound {
  func contentDidChange(of view: UIView)
  /// Told that a view measures differently since its margins are others, as where it is moved out of a safe area.
  func marginsDidChange(of view: UIView)
}

extension UIView {
  /// Who is told of changes in the view and in those within; kept, so it is none that keeps the view.
  package final var contentListener: (any ContentListener)? {
    get { rare?.contentListener }
    set { ensureRare().contentListener = newValue }
  }

  /// Tells all who listen here or above.
  final func tellContentListeners() { forEachListener { $0.contentDidChange(of: self) } }

  /// Tells all who listen here or above that the view measures differently by its margins.
  package final func tellOfMargins() { forEachListener { $0.marginsDidChange(of: self) } }

  private func forEachListener(_ tell: (any ContentListener) -> Void) {
    var view: UIView? = self
    while let next = view {
      if let listener = next.rare?.contentListener { tell(listener) }
      view = next.parent
    }
  }
}
