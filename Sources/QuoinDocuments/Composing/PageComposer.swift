import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinTemplates
import QuoinViews

/// Sets the content of a document on pages, one page at a time: nothing of a page is held once it has been drawn.
final class PageComposer {
  let document: DocumentView
  /// What an earlier count found, for what is written on pages.
  let known: DocumentFacts
  var found = DocumentFacts()
  let warnings = RenderingWarnings()
  var page: PageInProgress?
  /// Takes the pages; nothing where they are only counted.
  let draw: ((DrawnPage) throws(Diagnostic) -> Void)?
  /// The title of the last heading of the first level on the pages before.
  var sectionTitle = ""
  /// The number that is written on the next page.
  var nextLabel = 1
  /// The sum of what blocks carry on the pages before.
  var carried = 0.0
  /// How many notes have been numbered.
  var noteCount = 0
  /// Notes that found no room on their page.
  var notes: [PageBlock] = []
  /// What leads to the page that is being made, and away from it.
  var marks: [PageMark] = []
  private var sections: [OpenSection] = []
  /// Blocks that are to stand on the page of what follows them.
  private var chain: [MeasuredBlock] = []
  /// More blocks than these are not held back for what follows them.
  private static let longestChain = 16
  /// How much higher than on the average balanced columns may become, in points: about a line.
  private static let balancingSlack: CGFloat = 10

  /// A section that has begun and not ended.
  private struct OpenSection {
    let view: SectionView
    let style: PageStyle
    let content: BufferedContent
    let release: (RenderingWarnings?) -> Void
  }

  /// Which pages are drawn.
  let arrangement: PageArrangement

  init(
    for document: DocumentView, known: DocumentFacts, arrangement: PageArrangement,
    drawing draw: ((DrawnPage) throws(Diagnostic) -> Void)?
  ) {
    (self.document, self.known, self.draw) = (document, known, draw)
    self.arrangement = arrangement
    found.isCounted = true
  }

  var isRightToLeft: Bool { document.isRightToLeft }

  /// How pages of the innermost section are set up.
  var style: PageStyle {
    get throws(Diagnostics) {
      if let style = sections.last?.style { return style }
      return try PageStyle(of: document, within: nil)
    }
  }

  /// Makes all pages.
  ///
  /// - Returns: What is known of the document then.
  func compose() throws(Diagnostics) -> DocumentFacts {
    nextLabel = document.firstPageNumber ?? 1
    try open(document, style: PageStyle(of: document, within: nil)) { [document] in
      $0?.lookAround(document)
    }
    while let section = sections.last {
      guard let block = try section.content.next() else {
        try close(section)
        continue
      }
      if let inner = block.view as? SectionView {
        try begin(inner, block)
      } else {
        try add(block)
      }
    }
    // A document without content has a page all the same.
    if page == nil, found.pageCount == 0 { try beginPage(style: PageStyle(of: document, within: nil)) }
    try finishPage()
    // Each page takes one at least.
    while !notes.isEmpty {
      try beginPage(style: PageStyle(of: document, within: nil))
      try finishPage()
    }
    return found
  }

  func warn(_ warning: Diagnostic) {
    if draw != nil { warnings.note([warning]) }
  }

  // MARK: Sections

  private func open(
    _ section: SectionView, style: PageStyle, release: @escaping (RenderingWarnings?) -> Void
  ) {
    let content = BufferedContent(section.pageContent)
    content.restart()
    sections.append(OpenSection(view: section, style: style, content: content, release: release))
    if let page { section.bounds.size = page.roomSize }
  }

  /// Goes on elsewhere with a block of which nothing, or a part, found room; on the page where a section ends, its columns
  /// come to about the same height.
  func goOn(with rest: MeasuredBlock) throws(Diagnostics) {
    let number = page?.number
    try nextArea()
    guard page?.number != number, sections.count > 1, !(rest.block.view is TableView) else { return }
    try balanceColumns(after: rest.frame.height)
  }

  /// Lets the columns of a section that ends on the page come to about the same height.
  ///
  /// - Parameter begun: How high what comes before the next block of the section is, in points.
  private func balanceColumns(after begun: CGFloat = 0) throws(Diagnostics) {
    guard let section = sections.last, section.style.columnCount > 1, let page else { return }
    let (count, room) = (CGFloat(page.columns.count), page.area.height)
    var (blocks, height): ([PageBlock], CGFloat) = ([], begun)
    defer { section.content.putBack(blocks) }
    while let block = try section.content.next() {
      blocks.append(block)
      // How high these become is not known before.
      if block.view is TableView || block.view is SectionView || block.view is NoteView { return }
      height += try measure(block).frame.height + (blocks.count > 1 || begun > 0 ? section.style.spacing : 0)
      if height > count * room { return }
    }
    self.page?.columnHeight = (height / count + Self.balancingSlack).rounded(.up)
  }

