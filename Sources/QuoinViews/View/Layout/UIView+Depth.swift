import Foundation
import QuoinResources

extension UIView {
  /// How many levels views and layers may nest to be laid out, measured, drawn, hit and dumped, since each level takes
  /// some of the stack.
  ///
  /// What nests deeper is left as it is; a rendering of it fails with the message that names this limit.
  public static let depthLimit = 1000

  /// Begins work on the view that nests as the views do: layout, measuring, hit testing.
  ///
  /// - Returns: What to hand to `leaveLevel(_:)` when the work is done; nothing where the view nests deeper than allowed,
  ///   which is noted on the meter of the work going on.
  @inlinable @inline(__always)
  package final func enterLevel() -> Int32? {
    let outer = storedLevel
    if outer == 0 {
      guard let parent else {
        storedLevel = 1
        return outer
      }
      // Mostly the work has come from the superview, which knows its own level.
      let level = parent.storedLevel != 0 ? parent.storedLevel + 1 : countedLevel
      if level > UIView.depthLimit { return refuseLevel(level) }
      storedLevel = level
    }
    return outer
  }

  /// Ends work that nests.
  @inlinable @inline(__always)
  package final func leaveLevel(_ outer: Int32) { storedLevel = outer }

  /// Does work that nests as the views do.
  ///
  /// - Returns: What the work returns; nothing where the view nests deeper than allowed.
  @inlinable @inline(__always)
  package final func onLevel<Result>(_ work: () -> Result) -> Result? {
    guard let outer = enterLevel() else { return nil }
    let result = work()
    leaveLevel(outer)
    return result
  }

  @inline(never) @usableFromInline
  package final var countedLevel: Int32 {
    var level: Int32 = 1
    var view = self
    while level <= UIView.depthLimit, let next = view.parent {
      if next.storedLevel != 0 { return level + next.storedLevel }
      level += 1
      view = next
    }
    return level
  }

  @inline(never) @usableFromInline
  package final func refuseLevel(_ level: Int32) -> Int32? {
    _ = BudgetMeter.current?.allows(depth: Int(level), of: UIView.depthLimit)
    return nil
  }

  /// Calls a function for the view and everything in it, parents first and the rest from the back to the front; the
  /// function tells whether to go on inside.
  final func walkSubtree(where goesOn: (UIView) -> Bool) {
    // Without recursion, so that no tree is too deep.
    var pending = [self]
    while let view = pending.popLast() {
      if goesOn(view) { pending.append(contentsOf: view.children.reversed()) }
    }
  }

  /// Calls a function for the view and everything in it, parents first.
  final func forEachInSubtree(_ body: (UIView) -> Void) {
    walkSubtree(where: { view in
      body(view)
      return true
    })
  }
}
