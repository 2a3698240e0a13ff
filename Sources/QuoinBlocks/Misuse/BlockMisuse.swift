import QuoinDiagnostics
import QuoinResources

/// A use of blocks that cannot work; it is reported, and every frame stays as it was.
public struct BlockMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the thing and the rule.
  public let description: String

  private init(_ description: String) { self.description = description }

  static let elementIsGone = BlockMisuse(
    "A constraint whose element is gone cannot be applied; ask isActive first")

  static let otherBlocks = BlockMisuse(
    "A snapshot of other blocks cannot be applied: it has to have the same blocks in the same nesting")

  static let ownBlockInPlan = BlockMisuse(
    "A plan cannot hold a block or a constraint of one's own; take a snapshot instead")

  static func noOwner(_ guide: String) -> BlockMisuse {
    BlockMisuse("\(guide) has no owner to which it could add what it makes")
  }

  static func wrongOwner(_ guide: String, _ owner: String) -> BlockMisuse {
    BlockMisuse("\(guide) cannot belong to \(owner), which is not of the kind that it names")
  }

  static func arrangesItself(_ guide: String) -> BlockMisuse {
    BlockMisuse("\(guide) cannot arrange itself, or a guide that arranges it")
  }

  static func cannotMake(_ type: String) -> BlockMisuse {
    BlockMisuse("\(type) cannot be made by its type alone; give a function that makes it")
  }

  static func notImplemented(_ name: String) -> BlockMisuse {
    BlockMisuse("\(name) has to be implemented")
  }

  static let noSource = BlockMisuse(
    "A block of one's own does not tell a super element to lay out in; use layout(in:)")
}

extension BlockMisuse {
  /// What is done about misuse.
  public typealias Handler = @Sendable (BlockMisuse) -> Void

  private static let handlers = Guarded<Handler>(standard)

  /// Stops debug builds with the sentence; logs it as a warning in release builds.
  public static let standard: Handler = { misuse in
    MisuseResponse.stopOrLog(misuse.description, label: "quoin.blocks")
  }

  /// What is done about misuse anywhere in the process; `standard` unless set.
  public static var handler: Handler {
    get { handlers.withLock { $0 } }
    set { handlers.withLock { $0 = newValue } }
  }

  /// What is done about misuse in a task, instead of the process's handler.
  @TaskLocal public static var taskHandler: Handler?

  /// Does some work while misuse in the task is handled in a way of its own.
  ///
  /// The same as `$taskHandler.withValue`, which crashes in release builds where another module calls it: Swift 6.3 finds
  /// no metadata there for a task's value that is a function.
  public static func withTaskHandler<Result>(
    _ handler: @escaping Handler, _ work: () throws -> Result
  ) rethrows -> Result {
    try $taskHandler.withValue(handler) { try work() }
  }

  static func report(_ misuse: BlockMisuse) { (taskHandler ?? handler)(misuse) }
}
