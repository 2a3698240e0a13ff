import QuoinDiagnostics
import QuoinResources
import QuoinTemplates

/// What has to be known of a document before its pages are drawn.
extension DocumentView {
  /// How often pages are counted at most until what is written on them settles.
  private static let passLimit = 6

  /// How many pages there are.
  ///
  /// - Throws: What is wrong with them.
  public func countPages() throws(Diagnostics) -> Int {
    try BudgetMeter.metering(BudgetMeter.current?.budget ?? .default) { _ throws(Diagnostics) in
      headings = []
      return try settledFacts().pageCount
    }
  }

  /// Counts the pages without drawing them until what is written on them changes nothing any more.
  final func settledFacts() throws(Diagnostics) -> DocumentFacts {
    var facts = DocumentFacts()
    let listsHeadings = listsHeadings
    if listsHeadings, !tablesHaveHeadings {
      // Which headings there are has to be known before their pages can be.
      let composer = PageComposer(for: self, known: facts, arrangement: PageArrangement(), drawing: nil)
      composer.passesTablesOver = true
      headings = try composer.compose().headings
    }
    for _ in 0..<Self.passLimit {
      let composer = PageComposer(for: self, known: facts, arrangement: PageArrangement(), drawing: nil)
      var found = try composer.compose()
      if found == facts { break }
      let isSettled =
        listsHeadings
        ? placesStand(with: found.headings) : !endsDiffer || !facts.isCounted && composer.endFits
      // What stands at the end of the last page alone may take it a page on, where it takes none: it stands there by itself.
      if endsDiffer, found.pageCount + 1 == facts.pageCount {
        (found.pageCount, found.leastPageCount) = (facts.pageCount, facts.pageCount)
      }
      (facts, headings) = (found, found.headings)
      if isSettled { break }
    }
    return facts
  }

  /// Whether headings are listed, so that pages depend on what is on others.
  final var listsHeadings: Bool {
    piecesMention("headings") || piecesHold("contents") || content != nil && listsContents
  }

  /// Whether headings may stand in tables.
  private var tablesHaveHeadings: Bool {
    content != nil || piecesHave(within: ["table"]) { name, _ in name == "headingLevel" }
  }

  /// Whether everything stands where it did, although the list of headings says other pages now.
  private func placesStand(with found: [DocumentHeading]) -> Bool {
    content == nil && !piecesMention("headings") && edgesKeepTheirHeights
      && found.count == headings.count
      && zip(found, headings).allSatisfy {
        $0.title == $1.title && $0.level == $1.level && ContentsLine.hasRoom(for: $0.label)
          && ContentsLine.hasRoom(for: $1.label)
      }
  }

  /// Whether the number of pages, or places on them, have to be known before they are drawn.
  ///
  /// - Parameter waits: Whether the number can be written on pages once all of them are there.
  final func hangsOnFacts(waits: Bool) -> Bool {
    !waits && piecesMention("pageCount") || !edgesKeepTheirHeights || piecesHave("link", beginning: "#")
  }

  /// Whether heads and feet are as high whatever is known of the document, and the same on its last page.
  private var edgesKeepTheirHeights: Bool {
    pageEdges.isEmpty && !endsDiffer
      && !piecesMention("pageCount", beyondLinesIn: Self.edges, asNumber: true)
      && !piecesMention("sectionTitle", beyondLinesIn: Self.edges, asNumber: false)
  }

  /// Whether the number of pages stands in lines of heads and feet alone, which keep their height and lead nowhere.
  final var canWriteCountLater: Bool {
    edgesKeepTheirHeights
      && !piecesHave(within: Self.edges) { name, text in
        ["anchor", "link", "headingLevel"].contains(name) || text.contains("<a") || text.contains("pageRows")
      }
  }

  private static let edges = ["head", "foot"]

  /// Whether the last page has other heads or feet.
  private var endsDiffer: Bool {
    // What a name or a condition comes to is not known before the pages are.
    let plain = Set(PageKind.allCases.filter { !$0.dependsOnEnd }.map(\.rawValue))
    return piecesHave("pages", otherThan: plain, in: ["head", "foot", "background"])
      || pageEdges.contains { $0.pages.dependsOnEnd } || countsPages
  }
}
