import Foundation

/// Records in a row of memory that grows where it lies, as far as the machine's allocator can: a long row is neither copied
/// nor there twice meanwhile.
enum RecordRow<Record> {
  /// A row with room for more records, those before moved into it.
  ///
  /// - Parameter count: How many there is to be room for.
  static func grown(_ records: UnsafeMutablePointer<Record>?, to count: Int) -> UnsafeMutablePointer<Record> {
    // Values of Swift may be moved byte by byte.
    guard let row = realloc(records, count * MemoryLayout<Record>.stride) else {
      preconditionFailure("No memory for \(count) records")
    }
    return row.bindMemory(to: Record.self, capacity: count)
  }

  /// Lets go of a row, in which nothing is left that would have to be let go of.
  static func deallocate(_ records: UnsafeMutablePointer<Record>) { free(records) }
}
