import Foundation
import QuoinExpressions
import QuoinTemplates
import QuoinViews

/// A page that is being filled: its columns, and what stands in them.
struct PageInProgress {
  /// Counted from 1.
  let number: Int
  let style: PageStyle
  /// Between the margins and the heads and feet.
  let box: CGRect
  let heads: CGFloat
  let feet: CGFloat
  /// The columns from the first to the last; they may begin below what stands above them.
  private(set) var columns: [CGRect]
  private(set) var column = 0
  /// The section whose columns they are.
  private(set) var columnStyle: PageStyle
  /// How high columns but the last are filled, so that all come to about the same height; nothing for all the way down.
  var columnHeight: CGFloat?
  /// Where the next block goes, in points from the top of the column.
  private(set) var y: CGFloat = 0
  /// How far down anything reaches in the columns, in points from the page's top.
  private(set) var lowest: CGFloat
  private let contents = Contents()
  /// How many blocks stand in columns before this one.
  private var countBeforeColumn = 0
  /// The room that the first block on the page, or the first one of the column where there are several, wants above it, which
  /// has none there, in points.
  private(set) var spacingBeforeFirst: CGFloat?
  /// What is known of the page, but for its rows, which come at its end.
  private(set) var values: PageValues

  /// What may be of any length, kept once however often the page is looked at.
  private final class Contents {
    var placed: [(view: UIView, frame: CGRect)] = []
    var releases: [(RenderingWarnings?) -> Void] = []
    var rows: [Value] = []
  }

  var placed: [(view: UIView, frame: CGRect)] { contents.placed }
  /// What lets go of the blocks once the page has been written, and looks at them where that was by drawing it.
  var releases: [(RenderingWarnings?) -> Void] { contents.releases }
  /// The room that the last block wants below it, in points.
  var spacingAfter: CGFloat?

  init(
    number: Int, style: PageStyle, box: CGRect, heads: CGFloat, feet: CGFloat, values: PageValues,
    isRightToLeft: Bool
  ) {
    (self.number, self.style, self.box) = (number, style, box)
    (self.heads, self.feet, self.values) = (heads, feet, values)
    columns = style.columns(in: box, isRightToLeft: isRightToLeft)
    columnStyle = style
    lowest = box.minY
  }

  var area: CGRect { columns[column] }
  /// How large a column is with nothing in it, in points.
  var roomSize: CGSize { CGSize(width: area.width, height: box.height) }
  /// How many blocks and notes stand on the page.
  var count: Int { contents.placed.count + notes.count + columnNotes.count }
  /// Whether nothing stands in the column yet.
  var isAtTop: Bool { y == 0 }
  var isEmpty: Bool { contents.placed.isEmpty }
  /// Whether there is as much room as ever, so that nothing is gained by going on elsewhere.
  var isFresh: Bool {
    isAtTop && notes.isEmpty && columnNotes.isEmpty && area.minY <= box.minY + PageRoom.tolerance
      && (columnHeight == nil || column + 1 == columns.count)
  }
  /// The room that is left in the column, in points.
  var left: CGFloat {
    if let columnHeight, column + 1 < columns.count { return min(columnHeight - y, leftForNotes) }
    return leftForNotes
  }
  /// The room that is left below what stands in the column, however high columns are to be filled, in points.
  var leftForNotes: CGFloat { area.height - notesHeight - columnNotesHeight - y }
  /// The room below everything on the page, in points.
  var roomForNotes: CGFloat { box.maxY - notesHeight - lowest }
  /// What stands at the foot of the page, from the top to the bottom.
  private(set) var notes: [(view: UIView, frame: CGRect)] = []
  /// How high all of them are, in points.
  private(set) var notesHeight: CGFloat = 0
  /// What stands above these at the foot of a column alone.
  private var columnNotes: [(view: UIView, frame: CGRect, column: Int)] = []
  /// How high those of the column are, in points.
  var columnNotesHeight: CGFloat { height(ofNotesIn: column) }

  /// Puts a view below what stands in the column.
  ///
  /// - Parameters:
  ///   - frame: Where it lies across the column, and its size.
  ///   - gap: The room above it, in points.
  ///   - spacingBefore: The room that it wants above it, in points.
  mutating func place(_ view: UIView, _ frame: CGRect, gap: CGFloat, spacingBefore: CGFloat? = nil) {
    if isEmpty || isAtTop && columns.count > 1 { spacingBeforeFirst = spacingBefore }
    let frame = CGRect(
      x: area.minX + frame.minX, y: area.minY + y + gap, width: frame.width, height: frame.height)
    contents.placed.append((view, frame))
    // A block without height is something, too.
    y = max(y + gap + frame.height, .leastNormalMagnitude)
    lowest = max(lowest, frame.maxY)
  }

  /// How high something may be that is put above what stands on the page, or in the column where there are several, in points;
  /// 0 where something else stands above the column.
  var roomAbove: CGFloat {
    if columns.count == 1 { return columnNotes.isEmpty ? roomForNotes : 0 }
    return area.minY <= box.minY + PageRoom.tolerance ? leftForNotes : 0
  }

