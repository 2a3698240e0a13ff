import QuoinDiagnostics
import QuoinResources
import QuoinTemplates

/// What has to be known of a document before its pages are drawn.
extension DocumentView {
  /// How often pages are counted at most until what is written on them settles.
  private static let passLimit = 6
  /// How many headings are listed at most before their pages are known: the place of each number takes some of the file.
  private static let mostLateNumbers = 300

  /// How many pages there are.
  ///
  /// - Throws: What is wrong with them.
  public func countPages() throws(Diagnostics) -> Int {
    try BudgetMeter.metering(BudgetMeter.currentBudget) { _ throws(Diagnostics) in
      headings = []
      pageProgress.isRead = listsFacts || piecesMention("headings")
      return try settledFacts().pageCount
    }
  }

  /// Finds what has to be known of the document before its pages are drawn.
  ///
  /// - Parameter mayWait: Whether numbers of pages can be written once all pages are there.
  final func factsBeforeDrawing(
    _ arrangement: PageArrangement, mayWait: Bool
  ) throws(Diagnostics) -> DocumentFacts {
    headings = []
    pageProgress.isRead = listsFacts || piecesMention("headings")
    if arrangement.isMontage || hangsOnFacts(waits: mayWait && canWriteCountLater) {
      return try settledFacts()
    }
    if !listsHeadings { return DocumentFacts() }
    guard mayWait, listKeepsItsHeight, numbersAreDigits, !tablesHaveHeadings else {
      return try settledFacts()
    }
    try findHeadings()
    return headings.count <= Self.mostLateNumbers ? DocumentFacts() : try settledFacts()
  }

  /// Tells where pages turned out otherwise than was known before they were drawn.
  final func noteDifference(from facts: DocumentFacts, _ found: DocumentFacts) {
    if listsHeadings, !facts.isCounted {
      if !isSameList(found.headings) { pageWarnings.append(.otherHeadings.located(at: templateSpan)) }
      headings = found.headings
    } else if facts.isCounted, listsHeadings || listsFacts, found != facts {
      pageWarnings.append(.neverSettles(at: templateSpan))
    } else if facts.isCounted, found.pageCount != facts.pageCount {
      pageWarnings.append(.otherCount(facts.pageCount, found.pageCount).located(at: templateSpan))
    }
  }

  /// Counts the pages without drawing them until what is written on them changes nothing any more.
  private func settledFacts() throws(Diagnostics) -> DocumentFacts {
    var facts = DocumentFacts()
    let listsHeadings = listsHeadings
    // They may have been looked for already.
    if listsHeadings, headings.isEmpty, !tablesHaveHeadings { try findHeadings() }
    for _ in 0..<Self.passLimit {
      pageProgress.facts = facts
      let composer = composer(knowing: facts)
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
      if isSettled, !listsFacts { break }
    }
    return facts
  }

  /// Finds which headings there are, which has to be known before their pages can be.
  private func findHeadings() throws(Diagnostics) {
    let composer = composer(knowing: DocumentFacts())
    composer.passesTablesOver = true
    headings = try composer.compose().headings
  }

  /// Whether the lines of the contents are the same, beside the numbers of pages.
  private func isSameList(_ found: [DocumentHeading]) -> Bool {
    found.count == headings.count
      && zip(found, headings).allSatisfy { $0.title == $1.title && $0.level == $1.level }
  }

  /// Whether a list of headings is as high whatever their pages are.
  private var listKeepsItsHeight: Bool {
    content == nil && !piecesMention("headings") && edgesKeepTheirHeights
  }

  private var numbersAreDigits: Bool {
    (pageNumbering ?? .decimal) == .decimal && pageNumberPrefix?.isEmpty != false
      && !piecesHave(within: ["section"]) { name, _ in ["pageNumbering", "pageNumberPrefix"].contains(name) }
  }

  /// Whether headings are listed, so that pages depend on what is on others.
  private var listsHeadings: Bool {
    piecesMention("headings") || piecesHold("contents") || content != nil && listsContents
  }

  /// Whether anything else is listed, or named, that is known only once pages have been counted.
  private var listsFacts: Bool {
    ["captions", "anchors", "documentIndex", "sectionPageCount"].contains(where: piecesMention)
      || piecesHave("captions", otherThan: [], in: ["contents"])
  }

  /// Whether headings may stand in tables.
  private var tablesHaveHeadings: Bool {
    content != nil || piecesHave(within: ["table"]) { name, _ in name == "headingLevel" }
  }

  /// Whether everything stands where it did, although the list of headings says other pages now.
  private func placesStand(with found: [DocumentHeading]) -> Bool {
    listKeepsItsHeight && isSameList(found)
      && (found + headings).allSatisfy { ContentsLook.hasRoom(for: $0.label) }
  }

  /// Whether the number of pages, or places on them, have to be known before they are drawn.
  ///
  /// - Parameter waits: Whether the number can be written on pages once all of them are there.
  private func hangsOnFacts(waits: Bool) -> Bool {
    listsFacts || !waits && piecesMention("pageCount") || !edgesKeepTheirHeights
      || piecesHave("link", beginning: "#")
  }

  /// Whether heads and feet are as high whatever is known of the document, and the same on its last page.
  private var edgesKeepTheirHeights: Bool {
    pageEdges.isEmpty && !endsDiffer
      && !piecesMention("pageCount", beyondLinesIn: Self.edges, asNumber: true)
      && !piecesMention("sectionTitle", beyondLinesIn: Self.edges, asNumber: false)
  }

  /// Whether the number of pages stands in lines of heads and feet alone, which keep their height and lead nowhere.
  private var canWriteCountLater: Bool {
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
