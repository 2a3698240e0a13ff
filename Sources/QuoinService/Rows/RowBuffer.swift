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
  /// How many bytes have been taken.
  private(set) var taken = 0
  private var bytes: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// The most bytes that one row may have.
  private let limit: Int
  private let read: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)

  /// - Parameters:
  ///   - file: The name that diagnostics show.
  ///   - limit: The most bytes that one row may have.
  ///   - read: Puts the next bytes into a buffer; 0 at the end.
  init(
    file: String, limit: Int, read: @escaping (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  ) {
    self.file = file
    self.limit = limit
    self.read = read
  }

  deinit { room.deallocate() }

  /// The byte at a distance from the first one that is held, reading on where needed; nothing behind the end.
  func byte(_ offset: Int) throws(Diagnostic) -> UInt8? {
    while start + offset >= bytes.count {
      guard try readMore() else { return nil }
    }
    return bytes[start + offset]
  }

  /// Takes the first bytes.
  func take(_ count: Int) -> ArraySlice<UInt8> {
    let slice = bytes[start..<start + count]
    line += slice.count { $0 == UInt8(ascii: "\n") }
    start += count
    taken += count
    return slice
  }

  /// Takes a byte order mark, if the stream begins with one.
  func skipMark() throws(Diagnostic) {
    guard taken == 0 else { return }
    for (offset, expected) in ([0xEF, 0xBB, 0xBF] as [UInt8]).enumerated() {
      guard try byte(offset) == expected else { return }
    }
    _ = take(3)
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
    guard bytes.count - start <= limit else { throw .rowTooLong(limit: limit, file: file, line: line) }
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    do {
      let count = try read(room)
      bytes.append(contentsOf: room.prefix(count))
      isAtEnd = count == 0
      return count > 0
    } catch {
      throw .unreadable(file, error.reason)
    }
  }
}

extension Diagnostic {
  fileprivate static func rowTooLong(limit: Int, file: String, line: Int) -> Diagnostic {
    Diagnostic(
      .error, "A row has more than \(limit / 1_000_000) MB; is a quote or a bracket without its end before?",
      at: SourceSpan(file: file, line: line, column: 1, range: 0..<0))
  }
}
