/// What one line shows: a part of the text, then a mark that is not in it, then another part; each may be missing.
struct LinePlan {
  /// An ellipsis or a hyphen in the look of a span.
  struct Mark {
    let shape: ShapedText
    let span: Int
  }

  /// The clusters of the text that the line stands for.
  var range: Range<Int>
  /// What is shown first.
  var before: Range<Int>
  /// The ellipsis or hyphen.
  var mark: Mark?
  /// What is shown behind the mark.
  var after: Range<Int>
  /// Whether an ellipsis stands for some of the text.
  var isTruncated = false
  /// Whether the paragraph or a newline ends the line, so that justifying leaves it alone.
  var isHard = true

  init(range: Range<Int>, showing before: Range<Int>, mark: Mark? = nil, after: Range<Int> = 0..<0) {
    self.range = range
    self.before = before
    self.mark = mark
    self.after = after
  }
}

extension ShapedText {
  /// The run that a cluster belongs to; the last one for the end of the text.
  func run(of cluster: Int) -> Int {
    runs.dropLast().partitioningIndex { $0.clusters.upperBound > cluster }
  }

  /// The first cluster that begins at a byte or behind it; the one that marks the end where there is none.
  func cluster(at place: Int) -> Int {
    clusters.dropLast().partitioningIndex { Int($0.start) >= place }
  }
}
