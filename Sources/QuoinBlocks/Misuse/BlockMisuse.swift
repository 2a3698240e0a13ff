import QuoinDiagnostics
import QuoinResources

/// A use of blocks that cannot work; it is reported, and every frame stays as it was.
public struct BlockMisuse: Misuse {
  public static let handlers = MisuseHandlers<BlockMisuse>(label: "quoin.blocks")

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
