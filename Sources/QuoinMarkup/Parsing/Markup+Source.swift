import QuoinDiagnostics

extension Markup {
  /// Reads a text; what is malformed becomes diagnostics.
  public init(source: SourceText) {
    self.init(MarkupParser.parse(source))
  }
}
