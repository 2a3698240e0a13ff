import Foundation
import QuoinDiagnostics
import QuoinResources

/// The names of the pictures that were made, on disk: a table of hashes in a file, so that ten million take no more memory than
/// ten.
///
/// It tells when two rows of one run have one name, and, of an earlier run, which pictures are there and what they were made
/// from. The file holds a head and then cells of one size, found by the name's fingerprint and those behind.
final class NameIndex {
  /// What is known of a name.
  struct Record: Equatable {
    var name: Fingerprint
    /// What the picture was made from; nothing while it is not finished.
    var source: Fingerprint?
    /// The row that took the name last.
    var row: Int
    /// The run that took it.
    var run: Int
  }

  private static let magic: UInt64 = 0x31_58_44_4E_49_4E_4F_51  // QONINDX1
  private static let headSize = 32
  private static let cellSize = 48
  private let path: String?
  private var file: OpenFile
  private var capacity: Int
  private var count: Int
  /// The number of this run.
  let run: Int

  /// Opens an index, or makes one where there is none that can be read.
  ///
  /// - Parameters:
  ///   - path: The file; nothing for one that nobody sees and that goes with the process.
  ///   - keepsOld: Whether what earlier runs wrote counts.
  init(path: String?, keepsOld: Bool) throws(SystemError) {
    self.path = path
    if let path, keepsOld, let old = try? OpenFile(path, flags: O_RDWR),
      let head = try? Self.words(old.number, at: 0, count: 4), head[0] == Self.magic,
      let size = try? old.size, head[1] > 0, head[1] < 1 << 48,
      size == Self.headSize + Int(head[1]) * Self.cellSize
    {
      (capacity, count, run) = (Int(head[1]), Int(head[2]), Int(head[3] & 0xFFFF_FFFF) + 1)
      file = old
    } else {
      (capacity, count, run) = (1 << 10, 0, 1)
      file = try Self.makeFile(path, capacity: capacity)
    }
    try writeHead(to: file.number)
  }

  /// Takes a name for a row.
  ///
  /// - Returns: What was known of it: a record of this run when another row has the name.
  func claim(_ name: Fingerprint, row: Int) throws(SystemError) -> Record? {
    if count * 10 >= capacity * 7 { try grow() }
    let (cell, known) = try find(name, in: file.number, capacity)
    if let known, known.run == run { return known }
    try write(Record(name: name, source: known?.source, row: row, run: run), to: file.number, cell)
    if known == nil {
      count += 1
      try writeHead(to: file.number)
    }
    return known
  }

  /// Notes what the picture of a name was made from, or that it is about to be made anew.
  func note(_ source: Fingerprint?, for name: Fingerprint) throws(SystemError) {
    let (cell, known) = try find(name, in: file.number, capacity)
    guard var record = known else { return }
    record.source = source
    try write(record, to: file.number, cell)
  }

  // MARK: Cells

  private func find(
    _ name: Fingerprint, in number: Int32, _ capacity: Int
  ) throws(SystemError) -> (cell: Int, record: Record?) {
    var cell = Int(
      truncatingIfNeeded: UInt64(truncatingIfNeeded: name.value ^ name.value >> 64) % UInt64(capacity))
    while true {
      let words = try Self.words(number, at: Self.headSize + cell * Self.cellSize, count: 6)
      guard words[5] != 0 else { return (cell, nil) }
      let known = Fingerprint(words[0], words[1])
      if known == name {
        let source = words[2] == 0 && words[3] == 0 ? nil : Fingerprint(words[2], words[3])
        return (cell, Record(name: known, source: source, row: Int(words[4]), run: Int(words[5])))
      }
      cell = (cell + 1) % capacity
    }
  }

  private func write(_ record: Record, to number: Int32, _ cell: Int) throws(SystemError) {
    let (name, source) = (record.name.words, record.source?.words ?? (0, 0))
    try Self.write(
      [name.0, name.1, source.0, source.1, UInt64(record.row), UInt64(record.run)], to: number,
      at: Self.headSize + cell * Self.cellSize)
  }

  private func writeHead(to number: Int32) throws(SystemError) {
    try Self.write([Self.magic, UInt64(capacity), UInt64(count), UInt64(run)], to: number, at: 0)
  }

  /// Moves everything into a table of twice the size, which takes the place of the old one when it is whole.
  private func grow() throws(SystemError) {
    let larger = capacity * 2
    let part = path.map { "\($0)-\(getpid())" }
    let new = try Self.makeFile(part, capacity: larger)
    for first in stride(from: 0, to: capacity, by: 512) {
      let cells = min(512, capacity - first)
      let words = try Self.words(file.number, at: Self.headSize + first * Self.cellSize, count: cells * 6)
      for start in stride(from: 0, to: words.count, by: 6) where words[start + 5] != 0 {
        let (cell, _) = try find(Fingerprint(words[start], words[start + 1]), in: new.number, larger)
        try Self.write(
          Array(words[start..<start + 6]), to: new.number, at: Self.headSize + cell * Self.cellSize)
      }
    }
    capacity = larger
    try writeHead(to: new.number)
    if let path, let part { _ = try SystemError.check { rename(part, path) } }
    file = new
  }

  // MARK: The file

  private static func makeFile(_ path: String?, capacity: Int) throws(SystemError) -> OpenFile {
    let file =
      if let path { try OpenFile(path, flags: O_RDWR | O_CREAT | O_TRUNC) } else { OpenFile(try .scratch()) }
    let number = file.number
    _ = try SystemError.check { ftruncate(number, headSize + capacity * cellSize) }
    return file
  }

  private static func words(_ number: Int32, at offset: Int, count: Int) throws(SystemError) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: count)
    let size = count * 8
    let read = try SystemError.check { pread(number, &words, size, offset) }
    guard read == size else { throw SystemError(code: EIO) }
    return words
  }

  private static func write(_ words: [UInt64], to number: Int32, at offset: Int) throws(SystemError) {
    let size = words.count * 8
    let written = try SystemError.check { pwrite(number, words, size, offset) }
    guard written == size else { throw SystemError(code: ENOSPC) }
  }
}

extension Fingerprint {
  fileprivate init(_ low: UInt64, _ high: UInt64) { self.init(value: UInt128(high) << 64 | UInt128(low)) }

  fileprivate var words: (UInt64, UInt64) {
    (UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64))
  }
}
