import Foundation

/// Whether a controller's view is shown, and who says so: the window that it gets into, or a container that moves it.
struct ControllerAppearance {
  enum Step { case gone, appearing, shown, disappearing }

  var step = Step.gone
  /// Whether a container began the change and will end it.
  var isConducted = false
  var isAnimated = false
  /// Whether the view goes because the controller gets out of its container.
  var leavesParent = false
}

extension UIViewController {
  /// Tells the controller that its view is about to come or go, in a container that moves it.
  ///
  /// What getting into the window would tell is left out until `endAppearanceTransition()`.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    // What appears has been loaded: `viewWillAppear` finds what `viewDidLoad` made.
    if isAppearing { loadViewIfNeeded() }
    appearance.isConducted = true
    appearance.isAnimated = animated
    if isAppearing {
      guard appearance.step == .gone || appearance.step == .disappearing else { return }
      appearance.step = .appearing
      viewWillAppear(animated)
      viewIfLoaded?.window?.tellArrival(of: self)
    } else {
      guard appearance.step == .shown || appearance.step == .appearing else { return }
      appearance.step = .disappearing
      viewWillDisappear(animated)
    }
  }

  /// Tells the controller that its view has come or gone.
  public final func endAppearanceTransition() {
    guard appearance.isConducted else { return }
    appearance.isConducted = false
    switch appearance.step {
    case .appearing:
      appearance.step = .shown
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.step = .gone
      viewDidDisappear(appearance.isAnimated)
      appearance.leavesParent = false
    case .gone, .shown: break
    }
  }

  /// Whether the view is shown, or about to be.
  package final var isAppearing: Bool { appearance.step == .appearing || appearance.step == .shown }

  /// Tells the controller that its view is about to get into a window, or out of the last one.
  final func windowWillChange(to window: UIWindow?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    if window != nil, appearance.step == .gone {
      appearance.step = .appearing
      appearance.isAnimated = false
      viewWillAppear(false)
    } else if window == nil, appearance.step == .shown || appearance.step == .appearing {
      appearance.step = .disappearing
      appearance.isAnimated = false
      viewWillDisappear(false)
    }
  }

  /// Tells the controller that its view has got into a window, or out of the last one.
  final func windowDidChange(to window: UIWindow?) {
    switch appearance.step {
    case .appearing: if let window { window.noteArrival(of: self) }
    case .disappearing where window == nil:
      if appearance.isConducted { return }
      appearance.step = .gone
      viewDidDisappear(false)
    default: break
    }
  }

  /// Tells the controller that its view has the place in the window that the first layout gives it.
  final func didArrive() {
    guard appearance.step == .appearing, viewIfLoaded?.window != nil else { return }
    viewIsAppearing(appearance.isAnimated)
    if appearance.isConducted || appearance.step != .appearing { return }
    appearance.step = .shown
    viewDidAppear(false)
  }
}
