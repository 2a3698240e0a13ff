import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// What leads to a place on a page, or away from it.
struct PageMark {
  /// In points from the page's top left.
  var rect: CGRect
  /// The name of the place.
  var anchor: String?
  /// The heading that stands there.
  var heading: DocumentHeading?
  /// The view that leads somewhere, with where.
  var link: (view: UIView, address: String)?
  /// The view that stands there; nothing where that is another one on each page.
  var view: UIView?

  /// Names the place, for those that lead to it.
  ///
  /// - Returns: What the part of the document is told that stands there.
  func note(on canvas: Canvas) -> [Int] {
    let places = [
      anchor.map { canvas.nameDestination($0, at: rect.origin) },
      heading.map { canvas.nameInOutline($0.numberedTitle, level: $0.level, at: rect.origin) },
    ]
    return places.compactMap { $0 ?? nil }
  }

  func link(on canvas: Canvas) {
    if let link { canvas.setURL(link.address, for: rect) }
  }
}

extension PageComposer {
  /// The first title of the first level on the page.
  var titleOfPage: String? { titles.first }
  var lastTitleOfPage: String? { titles.last }
  private var titles: [String] {
    marks.compactMap { mark in mark.heading.flatMap { $0.level == 1 ? $0.numberedTitle : nil } }
  }

  /// Notes the headings, places and links in a view that has just been placed.
  ///
  /// - Parameters:
  ///   - frame: Where it stands on the page; the last place unless given.
  ///   - origin: Where what it belongs to comes from.
  ///   - mayBeCutOff: Whether nothing is to be told of text that stands below the page.
  func noteMarks(
    in view: UIView, at frame: CGRect? = nil, from origin: PageOrigin, mayBeCutOff: Bool = false
  ) throws(Diagnostics) {
    guard let frame = frame ?? page?.placed.last?.frame else { return }
    for (section, span) in sectionAnchors {
      guard let anchor = section.pageRules.anchor, isNew(anchor, of: section, at: span) else { continue }
      if let page { found.anchors[anchor] = page.number }
      marks.append(PageMark(rect: frame, anchor: anchor, view: view))
    }
    sectionAnchors = []
    if draw != nil { origins[ObjectIdentifier(view)] = origin }
    textBelowPage = nil
    try noteMarks(in: view, at: frame.origin, from: origin.span, depth: 0)
    if let textBelowPage, !mayBeCutOff {
      warn(.belowPage(textBelowPage, height: frame.height).located(at: origin.span))
    }
  }

  /// Tells what is wrong with a table within another view, and counts its rows.
  private func note(_ part: TablePartView) throws(Diagnostics) {
    guard let page else { return }
    part.update(for: page.values)
    noteRows(of: part)
    page.release { _ in part.releaseRows() }
    if let error = part.takeProblem() { throw error }
    // What is told while pages are counted is told to nobody.
    if draw != nil { for warning in part.takeWarnings() { warn(warning) } }
  }

  /// Notes where a block begins whose own view does not stand on the page.
  func notePlace(of view: UIView, _ block: MeasuredBlock) {
    if let anchor = block.rules.anchor, view.ownPageRules == nil {
      view.pageRules.anchor = anchor
      block.block.view.pageRules.anchor = nil
    }
  }

  /// Whether a link is an address, or leads to a place on a page that is drawn.
  private func leadsSomewhere(_ link: String, at span: SourceSpan?) -> Bool {
    if link.isEmpty { return false }
    guard link.hasPrefix("#") else {
      if !link.contains(":"), !link.hasPrefix("/") { warn(.linkWithoutScheme(link).located(at: span)) }
      return true
    }
    guard known.isCounted else {
      openLinks[link] = openLinks[link] ?? (found.pageCount, span)
      return true
    }
    guard let page = known.anchors[String(link.dropFirst())] else {
      // Heads and feet stand on every page.
      if toldLinks.insert(link).inserted {
        warn(
          .linkWithoutAnchor(link, page: found.pageCount, known: known.anchors.keys.sorted()).located(
            at: span))
      }
      return false
    }
    return arrangement.includes(page: page)
  }

  /// Whether a place is the first of its name; others are told, but for those in rows that are repeated on each page.
  private func isNew(_ anchor: String, of view: UIView, at span: SourceSpan?) -> Bool {
    if anchor.isEmpty { return false }
    guard let page = found.anchors[anchor] else { return true }
    if !view.isInRepeatedRows { warn(.anchorTwice(anchor, pages: page, found.pageCount).located(at: span)) }
    return false
  }