  private func begin(_ section: SectionView, _ block: PageBlock) throws(Diagnostics) {
    try placeChain()
    let outer = try style
    document.addSubview(section)
    let inner = try PageStyle(of: section, within: outer)
    let rules = section.pageRules
    try `break`(to: rules.breakBefore)
    if let first = section.firstPageNumber {
      try leavePage()
      nextLabel = first
    }
    try continueColumns(of: inner, gap: rules.spacingBefore ?? outer.spacing)
    open(section, style: inner, release: block.release)
    try balanceColumns()
  }

  private func close(_ section: OpenSection) throws(Diagnostics) {
    try placeChain()
    sections.removeLast()
    section.release(draw == nil ? nil : warnings)
    if let outer = sections.last { try continueColumns(of: outer.style, gap: outer.style.spacing) }
  }

  /// Goes on with the pages of another section: on the same one where it looks alike.
  private func continueColumns(of style: PageStyle, gap: CGFloat) throws(Diagnostics) {
    guard let page else { return }
    guard page.style.hasSamePages(as: style) else { return try leavePage() }
    let columns = page.columnStyle
    if columns.columnCount == style.columnCount, columns.columnSpacing == style.columnSpacing { return }
    self.page?.beginColumns(of: style, gap: gap, isRightToLeft: isRightToLeft)
    setRoom()
  }

  /// Ends the page that is being filled; one on which nothing stands is as if it had not begun.
  private func leavePage() throws(Diagnostics) {
    guard let page else { return }
    if !page.isEmpty || !page.notes.isEmpty { return try finishPage() }
    self.page = nil
    found.pageCount -= 1
    nextLabel -= 1
  }

  /// Tells the sections how large the columns are, which what is in them measures against.
  func setRoom() {
    guard let page else { return }
    for section in sections { section.view.bounds.size = page.roomSize }
  }

  // MARK: Blocks

  private func add(_ block: PageBlock) throws(Diagnostics) {
    if block.view.isHidden { return block.release() }
    if block.view is NoteView {
      try placeChain()
      return try placeNote(block)
    }
    let rules = block.view.pageRules
    if rules.breakBefore != .auto {
      try placeChain()
      try `break`(to: rules.breakBefore)
    }
    let notes = makeNotes(of: block)
    var measured = try measure(block)
    measured.notes = notes
    if rules.keepWithNext, rules.breakAfter == .auto, chain.count < Self.longestChain {
      chain.append(measured)
      return
    }
    try placeChain(with: measured)
    if rules.breakAfter != .auto { try `break`(to: rules.breakAfter) }
  }

  /// Begins a page or column, unless one has just begun.
  private func `break`(to kind: PageBreak) throws(Diagnostics) {
    switch kind {
    case .auto: return
    case .column:
      if page?.isAtTop == false { try nextArea() }
    case .page, .left, .right:
      if page?.isEmpty == false { try finishPage() }
      guard kind != .page else { return }
      let number = page?.number ?? found.pageCount + 1
      guard (number % 2 == 0) != (kind == .left) else { return }
      // The page in between stays empty.
      if page == nil { try beginPage(style: style) }
      try finishPage()
    }
  }

  // MARK: Keeping with what follows

  /// Places the blocks that wait for what follows them.
  ///
  /// - Parameter last: What follows them; nothing at the end of a section.
  private func placeChain(with last: MeasuredBlock? = nil) throws(Diagnostics) {
    var blocks = chain
    chain = []
    if let last {
      if !blocks.isEmpty, try !fits(blocks, before: last) { try nextArea() }
      blocks.append(last)
    }
    for block in blocks { try place(block) }
  }

  /// Whether blocks and the beginning of what follows them fit in the column, or cannot be kept together anyway.
  private func fits(_ blocks: [MeasuredBlock], before last: MeasuredBlock) throws(Diagnostics) -> Bool {
    let page = try currentPage()
    if page.isFresh { return true }
    var (height, after): (CGFloat, CGFloat?) = (0, page.spacingAfter)
    for block in blocks {
      height += gap(after, before: block, in: page) + block.frame.height
      after = block.rules.spacingAfter
    }
    height += gap(after, before: last, in: page)
    var room = room(of: page)
    room.height -= height
    if let table = last.block.view as? TableView {
      room.width = last.frame.width
      return try table.canBegin(in: room)
    }
    if last.frame.height <= room.height + 0.01 { return true }
    return !last.isKeptTogether(in: room) && last.block.view.division(in: room) != nil
  }
}
