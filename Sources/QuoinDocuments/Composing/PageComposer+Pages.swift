import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews

extension PageComposer {
  /// The page that is being filled; begun where there is none.
  func currentPage() throws(Diagnostics) -> PageInProgress {
    if let page { return page }
    try beginPage(style: style)
    guard let page else { throw Diagnostics([.noRoom(page: found.pageCount, at: span)]) }
    return page
  }

  /// Goes on in the next column, or on the next page; balanced columns in which nothing has found room become higher instead.
  func nextArea() throws(Diagnostics) {
    if page?.raiseColumns() == true { return }
    if page?.nextColumn() == true { return }
    try finishPage()
    _ = try currentPage()
  }

  func beginPage(style: PageStyle) throws(Diagnostics) {
    let number = found.pageCount + 1
    if draw != nil, let last = arrangement.lastPage, number > last {
      hasStopped = true
      throw Diagnostics()
    }
    if let meter = BudgetMeter.current {
      if number > meter.budget.pages {
        throw Diagnostics([.tooManyPages(limit: meter.budget.pages).located(at: document.templateSpan)])
      }
      if let problem = meter.problem { throw Diagnostics([problem]) }
    }
    let insets = style.insets(ofPage: number)
    let size = style.size.size
    let inside = CGRect(origin: .zero, size: size).inset(by: insets)
    var values = PageValues()
    values.pageNumber = number
    values.pageCount = max(1, known.pageCount)
    values.pageLabel = style.label(ofPage: nextLabel)
    values.sectionTitle = known.titles[number] ?? sectionTitle
    values.carried = carried
    values.section = section
    values.sectionPage = found.sectionPages[values.section, default: 0] + 1
    values.sectionPageCount = max(1, known.sectionPages[values.section] ?? 1)
    var (heads, feet): (CGFloat, CGFloat) = (0, 0)
    if let edges = style.edges, inside.width > 0 {
      let (above, below) = try edges.around(values, in: inside.size, isLast: number == known.pageCount)
      heads = above.reduce(0) { $0 + $1.height }
      feet = below.reduce(0) { $0 + $1.height }
      if let edge = (above + below).max(by: { $0.height < $1.height }), inside.height > 0,
        heads + feet >= inside.height
      {
        throw Diagnostics([
          .edgeFillsPage(edge.height, room: inside.height, page: number).located(at: edge.span)
        ])
      }
    }
    let box = inside.inset(by: UIEdgeInsets(top: heads, left: 0, bottom: feet, right: 0))
    let columns = style.columns(in: box, isRightToLeft: false)
    guard size.width > insets.left + insets.right, size.height > insets.top + insets.bottom + heads + feet,
      columns.allSatisfy({ $0.width >= 1 })
    else {
      throw Diagnostics([.noRoom(page: number, at: span)])
    }
    found.pageCount = number
    found.sectionPages[values.section, default: 0] += 1
    progress.pageReach = size.height
    if nextLabel < .max { nextLabel += 1 }
    page = PageInProgress(
      number: number, style: style, box: box, heads: heads, feet: feet, values: values,
      isRightToLeft: isRightToLeft)
    setRoomOfAll()
    let waiting = notes
    notes = []
    for note in waiting { try placeNote(note) }
    try placeFloats()
  }

  /// Looks whether what stands on the last page did so with the heads and feet of a last one as well.
  func noteWhetherEndFits() throws(Diagnostics) {
    guard var page, page.number != known.pageCount, let edges = page.style.edges else { return }
    page.end(titled: page.values.sectionTitle)
    let inside = CGRect(origin: .zero, size: page.style.size.size).inset(
      by: page.style.insets(ofPage: page.number))
    let (above, below) = try edges.around(page.values, in: inside.size, isLast: true)
    let height = (above + below).reduce(0) { $0 + $1.height }
    endFits =
      notes.isEmpty && height - page.heads - page.feet <= max(0, page.roomForNotes) + PageRoom.tolerance
  }

  /// Draws the page and lets go of all that stands on it.
  func finishPage() throws(Diagnostics) {
    guard var page else { return }
    self.page = nil
    let title = titleOfPage ?? sectionTitle
    page.end(titled: title)
    for (note, _) in page.notesOnPage where note.numberOfNote > 0 {
      found.anchors[NoteNumber.anchor(note.numberOfNote)] = page.number
    }
    if !found.headings.isEmpty { found.titles[page.number] = title }
    var drawn: RenderingWarnings?
    if let draw, arrangement.includes(page: page.number) {
      try drawPage(page, with: draw)
      drawn = warnings
    }
    for (view, _) in page.all { view.removeFromSuperview() }
    for release in page.releases { release(drawn) }
    sectionTitle = lastTitleOfPage ?? sectionTitle
    carried += page.values.pageSum
    marks = []
    origins = [:]
  }

  /// Looks at the rows that stand in a view, which are pieces of their own.
  private func lookAtTables(in view: UIView, depth: Int = 0) {
    if view.isHidden || depth > UIView.deepestOnPages { return }
    (view as? TablePartView)?.look(for: warnings)
    for child in view.subviews { lookAtTables(in: child, depth: depth + 1) }
  }

