import QuoinDiagnostics

/// A name that only data can explain, with the attribute in which it comes first.
struct OpenName {
  /// What the attribute takes.
  enum Expectation {
    /// One of some names, as a sentence.
    case choices(String)
    /// A value of a type, as a sentence.
    case value(String)

    fileprivate var sentence: String {
      switch self {
      case .choices(let sentence), .value(let sentence): sentence
      }
    }
  }

  let name: String
  /// What was probably meant, such as a choice of the attribute's type.
  let nearest: NearestNames?
  /// What the attribute takes, where the name is the whole of its value.
  let expectation: Expectation?
  let source: AttributeSource

  /// Whether it is told by itself, as there is something to choose instead.
  fileprivate var isToldAlone: Bool {
    if case .choices? = expectation { return true }
    return nearest != nil
  }
}

extension Diagnostics {
  /// Names that nothing but data can explain: those that look like slips one by one, the others together.
  init(openNames names: [OpenName]) {
    self.init(names.filter(\.isToldAlone).map(Diagnostic.openName))
    let others = names.filter { !$0.isToldAlone }
    if others.count == 1, others[0].expectation != nil {
      append(Diagnostic.openName(others[0]))
    } else if let diagnostic = Diagnostic.openNames(others) {
      append(diagnostic)
    }
  }
}

extension Diagnostic {
  /// A name that only data can explain, and that is nearly one that is known here or stands where others are wanted.
  fileprivate static func openName(_ name: OpenName) -> Diagnostic {
    let wanted = name.nearest == nil ? name.expectation.map { "; \($0.sentence)" } ?? "" : ""
    return Diagnostic(
      .warning, "Without data nothing tells whether '\(name.name)' is right\(wanted)", at: name.source.span,
      suggestions: name.nearest)
  }

  /// Names that nothing but data can explain, with the attributes in which they come first.
  fileprivate static func openNames(_ names: [OpenName]) -> Diagnostic? {
    guard let first = names.first else { return nil }
    let told = names.prefix(8)
    let list = told.map { "'\($0.name)'" }.joined(separator: ", ")
    let more = names.count > told.count ? " and \(names.count - told.count) more" : ""
    let notes = told.enumerated().compactMap { index, name -> Note? in
      let wanted = name.expectation?.sentence
      // Where the first one comes is said already.
      if index == 0 { return wanted.map { Note($0, at: name.source.span) } }
      return Note("'\(name.name)' comes here first" + (wanted.map { "; \($0)" } ?? ""), at: name.source.span)
    }
    return Diagnostic(
      .warning, "Without data nothing tells whether these names are right: \(list)\(more)",
      at: first.source.span, notes: notes)
  }
}
