import Foundation
import QuoinResources

/// Sets shaped text in lines: breaks, truncates, aligns and stacks them.
struct TextSetter {
  private let text: ShapedText
  private let request: TextRequest
  private let spans: SpanReader
  private let usesSpans: Bool
  private var breaker: LineBreaker
  private var lines: [TextLine] = []
  private var boxes: [LineBox] = []
  private var pieces: [TextPiece] = []
  private var bottom = 0.0
  private var isCut = false
  private let meter: BudgetMeter?

  /// The room that a line was set in.
  private struct LineBox {
    let indent: Double
    let room: Double
    let alignment: NSTextAlignment
    let isRightToLeft: Bool
    let start: Int
    let paragraph: Int
    let tabs: TabStops

    /// Where a line of a width begins in the layout's width.
    func left(for width: Double, in total: Double) -> Double {
      let room = room.isFinite ? room : max(0, total - indent)
      let left = isRightToLeft ? total - indent - room : indent
      return switch alignment {
      case .center: left + (room - width) / 2
      case .right: left + room - width
      case .justified where isRightToLeft: left + room - width
      case .left, .justified, .natural: left
      }
    }
  }

  /// Sets a text, as far as the budget lasts.
  static func set(_ text: ShapedText, for request: TextRequest, _ meter: BudgetMeter?) -> TextContent {
    var setter = TextSetter(text, request, meter)
    setter.setLines()
    return setter.content()
  }

  private init(_ text: ShapedText, _ request: TextRequest, _ meter: BudgetMeter?) {
    self.text = text
    self.meter = meter
    self.request = request
    let spans = SpanReader(request.text)
    self.spans = spans
    usesSpans = request.text.spans != nil
    // What a text of one line comes to, and most are that: the lists are kept with the layout.
    pieces.reserveCapacity(text.runs.count)
    lines.reserveCapacity(text.paragraphs.count)
    boxes.reserveCapacity(text.paragraphs.count)
    breaker = LineBreaker(text: text) { TextMark.hyphen(spans.font($0.span)).width }
  }

  private mutating func setLines() {
    guard text.clusters.count > 1 else { return }
    for index in text.paragraphs.indices {
      guard setParagraph(index) else {
        isCut = true
        return
      }
    }
  }

  /// Sets one paragraph; false when there is no room for what follows.
  private mutating func setParagraph(_ index: Int) -> Bool {
    let paragraph = text.paragraphs[index]
    let style = style(of: paragraph)
    var start = paragraph.clusters.lowerBound
    var isFirst = true
    var counted = breaker.lookedAt
    if index > 0 { bottom += style.paragraphSpacingBefore }
    let narrowing = style.textWrap == .wrap ? LineBalance.Narrowing() : narrowing(of: index, style)
    let firstLine = lines.count
    repeat {
      // A line takes about a microsecond, and the chances to break it some 10 ns each.
      if meter?.allows(100 + breaker.lookedAt - counted) == false { return false }
      counted = breaker.lookedAt
      let box = box(style, paragraph: index, isFirst: isFirst, start: start)
      let isLastAllowed =
        request.maximumNumberOfLines > 0 && lines.count == request.maximumNumberOfLines - 1
      let broken =
        paragraph.clusters.isEmpty
        ? BrokenLine(end: start, contentEnd: start, isHard: true)
        : breaker.line(
          from: start, width: max(0, box.room - narrowing.width(ofLine: lines.count - firstLine)),
          tabs: box.tabs,
          byCharacter: style.lineBreakMode == .byCharWrapping, hyphenation: Double(style.hyphenationFactor))
      let isEnd = broken.end >= paragraph.clusters.upperBound && index == text.paragraphs.count - 1
      var plan = plan(broken, from: start, contentEnd: paragraph.contentEnd, room: box.room, tabs: box.tabs)
      if isLastAllowed, !isEnd { plan = lastPlan(box, else: plan) }
      guard add(plan, in: box, style: style) else {
        shortenLastLine()
        return false
      }
      if isLastAllowed, !isEnd { return false }
      start = broken.end
      isFirst = false
    } while start < paragraph.clusters.upperBound
    bottom += style.paragraphSpacing
    return true
  }

  /// How far before the edge the lines of a paragraph are broken.
  private func narrowing(of index: Int, _ style: TextParagraph) -> LineBalance.Narrowing {
    let paragraph = text.paragraphs[index]
    guard request.maximumWidth.isFinite, !paragraph.clusters.isEmpty else { return LineBalance.Narrowing() }
    func room(isFirst: Bool) -> LineBalance.Room {
      let box = box(style, paragraph: index, isFirst: isFirst, start: paragraph.clusters.lowerBound)
      return LineBalance.Room(width: box.room, tabs: box.tabs)
    }
    let limit = request.maximumNumberOfLines
    return LineBalance(
      text: text, paragraph: paragraph, style: style,
      rooms: (first: room(isFirst: true), others: room(isFirst: false)), hyphenWidth: breaker.hyphenWidth,
      meter: meter
    ).narrowing(within: limit == 0 ? LineBalance.mostLines : limit - lines.count)
  }

