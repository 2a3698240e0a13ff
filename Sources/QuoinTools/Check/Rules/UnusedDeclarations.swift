import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let unusedMacro: Self = CheckRule(
    "unused-macro", "Unused macro",
    summary: "A macro is named by no expression inside the element that declares it.",
    reason: "It looks as if something depended on it. Often a name was misspelt where it was to be used.",
    remedy: "Remove it, or use it.",
    search: unused("macro") { template, macro, name in
      Finding(
        .unusedMacro, Diagnostic(.warning, "The macro \(name.value) is not used", at: name.valueSpan),
        // What inherits from this file sees those of its root, and may lie where nobody looks.
        fix: macro.parent?.parent == nil && !template.project.isWhole ? [] : macro.node.removing())
    })

  static let unusedParameter: Self = CheckRule(
    "unused-parameter", "Unused parameter",
    summary: "A parameter is read by no expression inside the element that takes it.",
    reason: "Whoever gives it a value expects that this changes something.",
    remedy: "Read it, or remove it here and wherever it is given.",
    search: unused("param") { _, _, name in
      Finding(
        .unusedParameter, Diagnostic(.warning, "The parameter \(name.value) is not read", at: name.valueSpan))
    })

  /// Finds what elements of a name declare for the expressions around them, and none of these means.
  private static func unused(
    _ element: String,
    _ finding: @escaping @Sendable (CheckedTemplate, MarkupElement, MarkupAttribute) -> Finding
  ) -> Search {
    .reading { template in
      template.elements(element).compactMap { declaration in
        guard let parent = declaration.parent, let name = declaration.attribute("name"), !name.value.isEmpty,
          template.declares(name.value, in: parent),
          !template.uses.contains(name.value, in: parent.node.range, besides: declaration.node.range),
          !template.mayBeUsedElsewhere(name.value, declaredIn: parent)
        else { return nil }
        return finding(template, declaration, name)
      }
    }
  }
}
