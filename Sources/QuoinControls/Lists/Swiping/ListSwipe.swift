import Foundation
import QuoinGraphics

/// A row that is swiped aside, and the actions that are seen behind its edge.
final class ListSwipe {
  let cell: any ListCell
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  let actions: SwipeActionsView
  /// Where the content was when the finger began to drag, in points.
  var start: CGFloat = 0

  init(cell: any ListCell, configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    (self.cell, self.configuration, self.isLeading) = (cell, configuration, isLeading)
    actions = SwipeActionsView(configuration.actions)
  }

  /// Which way the content moves: 1 to the right.
  var sign: CGFloat { isLeading != cell.isRightToLeft ? 1 : -1 }

  /// How far the content stands aside when all actions are seen, in points.
  var openWidth: CGFloat { min(actions.naturalWidth, cell.bounds.width * 0.8) }

  /// How far the content has to be dragged for the first action to be done at once, in points.
  var fullWidth: CGFloat { max(cell.bounds.width * 0.6, openWidth + 40) }

  /// Moves the content aside.
  ///
  /// - Parameter offset: By how much, in points; to the left below 0.
  func show(_ offset: CGFloat) {
    cell.clip(swiped: true)
    if actions.superview !== cell { cell.insertSubview(actions, at: 0) }
    cell.swipeOffset = offset
    let width = max(abs(offset), 0)
    let size = cell.bounds.size
    let reach = max(width, 0)
    actions.isLeading = sign > 0
    actions.frame = CGRect(x: sign > 0 ? 0 : size.width - reach, y: 0, width: reach, height: size.height)
    actions.isFull = configuration.performsFirstActionWithFullSwipe && width >= fullWidth
    cell.setNeedsDisplay()
    cell.layoutIfNeeded()
  }

  /// Puts the cell back as it was.
  func end() {
    cell.swipeOffset = 0
    actions.removeFromSuperview()
    cell.clip(swiped: false)
    cell.setNeedsDisplay()
  }
}

extension ListScrollView {
  fileprivate func drag(_ swipe: ListSwipe, to offset: CGFloat) {
    var distance = max(offset * swipe.sign, 0)
    if distance > swipe.openWidth, !swipe.configuration.performsFirstActionWithFullSwipe {
      // What goes no further resists.
      distance = swipe.openWidth + (distance - swipe.openWidth) * 0.3
    }
    swipe.show(distance * swipe.sign)
  }

  fileprivate func letGo(_ swipe: ListSwipe, velocity: CGFloat) {
    let distance = swipe.cell.swipeOffset * swipe.sign
    let speed = velocity * swipe.sign
    if swipe.configuration.performsFirstActionWithFullSwipe, distance >= swipe.fullWidth, speed > -100,
      let first = swipe.actions.buttons.first
    {
      animate(swipe, to: swipe.cell.bounds.width * swipe.sign)
      return perform(first, of: swipe)
    }
    if speed > 300 || distance > swipe.openWidth / 2 && speed > -300 {
      animate(swipe, to: swipe.openWidth * swipe.sign)
    } else {
      closeSwipe(animated: true)
    }
  }

  private func animate(
    _ swipe: ListSwipe, to offset: CGFloat, _ completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: ListDuration.swipe, animations: { swipe.show(offset) }, completion: completion)
  }

  func beginSwipe(_ place: ListPlace, _ cell: any ListCell, isLeading: Bool) -> Bool {
    guard let configuration = swipeActions(of: place, isLeading: isLeading) else { return false }
    let swipe = ListSwipe(cell: cell, configuration: configuration, isLeading: isLeading)
    for button in swipe.actions.buttons {
      button.onTap = { [weak self, weak swipe, weak button] in
        if let self, let swipe, let button { self.perform(button, of: swipe) }
      }
    }
    list.swipe = swipe
    willBeginSwipe(of: place)
    return true
  }

  func swipeDidMove() {
    guard let swipe = list.swipe, let pan = list.gestures?.pan else { return }
    let moved = pan.translation(in: self).x
    switch pan.state {
    case .began:
      swipe.start = swipe.cell.swipeOffset
      drag(swipe, to: swipe.start + moved)
    case .changed: drag(swipe, to: swipe.start + moved)
    case .ended: letGo(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled: closeSwipe(animated: true)
    default: break
    }
  }

  /// Opens a row without a finger.
  func openSwipe(at place: ListPlace, isLeading: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard let cell = list.cells[place], beginSwipe(place, cell, isLeading: isLeading),
      let swipe = list.swipe
    else { return }
    swipe.show(0)
    if animated {
      animate(swipe, to: swipe.openWidth * swipe.sign)
    } else {
      swipe.show(swipe.openWidth * swipe.sign)
    }
  }

  /// Closes the row that is open.
  func closeSwipe(animated: Bool) {
    guard let swipe = list.swipe else { return }
    list.swipe = nil
    let place = list.place(of: swipe.cell)
    if animated, window != nil {
      animate(swipe, to: 0) { [weak self] _ in
        if self?.list.swipe?.cell === swipe.cell {
          swipe.actions.removeFromSuperview()
        } else {
          swipe.end()
        }
      }
    } else {
      swipe.end()
    }
    didEndSwipe(of: place)
  }

  /// Takes away what a swipe has left in a cell that goes out of sight.
  func endSwipe(in cell: any ListCell) {
    if list.swipe?.cell === cell { closeSwipe(animated: false) }
    if cell.swipeOffset != 0 { cell.swipeOffset = 0 }
    for case let actions as SwipeActionsView in cell.subviews {
      actions.removeFromSuperview()
      cell.clip(swiped: false)
    }
  }

  private func perform(_ button: SwipeActionButton, of swipe: ListSwipe) {
    let action = button.action
    action.handler(action, button) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.list.swipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }

  // MARK: Accessibility

  /// What can be done with a row behind its edges, for those who do not swipe.
  func accessibilityActions(of cell: any ListCell) -> [UIAccessibilityCustomAction]? {
    guard allowsSwiping, let place = list.place(of: cell) else { return nil }
    let actions = [false, true].flatMap { swipeActions(of: place, isLeading: $0)?.actions ?? [] }
    let named = actions.compactMap { action in
      action.title.map { title in
        UIAccessibilityCustomAction(name: title, image: action.image) { [weak cell] _ in
          guard let cell else { return false }
          action.handler(action, cell) { _ in }
          return true
        }
      }
    }
    return named.isEmpty ? nil : named
  }
}
