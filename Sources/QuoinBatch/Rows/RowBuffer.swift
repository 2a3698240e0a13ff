import Foundation
import QuoinDiagnostics
import QuoinResources

/// The part of a stream of rows that has been read and not yet taken.
///
/// However long the stream is, no more than one row and what came with its end is held.
final class RowBuffer {
  /// The name that diagnostics show.
  let file: String
  /// The line of the first byte that is held, counted from 1.
  private(set) var line = 1
  /// The column of that byte in its line, counted from 1 in characters.
  private var column = 1
  /// Where what is held begins.
  var start: DataRow.Start { DataRow.Start(line: line, column: column, offset: taken) }
  /// How many bytes have been taken.
  private(set) var taken = 0
  private var bytes: [UInt8] = []
  private var first = 0
  private var isAtEnd = false
  /// Asked before each piece, and while nothing comes; once it says so, the stream ends there.
  var shouldStop: () -> Bool = { false }
  /// Whether the stream was left before its end.
  private(set) var isStopped = false
  /// The most bytes that one row may have.
  let limit: Int
  private let read: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int?
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)

  /// - Parameters:
  ///   - file: The name that diagnostics show.
  ///   - limit: The most bytes that one row may have.
  ///   - read: Puts the next bytes into a buffer; 0 at the end, nothing where none have come for a while.
  init(
    file: String, limit: Int, read: @escaping (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int?
  ) {
    self.file = file
    self.limit = limit
    self.read = read
  }

  deinit { room.deallocate() }

  /// The byte at a distance from the first one that is held, reading on where needed; nothing behind the end.
  func byte(_ offset: Int) throws(Diagnostic) -> UInt8? {
    while first + offset >= bytes.count {
      guard try readMore() else { return nil }
    }
    return bytes[first + offset]
  }

  /// Takes the first bytes.
  func take(_ count: Int) -> ArraySlice<UInt8> {
    let slice = bytes[first..<first + count]
    line += slice.count { $0 == UInt8(ascii: "\n") }
    // What goes on with a character has two bits of its own.
    if let end = slice.lastIndex(of: UInt8(ascii: "\n")) {
      column = 1 + slice[(end + 1)...].count { $0 & 0xC0 != 0x80 }
    } else {
      column += slice.count { $0 & 0xC0 != 0x80 }
    }
    first += count
    taken += count
    return slice
  }

  /// Takes all to the end of the line, of which no more than a piece is held.
  func skipLine() throws(Diagnostic) {
    while try byte(0) != nil {
      let held = bytes[first...]
      let end = held.firstIndex(of: UInt8(ascii: "\n"))
      _ = take((end ?? held.endIndex) - first)
      if end != nil { return }
    }
  }

  /// Takes a byte order mark, if the stream begins with one.
  ///
  /// - Throws: A diagnostic where it is the mark of another encoding.
  func skipMark() throws(Diagnostic) {
    guard taken == 0 else { return }
    if let first = try byte(0), first >= 0xFE, try byte(1) == first ^ 1 { throw .inUTF16(file) }
    for (offset, expected) in ([0xEF, 0xBB, 0xBF] as [UInt8]).enumerated() {
      guard try byte(offset) == expected else { return }
    }
    _ = take(3)
    column = 1
  }

  /// Takes white space.
  func skipSpaces() throws(Diagnostic) {
    var count = 0
    while let byte = try byte(count), Self.isSpace(byte) {
      count += 1
      // Blank lines are no row that could be too long.
      if count == 1 << 16 {
        _ = take(count)
        count = 0
      }
    }
    _ = take(count)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private func readMore() throws(Diagnostic) -> Bool {
    if isAtEnd { return false }
    guard bytes.count - first <= limit else { throw .rowTooLong(limit: limit, file: file, line: line) }
    if first > 0 {
      bytes.removeFirst(first)
      first = 0
    }
    do {
      // Asked before each piece: a line without an end comes as fast as it is read.
      var came: Int?
      while came == nil, !shouldStop() { came = try read(room) }
      isStopped = came == nil
      let count = came ?? 0
      bytes.append(contentsOf: room.prefix(count))
      isAtEnd = count == 0
      return count > 0
    } catch {
      throw .unreadable(file, error.reason)
    }
  }
}

extension Diagnostic {
  fileprivate static func inUTF16(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "The rows are in UTF-16; save them in UTF-8",
      at: SourceSpan(file: file, line: 1, column: 1, range: 0..<0))
  }

  static func rowTooLong(limit: Int, file: String, line: Int) -> Diagnostic {
    Diagnostic(
      .error, "A row has more than \(limit / 1_000_000) MB; is a quote or a bracket without its end before?",
      at: SourceSpan(file: file, line: line, column: 1, range: 0..<0))
  }
}
