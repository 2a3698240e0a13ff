import QuoinDiagnostics

/// A place in a file, whose line and column are counted only when somebody asks.
package struct SourcePlace: Sendable {
  /// The file.
  package let source: SourceText
  /// The bytes there.
  package let range: Range<Int>

  /// Takes note of a place.
  package init(source: SourceText, range: Range<Int>) {
    (self.source, self.range) = (source, range)
  }

  /// The place with its line and column.
  package var span: SourceSpan { source.span(for: range) }
}