  /// What a line shows when it is not the last that has room.
  private func plan(_ broken: BrokenLine, from start: Int, contentEnd: Int, room: Double, tabs: TabStops)
    -> LinePlan
  {
    var end = min(broken.contentEnd, contentEnd)
    if broken.isHard {
      let endsInNewline = broken.end > start && text.clusters[broken.end - 1].traits.contains(.newline)
      let hardEnd = broken.end - (endsInNewline ? 1 : 0)
      if text.width(start..<hardEnd, tabs: tabs) <= room + LineBreaker.tolerance { end = hardEnd }
    }
    var plan = LinePlan(range: start..<broken.end, showing: start..<end)
    plan.isHard = broken.isHard
    if broken.needsHyphen {
      let span = text.runs[text.run(of: max(start, end - 1))].span
      plan.mark = LinePlan.Mark(shape: TextMark.hyphen(spans.font(span)), span: span)
    }
    return plan
  }

  /// What the last line that has room shows, where more text follows.
  private func lastPlan(_ box: LineBox, else plan: LinePlan) -> LinePlan {
    let paragraph = text.paragraphs[box.paragraph]
    let mode = style(of: paragraph).lineBreakMode
    let start = box.start
    switch mode {
    case .byWordWrapping, .byCharWrapping: return plan
    case .byClipping:
      var end = breaker.fittingEnd(
        from: start, upTo: paragraph.contentEnd, limit: box.room + LineBreaker.tolerance, tabs: box.tabs)
      end = min(end + 1, paragraph.contentEnd)
      return LinePlan(range: start..<end, showing: start..<end)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let text = text
      let spans = spans
      let truncation = LineTruncation(breaker: breaker) { cluster in
        let span = text.runs[text.run(of: cluster)].span
        return LinePlan.Mark(shape: TextMark.ellipsis(spans.font(span)), span: span)
      }
      return truncation.plan(
        from: start, contentEnd: paragraph.contentEnd, width: box.room, tabs: box.tabs, mode: mode)
    }
  }

  /// Sets the last line once more, as the last that has room.
  private mutating func shortenLastLine() {
    guard let line = lines.popLast(), let box = boxes.popLast() else { return }
    pieces.removeAll { $0.line == lines.count }
    bottom = line.frame.minY - (lines.isEmpty ? 0 : style(of: text.paragraphs[box.paragraph]).lineSpacing)
    let clusters = text.cluster(at: line.range.lowerBound)..<text.cluster(at: line.range.upperBound)
    var plan = LinePlan(range: clusters, showing: clusters)
    let paragraph = text.paragraphs[box.paragraph]
    let breakMode = style(of: paragraph).lineBreakMode
    if breakMode == .byWordWrapping || breakMode == .byCharWrapping {
      var again = LineBreaker(text: text, hyphenWidth: breaker.hyphenWidth)
      let broken = again.line(
        from: box.start, width: box.room, tabs: box.tabs, byCharacter: breakMode == .byCharWrapping,
        hyphenation: Double(style(of: paragraph).hyphenationFactor))
      plan = self.plan(
        broken, from: box.start, contentEnd: paragraph.contentEnd, room: box.room, tabs: box.tabs)
    }
    _ = add(lastPlan(box, else: plan), in: box, style: style(of: paragraph))
  }

  private func style(of paragraph: ShapedParagraph) -> TextParagraph {
    usesSpans
      ? spans.paragraph(paragraph.span)?.completed(
        by: request.paragraph, size: spans.font(paragraph.span).pointSize) ?? request.paragraph
      : request.paragraph
  }

  private func box(_ style: TextParagraph, paragraph: Int, isFirst: Bool, start: Int) -> LineBox {
    let isRightToLeft = text.paragraphs[paragraph].level == 1
    let indent = max(0, isFirst ? firstLineIndent(of: text.paragraphs[paragraph], style) : style.headIndent)
    let end = style.tailIndent > 0 ? style.tailIndent : request.maximumWidth + style.tailIndent
    let alignment =
      style.alignment == .natural ? (isRightToLeft ? NSTextAlignment.right : .left) : style.alignment
    return LineBox(
      indent: indent, room: max(0, end - indent), alignment: alignment, isRightToLeft: isRightToLeft,
      start: start, paragraph: paragraph, tabs: TabStops(style, indent: indent, isRightToLeft: isRightToLeft))
  }

  /// How far the first line is moved in: one that begins with the marker of a list so far that this ends before the text.
  private func firstLineIndent(of paragraph: ShapedParagraph, _ style: TextParagraph) -> Double {
    guard style.hangsMarkers, !spans.lists(paragraph.span).isEmpty,
      let end = text.markerEnd(of: paragraph, style)
    else { return style.firstLineHeadIndent }
    let width = text.width(paragraph.clusters.lowerBound..<end - 1)
    let space = style.markerSpacing ?? TextMark.space(spans.font(paragraph.span)).width
    return max(style.firstLineHeadIndent, style.headIndent - width - space)
  }

