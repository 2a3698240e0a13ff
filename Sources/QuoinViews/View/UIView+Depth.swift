import Foundation
import QuoinResources

extension UIView {
  /// How many levels views and layers may nest to be laid out, measured, drawn, hit and dumped, since each level takes
  /// some of the stack.
  ///
  /// What nests deeper is left as it is; a rendering of it fails with the message that names this limit.
  public static let depthLimit = 1000

  /// Whether the view nests deeper than allowed, which is noted on the meter of the work going on.
  package final var isTooDeep: Bool {
    var levels = 0
    // Every measuring asks, so the walk counts no references: a view holds those below it.
    var view = Unmanaged.passUnretained(self)
    while let next = view._withUnsafeGuaranteedRef({ $0.storedParent }) {
      view = next
      levels += 1
      if levels >= UIView.depthLimit {
        _ = BudgetMeter.current?.allows(depth: levels + 1, of: UIView.depthLimit)
        return true
      }
    }
    return false
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
