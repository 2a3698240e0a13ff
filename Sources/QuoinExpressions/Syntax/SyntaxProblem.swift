/// What is wrong with the writing of an expression, and where in its text.
struct SyntaxProblem: Error {
  let message: String
  let range: Range<Int>
  var suggestion: String?
  /// What stands behind a `|` and may be meant as a function.
  var filter: Filter?

  /// A name with what stands before and behind it, as templates elsewhere write functions: `name | upper`.
  struct Filter {
    let name: String
    let receiver: String
    let arguments: String
  }

  init(_ message: String, _ range: Range<Int>, suggestion: String? = nil) {
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}

extension SyntaxProblem {
  static func empty(_ length: Int) -> SyntaxProblem {
    SyntaxProblem("The expression is empty", 0..<length)
  }

  static func emptyBraces(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("There is nothing between the braces; a brace itself is written {'{'}", range)
  }

  static func strayBrace(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'}' closes nothing; a brace itself is written {'}'}", range)
  }

  static func tooLong(limit: Int) -> SyntaxProblem {
    SyntaxProblem("The expression is longer than the limit of \(limit) bytes", 0..<0)
  }

  static func tooDeep(limit: Int, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("Nested deeper than the limit of \(limit) levels in one expression", range)
  }

  static func tooManyParts(limit: Int, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("A name has more than the limit of \(limit) parts with dots between them", range)
  }

  static func expectedValue(_ found: String?, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      found.map { "Expected a value but found '\($0)'" } ?? "Expected a value but the expression ends here",
      range)
  }

  /// `item -> item.name`, as other languages write closures.
  static func thinArrow(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("Expected a value but found '->'", range, suggestion: "=>")
  }

  static func expectedOperator(_ found: String, _ range: Range<Int>) -> SyntaxProblem {
    if found != "in", units.contains(found) {
      return SyntaxProblem(
        "Expected an operator before '\(found)'; lengths are points and have no unit", range)
    }
    return SyntaxProblem("Expected an operator before '\(found)'", range, suggestion: operators[found])
  }

  /// How operators are called where they are words.
  private static let operators = [
    "and": "&&", "or": "||", "mod": "%", "eq": "==", "is": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">",
    "ge": ">=",
  ]

  static func expectedMember(_ found: String?, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      found.map { "Expected a member's name behind the dot but found '\($0)'" }
        ?? "Expected a member's name behind the dot", range)
  }

  static func leadingDot(_ name: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("A value cannot begin with a dot", range, suggestion: name)
  }

  static func unclosed(_ opening: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'\(opening)' is never closed", range)
  }

  static func closesNothing(_ closing: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'\(closing)' closes nothing", range)
  }

  static func mismatched(_ closing: String, opening: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'\(closing)' cannot close '\(opening)'", range)
  }

  static func questionWithoutColon(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'?' lacks its ':' and the value behind it", range)
  }

  static func colonWithoutQuestion(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("':' has no '?' before it", range)
  }

  static func commaHere(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("A comma cannot stand here", range)
  }

  static func closureHere(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      "'=>' belongs behind the name of a parameter, in the parentheses of a function: map(items, item => item.name)",
      range)
  }

  static func tooManyParameters(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("A closure has one parameter or two", range)
  }

  /// `{{name}}`, as other languages of templates have it.
  static func doubledBraces(_ whole: String, inside: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      "'\(whole)' has two pairs of braces, and an expression stands in one", range, suggestion: "{\(inside)}")
  }

  static func bracesWithin(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("Braces can only stand round a whole expression; a brace itself is written {'{'}", range)
  }

  static func twoPercents(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("A second '%' means nothing", range)
  }

  static func rangeWithoutEnd(_ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'..<' needs an end", range, suggestion: "...")
  }

  static func unknownEscape(_ text: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem(
      "Unknown escape '\(text)'; expected \\u{…} with the number of a character in hexadecimal digits", range)
  }

  /// What other systems write behind lengths.
  private static let units = ["px", "pt", "dp", "sp", "rem", "em", "vw", "vh", "mm", "cm", "in"]

  private static func badNumber(_ text: String, _ range: Range<Int>) -> SyntaxProblem {
    let lowercased = text.lowercased()
    guard let unit = units.first(where: { lowercased.hasSuffix($0) }),
      let number = Double(text.dropLast(unit.count))
    else { return SyntaxProblem("'\(text)' is not a number", range) }
    let isPoint = ["px", "pt", "dp", "sp"].contains(unit)
    return SyntaxProblem(
      "'\(text)' is not a number; lengths are points and have no unit", range,
      suggestion: isPoint ? numberText(number) : nil)
  }

  /// What a token that can be nothing but an error is about.
  static func invalid(_ token: ExpressionToken, text: String) -> SyntaxProblem? {
    let range = token.range
    switch token.kind {
    case .unclosedString: return SyntaxProblem("The string is never closed", range)
    case .unclosedName: return SyntaxProblem("The backtick is never closed", range)
    case .badNumber: return badNumber(text, range)
    case .badColor:
      return SyntaxProblem(
        "'\(text)' is not a colour; expected # and 3, 4, 6 or 8 hexadecimal digits", range)
    case .badCharacter:
      let suggestions = [
        "=": "==", "&": "&&", "|": "||", "..": "...", "“": "'", "”": "'", "‘": "'", "’": "'",
      ]
      if text.hasPrefix("\\") {
        return SyntaxProblem(
          "Unexpected '\\'; a text in an expression stands in single quotes, as in 'x', since double ones end the attribute",
          range)
      }
      return SyntaxProblem("Unexpected '\(text)'", range, suggestion: suggestions[text])
    default: return nil
    }
  }
}
