import Foundation
import QuoinViews

extension Screen {
  /// The one view of a name that a finger gets at, and where.
  ///
  /// - Throws: Why there is none, or that there are several.
  func element(
    _ name: String, near other: String? = nil
  ) throws(ScreenProblem) -> (view: UIView, place: CGPoint) {
    let search = ElementSearch(window)
    let matches = try self.matches(of: name, near: other)
    var reached: [(view: UIView, place: CGPoint)] = []
    var firstObstacle: Obstacle?
    for view in matches {
      switch view.reach(in: window) {
      case .open(let place): reached.append((view, place))
      case .blocked(let obstacle): firstObstacle = firstObstacle ?? obstacle
      }
    }
    if reached.count > 1 { throw .several(name, reached.map(\.view)) }
    if let only = reached.first { return only }
    if let firstObstacle { throw .unreachable(name, firstObstacle) }
    throw .missing(name, nearest: search.nearestName(to: name))
  }

  /// The views of a name, seen or not.
  func matches(of name: String, near other: String?) throws(ScreenProblem) -> [UIView] {
    let search = ElementSearch(window)
    guard let other else { return search.matches(of: name) }
    if search.matches(of: other).isEmpty { throw .missing(other, nearest: search.nearestName(to: other)) }
    return search.matches(of: name, near: other)
  }
}
