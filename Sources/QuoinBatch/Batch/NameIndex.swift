import Foundation
import QuoinDiagnostics
import QuoinResources

/// The names of the pictures that were made, on disk: a table of hashes in a file, so that ten million take no more memory than
/// ten.
///
/// It tells when two rows of one run have one name, and, of an earlier run, which pictures are there and what they were made
/// from. The file holds a head and then cells of one size, found by the name's fingerprint and those behind. One process has it
/// at a time.
final class NameIndex {
  /// What is known of a name.
  struct Record: Equatable {
    var name: Fingerprint
    /// What the picture was made from; nothing while it is not finished.
    var source: Fingerprint?
    /// What tells the picture's bytes from others; 0 while it is not finished.
    var mark: UInt32 = 0
    /// The row that took the name last.
    var row: Int
    /// The run that took it.
    var run: UInt32
  }

  private static let magic: UInt64 = 0x34_58_44_4E_49_4E_4F_51  // QONINDX4
  /// The same table with sizes in the place of marks: its names are still those of a batch, and its pictures are drawn anew.
  private static let magicBefore: UInt64 = 0x33_58_44_4E_49_4E_4F_51  // QONINDX3
  private static let headSize = 24
  private static let cellSize = 48
  private let path: String?
  private var file: OpenFile
  private var capacity: Int
  private var count: Int
  /// The number of this run.
  let run: UInt32

  /// Opens an index, or makes one where there is none that can be read.
  ///
  /// - Parameter path: The file; nothing for one that nobody sees and that goes with the process.
  /// - Throws: A diagnostic where it cannot be written, or where another process has it.
  init(path: String?) throws(Diagnostic) {
    self.path = path
    file = if let path { try Self.lockedFile(path) } else { try .scratch() }
    if let known = Self.head(of: file) {
      (capacity, run) = (known.capacity, known.run &+ 1)
      // A run that was killed has not counted its last cells.
      var found = 0
      try Self.forEachCell(file, capacity) { _ in found += 1 }
      count = found
    } else {
      (capacity, count, run) = (1 << 10, 0, 1)
      try Self.empty(file, capacity: capacity)
    }
    try writeHead(to: file, capacity: capacity)
  }

