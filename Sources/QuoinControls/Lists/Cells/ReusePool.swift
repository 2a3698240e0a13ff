import Foundation

/// Views that have gone out of sight and wait for another place, by what they have in common.
struct ReusePool {
  /// How many of a kind are kept when all places are taken: scrolling by less than a screen needs no more.
  static let limit = 2

  private var waiting: [String: [UIView]] = [:]

  /// How many views wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ view: UIView, as identifier: String) { waiting[identifier, default: []].append(view) }

  mutating func take(_ identifier: String) -> UIView? { waiting[identifier]?.popLast() }

  /// The views that wait, in no order.
  var views: [UIView] { waiting.values.flatMap { $0 } }

  /// Takes a view out that waits, where it does.
  mutating func remove(_ view: UIView, as identifier: String) {
    guard let index = waiting[identifier]?.firstIndex(where: { $0 === view }) else { return }
    waiting[identifier]?.remove(at: index)
  }

  /// Lets go of views that are more than needed.
  mutating func trim() {
    for (identifier, views) in waiting where views.count > Self.limit {
      waiting[identifier] = Array(views.suffix(Self.limit))
    }
  }

  mutating func removeAll() { waiting = [:] }
}
