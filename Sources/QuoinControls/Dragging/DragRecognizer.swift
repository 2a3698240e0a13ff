import Foundation
import QuoinGraphics

/// The long press that lifts what is dragged, and the finger that leads it then.
///
/// It owns the movement, so that this ends with the view.
final class DragRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) var movement: DragMovement?
  private weak var interaction: UIDragInteraction?

  /// A menu comes after half a second; a moment later it is known whether one has.
  private static let duration: TimeInterval = 0.52

  init(_ interaction: UIDragInteraction) {
    super.init(target: nil, action: nil)
    self.interaction = interaction
    minimumPressDuration = Self.duration
    delegate = self
    addHandler { [unowned self] _ in didChange() }
  }

  deinit { whereViewsAre { movement?.end(nil) } }

  private var menus: [MenuRecognizer] { view?.gestureRecognizers?.compactMap { $0 as? MenuRecognizer } ?? [] }

  private func didChange() {
    guard let movement else { return }
    let place = location(in: nil)
    switch state {
    case .began: if !menus.contains(where: \.isShowing) { movement.lift() }
    case .changed:
      if !movement.hasBegun {
        let start = movement.session.place
        guard hypot(place.x - start.x, place.y - start.y) > allowableMovement else { return }
        for menu in menus { menu.dismiss() }
        movement.begin()
      }
      movement.move(to: place)
    case .ended: finish { $0.drop() }
    default: finish { $0.end(nil) }
    }
  }

  private func finish(_ end: (DragMovement) -> Void) {
    guard let movement else { return }
    self.movement = nil
    end(movement)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let movement, let touch = touches.first, let view, !movement.add(touchAt: touch.location(in: view)) {
      state = .cancelled
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    finish { $0.end(nil) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    movement = interaction.flatMap { DragMovement(of: $0, at: location(in: nil)) }
    return movement != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is MenuRecognizer && otherGestureRecognizer.view === view }
}

extension UITouch {
  private var drags: [DragRecognizer] { gestureRecognizers?.compactMap { $0 as? DragRecognizer } ?? [] }

  /// How long the touch has to stay where it came down until what is there can be dragged, in seconds; nothing where nothing
  /// can.
  package final var liftDuration: TimeInterval? { drags.map(\.minimumPressDuration).max() }

  /// Why what the touch drags would not be taken where it is; nothing if it would, or if nothing is dragged.
  package final var dropRefusal: String? { drags.lazy.compactMap(\.movement).first?.refusal }
}
