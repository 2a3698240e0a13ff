import Foundation

/// A place in a line where a caret may stand.
package struct CaretStop: Hashable, Sendable {
  /// The caret's left edge, in points from the left of the layout.
  package let x: CGFloat
  /// Where in the text that is.
  package let position: TextPosition
}

/// Where carets stand, line by line: what moving one needs.
extension TextLayout {
  /// The number of the line that a caret stands on; nothing in a text without lines.
  package func caretLine(of position: TextPosition) -> Int? { content.line(of: position) }

  /// All places in a line where a caret may stand, in the order of the text.
  ///
  /// The end of a line is one of them where the text goes on in the next, which begins at the same place of the text.
  package func caretStops(onLine line: Int) -> [CaretStop] {
    guard lines.indices.contains(line) else { return [] }
    let range = lines[line].range
    let isLast = line == lines.count - 1
    let carets = content.carets(line: line)
    var stops: [CaretStop] = []
    var place = range.lowerBound
    while true {
      let isEnd = place == range.upperBound
      let goesOn = isEnd && !isLast
      let position = TextPosition(place, affinity: goesOn ? .upstream : .downstream)
      // A newline ends its line: behind it stands the next one.
      if content.line(of: position) == line, !(goesOn && endsWithNewline(line)) {
        stops.append(CaretStop(x: carets.x(before: place), position: position))
      }
      if isEnd { return stops }
      place = min(content.text.character(after: place), range.upperBound)
    }
  }

  /// Whether a line ends in a newline.
  package func endsWithNewline(_ line: Int) -> Bool {
    let range = lines[line].range
    guard range.lowerBound < range.upperBound else { return false }
    let cluster = content.text.cluster(at: range.upperBound) - 1
    return cluster >= 0 && content.text.clusters[cluster].traits.contains(.newline)
  }

  /// Whether the paragraph with a byte of the text is written from right to left.
  package func isRightToLeft(at offset: Int) -> Bool {
    let paragraphs = content.text.paragraphs
    let paragraph = paragraphs.last {
      Int(content.text.clusters[$0.clusters.lowerBound].start) <= max(offset, 0)
    }
    return ((paragraph ?? paragraphs.first)?.level ?? 0) & 1 == 1
  }
}

extension ShapedText {
  /// Where the character behind a place begins, or the end of the text.
  fileprivate func character(after place: Int) -> Int {
    let next = string.utf8.index(string.startIndex, offsetBy: place)
    guard next < string.endIndex else { return string.utf8.count }
    return string.utf8.distance(from: string.startIndex, to: string.index(after: next))
  }
}
