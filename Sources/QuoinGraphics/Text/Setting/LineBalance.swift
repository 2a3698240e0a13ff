import QuoinResources

/// Finds how far before its edge a paragraph's lines are to be broken, so that they are about as long as each other or so that
/// no single word is left for the last.
struct LineBalance {
  /// The room of a line, in points, and where its tabs end.
  struct Room {
    let width: Double
    let tabs: TabStops
  }

  let text: ShapedText
  let paragraph: ShapedParagraph
  let style: TextParagraph
  /// The room of the first line and that of the others.
  let rooms: (first: Room, others: Room)
  let hyphenWidth: (ShapedRun) -> Double
  let meter: BudgetMeter?

  /// Longer paragraphs are read, not looked at.
  static let mostLines = 24
  /// How near the answer comes, in points.
  private static let precision = 0.25

  /// What a paragraph comes to when it is broken so many points before its edge.
  private struct Trial {
    let lines: Int
    /// Whether the last line has no place to break.
    let endsInOneWord: Bool
  }

  /// What is taken from the room of lines.
  struct Narrowing {
    /// The line of the paragraph that it begins with.
    var first = 0
    /// In points.
    var width = 0.0

    /// What is taken from the room of a line.
    func width(ofLine line: Int) -> Double { line >= first ? width : 0 }
  }

  /// How far before the edge lines are broken; nothing for what is well as it is.
  ///
  /// - Parameter limit: How many lines there may be.
  func narrowing(within limit: Int) -> Narrowing {
    guard style.textWrap != .wrap, let whole = trial(Narrowing(), within: min(limit, Self.mostLines)),
      whole.lines > 1, style.textWrap == .balance || whole.endsInOneWord
    else { return Narrowing() }
    // Of a pretty paragraph the last line but one gives a word away, and the others stay full.
    var narrowing = Narrowing(first: style.textWrap == .balance ? 0 : whole.lines - 2)
    let most = min(rooms.first.width, rooms.others.width) - widestPart
    narrowing.width = last(upTo: most, from: narrowing.first) { $0.lines <= whole.lines }
    if style.textWrap == .balance { return narrowing }
    guard narrowing.width > 0, trial(narrowing, within: whole.lines)?.endsInOneWord == false else {
      return Narrowing()
    }
    narrowing.width =
      last(upTo: narrowing.width, from: narrowing.first) { $0.endsInOneWord } + Self.precision
    return narrowing
  }

  /// The greatest distance up to a limit with what a smaller one has too, nearly.
  private func last(upTo limit: Double, from first: Int, where holds: (Trial) -> Bool) -> Double {
    var (low, high) = (0.0, limit)
    while high - low > Self.precision {
      let middle = (low + high) / 2
      if let trial = trial(Narrowing(first: first, width: middle), within: Self.mostLines), holds(trial) {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// The widest part of the paragraph that no line should go apart in, in points.
  private var widestPart: Double {
    var (start, widest) = (text.clusters[paragraph.clusters.lowerBound].x, 0.0)
    for chance in text.breaks
    where chance.kind != .hyphenation && chance.kind != .tab && chance.cluster > paragraph.clusters.lowerBound
    {
      widest = max(widest, chance.contentX - start)
      if chance.cluster >= paragraph.clusters.upperBound { break }
      start = text.clusters[Int(chance.cluster)].x
    }
    return widest
  }

  /// Breaks the paragraph; nothing where that takes more lines than a limit.
  private func trial(_ narrowing: Narrowing, within limit: Int) -> Trial? {
    var breaker = LineBreaker(text: text, hyphenWidth: hyphenWidth)
    var start = paragraph.clusters.lowerBound
    var lines = 0
    var lastStart = start
    while start < paragraph.clusters.upperBound {
      guard lines < limit, meter?.allows(100) != false else { return nil }
      let room = lines == 0 ? rooms.first : rooms.others
      let line = breaker.line(
        from: start, width: max(0, room.width - narrowing.width(ofLine: lines)), tabs: room.tabs,
        byCharacter: style.lineBreakMode == .byCharWrapping, hyphenation: Double(style.hyphenationFactor))
      lastStart = start
      start = line.end
      lines += 1
    }
    let places = lastStart + 1..<max(lastStart + 1, paragraph.contentEnd)
    return Trial(
      lines: lines,
      endsInOneWord: !places.contains { text.clusters[$0].traits.contains(.lineBreak) })
  }
}
