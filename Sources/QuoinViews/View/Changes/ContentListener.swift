/// Told when something in a view measures differently, or has been hidden or shown, by whomever; attached to the view with
/// `contentListener`.
package protocol ContentListener: AnyObject {
  func contentDidChange(of view: UIView)
}

extension UIView {
  /// Who is told of changes in the view and in those within; not kept.
  package final var contentListener: (any ContentListener)? {
    get { rare?.contentListener }
    set { ensureRare().contentListener = newValue }
  }

  /// Tells all who listen here or above.
  final func tellContentListeners() {
    var view: UIView? = self
    while let next = view {
      if let listener = next.rare?.contentListener { listener.contentDidChange(of: self) }
      view = next.parent
    }
  }
}
