import QuoinDiagnostics

/// Collects what is wrong while a file is read, and stops asking for words when nobody will read them all.
struct MarkupIssues {
  /// How many problems of one file are told; the rest are counted.
  static let limit = 100
  /// How many opening places one problem names.
  static let notesPerIssue = 8

  private let source: SourceText
  private var found: [Diagnostic] = []
  private var untold = 0

  var isEmpty: Bool { found.isEmpty }

  init(source: SourceText) {
    self.source = source
  }

  mutating func report(_ place: Range<Int>, _ diagnostic: (SourceSpan) -> Diagnostic) {
    guard found.count < Self.limit else {
      untold += 1
      return
    }
    found.append(diagnostic(source.span(for: place)))
  }

  mutating func report(
    _ place: Range<Int>, noting other: Range<Int>, _ diagnostic: (SourceSpan, SourceSpan) -> Diagnostic
  ) {
    let source = source
    report(place) { diagnostic($0, source.span(for: other)) }
  }

  /// The problems in the order of their places.
  var inOrder: Diagnostics {
    var all = found.enumerated().sorted { left, right in
      let places = (left.element.span?.range.lowerBound ?? 0, right.element.span?.range.lowerBound ?? 0)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
    if untold > 0 { all.append(.untoldProblems(untold, in: source.span(for: 0..<0))) }
    return Diagnostics(all)
  }
}
