import Foundation
import QuoinGraphics

/// What a finger that drags something stays above, until that is pressed by it.
final class SpringLoading: UISpringLoadedInteractionContext {
  private let session: DragSession
  private var interaction: UISpringLoadedInteraction?
  private var work: ScheduledWork?
  private(set) var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?

  /// How long a finger stays until it can be seen that it will press, and until it does, in seconds.
  private static let step: TimeInterval = 0.5

  init(_ session: DragSession) { self.session = session }

  func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.place }

  /// Takes down that the finger has moved.
  func follow(in window: UIWindow) {
    let found = Self.interaction(at: session.place, in: window)
    if found !== interaction { leave() }
    guard let found else { return }
    if interaction == nil { (interaction, targetView) = (found, found.view) }
    let (view, item) = (targetView, targetItem as? AnyHashable)
    guard found.interactionBehavior?.shouldAllow(found, with: self) ?? true else { return leave() }
    if state != .inactive, view === targetView, item == targetItem as? AnyHashable { return }
    change(to: .possible)
    schedule(on: window.clock, .activating) { [weak self, weak clock = window.clock] in
      guard let self, let clock else { return }
      schedule(on: clock, .activated) { [weak self] in self?.press() }
    }
  }

  /// The nearest around a point that can be pressed.
  private static func interaction(at place: CGPoint, in window: UIWindow) -> UISpringLoadedInteraction? {
    for view in sequence(first: window.hitTest(place, with: nil), next: { $0?.superview }) {
      for case let interaction as UISpringLoadedInteraction in view?.interactions ?? [] { return interaction }
    }
    return nil
  }

  private func schedule(
    on clock: WindowClock, _ next: UISpringLoadedInteractionEffectState, then: @escaping () -> Void
  ) {
    work?.cancel()
    work = clock.schedule(after: Self.step) { [weak self] in
      self?.change(to: next)
      then()
    }
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    self.state = state
    if let interaction { interaction.interactionEffect?.interaction(interaction, didChangeWith: self) }
  }

  private func press() {
    guard let interaction else { return }
    interaction.handler(interaction, self)
    interaction.interactionBehavior?.interactionDidFinish(interaction)
  }

  /// Takes down that the finger is above nothing that it may press.
  func leave() {
    work?.cancel()
    guard let old = interaction else { return }
    let wasPressing = state == .possible || state == .activating
    if state != .inactive { change(to: .inactive) }
    (interaction, targetView, targetItem, work) = (nil, nil, nil, nil)
    if wasPressing { old.interactionBehavior?.interactionDidFinish(old) }
  }
}
