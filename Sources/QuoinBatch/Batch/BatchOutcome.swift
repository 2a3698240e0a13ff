import QuoinDiagnostics

/// What became of one row of a batch.
public struct BatchOutcome: Sendable {
  /// What the picture was to be made of.
  public let row: DataRow
  /// The picture's name; nothing where the row gave none.
  public internal(set) var name: String?
  /// What became of it.
  public internal(set) var result: Result
  /// How many bytes of the data had been read with this row.
  public let position: Int

  /// What became of a row.
  public enum Result: Sendable {
    /// The picture was drawn and written.
    case drawn(bytes: Int, warnings: Diagnostics)
    /// The picture was there, made from the same data.
    case skipped
    /// There is no picture.
    case failed(Diagnostics)
  }
}

/// What became of all rows of a batch.
public struct BatchSummary: Sendable, Hashable {
  /// How many pictures were drawn.
  public internal(set) var drawn = 0
  /// How many were there.
  public internal(set) var skipped = 0
  /// How many rows have none.
  public internal(set) var failed = 0
  /// Whether all rows were read.
  public internal(set) var isWhole = true
  /// Whether the pictures are there that were drawn: an archive or a PDF of which every row failed is not put in its place.
  public internal(set) var isKept = true
  /// Where an archive or a PDF lies that was stopped, so that its place is left to whole ones: `cards.part.zip`.
  public internal(set) var part: String?

  /// What is told of the rows as a whole: that empty ones at the end of a table were left out.
  public internal(set) var remark: Diagnostic?

  /// That of work which something broke off.
  package static let broken = BatchSummary(isWhole: false, isKept: false)

  /// How many rows were read.
  public var rows: Int { drawn + skipped + failed }

  mutating func add(_ result: BatchOutcome.Result) {
    switch result {
    case .drawn: drawn += 1
    case .skipped: skipped += 1
    case .failed: failed += 1
    }
  }
}
