/// Shortens a line to its room, with an ellipsis for what is left out.
struct LineTruncation {
  let breaker: LineBreaker
  /// The ellipsis in the look of a cluster.
  let ellipsis: (Int) -> LinePlan.Mark

  private var text: ShapedText { breaker.text }

  /// The last line that may be shown.
  ///
  /// - Parameters:
  ///   - start: The first cluster.
  ///   - contentEnd: Where the paragraph's text ends.
  ///   - width: The room, in points.
  ///   - tabs: Where tabs end.
  ///   - mode: Where the ellipsis goes.
  func plan(
    from start: Int, contentEnd: Int, width: Double, tabs: TabStops, mode: NSLineBreakMode
  ) -> LinePlan {
    let plan =
      switch mode {
      case .byTruncatingHead: head(start, contentEnd, width)
      case .byTruncatingMiddle: middle(start, contentEnd, width, tabs)
      default: tail(start, contentEnd, width, tabs)
      }
    if let mark = plan.mark, mark.shape.width <= width + LineBreaker.tolerance { return plan }
    // Dots beyond the edge would lie on what stands there.
    return LinePlan(range: start..<contentEnd, showing: start..<start).truncated
  }

  private func tail(_ start: Int, _ contentEnd: Int, _ width: Double, _ tabs: TabStops) -> LinePlan {
    var dots = ellipsis(start)
    var end = start
    for attempt in 0..<2 {
      let room = width - dots.shape.width + LineBreaker.tolerance
      end = trimmed(start, breaker.fittingEnd(from: start, upTo: contentEnd, limit: room, tabs: tabs))
      let actual = ellipsis(max(start, end - 1))
      if actual.shape === dots.shape { break }
      // Those of a larger font would reach beyond the edge.
      let total = text.width(start..<end, tabs: tabs) + actual.shape.width
      if attempt > 0, total > width + LineBreaker.tolerance { break }
      dots = actual
    }
    return LinePlan(range: start..<end, showing: start..<end, mark: dots).truncated
  }

  private func head(_ start: Int, _ contentEnd: Int, _ width: Double) -> LinePlan {
    let dots = ellipsis(max(start, contentEnd - 1))
    let begin = suffix(start, contentEnd, room: width - dots.shape.width)
    return LinePlan(
      range: start..<contentEnd, showing: start..<start, mark: dots, after: begin..<contentEnd
    ).truncated
  }

  private func middle(_ start: Int, _ contentEnd: Int, _ width: Double, _ tabs: TabStops) -> LinePlan {
    let dots = ellipsis(start)
    let room = width - dots.shape.width
    let end = trimmed(
      start, breaker.fittingEnd(from: start, upTo: contentEnd, limit: max(0, room / 2), tabs: tabs))
    let begin = max(end, suffix(start, contentEnd, room: room - text.width(start..<end, tabs: tabs)))
    return LinePlan(
      range: start..<contentEnd, showing: start..<end, mark: dots, after: begin..<contentEnd
    ).truncated
  }

  /// The beginning of the longest end of a text that has room.
  private func suffix(_ start: Int, _ contentEnd: Int, room: Double) -> Int {
    var begin = contentEnd
    var index = contentEnd
    while index > start, text.width(index - 1..<contentEnd) <= room + LineBreaker.tolerance {
      index -= 1
      if text.clusters[index].traits.contains(.characterBreak) { begin = index }
    }
    while begin < contentEnd, text.clusters[begin].traits.contains(.space) { begin += 1 }
    return begin
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, text.clusters[end - 1].traits.contains(.space) { end -= 1 }
    return end
  }
}

extension LinePlan {
  /// The same line, known to lack some of its text.
  fileprivate var truncated: LinePlan {
    var plan = self
    plan.isTruncated = true
    return plan
  }
}

extension ShapedText {
  /// The width of all of it, in points.
  var width: Double { clusters[clusters.count - 1].x }
}
