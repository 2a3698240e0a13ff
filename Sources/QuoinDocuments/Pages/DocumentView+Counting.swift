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
    for pass in 0..<Self.passLimit {
      let composer = PageComposer(for: self, known: facts, arrangement: PageArrangement(), drawing: nil)
      // Which headings there are has to be known before their pages can be.
      composer.passesTablesOver = pass == 0 && listsHeadings && !tablesHaveHeadings
      var found = try composer.compose()
      if found == facts { break }
      if pass > 0, listsHeadings, placesStand(with: found.headings, in: facts.headings) {
        (facts, headings) = (found, found.headings)
        break
      }
      // What stands at the end of the last page alone may take it a page on, where it takes none: it stands there by itself.
      if endsDiffer, found.pageCount + 1 == facts.pageCount {
        (found.pageCount, found.leastPageCount) = (facts.pageCount, facts.pageCount)
      }
      let wasOpen = !facts.isCounted
      facts = found
      headings = found.headings
      if !listsHeadings, !endsDiffer || wasOpen && composer.endFits { break }
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
  private func placesStand(with headings: [DocumentHeading], in old: [DocumentHeading]) -> Bool {
    content == nil && !piecesMention("headings")
      && !piecesMention("pageCount", beyondLinesIn: Self.edges, asNumber: true)
      && !piecesMention("sectionTitle", beyondLinesIn: Self.edges, asNumber: false)
      && !endsDiffer && pageEdges.isEmpty
      && headings.count == old.count
      && zip(headings, old).allSatisfy {
        $0.title == $1.title && $0.level == $1.level && ContentsLine.hasRoom(for: $0.label)
          && ContentsLine.hasRoom(for: $1.label)
      }
  }

  /// Whether the number of pages, or places on them, have to be known before they are drawn.
  ///
  /// - Parameter waits: Whether the number can be written on pages once all of them are there.
  final func hangsOnFacts(waits: Bool) -> Bool {
    !waits && piecesMention("pageCount")
      || piecesMention("sectionTitle", beyondLinesIn: Self.edges, asNumber: false)
      || endsDiffer || piecesHave("link", beginning: "#") || !pageEdges.isEmpty || countsPages
  }

  /// Whether the number of pages stands in lines of heads and feet alone, which keep their height and lead nowhere.
  final var canWriteCountLater: Bool {
    !piecesMention("pageCount", beyondLinesIn: Self.edges, asNumber: true)
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
