import QuoinDiagnostics

/// Where a decoded text stands in its file, character references accounted for.
///
/// The text `a < b` of the attribute `width="a &lt; b"` is shorter than what the file holds; the map lists where the
/// two run apart.
public struct SourceMap: Sendable {
  /// From here on, bytes of the text and of the file run side by side.
  public struct Anchor: Hashable, Sendable {
    /// The offset in the decoded text, in UTF-8 bytes.
    public let text: Int
    /// The offset in the file, in UTF-8 bytes.
    public let file: Int

    /// Creates an anchor.
    public init(text: Int, file: Int) {
      self.text = text
      self.file = file
    }
  }

  /// The file.
  public let source: SourceText
  /// Where the text begins in the file.
  public let start: Int
  /// The places behind and at each character reference, in ascending order; empty when text and file agree.
  public let anchors: [Anchor]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - start: The offset of the text's first byte in the file.
  ///   - anchors: For each character reference, one anchor at its start and one behind it, ascending.
  public init(source: SourceText, start: Int = 0, anchors: [Anchor] = []) {
    self.source = source
    self.start = start
    self.anchors = anchors
  }

  /// A map for a text that is the whole file.
  public init(text: String, file: String = "expression") {
    self.init(source: SourceText(file: file, contents: text))
  }

  /// The offset in the file of an offset in the text.
  public func fileOffset(of offset: Int) -> Int {
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].text <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return start + offset }
    return anchors[low - 1].file + (offset - anchors[low - 1].text)
  }

  /// The place in the file of a stretch of the text.
  public func span(for range: Range<Int>) -> SourceSpan {
    let lower = fileOffset(of: range.lowerBound)
    return source.span(for: lower..<max(lower, fileOffset(of: range.upperBound)))
  }
}
