import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension CheckRule {
  static let cancellingTerms: Self = CheckRule(
    "cancelling-terms", "Cancelling terms",
    summary: "An expression adds something and takes the same away again, such as a margin.",
    reason: "What is left is shorter, and says what is meant.",
    remedy: "Remove both terms.",
    search: .reading { template in
      template.elements.flatMap { element -> [Finding] in
        element.attributes.compactMap { attribute -> Finding? in
          guard let kind = template.kinds.knownKind(of: attribute.name, in: element),
            kind.isExpression(attribute.value),
            let term = cancelled(in: attribute.value)
          else { return nil }
          return Finding(
            .cancellingTerms,
            Diagnostic(.warning, "\(term) is added and taken away again", at: attribute.valueSpan))
        }
      }
    })

  /// The term that a sum holds with either sign; nothing where there is none, or where it is no plain sum.
  private static func cancelled(in text: String) -> String? {
    let syntax = ExpressionSyntax(text)
    guard syntax.isValid else { return nil }
    var terms: [(isAdded: Bool, text: String)] = []
    var (depth, isAdded, term) = (0, true, "")
    func finish() { if !term.isEmpty { terms.append((isAdded, term)) } }
    for token in syntax.tokens {
      switch token.kind {
      case .whitespace, .comment, .openBrace, .closeBrace, .end: continue
      case .openParenthesis, .openBracket: depth += 1
      case .closeParenthesis, .closeBracket: depth -= 1
      case .plus where depth == 0 && token.fixity == .infix,
        .minus where depth == 0 && token.fixity == .infix:
        finish()
        (isAdded, term) = (token.kind == .plus, "")
        continue
      case .star, .slash, .percent, .plus, .minus, .dot, .optionalDot: break
      // Terms of anything else than a sum belong to it alone.
      case _ where depth == 0 && token.fixity != .none: return nil
      case .comma, .question, .colon, .arrow: if depth == 0 { return nil }
      default: break
      }
      term += syntax.text(of: token)
    }
    finish()
    for added in terms where added.isAdded && Double(added.text) == nil {
      if terms.contains(where: { !$0.isAdded && $0.text == added.text }) { return added.text }
    }
    return nil
  }
}
