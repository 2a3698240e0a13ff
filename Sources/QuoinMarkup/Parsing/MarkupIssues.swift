import QuoinDiagnostics

/// Collects what is wrong while a file is read, and stops asking for words when nobody will read them all.
struct MarkupIssues {
  /// How many opening places one problem names.
  static let notesPerIssue = 8

  private let source: SourceText
  private var found = Diagnostics()

  var isEmpty: Bool { found.isEmpty }

  init(source: SourceText) {
    self.source = source
  }

  mutating func report(_ place: Range<Int>, _ diagnostic: @autoclosure () -> Diagnostic) {
    let source = source
    found.append(error: diagnostic().located(at: source.span(for: place)))
  }

  mutating func report(
    _ place: Range<Int>, noting other: Range<Int>, _ diagnostic: (SourceSpan) -> Diagnostic
  ) {
    let source = source
    report(place, diagnostic(source.span(for: other)))
  }

  /// The problems in the order of their places.
  var inOrder: Diagnostics { found.sortedByPlace }
}
