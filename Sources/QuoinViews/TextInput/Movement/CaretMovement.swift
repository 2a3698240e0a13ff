import Foundation
import QuoinGraphics

/// Moves a caret over a text that is set in lines.
struct CaretMovement {
  let text: EditedText
  let layout: TextLayout
  /// Made only for the movements that ask for them.
  private let units: () -> TextUnits

  init(text: EditedText, layout: TextLayout, units: @escaping @autoclosure () -> TextUnits) {
    (self.text, self.layout, self.units) = (text, layout, units)
  }

  /// Where a caret comes to.
  ///
  /// - Parameters:
  ///   - movement: Where it goes.
  ///   - position: Where it stands.
  ///   - column: How far from the left it stood when it began to go up and down, in points; nothing where it begins now.
  func destination(
    _ movement: TextMovement, from position: TextPosition, column: CGFloat? = nil
  ) -> TextPosition {
    let offset = position.offset
    let isRightToLeft = layout.isRightToLeft(at: offset)
    switch movement {
    case .left: return visual(from: position, toRight: false)
    case .right: return visual(from: position, toRight: true)
    case .up: return vertical(from: position, by: -1, column: column)
    case .down: return vertical(from: position, by: 1, column: column)
    case .wordLeft: return destination(isRightToLeft ? .wordForward : .wordBackward, from: position)
    case .wordRight: return destination(isRightToLeft ? .wordBackward : .wordForward, from: position)
    case .lineLeft: return destination(isRightToLeft ? .lineEnd : .lineStart, from: position)
    case .lineRight: return destination(isRightToLeft ? .lineStart : .lineEnd, from: position)
    case .backward: return TextPosition(text.character(before: offset))
    case .forward: return TextPosition(text.character(after: offset))
    case .wordBackward: return TextPosition(text.rounded(units().wordStart(before: offset)))
    case .wordForward: return TextPosition(text.roundedUp(units().wordEnd(after: offset)))
    case .lineStart: return stops(on: position).first?.position ?? TextPosition(0)
    case .lineEnd: return stops(on: position).last?.position ?? TextPosition(text.count)
    case .paragraphBackward:
      let start = units().paragraph(at: offset).lowerBound
      return TextPosition(start < offset ? start : units().paragraph(at: max(start - 1, 0)).lowerBound)
    case .paragraphForward:
      let end = text.contentEnd(of: units().paragraph(at: offset))
      if end > offset { return TextPosition(end) }
      return TextPosition(text.contentEnd(of: units().paragraph(at: text.character(after: offset))))
    case .paragraphStart: return TextPosition(units().paragraph(at: offset).lowerBound)
    case .paragraphEnd: return TextPosition(text.contentEnd(of: units().paragraph(at: offset)))
    case .textStart: return TextPosition(0)
    case .textEnd: return TextPosition(text.count)
    }
  }

  private func stops(on position: TextPosition) -> [CaretStop] {
    layout.caretLine(of: position).map { layout.caretStops(onLine: $0) } ?? []
  }

  // MARK: Left and right

  /// The next place of the line to one side; behind its end, the line that is read next or was read before.
  private func visual(from position: TextPosition, toRight: Bool) -> TextPosition {
    guard let line = layout.caretLine(of: position) else { return TextPosition(0) }
    let x = layout.caretRect(for: position).minX
    // Less than this comes from rounding.
    let step: CGFloat = 0.001
    let stops = visualStops(onLine: line)
    if toRight {
      let further = stops.filter { $0.x > x + step }
      if let next = further.min(by: { $0.x < $1.x }) { return next.position }
    } else {
      let further = stops.filter { $0.x < x - step }
      if let next = further.max(by: { $0.x < $1.x }) { return next.position }
    }
    let goesOn = layout.isRightToLeft(at: position.offset) != toRight
    let other = line + (goesOn ? 1 : -1)
    guard layout.lines.indices.contains(other) else { return position }
    let beyond = visualStops(onLine: other)
    // A line is entered where its own paragraph begins or ends.
    let startsRight = layout.isRightToLeft(at: layout.lines[other].range.lowerBound)
    let entersLeft = goesOn != startsRight
    let entry = entersLeft ? beyond.min { $0.x < $1.x } : beyond.max { $0.x < $1.x }
    return entry?.position ?? position
  }

  /// The places of a line where a caret can go, but for the end of a line that the next one begins with.
  private func visualStops(onLine line: Int) -> [CaretStop] {
    let stops = layout.caretStops(onLine: line)
    let inner = stops.filter { $0.position.affinity == .downstream }
    return inner.isEmpty ? stops : inner
  }

  // MARK: Up and down

  private func vertical(from position: TextPosition, by step: Int, column: CGFloat?) -> TextPosition {
    guard let line = layout.caretLine(of: position) else { return TextPosition(0) }
    let target = line + step
    if target < 0 { return TextPosition(0) }
    guard layout.lines.indices.contains(target) else { return TextPosition(text.count) }
    let x = column ?? layout.caretRect(for: position).minX
    let stops = layout.caretStops(onLine: target)
    return stops.min { abs($0.x - x) < abs($1.x - x) }?.position ?? position
  }
}