  /// Tells of links in a text that lead nowhere, which draws them itself.
  private func noteInlineLinks(in view: UIView, at span: SourceSpan?) {
    let links: [String]
    switch view {
    case let lines as TextLinesView: links = lines.links
    case let label as UILabel: links = label.linksInText
    default: return
    }
    for link in links where link.hasPrefix("#") { _ = leadsSomewhere(link, at: span) }
  }

  /// Notes the links in a head, a foot or a note, of which nothing else counts.
  func noteLinks(in view: UIView, at origin: CGPoint, from span: SourceSpan?, depth: Int = 0) {
    if view.isHidden || depth > UIView.deepestOnPages { return }
    noteInlineLinks(in: view, at: span)
    if let link = view.ownPageRules?.link, leadsSomewhere(link, at: span) {
      marks.append(PageMark(rect: CGRect(origin: origin, size: view.bounds.size), link: (view, link)))
    }
    for child in view.subviews {
      noteLinks(in: child, at: view.place(of: child, at: origin), from: span, depth: depth + 1)
    }
  }

  /// A name for the next heading that has none.
  private var newHeadingAnchor: String {
    var name = "heading:\(found.headings.count + 1)"
    while found.anchors[name] != nil { name += "-" }
    return name
  }

  /// Notes where the number of a note stands, which leads back there.
  private func noteNumber(behind view: UIView, at origin: CGPoint) {
    let number = view.numberOfNoteInText
    guard number > 0, let page else { return }
    let anchor = NoteNumber.anchorInText(number)
    guard found.anchors[anchor] == nil else { return }
    found.anchors[anchor] = page.number
    marks.append(PageMark(rect: CGRect(origin: origin, size: view.bounds.size), anchor: anchor, view: view))
  }

  /// Notes a caption for lists of such, and the words under which an index lists the page.
  private func noteCaptionAndTerms(of view: UIView, _ rules: PageRules, _ mark: inout PageMark) {
    guard let page else { return }
    if let kind = rules.captionKind, !kind.isEmpty {
      // What no number was set before, as in a view that is made for a page, follows those that are there.
      let number = view.attachment(CaptionNumber.self)?.number ?? (captionCounts[kind] ?? 0) + 1
      captionCounts[kind] = max(captionCounts[kind] ?? 0, number)
      // Names of authors have no colon, so that none of theirs is taken away.
      var anchor = mark.anchor ?? "\(kind):\(number)".lowercased()
      while mark.anchor == nil, found.anchors[anchor] != nil { anchor += "-" }
      mark.anchor = anchor
      found.captions.append(
        DocumentCaption(
          kind: kind, number: number, title: view.headingTitle, page: page.number,
          label: page.values.pageLabel, anchor: anchor))
    }
    for term in rules.indexTerms where found.terms[term]?.last?.page != page.number {
      found.terms[term, default: []].append(.init(page: page.number, label: page.values.pageLabel))
    }
  }

  private func noteMarks(
    in view: UIView, at origin: CGPoint, from span: SourceSpan?, depth: Int
  ) throws(Diagnostics) {
    if view.isHidden || depth > UIView.deepestOnPages { return }
    if depth > 0, let part = view as? TablePartView { try note(part) }
    noteInlineLinks(in: view, at: span)
    if depth > 0, textBelowPage == nil, let page, let label = view as? UILabel,
      origin.y + label.bounds.height > page.style.size.size.height + 1, !label.mayBeCutOff,
      !sequence(first: view, next: \.superview).prefix(depth + 1).contains(where: \.clipsToBounds)
    {
      textBelowPage = label.text
    }
    if let rules = view.ownPageRules {
      // Blocks and rows of tables are counted where they are placed.
      if depth > 0, rules.carry != 0, !view.isInTable, !(view is TableRowView) {
        page?.count(carrying: rules.carry)
      }
      var mark = PageMark(rect: CGRect(origin: origin, size: view.bounds.size), view: view)
      mark.anchor = rules.anchor.flatMap { isNew($0, of: view, at: span) ? $0 : nil }
      mark.link = rules.link.flatMap { leadsSomewhere($0, at: span) ? (view, $0) : nil }
      if rules.headingLevel > 0, let page {
        let anchor = mark.anchor ?? newHeadingAnchor
        let heading = DocumentHeading(
          title: view.headingTitle, number: view.markBeforeText, level: min(rules.headingLevel, 6),
          page: page.number,
          label: page.values.pageLabel, anchor: anchor)
        found.headings.append(heading)
        (mark.heading, mark.anchor) = (heading, anchor)
      }
      noteCaptionAndTerms(of: view, rules, &mark)
      if depth > 0, rules.floatsToTop { warn(.floatInside.located(at: span)) }
      if let anchor = mark.anchor {
        if let page { found.anchorLabels[anchor] = found.anchorLabels[anchor] ?? page.values.pageLabel }
        if found.anchors[anchor] == nil, let page { found.anchors[anchor] = page.number }
      }
      if rules.note?.isEmpty == false, !view.showsNotes { warn(.noteWithoutText.located(at: span)) }
      if rules.note?.isEmpty == false, view.isInTable, !view.hasNotes(in: document) {
        warn(.noteInTable.located(at: span))
      }
      if mark.anchor != nil || mark.link != nil { marks.append(mark) }
    }
    noteNumber(behind: view, at: origin)
    for child in view.subviews {
      try noteMarks(in: child, at: view.place(of: child, at: origin), from: span, depth: depth + 1)
    }
  }
}

