import Foundation
import QuoinGraphics
import QuoinViews

/// A cell that goes on over the end of a page, before it is divided.
struct CutCell {
  /// The row that it begins in, counted among those on the page.
  let row: Int
  let placed: TableRowView.PlacedCell
  let division: CellDivision
}

/// How a cell can be divided, before it is.
struct CellDivision {
  /// How much of its height is needed for what stays of it on the page, in points.
  let height: CGFloat
  /// Whether something of it goes over, and not only its box.
  var continues = true
  /// How high something is that stays although no page has room for it, in points.
  var tooHigh: CGFloat?
  /// Moves what is in it into two views, neither of which is as high as its row yet; the rest says how high it asks to be.
  let divide: () -> (part: UIView, rest: UIView)
}

/// Where a view stands in a row that is part of a divided one.
final class CellPlace {
  let column: Int
  let columnSpan: Int
  let rowSpan: Int

  init(column: Int, columnSpan: Int, rowSpan: Int) {
    (self.column, self.columnSpan, self.rowSpan) = (column, columnSpan, rowSpan)
  }
}

extension UIView {
  /// How a cell can be divided for a room that it reaches beyond, or that ends before its row.
  ///
  /// - Parameters:
  ///   - needed: How high the cell asks to be, in points.
  ///   - clones: Whether its box is closed on each page.
  /// - Returns: Nothing where no part of it should stand there.
  func cellDivision(
    in room: PageRoom, needed: CGFloat, clones: Bool
  ) -> CellDivision? {
    if clones { pageRules.decorationBreak = .clone }
    if needed <= room.height + PageRoom.tolerance {
      return CellDivision(height: needed, continues: false) { [self] in
        wholeAndNothing(needed: needed, kept: needed)
      }
    }
    if let cell = self as? TableCell, !cell.holdsViews {
      if let division = cell.textDivision(in: room, needed: needed) { return division }
    } else {
      bounds.size = CGSize(width: room.width, height: max(bounds.height, needed))
      // As a label, a cell would go apart between its lines.
      let between = self is TableCell ? divisionBetweenSubviews(in: room) : division(in: room)
      if let division = between {
        return CellDivision(height: division.height, tooHigh: division.tooHigh) { [self] in
          let (part, rest) = division.divide()
          rest.layoutSizing.height = max(rest.bounds.height, fixedHeightInRow - division.height)
          return (part, rest)
        }
      }
    }
    // Nothing is gained by another page.
    guard room.isWholePage else { return nil }
    return CellDivision(height: room.height, continues: false, tooHigh: needed) { [self] in
      wholeAndNothing(needed: needed, kept: needed)
    }
  }

  /// All that is in a cell, and the same box with nothing in it.
  ///
  /// - Parameter kept: How much of what it needs stays, in points.
  func wholeAndNothing(needed: CGFloat, kept: CGFloat) -> (part: UIView, rest: UIView) {
    let role = dividedRole
    let rest = PagePartView(of: self, openTop: true, openBottom: false, role: role)
    rest.frame.size = CGSize(width: bounds.width, height: max(0, fixedHeightInRow - kept))
    rest.layoutSizing.height = rest.bounds.height
    return (openBelow(role), rest)
  }

  /// The cell itself, or where it has a box that is seen, one that is open below around what is in it.
  private func openBelow(_ role: (StructureRole, StructureAttributes)?) -> UIView {
    let part = PagePartView(of: self, openTop: false, openBottom: true, role: role)
    part.frame.size = bounds.size
    part.bounds.origin = bounds.origin
    if let cell = self as? TableCell, !cell.holdsViews {
      if cell.drawsContent { part.add(cell.lines, over: cell) }
    } else {
      for child in subviews where child !== (self as? PagePartView)?.frameView {
        part.add(child, at: child.frame)
      }
    }
    return part
  }

  /// The height that the cell is given, in points; 0 where it is as high as what is in it.
  private var fixedHeightInRow: CGFloat { layoutSizing.height.isNaN ? 0 : layoutSizing.height }
}

extension TableCell {
  fileprivate var lines: TextLinesView {
    TextLinesView(allLines, of: self)
  }

  /// All lines of its text, where they stand at the top of a cell.
  private var allLines: TextLines {
    let layout = wholeLayout(width: roomForText(in: bounds).width)
    let shift = verticalAlignment == .firstBaseline ? baselineShift : 0
    let origin = CGPoint(x: padding.left, y: padding.top + shift)
    var text = TextLines(
      layout: layout, lines: 0..<layout.lines.count, text: self.text ?? "", origin: origin, margin: 0)
    text.shadow = shownTextShadow
    return text
  }

  fileprivate func textDivision(in room: PageRoom, needed: CGFloat) -> CellDivision? {
    bounds.size.width = room.width
    var inner = room
    inner.height -= padding.bottom
    let text = allLines
    guard let (first, height) = text.split(in: inner, pageRules) else {
      // What has a height of its own is a box that goes on; else there is more text than room.
      let fits = text.height + padding.bottom <= room.height + PageRoom.tolerance
      guard fits, !layoutSizing.height.isNaN else { return nil }
      return CellDivision(height: room.height) { [self] in wholeAndNothing(needed: needed, kept: room.height)
      }
    }
    let kept = height + padding.bottom
    return CellDivision(height: kept) { [self] in
      let role = dividedRole
      let (lines, others) = text.parts(at: first, of: self)
      let part = PagePartView(of: self, openTop: false, openBottom: true, role: role)
      part.frame.size = CGSize(width: room.width, height: kept)
      part.add(lines, over: self)
      let rest = PagePartView(of: self, openTop: true, openBottom: false, role: role)
      others.frame.origin.y = padding.top
      rest.frame.size = CGSize(width: room.width, height: others.frame.maxY + padding.bottom)
      rest.add(others, over: self)
      rest.layoutSizing.height = max(rest.bounds.height, needed - kept)
      rest.content = DividedContent(of: rest, but: rest.frameView)
      return (part, rest)
    }
  }
}

extension PagePartView {
  /// Takes lines of a cell, which has its own box and says what it is.
  fileprivate func add(_ lines: TextLinesView, over cell: TableCell) {
    lines.pageRules = PageRules()
    (lines.pageRules.orphans, lines.pageRules.widows) = (cell.pageRules.orphans, cell.pageRules.widows)
    (lines.backgroundColor, lines.alpha) = (nil, 1)
    add(lines, at: lines.frame)
  }
}
