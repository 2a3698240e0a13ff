import Foundation
import QuoinGraphics

/// The recognizers with which rows are swiped and moved.
final class RowSwipeRecognizers: UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  let lift = UILongPressGestureRecognizer(target: nil, action: nil)
  private weak var table: UITableView?

  init(_ table: UITableView) {
    self.table = table
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak table] _ in table?.swipeDidMove() }
    lift.minimumPressDuration = 0
    lift.delegate = self
    lift.addHandler { [weak table] _ in table?.liftDidMove() }
    table.addGestureRecognizer(pan)
    table.addGestureRecognizer(lift)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let table, table.isEditing else { return false }
    return table.movableRow(at: touch.location(in: table)) != nil
  }
}

extension UITableView {
  final func makeSwipeRecognizers() {
    if swipeRecognizers == nil { swipeRecognizers = RowSwipeRecognizers(self) }
  }

  /// Whether a recognizer of the table may begin; nothing for those that are not about rows.
  final func mayBeginRowGesture(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard let swipeRecognizers else { return nil }
    if recognizer === swipeRecognizers.lift { return true }
    guard recognizer === swipeRecognizers.pan else { return nil }
    let velocity = swipeRecognizers.pan.velocity(in: self)
    guard abs(velocity.x) > abs(velocity.y) else { return false }
    let point = swipeRecognizers.pan.location(in: self)
    if let swipe, rect(of: swipe.place).contains(point) { return true }
    guard !isEditing, let place = rowGeometry.row(at: point.y), let cell = shownCells[place] else {
      return false
    }
    let isLeading = (velocity.x > 0) != cell.isRightToLeft
    closeSwipe(animated: true)
    return beginSwipe(place, cell, isLeading: isLeading)
  }

  private func beginSwipe(_ place: TablePlace, _ cell: UITableViewCell, isLeading: Bool) -> Bool {
    guard let configuration = swipeActions(of: place.path, isLeading: isLeading) else { return false }
    let swipe = RowSwipe(place: place, cell: cell, configuration: configuration, isLeading: isLeading)
    for button in swipe.actions.buttons {
      button.onTap = { [weak self, weak swipe, weak button] in
        if let self, let swipe, let button { self.perform(button, of: swipe) }
      }
    }
    self.swipe = swipe
    delegate?.tableView(self, willBeginEditingRowAt: place.path)
    return true
  }

  final func swipeDidMove() {
    guard let swipe, let pan = swipeRecognizers?.pan else { return }
    let moved = pan.translation(in: self).x
    switch pan.state {
    case .began:
      swipe.start = swipe.cell.swipeOffset
      dragSwipe(swipe, to: swipe.start + moved)
    case .changed: dragSwipe(swipe, to: swipe.start + moved)
    case .ended: letSwipeGo(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    default: break
    }
  }

  private func dragSwipe(_ swipe: RowSwipe, to offset: CGFloat) {
    var distance = max(offset * swipe.sign, 0)
    if distance > swipe.openWidth, !swipe.configuration.performsFirstActionWithFullSwipe {
      // What goes no further resists.
      distance = swipe.openWidth + (distance - swipe.openWidth) * 0.3
    }
    swipe.show(distance * swipe.sign)
  }

  private func letSwipeGo(_ swipe: RowSwipe, velocity: CGFloat) {
    let distance = swipe.cell.swipeOffset * swipe.sign
    let speed = velocity * swipe.sign
    if swipe.configuration.performsFirstActionWithFullSwipe, distance >= swipe.fullWidth, speed > -100,
      let first = swipe.actions.buttons.first
    {
      animateSwipe(swipe, to: swipe.cell.bounds.width * swipe.sign)
      return perform(first, of: swipe)
    }
    if speed > 300 || distance > swipe.openWidth / 2 && speed > -300 {
      animateSwipe(swipe, to: swipe.openWidth * swipe.sign)
    } else {
      closeSwipe(animated: true)
    }
  }

  private func animateSwipe(
    _ swipe: RowSwipe, to offset: CGFloat, _ completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(withDuration: 0.25, animations: { swipe.show(offset) }, completion: completion)
  }

  /// Opens a row without a finger.
  final func openSwipe(at place: TablePlace, isLeading: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard let cell = shownCells[place], beginSwipe(place, cell, isLeading: isLeading), let swipe else {
      return
    }
    swipe.show(0)
    if animated {
      animateSwipe(swipe, to: swipe.openWidth * swipe.sign)
    } else {
      swipe.show(swipe.openWidth * swipe.sign)
    }
  }

  /// Closes the row that is open.
  final func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let path = shownCells.first { $0.value === swipe.cell }?.key.path
    if animated, window != nil {
      animateSwipe(swipe, to: 0) { [weak self] _ in
        if self?.swipe?.cell !== swipe.cell { swipe.end() } else { swipe.actions.removeFromSuperview() }
      }
    } else {
      swipe.end()
    }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  private func perform(_ button: SwipeActionButton, of swipe: RowSwipe) {
    let action = button.action
    action.handler(action, button) { [weak self, weak swipe] done in
      guard let self, let swipe, self.swipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }
}
