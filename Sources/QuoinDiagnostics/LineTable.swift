/// Where the lines of a text begin; lines end in LF, CR or CR LF.
package struct LineTable: Sendable {
  /// The offset of the first byte of each line, in UTF-8 bytes, ascending.
  package private(set) var starts = [0]

  /// Finds the lines of a text.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for offset in 0..<bytes.count where Self.endsLine(offset, in: bytes) { starts.append(offset + 1) }
  }

  /// The line that an offset stands in, from 0.
  package func line(of offset: Int) -> Int { max(1, index { $0 > offset }) - 1 }

  /// Follows the replacement of a part of the text, and goes through nothing else of it.
  ///
  /// - Parameters:
  ///   - range: The part, in bytes of the text as it was.
  ///   - count: How many bytes stand there now.
  ///   - bytes: The text as it is now.
  package mutating func replace(_ range: Range<Int>, by count: Int, in bytes: [UInt8]) {
    let end = range.lowerBound + count
    let first = max(1, index { $0 >= range.lowerBound })
    let behind = max(first, index { $0 > range.upperBound })
    let shift = end - range.upperBound
    for index in behind..<starts.count { starts[index] += shift }
    // What stood before the part may be half of a line break with what stands there now.
    let possible = max(1, range.lowerBound)..<max(1, end + 1)
    starts.replaceSubrange(
      first..<behind, with: possible.filter { $0 <= bytes.count && Self.endsLine($0 - 1, in: bytes) })
  }

  @inline(__always)
  private static func endsLine<Bytes: RandomAccessCollection<UInt8>>(
    _ offset: Int, in bytes: Bytes
  ) -> Bool where Bytes.Index == Int {
    let byte = bytes[offset]
    return byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
  }

  /// The first line whose start lies behind something, or the number of lines.
  private func index(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(starts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
