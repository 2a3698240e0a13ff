import QuoinDiagnostics
import QuoinResources

/// Holds the values of the slots that expressions read: one contiguous row, indexed without look-up.
///
/// A slot without a value is filled when it is first read, through `fill(_:)`; set it to nothing to have it filled
/// anew. Not `Sendable`: a frame belongs to one task, like the tree it serves.
open class ExpressionFrame {
  /// How many slots there are.
  public final let count: Int
  /// Counts the steps of all expressions evaluated here, if given; frames that belong to a tree ask the tree's.
  // Read whole before each expression, never lent out across a call, hence without run-time checks of exclusive access.
  @exclusivity(unchecked) open var meter: BudgetMeter?
  /// The longest string an expression may make here, in UTF-8 bytes, and the longest array in elements.
  public final var stringLength = Budget.default.stringLength
  /// The language and region in which functions write numbers and dates, such as `de-CH`.
  open var language: String { "en" }
  /// Hears that something was written in English for want of the formats of the frame's language.
  open func lacksFormats(of language: String) {}
  /// The text that `number` could not read last, until something has stood in for it.
  package final var unreadNumber: String?
  final let slots: UnsafeMutablePointer<Value?>

  /// Makes a frame of empty slots.
  public init(count: Int = 0) {
    self.count = count
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// The value of a slot, or nothing when it has yet to be filled.
  public final subscript(slot: Int) -> Value? {
    get {
      precondition(slot >= 0 && slot < count, "No such slot")
      return slots[slot]
    }
    set {
      precondition(slot >= 0 && slot < count, "No such slot")
      slots[slot] = newValue
    }
  }

  final var limits: OperationLimits { OperationLimits(length: stringLength, meter: meter) }

  /// Gives an empty slot its value, by setting `self[slot]`; called when an expression reads it.
  ///
  /// By default it throws: a frame that overrides nothing has to be filled before.
  open func fill(_ slot: Int) throws(Diagnostic) {
    throw .emptySlot(slot)
  }
}

extension Diagnostic {
  static func emptySlot(_ slot: Int) -> Diagnostic {
    Diagnostic(.error, "A value that the expression reads has not been set (slot \(slot))")
  }
}
