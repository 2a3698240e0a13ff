import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let unusedID: Self = CheckRule(
    "unused-id", "Unused id",
    summary: "An id is named by no expression of the templates that are checked.",
    reason:
      "It looks as if something referred to the element. Code may find it by its id, which no template shows.",
    remedy: "Remove it where no code names it either.",
    isOnByDefault: false,
    search: .reading { template in
      template.elements.compactMap { element -> Finding? in
        guard let id = element.attribute("id"), !id.value.trimmed.isEmpty else { return nil }
        let reference = "#" + id.value.trimmed
        if template.uses.contains(reference, in: 0..<Int.max)
          || template.namesElsewhere.contains(reference)
        {
          return nil
        }
        return Finding(
          .unusedID,
          Diagnostic(.warning, "No expression names the id \(id.value.trimmed)", at: id.valueSpan))
      }
    })
}
