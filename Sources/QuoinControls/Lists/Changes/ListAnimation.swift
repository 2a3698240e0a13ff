import Foundation
import QuoinGraphics

/// Where a cell is and how much of it is seen, at the beginning or the end of a change.
struct ListAppearance {
  var frame: CGRect
  var alpha: CGFloat
}

/// Changes with what they lead to, as animations read them.
struct ListChange {
  let updates: ListUpdates
  let mapping: ListMapping
  /// Where those rows were that get new cells, by where they are.
  let replaced: [ListPlace: ListPlace]
  /// Where those sections were that are loaded anew, by where they are.
  let reloadedSections: [Int: Int]
  /// How far rows that were seen have moved, in points: those that come into view move as far.
  var shift: CGFloat = 0

  init(_ updates: ListUpdates = ListUpdates(), _ mapping: ListMapping = ListMapping(ListUpdates())) {
    (self.updates, self.mapping) = (updates, mapping)
    var replaced: [ListPlace: ListPlace] = [:]
    for place in updates.reloaded { if let now = mapping.place(place) { replaced[now] = place } }
    self.replaced = replaced
    var sections: [Int: Int] = [:]
    for section in updates.reloadedSections {
      if let now = mapping.section(section) { sections[now] = section }
    }
    reloadedSections = sections
  }
}

/// How what is seen of a table or a collection goes over from before some changes to after them.
///
/// The view has its new state at once. What was seen is taken down before the changes; afterwards everything is set back
/// to where it was, and moves to where it is now on the window's clock.
final class ListAnimation {
  private let view: ListScrollView
  private var change: ListChange
  private let cells: [(place: ListPlace, cell: any ListCell, frame: CGRect)]
  private let edges: [(key: ElementKey, view: UIView, frame: CGRect)]

  init(_ view: ListScrollView, _ change: ListChange = ListChange()) {
    (self.view, self.change) = (view, change)
    cells = view.list.cells.map { ($0.key, $0.value, $0.value.frame) }.sorted { $0.0 < $1.0 }
    edges = view.list.edges.map { ($0.key, $0.value, $0.value.frame) }.sorted {
      ElementKey.precedes($0.0, $1.0)
    }
  }

  /// Lays the view out in its new state and lets everything move there.
  ///
  /// - Parameter completion: Called when that is over.
  func run(_ completion: @escaping (Bool) -> Void) {
    let isAnimated = view.window != nil && UIView.areAnimationsEnabled
    var leaving = rekey()
    UIView.performWithoutAnimation {
      view.setNeedsLayout()
      view.layOut()
    }
    guard isAnimated else {
      for item in leaving { finish(item.view) }
      return completion(true)
    }
    // A data source that keeps its cells may have handed one out again for the row that it was to leave.
    leaving.removeAll { item in !view.list.departing.contains { $0 === item.view } }
    let changes = arrivals() + edgeMoves() + leaving.map { item in { item.end.set(on: item.view) } }
    UIView.animate(
      withDuration: ListDuration.change, animations: { for change in changes { change() } },
      completion: { [self] finished in
        for item in leaving { finish(item.view) }
        completion(finished)
      })
  }

  /// Gives what is seen its new places, to which the next layout brings it.
  func skip() {
    for item in rekey() { finish(item.view) }
    view.setNeedsLayout()
  }

  // MARK: What goes

  private struct Leaving {
    let view: UIView
    let end: ListAppearance
  }

  /// Gives cells and heads their new places, and takes those out that have none.
  private func rekey() -> [Leaving] {
    var leaving: [Leaving] = []
    view.list.cells = [:]
    for (place, cell, frame) in cells {
      guard let now = change.mapping.place(place), !change.updates.reloaded.contains(place) else {
        leaving.append(Leaving(view: cell, end: view.departure(of: place, from: frame, in: change)))
        continue
      }
      let end = view.frame(of: now) ?? frame
      if view.window == nil || view.sees(end, inSection: now.section) {
        view.list.cells[now] = cell
      } else {
        leaving.append(Leaving(view: cell, end: ListAppearance(frame: end, alpha: cell.alpha)))
      }
    }
    view.list.edges = [:]
    for (key, edge, frame) in edges {
      if let now = change.mapping.key(key) {
        view.list.edges[now] = edge
      } else {
        leaving.append(Leaving(view: edge, end: ListAppearance(frame: frame, alpha: 0)))
      }
    }
    for item in leaving {
      view.list.departing.append(item.view)
      item.view.superview?.sendSubviewToBack(item.view)
    }
    if let background = view.backgroundView { view.sendSubviewToBack(background) }
    return leaving
  }

  private func finish(_ gone: UIView) {
    guard let index = view.list.departing.firstIndex(where: { $0 === gone }) else { return }
    view.list.departing.remove(at: index)
    if let item = cells.first(where: { $0.cell === gone }) {
      view.recycle(item.cell, from: item.place, tells: true)
    } else if let item = edges.first(where: { $0.view === gone }) {
      view.recycle(edge: gone, as: item.key)
    }
    view.list.pool.trim()
  }

  // MARK: What stays and comes

  private func arrivals() -> [() -> Void] {
    let before = Dictionary(uniqueKeysWithValues: cells.map { (ObjectIdentifier($0.cell), $0.frame) })
    let now = view.list.cells.sorted { $0.key < $1.key }
    change.shift =
      now.compactMap { _, cell in before[ObjectIdentifier(cell)].map { cell.frame.minY - $0.minY } }
      .last { $0 != 0 } ?? 0
    return now.compactMap { place, cell in
      let target = ListAppearance(frame: cell.frame, alpha: cell.alpha)
      if let old = before[ObjectIdentifier(cell)] {
        return old == target.frame
          ? nil : move(cell, from: ListAppearance(frame: old, alpha: target.alpha), to: target)
      }
      return view.arrival(of: place, at: target.frame, in: change).map { move(cell, from: $0, to: target) }
    }
  }

  private func edgeMoves() -> [() -> Void] {
    let shown = Set(view.list.edges.values.map(ObjectIdentifier.init))
    return edges.compactMap { _, edge, frame in
      guard shown.contains(ObjectIdentifier(edge)), edge.frame != frame else { return nil }
      let target = ListAppearance(frame: edge.frame, alpha: edge.alpha)
      return move(edge, from: ListAppearance(frame: frame, alpha: edge.alpha), to: target)
    }
  }

  private func move(
    _ view: UIView, from start: ListAppearance, to target: ListAppearance
  ) -> () -> Void {
    UIView.performWithoutAnimation { start.set(on: view) }
    return { target.set(on: view) }
  }
}

extension ListAppearance {
  func set(on view: UIView) {
    if view.frame != frame { view.frame = frame }
    if view.alpha != alpha { view.alpha = alpha }
  }
}

/// How long changes of lists take, in seconds.
enum ListDuration {
  static let change: TimeInterval = 0.3
  /// Making room for a row that is moved, and letting it go.
  static let room: TimeInterval = 0.2
  static let swipe: TimeInterval = 0.25
}
