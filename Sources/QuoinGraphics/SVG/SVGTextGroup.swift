import Foundation

/// Runs of one line whose letters belong together, in the order of the text, and the words that they are shown as.
///
/// A reader shapes what stands in one element as one: letters of Arabic join across a change of colour there, and nowhere else.
struct SVGTextGroup {
  /// What one run has of a word.
  struct Part {
    let run: GlyphRun
    let clusters: Range<Int>
  }

  /// What is shown at a place of its own.
  struct Word {
    var parts: [Part] = []
    /// Where it begins, in points: its left edge, or its right one where it runs from right to left.
    let x: CGFloat
    /// How wide it is, in points, without the spaces at its end.
    var width: CGFloat = 0
  }

  let runs: [GlyphRun]

  var isBackward: Bool { runs[0].isBackward }

  /// The words: one for each place where the line is stretched, and one in all where it is not.
  var words: [Word] {
    var words: [Word] = []
    for run in runs {
      let piece = run.piece
      var x = run.isBackward ? run.frame.maxX : run.frame.minX
      var start = run.range.lowerBound
      var width = 0.0
      var (beginning, inkEnd) = (x, 0.0)
      var isNew = words.isEmpty || endsStretched(words)
      func close(at end: Int) {
        guard end > start else { return }
        if isNew { words.append(Word(x: beginning)) }
        let last = words.count - 1
        // Spaces within the word count once more ink follows them.
        words[last].width = abs(beginning - words[last].x) + inkEnd
        words[last].parts.append(Part(run: run, clusters: start..<end))
      }
      for cluster in run.range {
        let own = run.source.clusters[cluster + 1].x - run.source.clusters[cluster].x
        width += own
        if !run.source.clusters[cluster].traits.contains(.space) { inkEnd = width }
        x += run.isBackward ? -own : own
        let extra = piece.extra(behind: cluster)
        guard extra > 0 else { continue }
        x += run.isBackward ? -extra : extra
        close(at: cluster + 1)
        (start, width, inkEnd, beginning, isNew) = (cluster + 1, 0, 0, x, true)
      }
      close(at: run.range.upperBound)
    }
    return words
  }

  /// Whether the line is stretched behind the last word.
  private func endsStretched(_ words: [Word]) -> Bool {
    guard let last = words.last?.parts.last else { return true }
    return last.run.piece.extra(behind: last.clusters.upperBound - 1) > 0
  }

  /// Runs as they stand from left to right, put together where no space is between them.
  static func groups(of runs: [GlyphRun]) -> [SVGTextGroup] {
    var groups: [[GlyphRun]] = []
    for run in runs {
      if let last = groups.last?.last, continues(last, with: run) {
        groups[groups.count - 1].append(run)
      } else {
        groups.append([run])
      }
    }
    return groups.map { SVGTextGroup(runs: $0[0].isBackward ? $0.reversed() : $0) }
  }

  /// Whether two neighbours are parts of one word.
  private static func continues(_ left: GlyphRun, with right: GlyphRun) -> Bool {
    guard left.source === right.source, left.piece.line == right.piece.line,
      left.piece.level == right.piece.level,
      left.glyphs.first?.y == right.glyphs.first?.y, !left.font.face.isColored, !right.font.face.isColored
    else { return false }
    let (first, second) = left.isBackward ? (right, left) : (left, right)
    func isSpace(_ cluster: Int) -> Bool { left.source.clusters[cluster].traits.contains(.space) }
    return first.range.upperBound == second.range.lowerBound && !isSpace(second.range.lowerBound)
      && !isSpace(first.range.upperBound - 1)
  }
}

extension SVGTextGroup.Part {
  /// The characters.
  var text: String { run.source.text(of: clusters) }
}
