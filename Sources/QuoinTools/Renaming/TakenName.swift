import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension EditedTemplate {
  /// Why something in the file cannot be called otherwise: expressions would take the new name for something else.
  ///
  /// - Parameters:
  ///   - name: The new name, of an id without `#`.
  ///   - isIdentifier: Whether it becomes an id.
  ///   - symbol: What gets the name, which it may have already.
  ///   - occurrences: All places of the file that speak of symbols.
  /// - Returns: Nothing where the name is free.
  package func refusal(
    of name: String, asIdentifier isIdentifier: Bool, for symbol: TemplateSymbol? = nil,
    among occurrences: [Occurrence]
  ) -> Diagnostic? {
    if !isIdentifier, language.means(name) { return .meansSomething(name) }
    if let taking = occurrences.first(where: {
      $0.symbol != symbol && $0.symbol.takes(name, asIdentifier: isIdentifier)
    }) {
      return .taken(name, at: place(taking.range))
    }
    return !isIdentifier && dataNames.contains { $0.name == name } ? .taken(name, at: nil) : nil
  }
}

extension TemplateLanguage {
  /// Whether a name means something by itself in expressions.
  fileprivate func means(_ name: String) -> Bool {
    OccurrenceReader.words.contains(name) || ["true", "false", "nil"].contains(name)
      || ExpressionFunction.names.contains(name) || types[name] != nil
      || schema.layoutAttributes.contains { $0.name == name }
  }
}

extension TemplateSymbol {
  /// Whether templates themselves give something this name.
  func declares(_ name: String, asIdentifier isIdentifier: Bool) -> Bool {
    switch self {
    case .declared: !isIdentifier && self.name == name
    case .identifier: isIdentifier && self.name == name
    default: false
    }
  }

  /// Whether the name is one that another in expressions would be taken for.
  fileprivate func takes(_ name: String, asIdentifier isIdentifier: Bool) -> Bool {
    if case .data = self { return !isIdentifier && self.name == name }
    return declares(name, asIdentifier: isIdentifier)
  }
}

extension Diagnostic {
  /// What cannot be a name.
  package static func notAName(_ name: String) -> Diagnostic {
    Diagnostic(.error, "'\(name)' cannot be a name in expressions: letters, digits and underscores can")
  }

  fileprivate static func taken(_ name: String, at place: FilePlace?) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' means something here already\(place == nil ? ", in the data" : "")",
      at: place.map { $0.source.span(for: $0.range) })
  }

  fileprivate static func meansSomething(_ name: String) -> Diagnostic {
    Diagnostic(.error, "'\(name)' means something by itself in expressions")
  }
}
