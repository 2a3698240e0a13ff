import Foundation
import QuoinGraphics

/// A row that is being moved to another place, or a gap among rows for what is dragged above them.
final class ListMovement {
  /// Where the row was; nothing for a gap for what comes from elsewhere, which the data source does not know.
  let start: ListPlace?
  let cell: any ListCell
  /// Where the row is at present, among the others that have made room.
  var place: ListPlace
  /// Where in the cell the finger is that moves it, in points.
  let grip: CGPoint
  /// Where the finger is in what is seen, in points from its upper left corner.
  var finger = CGPoint.zero
  /// Whether the row is not seen: what is seen of it is above the window.
  let isGap: Bool
  /// What scrolls while the finger is at an edge.
  var scrolling: ScheduledWork?

  init(start: ListPlace?, place: ListPlace, cell: any ListCell, grip: CGPoint, isGap: Bool) {
    (self.start, self.place, self.cell, self.grip, self.isGap) = (start, place, cell, grip, isGap)
  }

  /// Whether a place is a gap of which the data source knows nothing.
  func isUnknown(_ place: ListPlace) -> Bool { start == nil && place == self.place }

  /// Which row the data source means by a row of the view while the move is not told yet; for a gap that it knows nothing of,
  /// nobody asks.
  func sourcePlace(of place: ListPlace) -> ListPlace {
    if place == self.place { return start ?? place }
    var row = place.row
    if place.section == self.place.section, row > self.place.row { row -= 1 }
    if let start, place.section == start.section, row >= start.row { row += 1 }
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
    hold(cell, from: place, at: place, by: point.map { convert($0, to: cell) })
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  private func hold(
    _ cell: any ListCell, from start: ListPlace?, at place: ListPlace, by grip: CGPoint? = nil,
    isGap: Bool = false
  ) {
    closeSwipe(animated: true)
    list.movement = ListMovement(
      start: start, place: place, cell: cell,
      grip: grip ?? CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), isGap: isGap)
    cell.isBeingMoved = true
    if isGap { cell.alpha = 0 }
  }

  /// Opens a gap among rows for what is dragged above them.
  ///
  /// - Parameters:
  ///   - source: The row that is dragged, which the gap is instead of; nothing for what comes from elsewhere.
  ///   - place: Before which row of a section the gap is then.
  func openGap(from source: ListPlace?, at place: ListPlace) {
    guard list.movement == nil else { return }
    if let source {
      guard let cell = list.cells[source] else { return }
      return hold(cell, from: source, at: source, isGap: true)
    }
    // Among no rows there is nothing to part, and nobody who says how large the gap is.
    let model = ListPlace(section: place.section, row: min(place.row, rowCount(ofSection: place.section) - 1))
    guard model.row >= 0, let frame = frame(of: model), let cell = makeEmptyCell() else { return }
    cell.frame = frame
    UIView.performWithoutAnimation { insert(cell, at: place) }
    hold(cell, from: nil, at: place, isGap: true)
    rekey(from: nil, to: place)
    list.cells[place] = cell
    settle()
  }

  /// Closes a gap; the row that it is instead of is there again.
  func closeGap() {
    if list.movement == nil { return }
    cancelMovement()
    settle()
  }

  /// Lets rows go where they are now.
  private func settle() {
    UIView.animate(withDuration: ListDuration.room) {
      setNeedsLayout()
      layOut()
    }
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
    let path = movement.start.map { allowedPlace(for: $0, proposed: proposed) } ?? proposed.path
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
    settle()
  }

  private func rekey(_ movement: ListMovement, to target: ListPlace) {
    rekey(from: movement.place, to: target)
    movement.place = target
  }

  /// Takes a row, or a gap, from one place to another; from nowhere it comes, and to nowhere it goes.
  private func rekey(from place: ListPlace?, to target: ListPlace?) {
    let mapping = ListMapping(from: place, to: target)
    shift(from: place, to: target, mapping)
    list.cells = list.cells.moved(by: mapping)
    list.move(by: mapping)
  }

  /// Ends the movement; tells the data source of it, or takes the row back.
  func endMovement(commits: Bool) {
    guard let movement = list.movement else { return }
    if commits, let start = movement.start {
      letGo(movement)
      if movement.place != start { tellMove(from: start, to: movement.place) }
    } else {
      cancelMovement()
    }
    settle()
  }

  /// Takes the row in the hand back without a word: everything is about to change.
  func cancelMovement() {
    guard let movement = list.movement else { return }
    if let start = movement.start {
      if movement.place != start { rekey(movement, to: start) }
    } else {
      list.cells[movement.place] = nil
      rekey(from: movement.place, to: nil)
      movement.cell.removeFromSuperview()
    }
    letGo(movement)
    setNeedsLayout()
  }

  private func letGo(_ movement: ListMovement) {
    list.movement = nil
    movement.scrolling?.cancel()
    movement.cell.isBeingMoved = false
    if movement.isGap { movement.cell.alpha = 1 }
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
