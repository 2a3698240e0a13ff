import Foundation

extension TextLayout {
  /// The areas behind the text, to be drawn before it.
  public var backgrounds: [TextDecoration] {
    content.joinedDecorations {
      $0.backgroundColor
    } rects: { _, box, _ in
      [(box, [])]
    }
  }

  /// The lines under and through the text, to be drawn after it.
  public var decorations: [TextDecoration] {
    content.underlines + content.strikethroughs
  }
}

extension TextContent {
  /// The lines under text.
  fileprivate var underlines: [TextDecoration] {
    joinedDecorations {
      $0.underline.lines.isEmpty ? nil : $0.underlineColor ?? $0.color
    } rects: { look, box, baseline in
      let metrics = look.font.face.metrics
      let size = look.font.pointSize
      return look.underline.rects(
        in: box, middle: baseline - metrics.underlineOffset * size,
        thickness: metrics.underlineThickness * size)
    }
  }

  /// The lines through text.
  fileprivate var strikethroughs: [TextDecoration] {
    joinedDecorations {
      $0.strikethrough.lines.isEmpty ? nil : $0.strikethroughColor ?? $0.color
    } rects: { look, box, baseline in
      let metrics = look.font.face.metrics
      let size = look.font.pointSize
      return look.strikethrough.rects(
        in: box, middle: baseline - metrics.strikethroughOffset * size,
        thickness: metrics.strikethroughThickness * size)
    }
  }

  /// The rectangles of all pieces that have a colour, joined with their neighbours, so that no seam is seen.
  fileprivate func joinedDecorations(
    color paint: (TextAttributes) -> UIColor?,
    rects: (TextAttributes, CGRect, CGFloat) -> [(rect: CGRect, dashes: [CGFloat])]
  ) -> [TextDecoration] {
    guard spans.hasSpans else { return [] }
    var decorations: [TextDecoration] = []
    var lastCount = 0
    for (index, piece) in pieces.enumerated() {
      var look = spans.attributes(piece.span)
      guard let color = paint(look) else { continue }
      if let raised = look.raised, standsAmongOthers(index, with: { paint($0) != nil }) {
        look.font = raised.font
        look.baselineOffset -= raised.rise
      }
      let added = rects(look, box(of: piece), lines[piece.line].baseline - look.baselineOffset).map {
        TextDecoration(rect: $0.rect, color: color, dashes: $0.dashes)
      }
      let last = decorations.suffix(lastCount)
      if last.count == added.count, zip(last, added).allSatisfy({ $0.continues(into: $1) }) {
        let joined = zip(last, added).map {
          TextDecoration(rect: $0.rect.union($1.rect), color: $0.color, dashes: $0.dashes)
        }
        decorations.removeLast(lastCount)
        decorations += joined
      } else {
        decorations += added
      }
      lastCount = added.count
    }
    return decorations
  }

  /// Whether what is raised or lowered stands in a row with something on its line that is not, and that has lines as well.
  private func standsAmongOthers(_ index: Int, with hasLines: (TextAttributes) -> Bool) -> Bool {
    func isAmong(_ indices: some Sequence<Int>) -> Bool {
      for other in indices {
        let look = spans.attributes(pieces[other].span)
        if !hasLines(look) { return false }
        if look.raised == nil { return true }
      }
      return false
    }
    let line = pieces[index].line
    return isAmong((0..<index).reversed().prefix { pieces[$0].line == line })
      || isAmong(((index + 1)..<pieces.count).prefix { pieces[$0].line == line })
  }
}

extension TextDecoration {
  /// Whether another one looks alike and begins where this one ends.
  fileprivate func continues(into next: TextDecoration) -> Bool {
    color == next.color && dashes == next.dashes && abs(rect.maxX - next.rect.minX) < 0.01
      && abs(rect.minY - next.rect.minY) < 0.01 && abs(rect.height - next.rect.height) < 0.01
  }
}

extension NSUnderlineStyle {
  /// The bits that say how many lines there are and how thick.
  fileprivate var lines: NSUnderlineStyle { intersection([.single, .thick, .double]) }

  /// The rectangles of the lines across a box, with the dashes along them.
  ///
  /// - Parameters:
  ///   - box: Says from where to where.
  ///   - middle: The middle of one line, in points from the top.
  ///   - thickness: Of one line, in points.
  fileprivate func rects(
    in box: CGRect, middle: CGFloat, thickness: CGFloat
  ) -> [(rect: CGRect, dashes: [CGFloat])] {
    let isDouble = contains(.double)
    let height = contains(.thick) && !isDouble ? thickness * 2 : thickness
    let offsets: [CGFloat] = isDouble ? [0, thickness * 2] : [0]
    let dashes = dashes(height)
    return offsets.map { offset in
      (CGRect(x: box.minX, y: middle - height / 2 + offset, width: box.width, height: height), dashes)
    }
  }

  private func dashes(_ unit: CGFloat) -> [CGFloat] {
    switch rawValue & 0x0F00 {
    case 0x0100: [unit, unit * 2]
    case 0x0200: [unit * 4, unit * 2]
    case 0x0300: [unit * 4, unit * 2, unit, unit * 2]
    case 0x0400: [unit * 4, unit * 2, unit, unit * 2, unit, unit * 2]
    default: []
    }
  }
}
