import Foundation

/// Takes a stream of bytes apart into the messages in it, each behind a header that says how long it is.
///
/// What is no header is passed over up to the next one, so that one broken frame loses no other.
struct FrameReader {
  /// What a stream holds.
  enum Frame: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// Something that is no frame, passed over.
    case broken(String)
  }

  /// The longest message that is taken, in bytes.
  static let messageLimit = 256 << 20
  /// The longest header that is looked through, in bytes.
  private static let headerLimit = 8 << 10

  private var bytes: [UInt8] = []
  /// How many of them are used up.
  private var position = 0
  /// The bytes of a message that is too long, which are still to be passed over.
  private var skipped = 0
  /// Whether bytes that belong to no frame have been told about.
  private var isLost = false

  /// Adds bytes as they come.
  mutating func append(_ more: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += more
  }

  /// The next frame; nothing until more bytes have come.
  mutating func next() -> Frame? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - position)
      position += count
      skipped -= count
      if skipped > 0 { return nil }
    }
    while true {
      guard let header = headerEnd() else {
        guard bytes.count - position > Self.headerLimit else { return nil }
        // The last of them may be the beginning of a header.
        position += Self.headerLimit - Self.lengthName.count
        if let frame = lose("A header is longer than \(Self.headerLimit) bytes") { return frame }
        continue
      }
      let text = String(decoding: bytes[position..<header.end], as: UTF8.self)
      guard let length = Self.length(in: text) else {
        // A header may begin within what is none.
        if let start = lengthStart(before: header.end) {
          position = start
          if let frame = lose("Something stands before a header") { return frame }
          continue
        }
        position = header.next
        return .broken("A header has no Content-Length")
      }
      guard length <= Self.messageLimit else {
        position = header.next
        skipped = length
        return .broken("A message of \(length) bytes is longer than the limit of \(Self.messageLimit)")
      }
      guard bytes.count - header.next >= length else { return nil }
      position = header.next + length
      isLost = false
      return .message(Array(bytes[header.next..<position]))
    }
  }

  /// Notes that bytes belong to no frame.
  ///
  /// - Returns: What to tell of it; nothing where it has been told already.
  private mutating func lose(_ message: String) -> Frame? {
    defer { isLost = true }
    return isLost ? nil : .broken(message)
  }

  private static let lengthName = Array("content-length:".utf8)

  /// Where the name of the one header that counts begins, behind other bytes.
  private func lengthStart(before end: Int) -> Int? {
    guard end - position > Self.lengthName.count else { return nil }
    return (position + 1...end - Self.lengthName.count).first { start in
      zip(bytes[start...], Self.lengthName).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
    }
  }

  /// Where the header ends, and where what follows it begins.
  private func headerEnd() -> (end: Int, next: Int)? {
    let limit = min(bytes.count, position + Self.headerLimit)
    var index = position
    while index < limit {
      if bytes[index] == 0x0A {
        // CR LF CR LF, or line feeds alone.
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  private static func length(in header: String) -> Int? {
    var length: Int?
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      if parts[0].trimmed.lowercased() == "content-length" {
        guard let number = Int(parts[1].trimmed), number >= 0 else { return nil }
        length = number
      }
    }
    return length
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
