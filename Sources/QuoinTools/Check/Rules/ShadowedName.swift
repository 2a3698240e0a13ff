import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let shadowedName: Self = CheckRule(
    "shadowed-name", "Shadowed name",
    summary:
      "A macro or a variable of <repeat> has the name of one further out, which cannot be meant inside.",
    reason: "Who reads an expression in between takes one for the other.",
    remedy:
      "Give one of them another name. A macro that names itself extends the outer one, and is none of these.",
    search: .reading { template in
      template.elements.compactMap { element -> Finding? in
        switch element.name {
        case "macro": shadowedMacro(element, in: template)
        case "repeat": shadowedVariable(element)
        default: nil
        }
      }
    })

  private static func shadowedMacro(
    _ macro: MarkupElement, in template: CheckedTemplate
  ) -> Finding? {
    guard let name = macro.attribute("name"), let value = macro.macroValue, let parent = macro.parent,
      !NameUses.names(in: value.value).contains(name.value),
      let outer = template.macro(name.value, around: parent)
    else { return nil }
    return Finding(
      .shadowedName,
      Diagnostic(
        .warning, "The macro \(name.value) hides one of the same name further out", at: name.valueSpan,
        notes: [.init("The outer one is here", at: outer.attribute("name")?.valueSpan)]))
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
