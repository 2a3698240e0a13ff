import QuoinDiagnostics

/// What PDF/UA-1 asks of the parts of a document, ISO 14289-1, 7, and PDF/UA-2 and WTPDF, ISO 14289-2, 8, and ISO/TS 32005: a document
/// that says it keeps to it is refused otherwise.
struct AccessibleStructure {
  private(set) var problem: Diagnostic?
  /// What the document says it is.
  private let name: String
  private let isOfVersion2: Bool
  private var lastLevel = 0

  /// - Parameters:
  ///   - name: What the document says it is.
  ///   - isOfVersion2: Whether that is said of a PDF 2.0.
  init(_ name: String, isOfVersion2: Bool) { (self.name, self.isOfVersion2) = (name, isOfVersion2) }

  /// Looks at a part that begins.
  mutating func look(at element: PDFStructure.Element, in parent: PDFStructure.Element) {
    let attributes = element.attributes
    switch element.role {
    case .heading(let level):
      // Those of PDF/UA-2 have the levels that people see.
      if level > lastLevel + 1, !isOfVersion2 {
        note(.headingSkips(level, after: lastLevel).located(at: attributes.span))
      }
      lastLevel = level
    case .figure, .formula:
      if attributes.alternativeText?.isEmpty != false, attributes.actualText?.isEmpty != false {
        note(.figureWithoutText(name).located(at: attributes.span))
      }
    default: break
    }
    guard isOfVersion2 else { return }
    for text in [attributes.alternativeText, attributes.actualText] {
      if let problem = text?.problemOfPrivateCharacters(at: attributes.span) { note(problem) }
    }
    if !StructureNesting.allows(element.type, in: element.container) {
      note(.wrongNesting(element.type, in: element.container, of: name).located(at: attributes.span))
    }
    if let problem = parent.nesting.add(element, to: parent, of: name) { note(problem) }
  }

  /// Looks at what is drawn in a part, beside other parts.
  mutating func look(atContentOf element: PDFStructure.Element) {
    if isOfVersion2, !element.role.mayHoldContentInVersion2 {
      note(.contentInGroup(element.type, of: name).located(at: element.attributes.span))
    }
  }

  /// Looks at a part that nothing more comes to.
  mutating func look(atWhole element: PDFStructure.Element) {
    if isOfVersion2, element.role == .tableOfContentsItem, !element.nesting.leadsToPlace {
      note(.contentsToNowhere(name).located(at: element.attributes.span))
    }
    guard element.role == .table else { return }
    if !element.hasRows { note(.tableOfHeadAlone(name).located(at: element.attributes.span)) }
    if let problem = element.nesting.table?.problem(of: name) { note(problem) }
  }

  mutating func note(_ problem: Diagnostic) { self.problem = self.problem ?? problem }
}

extension String {
  /// What is wrong with a text for people that has private characters.
  func problemOfPrivateCharacters(at span: SourceSpan?) -> Diagnostic? {
    unicodeScalars.first { $0.properties.generalCategory == .privateUse }
      .map { Diagnostic.privateCharacter($0).located(at: span) }
  }
}

extension Diagnostic {
  /// A heading that is more than one level below the one before.
  static func headingSkips(_ level: Int, after last: Int) -> Diagnostic {
    let place = last == 0 ? "is the first" : "follows one of level \(last)"
    return Diagnostic(
      .error, "A PDF/UA document skips no level of headings, and this one of level \(level) \(place)",
      notes: [Note("give it level \(last + 1), or the headings above it theirs")])
  }

  /// A picture that nobody reads out.
  static func figureWithoutText(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "A \(name) document says of each picture what it shows, and this one has no text",
      notes: [
        Note(
          "accessibilityLabel says it, and alt of <img>; decoration has accessibilityElementsHidden=\"true\", or alt=\"\""
        )
      ])
  }

  /// A table without any row below its head.
  static func tableOfHeadAlone(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "A table of a \(name) document has rows, and this one has a head alone",
      notes: [Note("leave it out where there are no rows, with <if test=\"…\">")])
  }

  /// A line of contents without a link.
  static func contentsToNowhere(_ name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "A line of contents of a \(name) document leads to a part of it, and this one leads nowhere",
      notes: [Note("where the page that it leads to is left out, leave out the contents as well")])
  }

  /// A part that stands in one where it may not.
  static func wrongNesting(
    _ part: String, in container: String, of name: String
  ) -> Diagnostic {
    Diagnostic(.error, "A \(name) document has no \(part) in \(a(container)), and this one has")
  }

  /// Something drawn in a part that holds parts alone.
  static func contentInGroup(_ container: String, of name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "What is drawn in \(a(container)) of a \(name) document stands in paragraphs, pictures and the like, and something is drawn in this one itself",
      notes: [
        Note(
          "accessibilityLabel makes a view one of them; decoration has accessibilityElementsHidden=\"true\"")
      ])
  }

  private static func a(_ name: String) -> String {
    // These are said letter by letter: "an L", "an LI".
    (["Art", "Index"].contains(name) || name.hasPrefix("H") || name.hasPrefix("L") && name != "Link"
      ? "an " : "a ")
      + name
  }
}
