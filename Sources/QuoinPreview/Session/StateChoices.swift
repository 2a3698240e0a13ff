import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

/// The texts that a template compares its values with, by the last name of each: what somebody is likely to set them to.
enum StateChoices {
  /// Looks at all that a template is made of.
  static func all(in sources: [SourceText]) -> [String: [String]] {
    var choices: [String: Set<String>] = [:]
    for source in sources {
      for expression in expressions(in: source) where expression.contains("==") || expression.contains("!=") {
        // Whether it is text with braces in it, its attribute knows.
        for kind in [ExpressionKind.expression, .string] {
          for (path, text) in ExpressionSyntax(expression, as: kind).comparedTexts {
            if let name = path.last, !text.isEmpty { choices[name, default: []].insert(text) }
          }
        }
      }
    }
    return choices.mapValues { $0.sorted() }
  }

  private static func expressions(in source: SourceText) -> [String] {
    let document = Markup(source: source).document
    return document.descendants.flatMap { node in
      (node.element?.attributes.map(\.value) ?? []) + [node.value]
    }
  }
}
