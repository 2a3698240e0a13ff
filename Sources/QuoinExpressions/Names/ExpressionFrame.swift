import QuoinDiagnostics
import QuoinResources

/// Holds the values of the slots that expressions read: one contiguous row, indexed without look-up.
///
/// A slot without a value is filled when it is first read, through `fill(_:)`; set it to nothing to have it filled
/// anew. Not `Sendable`: a frame belongs to one task, like the tree it serves.
open class ExpressionFrame {
  // What every evaluation reads lies behind a constant pointer: reading a class's variables would cost more than
  // a multiplication each time.
  struct Contents {
    var slots: UnsafeMutablePointer<Value?>
    var count: Int
    var isMetered = false
    var stringLength = Budget.default.stringLength
    unowned(unsafe) var frame: ExpressionFrame?
  }

  final let contents: UnsafeMutablePointer<Contents>

  /// Counts the steps of all expressions evaluated here, if given.
  public final var meter: BudgetMeter? {
    didSet { contents.pointee.isMetered = meter != nil }
  }

  /// Makes a frame of empty slots.
  public init(count: Int = 0) {
    let slots = UnsafeMutablePointer<Value?>.allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
    contents = .allocate(capacity: 1)
    contents.initialize(to: Contents(slots: slots, count: count))
    contents.pointee.frame = self
  }

  deinit {
    contents.pointee.slots.deinitialize(count: count)
    contents.pointee.slots.deallocate()
    contents.deinitialize(count: 1)
    contents.deallocate()
  }

  /// How many slots there are.
  public final var count: Int { contents.pointee.count }

  /// The longest string an expression may make here, in UTF-8 bytes.
  public final var stringLength: Int {
    get { contents.pointee.stringLength }
    set { contents.pointee.stringLength = newValue }
  }

  /// The value of a slot, or nothing when it has yet to be filled.
  public final subscript(slot: Int) -> Value? {
    get {
      precondition(slot >= 0 && slot < count, "No such slot")
      return contents.pointee.slots[slot]
    }
    set {
      precondition(slot >= 0 && slot < count, "No such slot")
      contents.pointee.slots[slot] = newValue
    }
  }

  /// Adds empty slots behind the last.
  public final func grow(to newCount: Int) {
    guard newCount > count else { return }
    let larger = UnsafeMutablePointer<Value?>.allocate(capacity: newCount)
    larger.moveInitialize(from: contents.pointee.slots, count: count)
    (larger + count).initialize(repeating: nil, count: newCount - count)
    contents.pointee.slots.deallocate()
    contents.pointee.slots = larger
    contents.pointee.count = newCount
  }

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