  private func drawPage(
    _ page: PageInProgress, with draw: (DrawnPage) throws(Diagnostic) -> Void
  ) throws(Diagnostics) {
    let size = page.style.size.size
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    document.addSubview(view)
    defer { view.removeFromSuperview() }
    let inside = CGRect(origin: .zero, size: size).inset(by: page.style.insets(ofPage: page.number))
    var front: [(view: UIView, span: SourceSpan?)] = []
    var nodes: [LayoutNode] = []
    var late: [(edge: PageEdges.Edge, top: CGFloat)] = []
    var backgrounds: [PageEdges.Edge] = []
    if let edges = page.style.edges {
      let isLast = page.number == known.pageCount
      let bleed = page.style.bleed
      let area = CGSize(
        width: size.width + bleed.left + bleed.right, height: size.height + bleed.top + bleed.bottom)
      backgrounds = try edges.edges(BackgroundView.self, for: page.values, in: area, isLast: isLast)
      for edge in backgrounds {
        view.addSubview(edge.view)
        edge.view.frame.origin = CGPoint(x: -bleed.left, y: -bleed.top)
        if let node = edge.node { nodes.append(node) }
      }
      func put(_ type: PageEdgeView.Type, from top: CGFloat, reserved: CGFloat) throws(Diagnostics) {
        var y = top
        for edge in try edges.edges(type, for: page.values, in: inside.size, isLast: isLast) {
          let top = y
          y += edge.height
          if progress.late != nil, edge.isCounting {
            late.append((edge, top))
            continue
          }
          edge.view.frame.origin = CGPoint(x: inside.minX + edge.x, y: top)
          front.append((edge.view, edge.span))
          if let node = edge.node { nodes.append(node) }
          if y - top > reserved + 0.5 {
            warn(.edgeGrew(by: y - top - reserved, page: page.number).located(at: edge.span))
          }
        }
      }
      try put(HeadView.self, from: inside.minY, reserved: page.heads)
      try put(FootView.self, from: inside.maxY - page.feet, reserved: page.feet)
    }
    for (block, frame) in page.all {
      view.addSubview(block)
      block.setFrameWithoutTransform(frame)
    }
    for edge in front { view.addSubview(edge.view) }
    view.layoutIfNeeded()
    for node in nodes { warnings.look(at: node) }
    for edge in front + backgrounds.map({ ($0.view, $0.span) }) {
      noteLinks(in: edge.view, at: edge.view.frame.origin, from: edge.span)
    }
    for (note, frame) in page.all where note is NoteView {
      noteLinks(in: note, at: frame.origin, from: note.templateSpan)
    }
    for (note, frame) in page.all where note.numberOfNote > 0 {
      marks.append(PageMark(rect: frame, anchor: NoteNumber.anchor(note.numberOfNote), view: note))
    }
    lookAtTables(in: view)
    let (marks, origins, isTagged, warnings) = (marks, origins, isTagged, warnings)
    let links = Dictionary(
      marks.compactMap(\.link).map { (ObjectIdentifier($0.view), $0.address) }, uniquingKeysWith: { $1 })
    let sheet = page.style.sheet
    let (pageBackgrounds, lateEdges) = (backgrounds, late)
    func drawContent(on canvas: Canvas) {
      // Those that lead nowhere are told.
      canvas.allowsMissingPlaces = true
      if sheet == nil, canvas.holdsPixels { pageBackgrounds.fillPixels(of: canvas, page: size) }
      var places: [ObjectIdentifier: [Int]] = [:]
      for mark in marks {
        let noted = mark.note(on: canvas)
        if let view = mark.view, !noted.isEmpty { places[ObjectIdentifier(view), default: []] += noted }
      }
      if isTagged || canvas.tagsViews {
        // What is in a block comes right behind it.
        var span: SourceSpan?
        view.render(into: canvas) { view in
          let origin = origins[ObjectIdentifier(view)]
          if let origin { span = origin.span }
          let role = view.role(
            leadingTo: links[ObjectIdentifier(view)], from: origin ?? PageOrigin(span: span))
          guard let own = places[ObjectIdentifier(view)] else { return role }
          var placed = role ?? ViewRole()
          placed.places = own
          return placed
        }
      } else {
        view.render(into: canvas)
        for mark in marks { mark.link(on: canvas) }
      }
      for (edge, top) in lateEdges { leavePlace(of: edge, on: page, in: inside, top: top, on: canvas) }
    }
    let label = page.values.pageLabel
    do throws(Diagnostic) {
      try draw(
        DrawnPage(
          number: page.number, size: sheet?.size ?? size, label: label == "\(page.number)" ? nil : label,
          boxes: sheet.map { PageBoxes(trim: $0.trim, bleed: $0.bleed) }, view: view
        ) { canvas in
          if let sheet { sheet.draw(on: canvas, page: drawContent) } else { drawContent(on: canvas) }
          warnings.note(canvas.warnings)
        })
    } catch {
      throw Diagnostics([error])
    }
    for edge in view.subviews where edge is PageEdgeView { edge.removeFromSuperview() }
  }
}

extension Diagnostic {
  static func noRoom(page: Int, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "The margins, columns, head and foot leave no room on page \(page)", at: span)
  }

  static func edgeFillsPage(_ height: CGFloat, room: CGFloat, page: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "This is \(pointText(height)) points high, and there are \(pointText(room)) between the margins of page \(page): nothing is left for the content"
    )
  }

  static func edgeGrew(by height: CGFloat, page: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "This became \(pointText(height)) points higher with what stands on page \(page), and lies over the content; give it a height"
    )
  }
}
