import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinTemplates
import QuoinViews

/// Sets the content of a document on pages, one page at a time: nothing of a page is held once it has been drawn.
final class PageComposer {
  let document: SectionView
  /// What stands on pages learns of the document.
  let progress: DocumentProgress
  /// The language that the document says of itself, if any.
  private let language: String?
  /// Whether what is drawn says what everything is.
  let isTagged: Bool
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
  /// Whether headings have numbers.
  let numbersHeadings: Bool
  var headingNumbers = HeadingNumbers()
  /// How many captions of each kind there are so far.
  var captionCounts: [String: Int] = [:]
  /// What is to stand at the top of the next page.
  var floats: [MeasuredBlock] = []
  /// How many sections of the document have begun.
  var sectionCount = 0
  /// Notes that found no room on their page.
  var notes: [PageBlock] = []
  /// What leads to the page that is being made, and away from it.
  var marks: [PageMark] = []
  /// Where the blocks on the page come from.
  var origins: [ObjectIdentifier: PageOrigin] = [:]
  /// The first text of what was placed last that stands below the page, if any.
  var textBelowPage: String?
  /// Links that may lead to a later page, with the first page of each.
  var openLinks: [String: (page: Int, span: SourceSpan?)] = [:]
  /// Links that lead nowhere and have been told.
  var toldLinks: Set<String> = []
  /// Sections that links lead to and of which nothing stands on a page yet.
  var sectionAnchors: [(section: SectionView, span: SourceSpan?)] = []
  private var sections: [OpenSection] = []
  /// Blocks that are to stand on the page of what follows them.
  var chain: [MeasuredBlock] = []
  /// More blocks than these are not held back for what follows them.
  private static let longestChain = 16
  /// How much higher than on the average balanced columns may become, in points: about a line.
  private static let balancingSlack: CGFloat = 10
  /// Columns of more blocks than these are not balanced: all of them are held for it.
  private static let mostBalanced = 5000

  /// A section that has begun and not ended.
  private struct OpenSection {
    let view: SectionView
    let style: PageStyle
    let content: BufferedContent
    /// Where it was written.
    let span: SourceSpan?
    /// What its blocks belong to, where it or a section around it has a language of its own.
    let part: SpokenPart?
    let release: (RenderingWarnings?) -> Void
  }

  /// Whether tables take no room, as only what stands beside them is looked for.
  var passesTablesOver = false
  /// Which pages are drawn.
  let arrangement: PageArrangement
  /// Whether pages behind the last one that is drawn were not made, as nobody asks for them.
  var hasStopped = false
  /// Whether all of the last page stood there if it was known to be the last one, with the heads and feet of that.
  var endFits = true

  init(
    for document: SectionView, _ progress: DocumentProgress, language: String?, isTagged: Bool,
    numbersHeadings: Bool, known: DocumentFacts, arrangement: PageArrangement,
    drawing draw: ((DrawnPage) throws(Diagnostic) -> Void)?
  ) {
    (self.document, self.progress, self.language, self.isTagged) = (document, progress, language, isTagged)
    (self.known, self.arrangement, self.draw) = (known, arrangement, draw)
    self.numbersHeadings = numbersHeadings
    found.isCounted = true
    found.leastPageCount = known.leastPageCount
  }

  var isRightToLeft: Bool { document.isRightToLeft }

  /// How pages of the innermost section are set up.
  var style: PageStyle {
    get throws(Diagnostics) {
      if let style = sections.last?.style { return style }
      return try PageStyle(of: document, within: nil)
    }
  }

  /// The number of the section of the document that is being set, from 1; 0 outside of any.
  var section: Int { sections.count > 1 ? sectionCount : 0 }

  /// The room between blocks of the innermost section that say nothing of it, in points.
  var spacing: CGFloat { sections.last?.style.spacing ?? 0 }

  /// Makes all pages.
  ///
  /// - Returns: What is known of the document then.
  func compose() throws(Diagnostics) -> DocumentFacts {
    let overrides = document.traitOverrides
    // Pages are the same whatever they are drawn as, and at whichever scale.
    var traits = (overrides ?? UITraitCollection()).overridden(
      by: UITraitCollection(displayScale: document.displayScale).withoutPixels)
    if document.traitCollection.language.isEmpty { traits = traits.inOwnLanguage(language) }
    document.traitOverrides = traits
    defer {
      progress.pageReach = .infinity
      document.traitOverrides = overrides
      // What has been measured and stands on no page would stay in the document.
      for view in document.subviews { view.removeFromSuperview() }
    }
    do throws(Diagnostics) {
      // What is measured before it stands in the document has its scale and language all the same.
      try document.traitCollection.asCurrent { () throws(Diagnostics) in try composeAll() }
    } catch {
      if !hasStopped { throw error }
    }
    return found
  }

