import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let repeatedAttribute: Self = CheckRule(
    "repeated-attribute", "Repeated attribute", .error,
    summary: "An element is given an attribute twice.",
    reason: "That is no well-formed XML, and nothing says which of them is meant.",
    remedy: "Remove one of them.",
    search: .compiling)

  /// What a problem of the markup comes to: an attribute that is given twice, or anything else.
  static func markup(_ problem: Diagnostic, in markup: Markup) -> Finding {
    guard let place = problem.span?.range, problem.notes.count == 1,
      let element = markup.element(around: place.lowerBound),
      let name = element.attributes.first(where: { $0.nameRange == place })?.name
    else { return Finding(.malformedMarkup, problem) }
    let all = element.attributes.filter { $0.name == name }
    guard let index = all.firstIndex(where: { $0.nameRange == place }), index > 0 else {
      return Finding(.malformedMarkup, problem)
    }
    let isSame = all[index].value == all[0].value
    return Finding(
      .repeatedAttribute, problem, fix: isSame ? [element.removingAttribute(name)[index]] : [])
  }
}

extension Markup {
  /// The element whose opening tag holds a place.
  func element(around offset: Int) -> MarkupElement? {
    let node = document.innermost(at: offset)
    return node.element ?? node.parent?.element
  }
}
