import QuoinDiagnostics
import QuoinViews

extension UIViewController: Shown {
  /// A controller whose view stands nowhere is the root of a window while it is looked at.
  public func show(in surroundings: Surroundings, _ look: (UIView) -> Void) throws(Diagnostic) {
    guard viewIfLoaded?.superview == nil else { return try view.show(in: surroundings, look) }
    let window = UIWindow(screen: surroundings.screen())
    window.rootViewController = self
    window.layoutIfNeeded()
    look(view)
    window.rootViewController = nil
  }
}
