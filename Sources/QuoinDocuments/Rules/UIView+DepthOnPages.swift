import QuoinResources
import QuoinViews

extension UIView {
  /// How deep views on pages are looked through for notes, places and tables; templates nest no deeper.
  static let deepestOnPages = Budget.default.depth
}
