import Foundation
import QuoinGraphics

/// How what is seen of a table goes over from before some changes to after them.
///
/// The table has its new state at once. What was seen is taken down before the changes; afterwards everything is set back
/// to where it was, and moves to where it is now on the window's clock.
final class TableAnimation {
  /// How long, in seconds.
  static let duration: TimeInterval = 0.3

  private let table: UITableView
  private let updates: ListUpdates
  private let mapping: ListMapping
  private var before: [(place: TablePlace, cell: UITableViewCell, frame: CGRect)]
  private var headers: [(section: Int, view: UIView, frame: CGRect, isFooter: Bool)]

  init(_ table: UITableView, _ updates: ListUpdates, _ mapping: ListMapping) {
    (self.table, self.updates, self.mapping) = (table, updates, mapping)
    before = table.shownCells.map { ($0.key, $0.value, $0.value.frame) }.sorted { $0.0 < $1.0 }
    headers =
      table.shownHeaders.map { ($0.key, $0.value, $0.value.frame, false) }
      + table.shownFooters.map { ($0.key, $0.value, $0.value.frame, true) }
    headers.sort { ($0.section, $0.isFooter ? 1 : 0) < ($1.section, $1.isFooter ? 1 : 0) }
  }

  /// Lays the table out in its new state and lets everything move there.
  ///
  /// - Parameter completion: Called when that is over.
  func run(_ completion: @escaping (Bool) -> Void) {
    let isAnimated = table.window != nil && UIView.areAnimationsEnabled
    let leaving = rekey()
    let stays = Dictionary(uniqueKeysWithValues: before.map { (ObjectIdentifier($0.cell), $0.frame) })
    UIView.performWithoutAnimation {
      table.setNeedsLayout()
      table.layoutTable()
    }
    guard isAnimated else {
      for item in leaving { finish(item.view) }
      return completion(true)
    }
    var changes: [() -> Void] = []
    let shift = displacement(stays)
    for (place, cell) in table.shownCells {
      let target = cell.frame
      if let old = stays[ObjectIdentifier(cell)] {
        if old != target { changes.append(move(cell, from: old, to: target)) }
        continue
      }
      changes.append(contentsOf: arrival(of: cell, at: place, target, shift))
    }
    for header in headers where header.view.superview === table {
      let target = header.view.frame
      if target != header.frame, !leaving.contains(where: { $0.view === header.view }) {
        changes.append(move(header.view, from: header.frame, to: target))
      }
    }
    for item in leaving {
      let (view, end) = (item.view, item.end)
      changes.append {
        view.frame = end
        if item.fades { view.alpha = 0 }
      }
    }
    UIView.animate(
      withDuration: Self.duration, animations: { for change in changes { change() } },
      completion: { [self] finished in
        for item in leaving { finish(item.view) }
        completion(finished)
      })
  }

  // MARK: What goes

  private struct Leaving {
    let view: UIView
    let place: TablePlace?
    let end: CGRect
    let fades: Bool
  }

  /// Gives cells and heads their new places, and takes those out that have none.
  private func rekey() -> [Leaving] {
    var leaving: [Leaving] = []
    table.shownCells = [:]
    let seen = table.bounds
    for (place, cell, frame) in before {
      if let now = mapping.place(place), !updates.reloaded.contains(place) {
        let end = table.rect(of: now)
        if end.minY < seen.maxY, end.maxY > seen.minY || table.window == nil {
          table.shownCells[now] = cell
        } else {
          leaving.append(Leaving(view: cell, place: place, end: end, fades: false))
        }
        continue
      }
      let animation =
        updates.deleteAnimations[place] ?? updates.deletedSectionAnimations[place.section] ?? .automatic
      // A cell that is replaced stays where its row is until the new one is seen.
      let base = mapping.place(place).map { table.rect(of: $0) } ?? frame
      leaving.append(
        Leaving(
          view: cell, place: place, end: animation.away(base, in: table.bounds), fades: animation != .none))
    }
    table.shownHeaders = [:]
    table.shownFooters = [:]
    for (section, view, frame, isFooter) in headers {
      if let now = mapping.section(section), !updates.reloadedSections.contains(section) {
        if isFooter { table.shownFooters[now] = view } else { table.shownHeaders[now] = view }
      } else {
        leaving.append(Leaving(view: view, place: nil, end: frame, fades: true))
      }
    }
    for item in leaving {
      table.departing.append(item.view)
      table.sendSubviewToBack(item.view)
    }
    if let background = table.backgroundView { table.sendSubviewToBack(background) }
    return leaving
  }

  private func finish(_ view: UIView) {
    guard let index = table.departing.firstIndex(where: { $0 === view }) else { return }
    table.departing.remove(at: index)
    if let cell = view as? UITableViewCell {
      let place = before.first { $0.cell === cell }?.place ?? TablePlace(section: 0, row: 0)
      table.recycle(cell, from: place)
    } else if let header = headers.first(where: { $0.view === view }) {
      table.recycle(edge: view, ofSection: header.section, isFooter: header.isFooter)
    }
    table.pool.trim()
  }

  // MARK: What comes

  /// How far rows that were seen have moved: those that come into view move as far.
  private func displacement(_ stays: [ObjectIdentifier: CGRect]) -> CGFloat {
    let moved = table.shownCells.sorted { $0.key < $1.key }.compactMap { _, cell -> CGFloat? in
      stays[ObjectIdentifier(cell)].map { cell.frame.minY - $0.minY }
    }
    return moved.last { $0 != 0 } ?? 0
  }

  private func arrival(
    of cell: UITableViewCell, at place: TablePlace, _ target: CGRect, _ shift: CGFloat
  ) -> [() -> Void] {
    let isNew = updates.inserted.contains(place) || updates.insertedSections.contains(place.section)
    let isReplaced = updates.reloaded.contains { mapping.place($0) == place }
    if isReplaced {
      let old = updates.reloaded.first { mapping.place($0) == place }
      if old.flatMap({ updates.deleteAnimations[$0] }) == UITableView.RowAnimation.none { return [] }
      return appear(cell, from: target, to: target)
    }
    if isNew || updates.reloadedSections.contains(where: { mapping.section($0) == place.section }) {
      let animation =
        updates.insertAnimations[place] ?? updates.sectionAnimations[place.section] ?? .automatic
      if animation == .none { return [] }
      return appear(cell, from: animation.away(target, in: table.bounds), to: target)
    }
    return shift == 0 ? [] : [move(cell, from: target.offsetBy(dx: 0, dy: -shift), to: target)]
  }

  private func appear(_ cell: UITableViewCell, from start: CGRect, to target: CGRect) -> [() -> Void] {
    UIView.performWithoutAnimation {
      cell.frame = start
      cell.alpha = 0
    }
    return [
      {
        cell.frame = target
        cell.alpha = 1
      }
    ]
  }

  private func move(_ view: UIView, from old: CGRect, to target: CGRect) -> () -> Void {
    UIView.performWithoutAnimation { view.frame = old }
    return { view.frame = target }
  }
}

extension UITableView.RowAnimation {
  /// Where a row is before it comes, or after it has gone.
  func away(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    switch self {
    case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: frame.offsetBy(dx: bounds.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }
}
