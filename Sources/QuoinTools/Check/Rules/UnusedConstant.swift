import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

extension CheckRule {
  static let unusedConstant: Self = CheckRule(
    "unused-constant", "Unused constant",
    summary: "The data have a constant that no expression names, or that state of the same name hides.",
    reason: "Changing it changes nothing: state comes before constants.",
    remedy: "Remove it from the data, or give one of the two another name.",
    search: .reading { template in
      guard let data = template.data else { return [] }
      var reader = JSONReader(data)
      guard let whole = try? reader.read(), let root = template.markup.root,
        let members = whole.members, let constants = whole["constants"]?.members,
        members.allSatisfy({ ["state", "constants"].contains($0.key) && $0.value.value.members != nil })
      else { return [] }
      let state = whole["state"]?.members ?? [:]
      return constants.sorted { $0.value.nameRange.lowerBound < $1.value.nameRange.lowerBound }.compactMap {
        name, constant in
        let span = data.span(for: constant.nameRange)
        if let winner = state[name] {
          return Finding(
            .unusedConstant,
            Diagnostic(
              .warning, "The constant \(name) is hidden by state of the same name", at: span,
              notes: [.init("The state is here", at: data.span(for: winner.nameRange))]))
        }
        let head = name.split(separator: ".").first.map(String.init) ?? name
        if template.uses.contains(head, in: 0..<Int.max) || template.uses.contains(name, in: 0..<Int.max)
          || template.mayBeUsedElsewhere(head, declaredIn: root)
        {
          return nil
        }
        return Finding(.unusedConstant, Diagnostic(.warning, "The constant \(name) is not used", at: span))
      }
    })
}
