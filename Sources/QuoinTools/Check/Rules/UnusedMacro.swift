import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let unusedMacro: Self = CheckRule(
    "unused-macro", "Unused macro",
    summary: "A macro is named by no expression inside the element that declares it.",
    reason: "It looks as if something depended on it. Often a name was misspelt where it was to be used.",
    remedy: "Remove it, or use it.",
    search: .reading { template in
      template.elements("macro").compactMap { macro -> Finding? in
        guard let parent = macro.parent, let name = macro.attribute("name"), !name.value.isEmpty,
          !template.uses.contains(name.value, in: parent.node.range, besides: macro.node.range),
          !template.mayBeUsedElsewhere(name.value, declaredIn: parent)
        else { return nil }
        return Finding(
          .unusedMacro,
          Diagnostic(.warning, "The macro \(name.value) is not used", at: name.valueSpan),
          // What inherits from this file sees those of its root, and may lie where nobody looks.
          fix: parent.parent == nil && !template.project.isWhole ? [] : macro.node.removing())
      }
    })
}