  /// Opens an index only to look names up, whoever has it; nothing where there is none that can be read.
  init?(reading path: String) {
    guard let file = try? OpenFile(path, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      let head = Self.head(of: file)
    else { return nil }
    (self.path, self.file, capacity, count, run) = (path, file, head.capacity, 0, head.run)
  }

  /// What the head of a file says that is an index.
  private static func head(of file: OpenFile) -> (capacity: Int, run: UInt32)? {
    guard let head = try? words(file, at: 0, count: 3), [magic, magicBefore].contains(head[0]),
      head[1] > 0, head[1] < 1 << 40, (try? file.size) == headSize + Int(head[1]) * cellSize
    else { return nil }
    return (Int(head[1]), UInt32(truncatingIfNeeded: head[2]))
  }

  /// What is known of a name.
  func record(of name: Fingerprint) throws(Diagnostic) -> Record? {
    try find(name, in: file, capacity).record
  }

  /// Takes a name for a row.
  ///
  /// - Returns: What was known of it: a record of this run when another row has the name.
  func claim(_ name: Fingerprint, row: Int) throws(Diagnostic) -> Record? {
    if count * 10 >= capacity * 7 { try grow() }
    let (cell, known) = try find(name, in: file, capacity)
    if let known, known.run == run { return known }
    try write(
      Record(name: name, source: known?.source, mark: known?.mark ?? 0, row: row, run: run), to: cell)
    if known == nil { count += 1 }
    return known
  }

  /// Notes what the picture of a name was made from and what its bytes are, or that it is about to be made anew.
  func note(_ source: Fingerprint?, mark: UInt32 = 0, for name: Fingerprint) throws(Diagnostic) {
    let (cell, known) = try find(name, in: file, capacity)
    guard var record = known else { return }
    (record.source, record.mark) = (source, mark)
    try write(record, to: cell)
  }

  /// Lets others have it.
  func unlock() { flock(file.number, LOCK_UN) }

  // MARK: Cells

  private func find(
    _ name: Fingerprint, in file: OpenFile, _ capacity: Int
  ) throws(Diagnostic) -> (cell: Int, record: Record?) {
    let first = Int(
      truncatingIfNeeded: UInt64(truncatingIfNeeded: name.value ^ name.value >> 64) % UInt64(capacity))
    for step in 0..<capacity {
      let cell = (first + step) % capacity
      let words = try Self.words(file, at: Self.headSize + cell * Self.cellSize, count: 6)
      guard words[5] != 0 else { return (cell, nil) }
      let known = Fingerprint(words[0], words[1])
      if known == name {
        let source = words[2] == 0 && words[3] == 0 ? nil : Fingerprint(words[2], words[3])
        return (
          cell,
          Record(
            name: known, source: source, mark: UInt32(words[5] >> 32), row: Int(truncatingIfNeeded: words[4]),
            run: UInt32(truncatingIfNeeded: words[5]))
        )
      }
    }
    // There is always room; whoever wrote this did not know.
    return try file.use { _ throws(SystemError) in throw SystemError(code: EIO) }
  }

  private func write(_ record: Record, to cell: Int) throws(Diagnostic) {
    let (name, source) = (record.name.words, record.source?.words ?? (0, 0))
    try Self.write(
      [
        name.0, name.1, source.0, source.1, UInt64(record.row),
        UInt64(record.mark) << 32 | UInt64(record.run),
      ], to: file, at: Self.headSize + cell * Self.cellSize)
  }

  private func writeHead(to file: OpenFile, capacity: Int) throws(Diagnostic) {
    try Self.write([Self.magic, UInt64(capacity), UInt64(run)], to: file, at: 0)
  }

  /// Moves everything into a table of twice the size, which takes the place of the old one when it is whole.
  private func grow() throws(Diagnostic) {
    let larger = capacity * 2
    let part = path.map { $0 + "-new" }
    let new = if let part { try Self.lockedFile(part) } else { try OpenFile.scratch() }
    do throws(Diagnostic) {
      try Self.empty(new, capacity: larger)
      try Self.forEachCell(file, capacity) { words throws(Diagnostic) in
        let (cell, _) = try find(Fingerprint(words[0], words[1]), in: new, larger)
        try Self.write(words, to: new, at: Self.headSize + cell * Self.cellSize)
      }
      try writeHead(to: new, capacity: larger)
      if let path, let part {
        try new.use { number throws(SystemError) in
          // A machine that stops now has the old table or the whole new one.
          _ = try SystemError.check { fsync(number) }
          _ = try SystemError.check { rename(part, path) }
        }
      }
    } catch {
      if let part { unlink(part) }
      throw error
    }
    (file, capacity) = (new, larger)
  }

  /// Goes through the cells that are taken.
  private static func forEachCell(
    _ file: OpenFile, _ capacity: Int, _ use: ([UInt64]) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    for first in stride(from: 0, to: capacity, by: 512) {
      let words = try words(file, at: headSize + first * cellSize, count: min(512, capacity - first) * 6)
      for start in stride(from: 0, to: words.count, by: 6) where words[start + 5] != 0 {
        try use(Array(words[start..<start + 6]))
      }
    }
  }

  // MARK: The file

  /// Opens a file that no other process has.
  private static func lockedFile(_ path: String) throws(Diagnostic) -> OpenFile {
    while true {
      // Whatever a link led to would be written over.
      let file = try OpenFile(path, flags: O_RDWR | O_CREAT | O_NOFOLLOW)
      let isCurrent: Bool? = try file.use { number throws(SystemError) in
        do throws(SystemError) { _ = try SystemError.check { flock(number, LOCK_EX | LOCK_NB) } } catch {
          if error.code == EWOULDBLOCK { return nil }
          throw error
        }
        // Whoever had it may have put another one in its place.
        var (own, there) = (stat(), stat())
        _ = try SystemError.check { fstat(number, &own) }
        return stat(path, &there) == 0 && own.st_ino == there.st_ino && own.st_dev == there.st_dev
      }
      guard let isCurrent else { throw .indexInUse(path) }
      if isCurrent { return file }
    }
  }

  /// Makes a file a table without any names.
  private static func empty(_ file: OpenFile, capacity: Int) throws(Diagnostic) {
    try file.use { number throws(SystemError) in
      _ = try SystemError.check { ftruncate(number, 0) }
      _ = try SystemError.check { ftruncate(number, headSize + capacity * cellSize) }
    }
  }

  private static func words(_ file: OpenFile, at offset: Int, count: Int) throws(Diagnostic) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: count)
    let size = count * 8
    try file.use { number throws(SystemError) in
      let read = try SystemError.check { pread(number, &words, size, offset) }
      guard read == size else { throw SystemError(code: EIO) }
    }
    return words
  }

  private static func write(_ words: [UInt64], to file: OpenFile, at offset: Int) throws(Diagnostic) {
    let size = words.count * 8
    try file.use { number throws(SystemError) in
      let written = try SystemError.check { pwrite(number, words, size, offset) }
      guard written == size else { throw SystemError(code: ENOSPC) }
    }
  }
}

extension Fingerprint {
  fileprivate init(_ low: UInt64, _ high: UInt64) { self.init(value: UInt128(high) << 64 | UInt128(low)) }

  fileprivate var words: (UInt64, UInt64) {
    (UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64))
  }
}

extension Diagnostic {
  fileprivate static func indexInUse(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is in use: another batch writes into this folder; wait until it has ended")
  }
}
