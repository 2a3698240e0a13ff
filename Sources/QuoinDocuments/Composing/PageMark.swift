import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// What leads to a place on a page, or away from it.
struct PageMark {
  /// In points from the page's top left.
  let rect: CGRect
  /// The name of the place.
  var anchor: String?
  /// The heading that stands there.
  var heading: DocumentFacts.Heading?
  /// Where it leads.
  var link: String?

  /// Names the place, for those that lead to it.
  func note(on canvas: Canvas) {
    if let anchor { canvas.addDestination(withName: anchor, at: rect.origin) }
    if let heading { canvas.addOutlineEntry(heading.title, level: heading.level, at: rect.origin) }
  }

  func link(on canvas: Canvas) {
    if let link { canvas.setURL(link, for: rect) }
  }
}

extension PageComposer {
  /// The first title of the first level on the page.
  var titleOfPage: String? { titles.first }
  var lastTitleOfPage: String? { titles.last }
  private var titles: [String] {
    marks.compactMap { mark in mark.heading.flatMap { $0.level == 1 ? $0.title : nil } }
  }

  /// Notes the headings, places and links in a view that has just been placed.
  ///
  /// - Parameter span: Where what it belongs to was written.
  func noteMarks(in view: UIView, from span: SourceSpan?) throws(Diagnostics) {
    guard let frame = page?.placed.last?.frame else { return }
    try noteMarks(in: view, at: frame.origin, from: span, depth: 0)
  }

  /// Tells what is wrong with a table within another view, and counts its rows.
  private func note(_ part: TablePartView) throws(Diagnostics) {
    guard let page else { return }
    part.update(for: page.values)
    noteRows(of: part)
    let problems = part.takeProblems()
    for warning in problems.warnings { warn(warning) }
    if let error = problems.error { throw error }
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
    guard link.hasPrefix("#"), known.isCounted else { return true }
    guard let page = known.anchors[String(link.dropFirst())] else {
      warn(.linkWithoutAnchor(link, page: found.pageCount, known: known.anchors.keys.sorted(), at: span))
      return false
    }
    return arrangement.includes(page: page)
  }

  private func noteMarks(
    in view: UIView, at origin: CGPoint, from span: SourceSpan?, depth: Int
  ) throws(Diagnostics) {
    if view.isHidden || depth > 64 { return }
    if depth > 0, let part = view as? TablePartView { try note(part) }
    if let rules = view.ownPageRules {
      var mark = PageMark(rect: CGRect(origin: origin, size: view.bounds.size))
      mark.anchor = rules.anchor
      mark.link = rules.link.flatMap { leadsSomewhere($0, at: span) ? $0 : nil }
      if rules.headingLevel > 0, let page {
        let anchor = rules.anchor ?? "heading-\(found.headings.count + 1)"
        let heading = DocumentFacts.Heading(
          title: view.headingTitle, level: min(rules.headingLevel, 6), page: page.number,
          label: page.values.pageLabel, anchor: anchor)
        found.headings.append(heading)
        (mark.heading, mark.anchor) = (heading, anchor)
      }
      if let anchor = mark.anchor {
        if found.anchors[anchor] == nil, let page { found.anchors[anchor] = page.number }
      }
      if rules.note != nil, view.isInTable { warn(.noteInTable(at: span)) }
      if mark.anchor != nil || mark.link != nil { marks.append(mark) }
    }
    for child in view.subviews {
      let place = child.frame.origin
      try noteMarks(
        in: child,
        at: CGPoint(
          x: origin.x + place.x - view.bounds.minX, y: origin.y + place.y - view.bounds.minY),
        from: span, depth: depth + 1)
    }
  }
}

extension Diagnostic {
  static func linkWithoutAnchor(
    _ link: String, page: Int, known: [String], at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "The link \(link) on page \(page) leads nowhere: no view has that anchor", at: span,
      suggestion: nearestName(to: String(link.dropFirst()), among: known).map { "#" + $0 })
  }
}

extension UIView {
  fileprivate var isInTable: Bool {
    var view = superview
    while let next = view {
      if next is TableRowView { return true }
      view = next.superview
    }
    return false
  }

  /// What a heading says: its label, or the first text in it.
  fileprivate var headingTitle: String {
    if let text = (self as? UILabel)?.text ?? accessibilityLabel { return text }
    for child in subviews {
      let title = child.headingTitle
      if !title.isEmpty { return title }
    }
    return ""
  }
}
