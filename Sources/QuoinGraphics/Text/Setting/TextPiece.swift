/// A part of a line that is drawn at once: some clusters of one run, at a place in the line.
struct TextPiece: Sendable {
  /// Where the glyphs are: the text itself or an ellipsis or hyphen that stands in it.
  let source: ShapedText
  let run: Int
  let clusters: Range<Int>
  /// The look's number in the text that is set.
  let span: Int
  let level: UInt8
  let line: Int
  /// From the line's left edge, in points.
  var x: Double
  var width: Double
  /// Points added to each space of a justified line.
  var spaceExtra = 0.0

  /// How many of its clusters are spaces.
  var spaces: Int {
    var count = 0
    for index in clusters where source.clusters[index].traits.contains(.space) { count += 1 }
    return count
  }
}

extension Array where Element == TextPiece {
  /// Puts the pieces of one line from the order of reading into the order from left to right, by the rule L2 of the
  /// Unicode bidirectional algorithm, and gives each its place.
  ///
  /// - Returns: The width of all, in points.
  mutating func arrange(from first: Int) -> Double {
    var highest: UInt8 = 0
    var lowest: UInt8 = .max
    for index in first..<count {
      highest = Swift.max(highest, self[index].level)
      if self[index].level & 1 == 1 { lowest = Swift.min(lowest, self[index].level) }
    }
    var level = highest
    while level >= lowest, level > 0 {
      var index = first
      while index < count {
        guard self[index].level >= level else {
          index += 1
          continue
        }
        var end = index + 1
        while end < count, self[end].level >= level { end += 1 }
        self[index..<end].reverse()
        index = end
      }
      level -= 1
    }
    var x = 0.0
    for index in first..<count {
      self[index].x = x
      x += self[index].width
    }
    return x
  }
}
