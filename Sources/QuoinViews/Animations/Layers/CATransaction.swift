import Foundation

/// Changes of layers that belong together.
///
/// Between `begin()` and `commit()`, changes of layers that belong to no view are animated; those of views' layers are
/// seen at once. Unlike Core Animation, a layer's change outside of a transaction is seen at once too, so that what is
/// built up is drawn as it was built.
public enum CATransaction {
  static let standardDuration: TimeInterval = 0.25

  /// Begins a transaction, within another one if one is open on this thread.
  public static func begin() {
    let thread = AnimationThread.current
    let outer = thread.transactions.last
    let transaction = LayerTransaction()
    transaction.duration = outer?.duration ?? standardDuration
    transaction.timingFunction = outer?.timingFunction
    transaction.isStill = outer?.isStill ?? false
    thread.transactions.append(transaction)
    thread.open(transaction.scope)
  }

  /// Ends the transaction: its changes are animated.
  public static func commit() {
    let thread = AnimationThread.current
    guard let transaction = thread.transactions.popLast() else {
      return ViewMisuse.report(.noTransaction)
    }
    thread.close(transaction.scope)
    var block = ViewAnimation(
      duration: transaction.isStill || !thread.isEnabled ? 0 : transaction.duration,
      curve: .cubic(transaction.timingFunction?.curve ?? .default), completion: transaction.completion)
    block.beginsFromCurrentState = true
    block.add(transaction.scope.changes())
  }

  /// Kept for code that calls it: what is drawn is always up to date.
  public static func flush() {}

  /// How long the animations of the transaction take, in seconds; a quarter unless set.
  public static func setAnimationDuration(_ duration: TimeInterval) { current?.duration = duration }
  /// How long the animations of the transaction take, in seconds.
  public static func animationDuration() -> TimeInterval {
    AnimationThread.current.transactions.last?.duration ?? standardDuration
  }

  /// The curve of the transaction's animations.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current?.timingFunction = function
  }
  /// The curve of the transaction's animations.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    AnimationThread.current.transactions.last?.timingFunction
  }

  /// Whether the changes of the transaction are seen at once.
  public static func setDisableActions(_ flag: Bool) { current?.isStill = flag }
  /// Whether the changes of the transaction are seen at once.
  public static func disableActions() -> Bool { AnimationThread.current.transactions.last?.isStill ?? false }

  /// What is called when all animations of the transaction are gone.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current?.told = block }

  private static var current: LayerTransaction? {
    let current = AnimationThread.current.transactions.last
    if current == nil { ViewMisuse.report(.noTransaction) }
    return current
  }
}

/// A transaction that is open.
final class LayerTransaction {
  let scope = AnimationScope(.transaction)
  var duration = CATransaction.standardDuration
  var timingFunction: CAMediaTimingFunction?
  var isStill = false
  var told: (() -> Void)?
  private(set) lazy var completion = AnimationCompletion { [self] _ in
    told?()
    told = nil
  }
}

extension ViewMisuse {
  static let noTransaction = ViewMisuse("There is no transaction: CATransaction.begin() comes first")
}