  /// Adds a line below the others; false when it does not fit the height and is not the first.
  private mutating func add(_ plan: LinePlan, in box: LineBox, style: TextParagraph) -> Bool {
    var height = LineHeight(
      plan, of: text, emptyFont: spans.font(text.paragraphs[box.paragraph].span), style: style)
    height.apply(style)
    let top = lines.isEmpty ? 0 : bottom + style.lineSpacing
    guard lines.isEmpty || top + height.total <= request.maximumHeight + LineBreaker.tolerance else {
      return false
    }
    let first = pieces.count
    addPieces(of: plan, in: box)
    var width = pieces.arrange(from: first)
    if box.alignment == .justified, !plan.isHard, !plan.isTruncated, box.room.isFinite {
      width = justify(from: first, width: width, room: box.room)
    }
    let range =
      Int(text.clusters[plan.range.lowerBound].start)..<Int(text.clusters[plan.range.upperBound].start)
    lines.append(
      TextLine(
        frame: CGRect(x: 0, y: top, width: width, height: height.total), baseline: top + height.ascent,
        range: range, isTruncated: plan.isTruncated))
    boxes.append(box)
    bottom = top + height.total
    return true
  }

  private mutating func addPieces(of plan: LinePlan, in box: LineBox) {
    var shift = 0.0
    let origin = text.clusters[plan.range.lowerBound].x
    addPieces(plan.before, tabs: box.tabs, origin: origin, shift: &shift)
    if let mark = plan.mark {
      pieces.append(
        TextPiece(
          source: mark.shape, run: 0, clusters: 0..<mark.shape.clusters.count - 1, span: mark.span,
          level: text.paragraphs[box.paragraph].level, line: lines.count, x: 0, width: mark.shape.width))
    }
    addPieces(plan.after, tabs: nil, origin: origin, shift: &shift)
  }

  /// Adds the pieces of a part; without tab stops, as behind an ellipsis, tabs take no room.
  private mutating func addPieces(_ range: Range<Int>, tabs: TabStops?, origin: Double, shift: inout Double) {
    guard !range.isEmpty else { return }
    var run = text.run(of: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, text.runs[run].clusters.upperBound)
      var width = text.width(start..<end)
      if text.hasTabs, let tabs, text.clusters[start].traits.contains(.tab) {
        let position = text.clusters[start].x - origin + shift
        width = tabs.end(after: position, of: start, in: text) - position
        shift += width
      }
      pieces.append(
        TextPiece(
          source: text, run: run, clusters: start..<end, span: text.runs[run].span,
          level: text.runs[run].level, line: lines.count, x: 0, width: width, lineEnd: range.upperBound))
      start = end
      run += 1
    }
  }

  /// Shares the room that a line leaves among its spaces, and what stands for them in scripts that write none.
  private mutating func justify(from first: Int, width: Double, room: Double) -> Double {
    let stretches = pieces[first...].reduce(0) { $0 + $1.stretches }
    guard stretches > 0, width < room else { return width }
    let extra = (room - width) / Double(stretches)
    var x = 0.0
    for index in first..<pieces.count {
      pieces[index].x = x
      pieces[index].extra = extra
      pieces[index].width += extra * Double(pieces[index].stretches)
      x += pieces[index].width
    }
    return room
  }

  /// Puts the lines at their edges and makes the result.
  private mutating func content() -> TextContent {
    var widest = 0.0
    for (line, box) in zip(lines, boxes) { widest = max(widest, box.indent + line.frame.width) }
    let total = request.maximumWidth.isFinite ? request.maximumWidth : widest
    for index in lines.indices {
      lines[index].frame.origin.x = boxes[index].left(for: lines[index].frame.width, in: total)
    }
    return TextContent(
      size: CGSize(width: widest, height: lines.last?.frame.maxY ?? 0), lines: lines, pieces: pieces,
      text: text, spans: spans, isTruncated: isCut, keepsLeft: keepsLeft,
      emptyBaseline: request.text.font.ascender, emptyCaret: emptyCaret(in: total))
  }

  /// Whether the lines had all the room they want and begin at the left of it.
  private var keepsLeft: Bool {
    request.maximumWidth == .infinity && !isCut && !lines.isEmpty
      && boxes.allSatisfy { box in
        box.room == .infinity && !box.isRightToLeft && box.alignment != .center && box.alignment != .right
          && style(of: text.paragraphs[box.paragraph]).tailIndent == 0
      }
  }

  /// Where a caret stands in a text that has no lines.
  private func emptyCaret(in total: Double) -> CGRect {
    guard lines.isEmpty, let paragraph = text.paragraphs.first else { return .zero }
    let style = style(of: paragraph)
    let box = box(style, paragraph: 0, isFirst: true, start: 0)
    var height = LineHeight(
      LinePlan(range: 0..<0, showing: 0..<0), of: text, emptyFont: spans.font(paragraph.span), style: style)
    height.apply(style)
    return CGRect(x: box.left(for: 0, in: total), y: 0, width: 0, height: height.total)
  }
}
