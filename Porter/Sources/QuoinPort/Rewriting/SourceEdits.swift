import SwiftSyntax

/// Changes of a text, each at its place, in bytes of UTF-8. Within lines alone: a change keeps the line breaks that it covers.
struct SourceEdits: Sendable {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Replaces a stretch.
  mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
    edits.append((range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text))
  }

  /// Inserts something before a place.
  mutating func insert(_ text: String, at place: AbsolutePosition) { replace(place..<place, with: text) }

  /// The text with all changes. Of two that overlap, the one that begins first, or covers more, is made.
  func applied(to text: String) -> String {
    applied(to: Array(text.utf8), within: 0..<text.utf8.count)
  }

  /// A stretch of the text with the changes in it.
  func applied(to text: String, within range: Range<AbsolutePosition>) -> String {
    let part = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
    return applied(to: Array(text.utf8), within: part)
  }

  private func applied(to bytes: [UInt8], within part: Range<Int>) -> String {
    let inside = edits.indices.filter {
      edits[$0].range.lowerBound >= part.lowerBound && edits[$0].range.upperBound <= part.upperBound
    }
    let order = inside.sorted { left, right in
      let (one, other) = (edits[left].range, edits[right].range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      // What is inserted stands before what is replaced at the same place, in the order in which it was said.
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      return one.upperBound == other.upperBound ? left < right : one.upperBound > other.upperBound
    }
    var result: [UInt8] = []
    result.reserveCapacity(part.count + 64 * inside.count)
    var place = part.lowerBound
    for index in order {
      let (range, replacement) = edits[index]
      guard range.lowerBound >= place else { continue }
      result += bytes[place..<range.lowerBound]
      result += replacement.utf8
      let lost = bytes[range].count { $0 == 0x0A } - replacement.utf8.count { $0 == 0x0A }
      result += repeatElement(0x0A, count: max(lost, 0))
      place = range.upperBound
    }
    result += bytes[place..<part.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
