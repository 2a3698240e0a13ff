import QuoinDiagnostics

/// What PDF/UA-1 asks of the parts of a document, ISO 14289-1, 7: a document that says it keeps to it is refused otherwise.
struct AccessibleStructure {
  private(set) var problem: Diagnostic?
  private var lastLevel = 0

  /// Looks at a part that begins.
  mutating func look(at role: StructureRole, _ attributes: StructureAttributes) {
    switch role {
    case .heading(let level):
      if level > lastLevel + 1 { note(.headingSkips(level, after: lastLevel).located(at: attributes.span)) }
      lastLevel = level
    case .figure, .formula:
      if attributes.alternativeText?.isEmpty != false, attributes.actualText?.isEmpty != false {
        note(.figureWithoutText.located(at: attributes.span))
      }
    default: break
    }
  }

  mutating func note(_ problem: Diagnostic) { self.problem = self.problem ?? problem }
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
  static var figureWithoutText: Diagnostic {
    Diagnostic(
      .error, "A PDF/UA document says of each picture what it shows, and this one has no text",
      notes: [
        Note(
          "accessibilityLabel says it, and alt of <img>; decoration has accessibilityElementsHidden=\"true\", or alt=\"\""
        )
      ])
  }

  /// A table without any row below its head.
  static var tableOfHeadAlone: Diagnostic {
    Diagnostic(
      .error, "A table of a PDF/UA document has rows, and this one has a head alone",
      notes: [Note("leave it out where there are no rows, with <if test=\"…\">")])
  }
}
