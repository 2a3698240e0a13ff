import Foundation

/// What goes along with something that is lifted, dropped or goes back.
public protocol UIDragAnimating: AnyObject, ViewBound {
  /// Makes changes along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something after it.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Changes that are made along with others.
final class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Does them, with what they go along with.
  func run(_ changes: @escaping () -> Void, then: @escaping () -> Void = {}) {
    UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [animations] in
      changes()
      for animation in animations { animation() }
    } completion: { [completions] _ in
      then()
      for completion in completions { completion(.end) }
    }
  }
}
