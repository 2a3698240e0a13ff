/// What one line shows: parts of the text and marks that are not in it, in the order of reading.
struct LinePlan {
  /// One part of a line.
  enum Part {
    case text(Range<Int>)
    /// An ellipsis or a hyphen in the look of a cluster.
    case mark(ShapedText, span: Int)
  }

  /// The clusters of the text that the line stands for.
  var range: Range<Int>
  var parts: [Part]
  /// Whether an ellipsis stands for some of it.
  var isTruncated = false
  /// Whether the paragraph or a newline ends the line, so that justifying leaves it alone.
  var isHard = true
}

extension ShapedText {
  /// The run that a cluster belongs to; the last one for the end of the text.
  func run(of cluster: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound <= cluster { low = middle + 1 } else { high = middle }
    }
    return max(0, low)
  }
}