  private func composeAll() throws(Diagnostics) {
    progress.pageReach = try style.size.size.height
    warnOfBox(of: document, named: "document", at: document.templateSpan)
    nextLabel = document.firstPageNumber ?? 1
    try sections.append(
      OpenSection(
        view: document, style: style, content: BufferedContent(document.pageContent),
        span: document.templateSpan, part: SpokenPart(document.accessibilityLanguage),
        release: { [document] in $0?.lookAround(document) }))
    setRoom()
    while let section = sections.last {
      guard let block = try section.content.next()?.of(section.part) else {
        try close(section)
        continue
      }
      if block.view.isHidden || passesTablesOver && block.view is TableView {
        try BudgetMeter.countBlock()
        block.release()
      } else if let inner = block.view as? SectionView {
        try begin(inner, block)
      } else {
        try add(block)
      }
    }
    let style = try style
    // A document without content has a page all the same.
    if page == nil, found.pageCount == 0 { try beginPage(style: style) }
    try noteWhetherEndFits()
    try finishPage()
    // Each page takes one note at least.
    while !notes.isEmpty || found.pageCount < known.leastPageCount {
      try beginPage(style: style)
      try finishPage()
    }
    try progress.late?.draw(knowing: found, warnings)
    for (link, place) in openLinks.sorted(by: { $0.key < $1.key })
    where found.anchors[String(link.dropFirst())] == nil {
      warn(
        .linkWithoutAnchor(link, page: place.page, known: found.anchors.keys.sorted()).located(at: place.span)
      )
    }
  }

  func warn(_ warning: Diagnostic) {
    if draw != nil { warnings.note([warning]) }
  }

  // MARK: Sections

  private func open(
    _ content: BufferedContent, of section: SectionView, _ block: PageBlock, style: PageStyle
  ) throws(Diagnostics) {
    sections.append(
      OpenSection(
        view: section, style: style, content: content, span: block.span,
        part: SpokenPart(section.accessibilityLanguage) ?? sections.last?.part, release: block.release))
    setRoom()
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
    guard let section = sections.last, section.style.columnCount > 1 else { return }
    let count = CGFloat(section.style.columnCount)
    var (blocks, height, after): ([PageBlock], CGFloat, CGFloat?) = ([], begun, nil)
    defer { section.content.putBack(blocks) }
    while blocks.count < Self.mostBalanced, let block = try section.content.next() {
      try BudgetMeter.countBlock()
      if block.view.isHidden {
        block.release()
        continue
      }
      blocks.append(block)
      // How high these become is not known before.
      if block.view is TableView || block.view is SectionView || block.view is NoteView { return }
      let measured = try measure(block)
      guard let page, measured.rules.breakBefore == .auto, measured.rules.breakAfter == .auto else { return }
      height += measured.frame.height + (height > 0 ? gap(after, before: measured) : 0)
      after = measured.rules.spacingAfter
      if height > count * page.area.height { return }
    }
    if height > 0, blocks.count < Self.mostBalanced {
      page?.columnHeight = (height / count + Self.balancingSlack).rounded(.up)
    }
  }

  private func begin(_ section: SectionView, _ block: PageBlock) throws(Diagnostics) {
    let outer = try style
    document.addSubview(section)
    let inner = try PageStyle(of: section, within: outer)
    let rules = section.pageRules
    warnOfBox(of: section, named: "section", at: block.span)
    if sections.count == 1 { sectionCount += 1 }
    let content = BufferedContent(section.pageContent)
    if rules.breakBefore == .auto, section.firstPageNumber == nil {
      try keepChain(with: content, of: section, style: inner)
    }
    try placeChain()
    // What waits stays on pages of its kind.
    if !outer.hasSamePages(as: inner) { try placeLastFloats() }
    try `break`(to: rules.breakBefore)
    if let first = section.firstPageNumber {
      try leavePage()
      nextLabel = first
    }
    try continueColumns(of: inner, gap: rules.spacingBefore ?? outer.spacing)
    page?.wantSpacing(rules.spacingBefore)
    try open(content, of: section, block, style: inner)
    if rules.anchor != nil { sectionAnchors.append((section, block.span)) }
    try balanceColumns()
  }

