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
  /// The cluster that its line ends before.
  var lineEnd = 0
  /// Points added at each place where a justified line is stretched.
  var extra = 0.0

  /// At how many places a justified line may be stretched in it.
  var stretches: Int {
    var count = 0
    for index in clusters where isStretched(behind: index) { count += 1 }
    return count
  }

  /// The points that are added behind one of its clusters, in the order of the text.
  func extra(behind cluster: Int) -> Double {
    extra > 0 && clusters.contains(cluster) && isStretched(behind: cluster) ? extra : 0
  }

  /// Whether there is room to be added behind a cluster.
  private func isStretched(behind cluster: Int) -> Bool {
    source.clusters[cluster].traits.contains(.space)
      || cluster + 1 < lineEnd && source.clusters[cluster + 1].traits.contains(.stretch)
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
