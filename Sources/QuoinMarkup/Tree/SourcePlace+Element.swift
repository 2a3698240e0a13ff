extension SourcePlace {
  /// Where an element's name stands.
  package init(nameOf element: MarkupElement) {
    self.init(source: element.markup.source, range: element.nameRange)
  }
}