  /// Tells what is said of the box of a section, which has none on its pages.
  private func warnOfBox(of section: SectionView, named name: String, at span: SourceSpan?) {
    if section.backgroundColor != nil {
      warn(.withoutBox("backgroundColor", name, "a <background> lies behind pages").located(at: span))
    }
    if section.pageRules.keepTogether == true {
      warn(
        .withoutBox("keepTogether", name, "what stands in a <UIStackView> goes over together").located(
          at: span))
    }
  }

  /// Lets the blocks that wait for what follows them go over with the first block of a section.
  private func keepChain(
    with content: BufferedContent, of section: SectionView, style: PageStyle
  ) throws(Diagnostics) {
    guard !chain.isEmpty, let page, page.style.hasSamePages(as: style),
      let column = style.columns(in: page.box, isRightToLeft: isRightToLeft).first
    else { return }
    section.bounds.size = CGSize(width: column.width, height: page.box.height)
    guard let first = try content.next() else { return }
    content.putBack([first])
    if first.view.isHidden || first.view is SectionView || first.view is NoteView { return }
    let (blocks, measured) = (chain, try measure(first, width: column.width))
    try goOn(unlessRoomFor: blocks, before: measured)
  }

  private func close(_ section: OpenSection) throws(Diagnostics) {
    try placeChain()
    if sections.dropLast().last?.style.hasSamePages(as: section.style) != true { try placeLastFloats() }
    sections.removeLast()
    section.release(draw == nil ? nil : warnings)
    guard let outer = sections.last else { return }
    let rules = section.view.pageRules
    try continueColumns(of: outer.style, gap: rules.spacingAfter ?? outer.style.spacing)
    setRoom()
    page?.wantSpacing(rules.spacingAfter)
    try `break`(to: rules.breakAfter)
  }

  /// Goes on with the pages of another section: on the same one where it looks alike.
  private func continueColumns(of style: PageStyle, gap: CGFloat) throws(Diagnostics) {
    guard let page else { return }
    guard page.style.hasSamePages(as: style) else { return try leavePage() }
    let columns = page.columnStyle
    if columns.columnCount == style.columnCount, columns.columnSpacing == style.columnSpacing { return }
    self.page?.beginColumns(of: style, gap: gap, isRightToLeft: isRightToLeft)
  }

  /// Ends the page that is being filled; one on which nothing stands is as if it had not begun.
  private func leavePage() throws(Diagnostics) {
    guard let page else { return }
    if !page.isEmpty || !page.notes.isEmpty { return try finishPage() }
    self.page = nil
    found.pageCount -= 1
    found.sectionPages[page.values.section, default: 1] -= 1
    nextLabel -= 1
  }

  /// Tells the innermost section how large the columns are, which what is in it measures against; what stands on the page
  /// already has measured against those of its own section.
  private func setRoom() {
    guard let section = sections.last else { return }
    section.view.bounds.size = page?.roomSize ?? section.style.roomSize(onPage: found.pageCount + 1)
  }

  /// Tells all sections how large the columns of a page are on which nothing stands yet.
  func setRoomOfAll() {
    if let page { for section in sections { section.view.bounds.size = page.roomSize } }
  }

  /// Where the innermost section was written.
  var span: SourceSpan? { sections.last?.span ?? document.templateSpan }

  // MARK: Blocks

  private func add(_ block: PageBlock) throws(Diagnostics) {
    try BudgetMeter.countBlock()
    if block.view is NoteView {
      guard let last = chain.indices.last else { return try placeNote(block) }
      return chain[last].notes.append(block)
    }
    let rules = block.view.pageRules
    if rules.floatsToTop, try float(block) { return }
    let (before, after) = (block.view.breakAtTop, block.view.breakAtBottom)
    if before != .auto {
      try placeChain()
      try `break`(to: before)
    }
    // Rows of tables have theirs numbered when they are made.
    let notes = block.view is TableView ? [] : makeNotes(of: block)
    var measured = try measure(block)
    measured.notes = notes
    if draw != nil, let page, page.area.width > 0 {
      let left = page.area.minX
      block.lookAcross(-left...page.style.size.size.width - left, column: page.area.width, for: warnings)
    }
    if rules.keepsWithNext, after == .auto, chain.count < Self.longestChain {
      chain.append(measured)
      return
    }
    try placeChain(with: measured)
    if after != .auto { try `break`(to: after) }
  }

  /// Begins a page or column, unless one has just begun.
  func `break`(to kind: PageBreak) throws(Diagnostics) {
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
}
