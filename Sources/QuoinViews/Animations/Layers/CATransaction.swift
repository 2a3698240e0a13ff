import Foundation

/// Changes of layers that belong together.
///
/// Between `begin()` and `commit()`, changes of layers that belong to no view are animated as the transaction says, unless
/// their actions say otherwise; those of views' layers are seen at once. Outside of transactions layers are animated once
/// time has passed in their window since they came there, so that what is built up is drawn as it was built.
public enum CATransaction {
  static let standardDuration: TimeInterval = 0.25

  /// Begins a transaction, within another one if one is open on this thread.
  public static func begin() {
    let thread = AnimationThread.current
    let outer = thread.transactions.last
    let transaction = LayerTransaction(scopesAround: thread.scopes.count)
    transaction.duration = outer?.duration ?? standardDuration
    transaction.timingFunction = outer?.timingFunction
    transaction.isStill = outer?.isStill ?? false
    thread.transactions.append(transaction)
  }

  /// Ends the transaction.
  public static func commit() {
    guard let transaction = AnimationThread.current.transactions.popLast() else {
      return ViewMisuse.report(.noTransaction)
    }
    transaction.completion.allAdded()
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
  /// How many blocks of animations the transaction was begun in.
  let scopesAround: Int
  var duration = CATransaction.standardDuration
  var timingFunction: CAMediaTimingFunction?
  var isStill = false
  var told: (() -> Void)?

  init(scopesAround: Int) { self.scopesAround = scopesAround }

  private(set) lazy var completion = AnimationCompletion { [self] _ in
    told?()
    told = nil
  }
}

extension ViewMisuse {
  static let noTransaction = ViewMisuse("There is no transaction: CATransaction.begin() comes first")
}
