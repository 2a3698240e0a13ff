import Foundation

/// What becomes of something that is dropped.
public nonisolated enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What a view would do with what is above it.
open class UIDropProposal: NSObject, ViewBound {
  /// What becomes of it.
  public final let operation: UIDropOperation
  /// Whether the place is meant more precisely than a finger covers; kept for code that sets it.
  open var isPrecise = false
  /// Whether what is dragged is seen as large as it is; kept for code that sets it: it always is.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }

  deinit {}
}
