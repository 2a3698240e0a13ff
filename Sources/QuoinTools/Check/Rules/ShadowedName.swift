import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

extension CheckRule {
  static let shadowedName: Self = CheckRule(
    "shadowed-name", "Shadowed name",
    summary:
      "A macro, a parameter or a variable of <repeat> has the name of one further out, or of a constant of the data, which cannot be meant inside.",
    reason: "Who reads an expression in between takes one for the other.",
    remedy:
      "Give one of them another name. A macro that names itself extends the outer one, as does a parameter that is given the outer one, and is none of these.",
    search: .reading { template in
      template.elements.compactMap { element -> Finding? in
        switch element.name {
        case "macro": shadowed(by: element, called: "macro", value: element.macroValue, in: template)
        case "param":
          shadowed(
            by: element, called: "parameter",
            value: element.attribute("name").flatMap { element.parent?.attribute($0.value) }, in: template)
        case "repeat": shadowedVariable(element)
        default: nil
        }
      }
    })

  /// - Parameter value: What the macro stands for, or the parameter is given.
  private static func shadowed(
    by declaration: MarkupElement, called kind: String, value: MarkupAttribute?, in template: CheckedTemplate
  ) -> Finding? {
    guard let name = declaration.attribute("name"), !name.value.isEmpty, let parent = declaration.parent,
      kind == "parameter" || value != nil,
      !NameUses.names(in: value?.value ?? "", as: kind == "macro" ? .expression : .string).contains(
        name.value)
    else { return nil }
    let hidden: (word: String, note: Diagnostic.Note)
    // Beside each other, macros come first.
    let beside = kind == "macro" ? template.parameter(name.value, in: parent) : nil
    if let outer = beside ?? template.declaration(name.value, around: parent) {
      let word =
        outer.name == declaration.name
        ? "one of the same name further out"
        : "the \(outer.name == "macro" ? "macro" : "parameter") of the same name"
      let place = beside == nil ? "The outer one is here" : "The parameter is here"
      hidden = (word, .init(place, at: outer.attribute("name")?.valueSpan))
    } else if parent.parent == nil, let place = template.constants[name.value] {
      hidden = ("the constant of the same name", .init("The constant is here", at: place))
    } else {
      return nil
    }
    return Finding(
      .shadowedName,
      Diagnostic(
        .warning, "The \(kind) \(name.value) hides \(hidden.word)", at: name.valueSpan, notes: [hidden.note]))
  }

  private static func shadowedVariable(_ repetition: MarkupElement) -> Finding? {
    guard let name = repetition.attribute("for"), !name.value.isEmpty,
      let outer = repetition.ancestors.first(where: {
        $0.name == "repeat" && $0.attribute("for")?.value == name.value
      })
    else { return nil }
    return Finding(
      .shadowedName,
      Diagnostic(
        .warning, "The variable \(name.value) hides that of the <repeat> around it", at: name.valueSpan,
        notes: [.init("The outer one is here", at: outer.attribute("for")?.valueSpan)]))
  }
}
