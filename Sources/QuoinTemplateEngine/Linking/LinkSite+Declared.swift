import QuoinDiagnostics
import QuoinExpressions

/// The names that templates themselves declare around an expression.
extension LinkSite {
  /// How other systems call a view's size where it follows from its surroundings or its content.
  static let sizeWords = [
    "fill": "100%", "match_parent": "100%", "fill_parent": "100%", "stretch": "100%",
    "wrap_content": "auto", "fit": "auto", "hug": "auto",
  ]

  /// Warns where a name of the attribute's type hides what the template has given the same name.
  func warnIfHidden(_ name: String, by type: PropertyType) {
    // Once for a template, when it is compiled.
    guard linker.isOpen || linker.isChecking, let hidden = declaration(of: name) else { return }
    let problem = Diagnostic.hidden(name, hidden, by: type).located(at: source?.span)
    if !linker.diagnostics.all.contains(problem) { linker.diagnostics.append(problem) }
  }

  /// What of this name is declared around: a parameter, a macro or a variable.
  private func declaration(of name: String) -> String? {
    var current = node ?? parent
    while let outer = current {
      // The attribute that gives a parameter its value does not see it.
      let isGiven = outer === node && name == attribute
      if !isGiven, outer.source.parameters[name] != nil { return "parameter" }
      if outer.macro(name) != nil { return "macro" }
      current = outer.parent
    }
    return repetitions.contains { $0.variable == name || $0.index == name } ? "variable" : nil
  }

  private var repetitions: [RepetitionSource] {
    var found: [RepetitionSource] = []
    var current: LinkScope? = scope
    while let scope = current {
      if let repetition = scope.repetition { found.append(repetition) }
      current = scope.parent
    }
    return found
  }

  /// What a name that only data could explain was probably meant to be.
  ///
  /// - Parameter member: What stands behind the dot.
  func nearestDeclared(to name: String, before member: String?) -> NearestNames? {
    var names: [String] = []
    var current = node ?? parent
    while let outer = current {
      names += outer.source.parameters.elements.map(\.name) + outer.source.macros.elements.map(\.name)
      current = outer.parent
    }
    names += repetitions.map(\.variable)
    // Data may well be called text; what has a bottom is a view.
    if let member, LayoutAttribute(rawValue: member) != nil { names += ["parent", "previous", "next"] }
    return NearestNames(to: name, among: names)
  }

  /// What the attribute takes, where a name that only data could explain is the whole of its value.
  func expectation(for name: String) -> OpenName.Expectation? {
    guard let type, let attribute, let text = source?.text, text == name || text == "{\(name)}" else {
      return nil
    }
    switch type.valueType {
    case .enumeration, .optionSet:
      return type.cases.isEmpty
        ? nil : .choices("\(type.name) has \(Diagnostic.list(type.cases.map(\.name)))")
    case .number: return .value("\(attribute) takes a number")
    case .bool: return .value("\(attribute) takes true or false")
    default: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func hidden(_ name: String, _ declaration: String, by type: PropertyType) -> Diagnostic {
    let meaning = type.valueType == .color ? "the colour" : "a case of \(type.name)"
    return Diagnostic(
      .warning, "'\(name)' is \(meaning) here, not the \(declaration) of this name",
      notes: [
        Note(
          "Names of the attribute's type come first: call the \(declaration) otherwise, or write \(type.name).\(name) where the type's is meant"
        )
      ])
  }
}
