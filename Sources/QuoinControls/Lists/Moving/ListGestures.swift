import Foundation
import QuoinGraphics

/// The recognizers with which rows are swiped, moved and asked for menus.
final class ListGestures: UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  let lift = UILongPressGestureRecognizer(target: nil, action: nil)
  let press = MenuRecognizer(target: nil, action: nil)
  private let mayLift: (UITouch) -> Bool

  init(_ view: ListScrollView) {
    mayLift = { [weak view] touch in
      view.map { $0.movablePlace(at: touch.location(in: $0)) != nil } ?? false
    }
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak view] _ in view?.swipeDidMove() }
    lift.minimumPressDuration = 0
    lift.delegate = self
    lift.addHandler { [weak view] _ in view?.liftDidMove() }
    press.addHandler { [weak view] _ in view?.pressDidChange() }
    press.interaction = { [weak view] in view?.list.menu?.interaction }
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(lift)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    mayLift(touch)
  }
}

extension ListScrollView {
  func makeListGestures() { if list.gestures == nil { list.gestures = ListGestures(self) } }

  /// The row whose cell is at a point of the content.
  func shownPlace(at point: CGPoint) -> (place: ListPlace, cell: any ListCell)? {
    list.cells.first { $0.value.bounds.contains(convert(point, to: $0.value)) }.map { ($0.key, $0.value) }
  }

  /// The row whose control for moving is at a point of the content.
  fileprivate func movablePlace(at point: CGPoint) -> ListPlace? {
    guard let (place, cell) = shownPlace(at: point), let control = cell.reorderControl,
      control.frame.insetBy(dx: -14, dy: -20).contains(convert(point, to: cell))
    else { return nil }
    return place
  }

  fileprivate func liftDidMove() {
    guard let lift = list.gestures?.lift else { return }
    let point = lift.location(in: self)
    switch lift.state {
    case .began: if let place = movablePlace(at: point) { _ = beginMovement(of: place, at: point) }
    case .changed: moveHeldRow(to: point)
    case .ended: endMovement(commits: true)
    case .cancelled: endMovement(commits: false)
    default: break
    }
  }

  /// Whether a recognizer of the view may begin; nothing for those that are not about rows.
  func mayBeginListGesture(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard let gestures = list.gestures else { return nil }
    if recognizer === gestures.lift { return true }
    if recognizer === gestures.press { return prepareMenu(at: gestures.press.location(in: self)) }
    guard recognizer === gestures.pan else { return nil }
    let velocity = gestures.pan.velocity(in: self)
    guard abs(velocity.x) > abs(velocity.y) else { return false }
    guard let (place, cell) = shownPlace(at: gestures.pan.location(in: self)) else { return false }
    if list.swipe?.cell === cell { return true }
    guard allowsSwiping else { return false }
    closeSwipe(animated: true)
    return beginSwipe(place, cell, isLeading: (velocity.x > 0) != cell.isRightToLeft)
  }

  // MARK: Menus

  /// Asks for the menu of the row that is pressed; returns whether there is one.
  private func prepareMenu(at point: CGPoint) -> Bool {
    guard list.movement == nil, let (place, _) = shownPlace(at: point) else { return false }
    list.menu = menu(of: place, at: point)
    return list.menu != nil
  }

  fileprivate func pressDidChange() {
    guard let press = list.gestures?.press, press.state == .began else { return }
    let point = press.location(in: self)
    guard let menu = list.menu, let (_, cell) = shownPlace(at: point) else { return }
    menu.present(on: cell, at: convert(point, to: cell))
  }
}
