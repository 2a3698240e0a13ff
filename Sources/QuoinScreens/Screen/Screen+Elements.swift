import Foundation
import QuoinViews

extension Screen {
  /// The one thing of a name that a finger gets at, and where.
  ///
  /// - Throws: Why there is none, or that there are several.
  func element(
    _ name: String, near other: String? = nil
  ) throws(ScreenProblem) -> (thing: ScreenElement, place: CGPoint) {
    let search = ElementSearch(window)
    let matches = try self.matches(of: name, near: other)
    var reached: [(thing: ScreenElement, place: CGPoint)] = []
    var firstObstacle: Obstacle?
    for thing in matches {
      switch thing.reach(in: window) {
      case .open(let place): reached.append((thing, place))
      case .blocked(let obstacle): firstObstacle = firstObstacle ?? obstacle
      }
    }
    // A text of its name beside a control is not what is meant.
    let meant = reached.count > 1 ? reached.filter(\.thing.view.isUserInteractionEnabled) : reached
    if meant.count == 1 { return meant[0] }
    if !reached.isEmpty { throw .several(name, reached.map(\.thing)) }
    if let firstObstacle { throw .unreachable(name, firstObstacle.reason) }
    throw .missing(name, nearest: search.nearestName(to: name))
  }

  /// A name with what it stands near, as a statement says it.
  static func quoted(_ name: String, near other: String?) -> String {
    "\"\(name)\"" + (other.map { ", near: \"\($0)\"" } ?? "")
  }

  /// The things of a name, seen or not.
  func matches(of name: String, near other: String?) throws(ScreenProblem) -> [ScreenElement] {
    if name.isEmpty || other?.isEmpty == true { throw .emptyName }
    let search = ElementSearch(window)
    guard let other else { return search.matches(of: name) }
    if search.matches(of: other).isEmpty { throw .missing(other, nearest: search.nearestName(to: other)) }
    return search.matches(of: name, near: other)
  }
}
