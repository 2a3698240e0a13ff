extension UIWindow {
  /// The controller whose view fills the window.
  public final var rootViewController: UIViewController? {
    get { rootResponder as? UIViewController }
    set {
      let old = rootViewController
      rootResponder = newValue
      guard old !== newValue else { return }
      old?.view.removeFromSuperview()
      guard let view = newValue?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
}
