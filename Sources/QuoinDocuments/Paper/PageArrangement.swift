import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates

/// Which pages of a document are written, and how many of them on a sheet.
///
/// ```swift
/// var arrangement = PageArrangement()
/// arrangement.pages = [2...4]
/// arrangement.grid = PageArrangement.Grid(columns: 2, rows: 4)
/// ```
public struct PageArrangement: Sendable, Hashable {
  /// The numbers of the pages, from 1; all where there are none.
  public var pages: [ClosedRange<Int>] = []
  /// How pages stand on sheets; one on each where nothing is given.
  public var grid: Grid?
  /// How large a sheet is, in points; as large as its pages need unless given.
  public var sheetSize: CGSize?
  /// Whether all pages stand on one sheet, made smaller, to be looked at together.
  public var isMontage = false

  /// How many pages stand side by side and below each other.
  public struct Grid: Sendable, Hashable {
    /// How many stand side by side, 1 or more.
    public var columns: Int
    /// How many stand below each other, 1 or more.
    public var rows: Int

    /// How many sheets some pages take.
    public func sheets(for pages: Int) -> Int {
      let places = max(1, columns) * max(1, rows)
      return (pages + places - 1) / places
    }

    /// Creates a grid.
    public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
  }

  /// Creates an arrangement of all pages, each by itself.
  public init() {}

  /// Whether a page is written.
  public func includes(page number: Int) -> Bool { pages.isEmpty || pages.contains { $0.contains(number) } }

  /// The last page that is written; nothing where all are.
  var lastPage: Int? { pages.map(\.upperBound).max() }

  /// How much smaller the pages of a montage are.
  static let montageScale: CGFloat = 0.3
  /// The gap between the pages of a montage, in points.
  static let montageGap: CGFloat = 12

  /// Puts the pages onto the sheets of a document.
  ///
  /// - Parameter count: How many pages there are, for a montage.
  func sheets(in session: DocumentSession, count: Int) -> SheetWriter {
    SheetWriter(self, session, count: count)
  }
}

/// Puts pages onto sheets, one after the other.
final class SheetWriter {
  private let arrangement: PageArrangement
  private let session: DocumentSession
  private let grid: PageArrangement.Grid
  private let scale: CGFloat
  private let gap: CGFloat
  private var place = 0
  private var canvas: Canvas?
  private var cell = CGSize.zero
  /// How large the first page is, in points.
  private(set) var firstSize = CGSize.zero
  /// How many sheets have begun.
  private(set) var count = 0

  init(_ arrangement: PageArrangement, _ session: DocumentSession, count: Int) {
    (self.arrangement, self.session) = (arrangement, session)
    if arrangement.isMontage {
      let chosen = max(1, (1...max(1, count)).filter(arrangement.includes(page:)).count)
      let columns = Int(Double(chosen).squareRoot().rounded(.up))
      grid = PageArrangement.Grid(columns: columns, rows: (chosen + columns - 1) / columns)
      (scale, gap) = (PageArrangement.montageScale, PageArrangement.montageGap)
    } else {
      let wanted = arrangement.grid ?? PageArrangement.Grid(columns: 1, rows: 1)
      grid = PageArrangement.Grid(columns: max(1, wanted.columns), rows: max(1, wanted.rows))
      (scale, gap) = (1, 0)
    }
  }

  /// Draws a page at its place, on a new sheet where the last one is full.
  func add(_ page: DrawnPage) throws(Diagnostic) {
    guard arrangement.includes(page: page.number) else { return }
    guard arrangement.isMontage || arrangement.grid != nil || arrangement.sheetSize != nil else {
      if count == 0 { firstSize = page.size }
      count += 1
      // Readers count the pages that are there.
      let label = page.label ?? "\(page.number)"
      return page.draw(
        try session.beginPage(
          size: page.size, label: label == "\(count)" ? nil : label, boxes: page.boxes))
    }
    if place == 0 { try beginSheet(for: page) }
    guard let canvas else { return }
    let (column, row) = (place % grid.columns, place / grid.columns)
    let fit = min(scale, cell.width / page.size.width, cell.height / page.size.height)
    canvas.saveGState()
    canvas.translateBy(
      x: gap + CGFloat(column) * (cell.width + gap) + (cell.width - page.size.width * fit) / 2,
      y: gap + CGFloat(row) * (cell.height + gap) + (cell.height - page.size.height * fit) / 2)
    canvas.scaleBy(x: fit, y: fit)
    let bounds = CGRect(origin: .zero, size: page.size)
    canvas.clip(to: bounds)
    if arrangement.isMontage { canvas.fill(bounds, color: .systemBackground) }
    page.draw(canvas)
    canvas.restoreGState()
    place = (place + 1) % (grid.columns * grid.rows)
  }

  private func beginSheet(for page: DrawnPage) throws(Diagnostic) {
    let (columns, rows) = (CGFloat(grid.columns), CGFloat(grid.rows))
    let size: CGSize
    if let sheet = arrangement.sheetSize {
      size = sheet
      cell = CGSize(width: sheet.width / columns, height: sheet.height / rows)
    } else {
      cell = CGSize(width: page.size.width * scale, height: page.size.height * scale)
      size = CGSize(
        width: cell.width * columns + gap * (columns + 1), height: cell.height * rows + gap * (rows + 1))
    }
    canvas = try session.beginPage(size: size)
    if arrangement.isMontage {
      canvas?.fill(CGRect(origin: .zero, size: size), color: UIColor(white: 0.6, alpha: 1))
    }
    if count == 0 { firstSize = size }
    count += 1
  }
}
