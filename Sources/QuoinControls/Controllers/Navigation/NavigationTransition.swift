import Foundation
import QuoinGraphics

/// One controller's view that slides over another one's, or back from over it.
final class NavigationTransition {
  /// How much of its width the view behind moves.
  private static let share: CGFloat = 0.3

  /// The room that is before the other one.
  private let upper: ControllerRoom
  private let lower: ControllerRoom
  private let isPush: Bool
  /// 1 where the lower view is covered from the right, -1 from the left.
  private let side: CGFloat
  private var ending: ((Bool) -> Void)?
  /// Whether a finger leads it.
  var isLed: Bool { coordinator.isInteractive }
  private let coordinator: ControllerTransition

  /// - Parameters:
  ///   - upper: The room that comes or goes.
  ///   - lower: The room behind it.
  ///   - isPush: Whether the upper one comes.
  ///   - coordinator: What goes along.
  ///   - ending: Called once, with whether it went through.
  init(
    upper: ControllerRoom, lower: ControllerRoom, isPush: Bool, along coordinator: ControllerTransition,
    ending: @escaping (Bool) -> Void
  ) {
    self.coordinator = coordinator
    self.upper = upper
    self.lower = lower
    self.isPush = isPush
    self.ending = ending
    side = upper.isRightToLeft ? -1 : 1
    upper.layer.shadowOpacity = 0.12
    upper.layer.shadowRadius = 8
    upper.layer.shadowOffset = .zero
    UIView.performWithoutAnimation { place(isPush ? 0 : 1) }
  }

  /// Puts both views where they are when so much of the lower one is covered.
  private func place(_ part: CGFloat) {
    let width = upper.bounds.width
    upper.transform = CGAffineTransform(translationX: side * width * (1 - part), y: 0)
    lower.transform = CGAffineTransform(translationX: -side * width * Self.share * part, y: 0)
  }

  /// Follows a finger: how far it has moved the upper view away, in points.
  func follow(_ distance: CGFloat) {
    guard ending != nil, upper.bounds.width > 0 else { return }
    place(1 - min(max(side * distance / upper.bounds.width, 0), 1))
  }

  /// Goes through, or back to where it began.
  func run(completes: Bool = true) {
    let part: CGFloat = isPush == completes ? 1 : 0
    coordinator.letGo(cancels: !completes)
    UIView.animate(
      withDuration: UINavigationBar.slideDuration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        place(part)
        if completes { coordinator.begin() }
      }, completion: { [self] _ in finish(completes) })
  }

  /// Ends at once.
  func finish(_ completed: Bool = true) {
    guard let ending else { return }
    self.ending = nil
    for room in [upper, lower] { room.transform = .identity }
    upper.layer.shadowOpacity = 0
    ending(completed)
    coordinator.end(isCancelled: !completed)
  }
}
