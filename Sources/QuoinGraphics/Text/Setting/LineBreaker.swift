/// Where one line of a text ends.
struct BrokenLine {
  /// The cluster that the next line begins with.
  var end: Int
  /// The cluster where the white space or the newline before it begins.
  var contentEnd: Int
  /// Whether the line ends with the paragraph or at a newline.
  var isHard: Bool
  /// Whether a hyphen is to be drawn at the end.
  var needsHyphen = false
}

/// Breaks shaped text into lines: arithmetic over widths that are known, greedy as UIKit is.
struct LineBreaker {
  /// Room that may be missing before a line counts as too wide, in points: less than any pixel, more than what
  /// rounding in sums can bring.
  static let tolerance = 1.0 / 1024

  let text: ShapedText
  /// The width of the hyphen in the look of a run; asked for only where there is one.
  let hyphenWidth: (ShapedRun) -> Double
  /// How many chances to break have been looked at for all lines.
  private(set) var lookedAt = 0
  private var next = 0
  private var knownHyphen: (run: Int, width: Double)?

  init(text: ShapedText, hyphenWidth: @escaping (ShapedRun) -> Double) {
    self.text = text
    self.hyphenWidth = hyphenWidth
  }

  /// The line that begins at a cluster; lines are asked for from first to last.
  ///
  /// - Parameters:
  ///   - start: The first cluster.
  ///   - width: The room, in points.
  ///   - tabs: Where tabs end.
  ///   - byCharacter: Whether words may be broken anywhere.
  ///   - hyphenation: How much of the room a line must fill without a hyphen not to get one; 0 for no hyphens.
  mutating func line(
    from start: Int, width: Double, tabs: TabStops, byCharacter: Bool, hyphenation: Double = 0
  ) -> BrokenLine {
    let breaks = text.breaks
    while next < breaks.count - 1, isBehind(breaks[next], start) { next += 1 }
    let origin = text.clusters[start].x
    let limit = width + Self.tolerance
    var shift = 0.0
    var best = -1
    var bestWidth = 0.0
    var hyphenated = -1
    var index = next
    search: while index < breaks.count {
      let chance = breaks[index]
      lookedAt += 1
      if chance.kind == .tab {
        let position = text.clusters[Int(chance.cluster)].x - origin + shift
        if position > limit { break }
        shift += tabs.end(after: position, of: Int(chance.cluster), in: text) - position
        index += 1
        continue
      }
      var used = max(chance.contentX - origin, 0) + shift
      if used > limit { break }
      if chance.kind == .hyphenation {
        if hyphenation > 0, used + hyphenWidth(before: chance) <= limit { hyphenated = index }
        index += 1
        continue
      }
      if chance.kind == .hyphen { used += hyphenWidth(before: chance) }
      // Where the hyphen alone has no room, what follows may have some.
      if used <= limit {
        best = index
        bestWidth = used
        if chance.kind == .newline || chance.kind == .end { break search }
      }
      index += 1
    }
    if hyphenated > best, bestWidth < width * hyphenation { best = hyphenated }
    if best >= 0, !byCharacter || breaks[best].kind == .newline || breaks[best].kind == .end {
      let chance = breaks[best]
      next = best + 1 < breaks.count ? best + 1 : best
      return BrokenLine(
        end: Int(chance.cluster), contentEnd: max(start, Int(chance.contentEnd)),
        isHard: chance.kind == .newline || chance.kind == .end,
        needsHyphen: chance.kind == .hyphen || chance.kind == .hyphenation)
    }
    return brokenWord(from: start, limit: limit, tabs: tabs)
  }

  private mutating func hyphenWidth(before chance: LineBreakChance) -> Double {
    let run = text.run(of: max(0, Int(chance.contentEnd) - 1))
    if let knownHyphen, knownHyphen.run == run { return knownHyphen.width }
    let width = hyphenWidth(text.runs[run])
    knownHyphen = (run, width)
    return width
  }

  private func isBehind(_ chance: LineBreakChance, _ start: Int) -> Bool {
    chance.kind == .tab ? Int(chance.cluster) < start : Int(chance.cluster) <= start
  }

  /// The line that ends between two characters; it holds at least one of them.
  private func brokenWord(from start: Int, limit: Double, tabs: TabStops) -> BrokenLine {
    var end = fittingEnd(from: start, upTo: text.clusters.count - 1, limit: limit, tabs: tabs)
    if end == start { end = characterEnd(after: start) }
    var contentEnd = end
    // A tab keeps its room at the end of a line, wherever the line is broken.
    while contentEnd > start, text.clusters[contentEnd - 1].traits.contains(.space),
      !text.clusters[contentEnd - 1].traits.contains(.tab)
    { contentEnd -= 1 }
    while end < text.clusters.count - 1, text.clusters[end].traits.contains(.space),
      text.clusters[end].traits.isDisjoint(with: [.newline, .tab])
    { end += 1 }
    var isHard = end == text.clusters.count - 1
    if !isHard, text.clusters[end].traits.contains(.newline) {
      end += 1
      isHard = true
    }
    return BrokenLine(end: end, contentEnd: contentEnd, isHard: isHard)
  }

  /// The end of the longest part from `start` that has room and ends between two characters.
  func fittingEnd(from start: Int, upTo last: Int, limit: Double, tabs: TabStops) -> Int {
    let origin = text.clusters[start].x
    var shift = 0.0
    var fitting = start
    var index = start
    while index < last, !text.clusters[index].traits.contains(.newline) {
      if text.clusters[index].traits.contains(.tab) {
        let position = text.clusters[index].x - origin + shift
        shift += tabs.end(after: position, of: index, in: text) - position
      }
      let next = text.clusters[index + 1]
      if next.x - origin + shift > limit { break }
      index += 1
      if next.traits.contains(.characterBreak) || next.traits.contains(.newline) || index == last {
        fitting = index
      }
    }
    return fitting
  }

  private func characterEnd(after start: Int) -> Int {
    var end = start + 1
    while end < text.clusters.count - 1,
      text.clusters[end].traits.isDisjoint(with: [.characterBreak, .newline])
    { end += 1 }
    return end
  }
}

extension ShapedText {
  /// The width of a part that begins a line, in points, with its tabs.
  func width(_ range: Range<Int>, tabs: TabStops) -> Double {
    var width = width(range)
    guard hasTabs else { return width }
    let origin = clusters[range.lowerBound].x
    var shift = 0.0
    for index in range where clusters[index].traits.contains(.tab) {
      let position = clusters[index].x - origin + shift
      shift += tabs.end(after: position, of: index, in: self) - position
    }
    width += shift
    return width
  }
}
