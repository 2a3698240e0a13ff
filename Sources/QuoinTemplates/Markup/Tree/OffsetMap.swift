/// Where the bytes of a decoded text are written in its file.
///
/// Between two breakpoints both sides advance byte by byte; a reference such as `&lt;` makes a breakpoint behind it.
public struct OffsetMap: Sendable, Hashable {
  /// The decoded offsets of the breakpoints, ascending from 0.
  public private(set) var decodedOffsets: [Int]
  /// The file offset of each breakpoint, ascending.
  public private(set) var sourceOffsets: [Int]

  /// A text that stands in the file unchanged from an offset on.
  public init(start: Int) {
    decodedOffsets = [0]
    sourceOffsets = [start]
  }

  /// Says that from a decoded offset on, the text stands at another place than counting on would say.
  mutating func append(decoded: Int, source: Int) {
    decodedOffsets.append(decoded)
    sourceOffsets.append(source)
  }

  /// The file offset of a decoded offset.
  ///
  /// ```swift
  /// // a &lt; b in a file, from offset 10
  /// map.sourceOffset(forDecoded: 2)  // 12, the reference
  /// map.sourceOffset(forDecoded: 3)  // 16, behind it
  /// ```
  public func sourceOffset(forDecoded offset: Int) -> Int {
    var low = 0
    var high = decodedOffsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if decodedOffsets[middle] <= offset { low = middle } else { high = middle }
    }
    let source = sourceOffsets[low] + offset - decodedOffsets[low]
    // A character of several bytes never reaches beyond the reference it is written as.
    return low + 1 < sourceOffsets.count ? min(source, sourceOffsets[low + 1]) : source
  }

  /// The stretch of the file of a stretch of the decoded text.
  public func sourceRange(forDecoded range: Range<Int>) -> Range<Int> {
    let lower = sourceOffset(forDecoded: range.lowerBound)
    return lower..<max(lower, sourceOffset(forDecoded: range.upperBound))
  }
}
