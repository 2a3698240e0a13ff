import QuoinDiagnostics
import QuoinResources

/// A text that formats write piece by piece, as long as strings may be and no longer.
package struct FormattedText {
  /// What has been written so far.
  package private(set) var text = ""
  private let limits: OperationLimits

  /// Begins an empty text.
  ///
  /// - Parameters:
  ///   - length: How long it may become, in UTF-8 bytes.
  ///   - meter: Counts what writing takes, if anything does.
  package init(length: Int? = nil, meter: BudgetMeter?) {
    self.init(OperationLimits(length: length ?? (meter?.budget ?? .default).stringLength, meter: meter))
  }

  init(_ limits: OperationLimits) { self.limits = limits }

  /// Writes a piece.
  ///
  /// - Throws: That the text becomes too long, or that the budget is used up.
  package mutating func append(_ piece: String) throws(Diagnostic) {
    guard text.utf8.count + piece.utf8.count <= limits.length else {
      throw .stringTooLong(limit: limits.length)
    }
    try countPiece()
    // Whoever writes a piece goes through its characters, for the room that it takes and the groups in it.
    try limits.count(read: piece.utf8.count)
    text += piece
  }

  /// Counts a piece that others come of, which may write nothing.
  package func countPiece() throws(Diagnostic) {
    if let meter = limits.meter { try meter.countSteps() }
  }
}
