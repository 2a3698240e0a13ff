extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether what is dragged presses the button by staying above it.
  public final var isSpringLoaded: Bool {
    get { ownSpring != nil }
    set {
      if newValue == isSpringLoaded { return }
      ownSpring =
        newValue ? OwnSpring { spring, _ in _ = (spring.view as? UIButton)?.accessibilityActivate() } : nil
    }
  }
}
