import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let unusedParameter: Self = CheckRule(
    "unused-parameter", "Unused parameter",
    summary: "A parameter is read by no expression inside the element that takes it.",
    reason: "Whoever gives it a value expects that this changes something.",
    remedy: "Read it, or remove it here and wherever it is given.",
    search: .reading { template in
      template.elements("param").compactMap { parameter -> Finding? in
        guard let parent = parameter.parent, let name = parameter.attribute("name"), !name.value.isEmpty,
          !template.uses.contains(name.value, in: parent.node.range, besides: parameter.node.range),
          !template.mayBeUsedElsewhere(name.value, declaredIn: parent)
        else { return nil }
        return Finding(
          .unusedParameter,
          Diagnostic(.warning, "The parameter \(name.value) is not read", at: name.valueSpan))
      }
    })
}
