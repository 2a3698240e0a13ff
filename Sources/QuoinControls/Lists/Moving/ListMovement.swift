import Foundation
import QuoinGraphics

/// A row that is being moved to another place.
final class ListMovement {
  let start: ListPlace
  let cell: any ListCell
  /// Where the row is at present, among the others that have made room.
  var place: ListPlace
  /// Where in the cell the finger is that moves it, in points.
  let grip: CGPoint
  /// Where the finger is in what is seen, in points from its upper left corner.
  var finger = CGPoint.zero
  /// What scrolls while the finger is at an edge.
  var scrolling: ScheduledWork?

  init(start: ListPlace, cell: any ListCell, grip: CGPoint) {
    (self.start, self.cell, self.place, self.grip) = (start, cell, start, grip)
  }

  /// Which row the data source means by a row of the view while the move is not told yet.
  func sourcePlace(of place: ListPlace) -> ListPlace {
    if place == self.place { return start }
    var row = place.row
    if place.section == self.place.section, row > self.place.row { row -= 1 }
    if place.section == start.section, row >= start.row { row += 1 }
    return ListPlace(section: place.section, row: row)
  }
}

extension ListScrollView {
  /// How near to an edge a finger scrolls, in points, and how fast at most, in points a second.
  private var edgeReach: CGFloat { min(50, bounds.height / 5) }
  private var edgeSpeed: CGFloat { 600 }
  private var frameTime: TimeInterval { 1.0 / 60 }

  /// Takes a row in the hand.
  ///
  /// - Parameter point: Where the finger is, in points of the content; the middle of the cell where there is none.
  func beginMovement(of place: ListPlace, at point: CGPoint? = nil) -> Bool {
    guard list.movement == nil, let cell = list.cells[place], mayMove(place) else { return false }
    closeSwipe(animated: true)
    let grip =
      point.map { convert($0, to: cell) } ?? CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    list.movement = ListMovement(start: place, cell: cell, grip: grip)
    cell.isBeingMoved = true
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  /// Moves the row that is in the hand, lets others make room, and scrolls at the edges of what is seen.
  func moveHeldRow(to point: CGPoint) {
    guard let movement = list.movement else { return }
    movement.finger = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    follow(movement, to: point)
    if edgeVelocity(of: movement) == .zero {
      movement.scrolling?.cancel()
      movement.scrolling = nil
    } else if movement.scrolling == nil {
      movement.scrolling = window?.clock.schedule(after: frameTime, repeats: true) { [weak self] in
        self?.scrollMovement()
      }
    }
  }

  private func follow(_ movement: ListMovement, to point: CGPoint) {
    place(movement, at: point)
    guard let proposed = proposedPlace(for: movement, at: point), proposed != movement.place else { return }
    let path = allowedPlace(for: movement.start, proposed: proposed)
    guard let target = ListPlace(path), mayHold(target, movement) else {
      return ControlMisuse.report(misuse(of: path, for: "the target of a move"))
    }
    if target != movement.place { makeRoom(movement, at: target) }
  }

  /// Whether a row can go to a place: one of its section, or of another one, or behind the last of that.
  private func mayHold(_ place: ListPlace, _ movement: ListMovement) -> Bool {
    guard (0..<sectionCount).contains(place.section), place.row >= 0 else { return false }
    let count = rowCount(ofSection: place.section)
    return place.section == movement.place.section ? place.row < count : place.row <= count
  }

  private func makeRoom(_ movement: ListMovement, at target: ListPlace) {
    rekey(movement, to: target)
    UIView.animate(withDuration: ListDuration.room) {
      setNeedsLayout()
      layOut()
    }
  }

  private func rekey(_ movement: ListMovement, to target: ListPlace) {
    let mapping = ListMapping(from: movement.place, to: target)
    shift(from: movement.place, to: target, mapping)
    movement.place = target
    list.cells = list.cells.moved(by: mapping)
    list.move(by: mapping)
  }

  /// Ends the movement; tells the data source of it, or takes the row back.
  func endMovement(commits: Bool) {
    guard let movement = list.movement else { return }
    if !commits, movement.place != movement.start { rekey(movement, to: movement.start) }
    letGo(movement)
    if commits, movement.place != movement.start { tellMove(from: movement.start, to: movement.place) }
    UIView.animate(withDuration: ListDuration.room) {
      setNeedsLayout()
      layOut()
    }
  }

  /// Takes the row in the hand back without a word: everything is about to change.
  func cancelMovement() {
    guard let movement = list.movement else { return }
    if movement.place != movement.start { rekey(movement, to: movement.start) }
    letGo(movement)
    setNeedsLayout()
  }

  private func letGo(_ movement: ListMovement) {
    list.movement = nil
    movement.scrolling?.cancel()
    movement.cell.isBeingMoved = false
  }

  // MARK: At the edges

  /// How fast a finger near an edge scrolls, in points a second.
  private func edgeVelocity(of movement: ListMovement) -> CGPoint {
    let (inset, size, reach) = (adjustedContentInset, bounds.size, edgeReach)
    func velocity(_ place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
      if place < start + reach { return -edgeSpeed * min((start + reach - place) / reach, 1) }
      if place > end - reach { return edgeSpeed * min((place - end + reach) / reach, 1) }
      return 0
    }
    let (finger, content) = (movement.finger, contentSize)
    let isWide = content.width + inset.left + inset.right > size.width
    let isHigh = content.height + inset.top + inset.bottom > size.height
    return CGPoint(
      x: isWide ? velocity(finger.x, from: inset.left, to: size.width - inset.right) : 0,
      y: isHigh ? velocity(finger.y, from: inset.top, to: size.height - inset.bottom) : 0)
  }

  private func scrollMovement() {
    guard let movement = list.movement else { return }
    let velocity = edgeVelocity(of: movement)
    let (inset, size, content) = (adjustedContentInset, bounds.size, contentSize)
    func moved(_ offset: CGFloat, by velocity: CGFloat, from least: CGFloat, to most: CGFloat) -> CGFloat {
      velocity == 0 ? offset : min(max(offset + velocity * CGFloat(frameTime), least), max(least, most))
    }
    let offset = CGPoint(
      x: moved(
        contentOffset.x, by: velocity.x, from: -inset.left, to: content.width + inset.right - size.width),
      y: moved(
        contentOffset.y, by: velocity.y, from: -inset.top, to: content.height + inset.bottom - size.height))
    guard offset != contentOffset else { return }
    contentOffset = offset
    layOut()
    follow(
      movement, to: CGPoint(x: movement.finger.x + bounds.minX, y: movement.finger.y + bounds.minY))
  }
}
