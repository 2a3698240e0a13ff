import QuoinExpressions
import QuoinMarkup

/// Finds what expressions come to whatever the data are.
struct ConstantFolding: ExpressionScope {
  private let template: CheckedTemplate
  /// The element in which the expression stands.
  private let element: MarkupElement

  var host: any ExpressionHost { PlainHost.shared }

  init(_ element: MarkupElement, in template: CheckedTemplate) {
    (self.element, self.template) = (element, template)
  }

  /// Whether a test always holds, or never; nothing where that depends on something.
  func bool(_ text: String) -> Bool? {
    guard let folded = try? CompiledExpression.compile(text, expecting: .bool, in: self),
      !folded.isCommentedOut, case .bool(let bool)? = folded.constant?.value
    else { return nil }
    return bool
  }

  func candidates(for path: NamePath) -> [String] { [] }

  func resolve(_ path: NamePath) -> NameMatch? {
    for outer in element.ancestors {
      guard let macro = template.macro(path.first, in: outer), let value = macro.macroValue else { continue }
      // A file that reads this one may have another macro of the name.
      if outer.parent == nil, template.project.includes(template.path) { return nil }
      let syntax = ExpressionSyntax(value.value)
      // What it means beyond itself would have to be looked for.
      guard syntax.isValid, !syntax.names.contains(where: { $0.path.first == path.first }) else { return nil }
      return NameMatch(.macro(Macro(name: path.first, syntax: syntax)))
    }
    return nil
  }
}
