import Foundation

/// Marks what stands on a page of a tagged PDF and belongs to no part as an artifact, and the heads and feet of pages as
/// what they are. Cairo has no words for either.
enum PDFPageMarks {
  /// The names that Cairo is given for what are no parts, and that are replaced here.
  enum Stand: String {
    case pageHead = "NonStruct"
    case pageFoot = "Private"

    fileprivate var words: String {
      switch self {
      case .pageHead: "/Artifact << /Type /Pagination /Subtype /Header /Attached [ /Top ] >> BDC"
      case .pageFoot: "/Artifact << /Type /Pagination /Subtype /Footer /Attached [ /Bottom ] >> BDC"
      }
    }
  }

  /// The page's content with all of it marked; nothing where it is no page's, or all of it is marked already.
  ///
  /// Cairo writes one operator a line, and texts without line feeds.
  static func marked(_ content: [UInt8]) -> [UInt8]? {
    // The table of a font's characters looks like a page's stream from outside.
    if content.starts(with: "/CIDInit".utf8) { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(content.count + 256)
    var depth = 0
    // Spans within a text that say what its glyphs stand for; no marks may begin or end there.
    var spans = 0
    var hasChanged = false
    var stretch = content.startIndex
    var isPainting = false
    var index = content.startIndex

    /// Adds what has stood between two marks.
    func endStretch(at end: Int) {
      let lines = content[stretch..<end]
      if isPainting, depth == 0 {
        result += Array("/Artifact BMC\n".utf8) + lines
        if result.last != 0x0A { result.append(0x0A) }
        result += Array("EMC\n".utf8)
        hasChanged = true
      } else {
        result += lines
      }
      isPainting = false
    }

    while index < content.endIndex {
      let end = content[index...].firstIndex(of: 0x0A) ?? content.endIndex
      let line = content[index..<end]
      let next = min(end + 1, content.endIndex)
      if line.starts(with: "/Span << /ActualText".utf8) {
        spans += 1
        isPainting = true
      } else if spans > 0, line.elementsEqual("EMC".utf8) {
        spans -= 1
      } else if line.ends(with: " BDC") {
        endStretch(at: index)
        if let stand = [Stand.pageHead, .pageFoot].first(where: { line.starts(with: "/\($0.rawValue) ".utf8) }
        ) {
          result += Array((stand.words + "\n").utf8)
          hasChanged = true
        } else {
          result += content[index..<next]
        }
        depth += 1
        stretch = next
      } else if line.elementsEqual("EMC".utf8) {
        endStretch(at: index)
        result += content[index..<next]
        depth -= 1
        stretch = next
        if depth < 0 { return nil }
      } else if depth == 0, !isPainting, line.paints {
        isPainting = true
      }
      index = next
    }
    endStretch(at: content.endIndex)
    return hasChanged && depth == 0 ? result : nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with mark: String) -> Bool {
    count >= mark.utf8.count && suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  /// Whether the line has an operator that leaves a trace.
  fileprivate var paints: Bool {
    guard let last, let word = split(separator: 0x20).last else { return false }
    if last == UInt8(ascii: "j") || last == UInt8(ascii: "J") { return ends(with: "Tj") || ends(with: "TJ") }
    return Self.paintingWords.contains(Array(word))
  }

  private static let paintingWords: Set<[UInt8]> = Set(
    ["f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "Do", "sh", "BT", "ET"].map { Array($0.utf8) })
}
