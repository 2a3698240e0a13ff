import QuoinMarkup

/// Something that has a name, and that more than one place of a folder may speak of.
package enum TemplateSymbol: Hashable {
  /// `id="title"` and `#title`.
  case identifier(String)
  /// A macro, a parameter or a variable of a repetition, by the place that declares it.
  case declared(ScopeName.Kind, String, path: String, offset: Int)
  /// A piece of the data that a template is drawn with.
  case data(String, path: String)
  /// A localized string by its key.
  case string(String)
  /// A template file.
  case file(path: String)

  /// How it is written.
  package var name: String {
    switch self {
    case .identifier(let name), .declared(_, let name, _, _), .data(let name, _), .string(let name): name
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    }
  }
}

extension EditedTemplate {
  /// A place that speaks of a symbol.
  package struct Occurrence {
    /// What it names.
    package let symbol: TemplateSymbol
    /// Where the name stands in the file, without `#`, backticks or `strings.`.
    package let range: Range<Int>
    /// Whether it is declared there.
    package let isDeclaration: Bool
  }

  /// What tells this file from others.
  package var path: String { url?.standardizedFileURL.path ?? "" }

  /// All places of the file that speak of symbols, in order.
  package func occurrences() -> [Occurrence] {
    var reader = OccurrenceReader(self)
    for event in markup.document.events {
      switch event {
      case .enter(let node): reader.enter(node)
      case .leave(let node): reader.leave(node)
      }
    }
    return reader.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What the place around an offset speaks of.
  package func occurrence(at offset: Int) -> Occurrence? {
    occurrences().first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}

extension ScopeName {
  /// The symbol that the name stands for.
  var symbol: TemplateSymbol {
    guard let declaration else { return .data(name, path: path) }
    return .declared(kind, name, path: path, offset: declaration.range.lowerBound)
  }
}