  /// From where to where, across the page, stands what makes room for something above it; nothing for none.
  var rangeMovedByWhatIsAbove: ClosedRange<CGFloat>? {
    let moved = columns.count == 1 ? box : area
    return moved.width > 0 ? moved.minX...moved.maxX : nil
  }

  /// Puts views above what stands on the page, or in the column where there are several.
  ///
  /// - Parameters:
  ///   - views: Each with where it lies across the column and its size, and how far below the top it begins, in points.
  ///   - height: How far down the others move, in points.
  /// - Returns: Where they stand on the page.
  mutating func placeAbove(
    _ views: [(view: UIView, frame: CGRect, y: CGFloat)], moving height: CGFloat
  ) -> [CGRect] {
    let first = columns.count == 1 ? 0 : countBeforeColumn
    for index in contents.placed.indices.dropFirst(first) { contents.placed[index].frame.origin.y += height }
    y += height
    lowest = columns.count == 1 ? lowest + height : max(lowest, area.minY + y)
    let placed = views.map { view, frame, y in
      (view, CGRect(x: area.minX + frame.minX, y: box.minY + y, width: frame.width, height: frame.height))
    }
    // They are read first as well.
    contents.placed.insert(contentsOf: placed, at: first)
    return placed.map(\.1)
  }

  /// Lets something be let go of once the page has been written.
  func release(by release: @escaping (RenderingWarnings?) -> Void) { contents.releases.append(release) }

  /// Counts items of repetitions that begin on the page, and what blocks carry.
  mutating func count(_ rows: [Value] = [], carrying sum: Double) {
    contents.rows += rows
    values.pageSum += sum
  }

  /// Puts a note below those at the foot of the page.
  mutating func placeNote(_ view: UIView, _ frame: CGRect) {
    notes.append((view, frame))
    notesHeight += frame.height
  }

  /// Puts a note below those at the foot of the column; what comes next on the page stands in columns as well.
  mutating func placeColumnNote(_ view: UIView, _ frame: CGRect) {
    columnNotes.append((view, frame.offsetBy(dx: area.minX, dy: 0), column))
    lowest = box.maxY - notesHeight
  }

  private func height(ofNotesIn column: Int) -> CGFloat {
    columnNotes.reduce(0) { $0 + ($1.column == column ? $1.frame.height : 0) }
  }

  /// Takes note of all that is known of the page once nothing more is placed on it.
  mutating func end(titled title: String) {
    values.sectionTitle = title
    values.pageRows = contents.rows
  }

  /// Everything on the page between its head and foot, where it stands.
  var all: [(view: UIView, frame: CGRect)] {
    var y = box.maxY - notesHeight
    var tops = columns.indices.map { y - height(ofNotesIn: $0) }
    return placed
      + columnNotes.map { note in
        defer { tops[note.column] += note.frame.height }
        return (note.view, note.frame.offsetBy(dx: 0, dy: tops[note.column]))
      }
      + notes.map { note in
        defer { y += note.frame.height }
        return (note.view, note.frame.offsetBy(dx: box.minX, dy: y))
      }
  }

  /// What stands at the foot of the page or of a column.
  var notesOnPage: [(view: UIView, frame: CGRect)] { notes + columnNotes.map { ($0.view, $0.frame) } }

  /// Asks for room below what stands in the column, in points, beside what that wants itself.
  mutating func wantSpacing(_ spacing: CGFloat?) {
    if let spacing { spacingAfter = max(spacingAfter ?? 0, spacing) }
  }

  /// Makes balanced columns a little higher where nothing has found room in this one yet, which would stay empty; tells whether
  /// that gives more room.
  mutating func raiseColumns() -> Bool {
    guard let height = columnHeight, isAtTop, column + 1 < columns.count, height < leftForNotes else {
      return false
    }
    columnHeight = height + Self.columnStep
    return true
  }

  /// By how much balanced columns become higher at a time, in points: about a line.
  private static let columnStep: CGFloat = 10

  /// Goes on in the next column; tells whether there is one.
  mutating func nextColumn() -> Bool {
    guard column + 1 < columns.count else { return false }
    column += 1
    y = 0
    spacingAfter = nil
    countBeforeColumn = contents.placed.count
    return true
  }

  /// Sets up the columns of another section below all that stands on the page.
  mutating func beginColumns(of style: PageStyle, gap: CGFloat, isRightToLeft: Bool) {
    // Across the page what comes next says itself how far it stands below.
    let gap = style.columnCount == 1 ? 0 : gap
    let top = isEmpty ? box.minY : min(box.maxY, lowest + gap)
    columns = style.columns(
      in: CGRect(x: box.minX, y: top, width: box.width, height: box.maxY - top), isRightToLeft: isRightToLeft)
    (column, y) = (0, style.columnCount == 1 && !isEmpty ? .leastNormalMagnitude : 0)
    (columnStyle, columnHeight, spacingAfter) = (style, nil, nil)
    countBeforeColumn = contents.placed.count
  }
}