extension Diagnostic {
  static func belowPage(_ text: String, height: CGFloat) -> Diagnostic {
    Diagnostic(
      .warning,
      "What stands in this reaches below the page, '\(text.prefix(40))' among it: a view in it is less high than its content",
      notes: [
        Note(
          "A view without a height is as high as the one around it, here \(pointText(height)) points; give it height=\"auto\""
        )
      ])
  }

  static func anchorTwice(_ anchor: String, pages first: Int, _ second: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      "The anchor '\(anchor)' is there twice, on pages \(first) and \(second); links lead to the first one")
  }

  /// A float that is no block of its own.
  static var floatInside: Diagnostic {
    Diagnostic(
      .warning,
      "floatsToTop has no effect here: only what stands in the document or a section itself goes to the top of a page"
    )
  }

  /// A float that stays where it is.
  static func noFloat(_ reason: String) -> Diagnostic {
    Diagnostic(.warning, "floatsToTop has no effect: \(reason)")
  }

  static var noteWithoutText: Diagnostic {
    Diagnostic(
      .warning, "This note is not shown: its number stands behind the text of a label, and this view is none",
      notes: [Note("put the note at a label in it, or a <note> behind it")])
  }

  static func linkWithoutScheme(_ link: String) -> Diagnostic {
    Diagnostic(
      .warning, "The link '\(link)' is no address by itself; readers look for it where the file lies",
      suggestion: Self.withScheme(link))
  }

  private static func withScheme(_ link: String) -> String? {
    if link.contains(where: \.isWhitespace) { return nil }
    if link.contains("@") { return "mailto:" + link }
    let host = link.prefix { $0 != "/" }
    guard let point = host.lastIndex(of: ".") else { return nil }
    let ending = host[host.index(after: point)...].lowercased()
    // What lies beside the document is rather a file.
    let files = [
      "pdf", "html", "htm", "xml", "json", "txt", "csv", "zip", "png", "jpg", "jpeg", "svg", "webp", "gif",
    ]
    return files.contains(ending) ? nil : "https://" + link
  }

  static func linkWithoutAnchor(_ link: String, page: Int, known: [String]) -> Diagnostic {
    Diagnostic(
      .warning, "The link \(link) on page \(page) leads nowhere: no view has that anchor",
      suggestions: NearestNames(to: String(link.dropFirst()), among: known)?.map { "#\($0)" })
  }
}

extension UIView {
  /// Where a child is, for the view's own place.
  fileprivate func place(of child: UIView, at origin: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + child.frame.minX - bounds.minX, y: origin.y + child.frame.minY - bounds.minY)
  }

  /// Whether a note of the view has a text to stand behind, or stood behind it before the view was divided.
  fileprivate var showsNotes: Bool { self is UILabel || self is TextLinesView || self is PagePartView }

  fileprivate var isInTable: Bool { around.contains { $0 is TableRowView } }
  /// Whether a row has its notes at the foot of the page: one of a table that stands in the document itself.
  fileprivate func hasNotes(in document: UIView) -> Bool {
    !isInRepeatedRows && around.first { $0 is TablePartView }?.superview === document
  }
  fileprivate var isInRepeatedRows: Bool { around.contains { $0 is TableEdgeView } }
  private var around: some Sequence<UIView> { sequence(first: self) { $0.superview }.dropFirst() }

  /// The number that stands before the text of a heading; empty where there is none.
  fileprivate var markBeforeText: String {
    var found: String?
    forEachLabelOnPages { found = found ?? $0.markBefore }
    return found ?? ""
  }

  /// What a heading or a link says: its label, or the first text in it.
  var headingTitle: String {
    if let text = (self as? UILabel)?.textWithoutMarks ?? accessibilityLabel { return text }
    for child in subviews {
      let title = child.headingTitle
      if !title.isEmpty { return title }
    }
    return ""
  }
}
