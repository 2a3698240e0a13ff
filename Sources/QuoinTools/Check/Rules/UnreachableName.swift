import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let unreachableName: Self = CheckRule(
    "unreachable-name", "Unreachable name",
    summary: "A variable of <repeat> has the name of a macro around it.",
    reason: "Macros come first, so that the name never means the item.",
    remedy: "Give one of them another name.",
    search: .reading { template in
      template.elements("repeat").flatMap { repetition in
        ["for", "index"].compactMap { repetition.attribute($0) }.compactMap { name -> Finding? in
          guard
            let macro = template.macro(name.value, around: repetition),
            let value = macro.macroValue, !NameUses.names(in: value.value).contains(name.value)
          else { return nil }
          return Finding(
            .unreachableName,
            Diagnostic(
              .warning, "The macro \(name.value) comes before the variable of the same name",
              at: name.valueSpan, notes: [.init("The macro is here", at: macro.attribute("name")?.valueSpan)])
          )
        }
      }
    })
}
