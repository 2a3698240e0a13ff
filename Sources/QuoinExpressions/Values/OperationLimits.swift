import QuoinDiagnostics
import QuoinResources

/// What bounds a single operation: how much it may make, and the meter that counts what it takes.
///
/// A step of a program is counted before it runs; what a step takes beyond that, because it goes through a whole string
/// or array, is counted here.
struct OperationLimits {
  /// How long strings may become in UTF-8 bytes, and arrays in elements.
  var length = Budget.default.stringLength
  /// What counts the work, if anything does.
  var meter: BudgetMeter?

  /// Those of the work going on.
  static var current: OperationLimits {
    let meter = BudgetMeter.current
    return OperationLimits(length: (meter?.budget ?? .default).stringLength, meter: meter)
  }

  /// Bytes of strings that are made for a step. Four times as many are copied in its time; but all that are made may be kept,
  /// which the memory of a rendering bounds as well.
  private static let copiedBytes = 16
  /// Bytes of which the characters are found in the time of a step.
  private static let readBytes = 4

  /// Counts elements that are copied.
  func count(elements: Int) throws(Diagnostic) {
    if elements > 1, let meter { try meter.countSteps(elements) }
  }

  /// Counts bytes of strings that are copied.
  func count(copied bytes: Int) throws(Diagnostic) {
    if bytes >= Self.copiedBytes, let meter { try meter.countSteps(bytes / Self.copiedBytes) }
  }

  /// Counts bytes of strings of which the characters are found or compared.
  func count(read bytes: Int) throws(Diagnostic) {
    if bytes >= Self.readBytes, let meter { try meter.countSteps(bytes / Self.readBytes) }
  }

  /// Counts the making of a string.
  func check(bytes: Int) throws(Diagnostic) {
    guard bytes <= length else { throw .stringTooLong(limit: length) }
    try count(copied: bytes)
    // Shorter ones lie where their value does.
    if bytes >= Self.copiedBytes, let meter { try meter.countMemory(bytes) }
  }

  /// Counts the making of an array.
  func check(elements: Int) throws(Diagnostic) {
    guard elements <= length else { throw .arrayTooLong(limit: length) }
    try count(elements: elements)
    if elements > 1, let meter { try meter.countMemory(elements * MemoryLayout<Value>.stride) }
  }

  /// Checks that a value is no deeper than values from data: what goes through all of it does so level by level.
  func check(depthOf value: Value, within levels: Int = JSONReader.depthLimit) throws(Diagnostic) {
    switch value {
    case .array(let elements):
      guard levels > 0 else { throw .valueTooDeep(limit: JSONReader.depthLimit) }
      try count(elements: elements.count)
      for element in elements { try check(depthOf: element, within: levels - 1) }
    case .dictionary(let entries):
      guard levels > 0 else { throw .valueTooDeep(limit: JSONReader.depthLimit) }
      try count(elements: entries.count)
      for entry in entries.values { try check(depthOf: entry, within: levels - 1) }
    default: break
    }
  }
}

extension Diagnostic {
  static func valueTooDeep(limit: Int) -> Diagnostic {
    Diagnostic(.error, "The array is nested deeper than the limit of \(limit) levels")
  }

  static func stringTooLong(limit: Int) -> Diagnostic {
    Diagnostic(.error, "The string is longer than the limit of \(limit) bytes")
  }

  static func arrayTooLong(limit: Int) -> Diagnostic {
    Diagnostic(.error, "The array is longer than the limit of \(limit) elements")
  }
}
