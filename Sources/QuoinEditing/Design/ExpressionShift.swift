import QuoinExpressions

/// Adds a number to what an expression comes to, in the way in which somebody would who edits it by hand.
///
/// A number becomes another number, a percentage another percentage, and a number at the end of a sum another one; to all
/// else the number is added at the end:
///
/// ```swift
/// ExpressionShift("50% - 8 // margin")?.adding(4, whole: 200)  // "50% - 4 // margin"
/// ```
struct ExpressionShift {
  private let syntax: ExpressionSyntax
  /// What means something, without braces around the whole.
  private let tokens: [ExpressionToken]

  /// - Parameter text: The text of an attribute; nothing comes of one that is empty, commented out or no expression.
  init?(_ text: String) {
    syntax = ExpressionSyntax(text)
    guard syntax.isValid else { return nil }
    tokens = syntax.tokens.filter {
      !$0.isTrivia && ![.openBrace, .closeBrace, .end].contains($0.kind)
    }
    if tokens.isEmpty { return nil }
  }

  /// The number, where it is nothing else.
  var literal: Double? {
    tokens.last?.kind == .number && isSigned(tokens[...]) ? number(tokens[...]) : nil
  }

  /// Whether it is nothing but `auto`.
  var isAuto: Bool { tokens.count == 1 && syntax.text(of: tokens[0]) == "auto" }

  /// The text with a number added.
  ///
  /// - Parameters:
  ///   - delta: The number.
  ///   - whole: What 100% is.
  func adding(_ delta: Double, whole: Double) -> String {
    if let literal { return replacing(tokens[...], with: Self.text(literal + delta)) }
    if let last = tokens.last, last.kind == .percent, last.fixity == .postfix,
      isSigned(tokens.dropLast()), whole > 0
    {
      let part = number(tokens.dropLast()) / 100 + delta / whole
      return replacing(tokens.dropLast(), with: Self.percentage(part, whole: whole))
    }
    if let last = tokens.last, last.kind == .number, tokens.count > 2, isSum {
      let sign = tokens[tokens.count - 2]
      if sign.fixity == .infix, sign.kind == .plus || sign.kind == .minus {
        let value = number(tokens.suffix(1))
        return ending(with: (sign.kind == .plus ? value : -value) + delta, insteadOf: 2)
      }
    }
    return ending(with: delta, insteadOf: 0)
  }

  /// Whether it is a number, with a sign or without.
  private func isSigned(_ tokens: ArraySlice<ExpressionToken>) -> Bool {
    guard let last = tokens.last, last.kind == .number else { return false }
    return tokens.count == 1 || tokens.count == 2 && tokens.first?.kind == .minus
  }

  private func number(_ tokens: ArraySlice<ExpressionToken>) -> Double {
    guard let last = tokens.last else { return 0 }
    let text = syntax.text(of: last).lowercased()
    let value =
      text.hasPrefix("0x") ? Double(Int(text.dropFirst(2), radix: 16) ?? 0) : Double(text) ?? 0
    return tokens.count == 2 ? -value : value
  }

  /// Whether nothing in it binds less than a sum, so that what stands at the end belongs to the whole.
  private var isSum: Bool {
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .openParenthesis, .openBracket: depth += 1
      case .closeParenthesis, .closeBracket: depth -= 1
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .not, .question,
        .colon, .elvis, .coalesce, .closedRange, .halfOpenRange, .comma, .arrow:
        if depth == 0 { return false }
      default: break
      }
    }
    return true
  }

  // MARK: Writing

  private func replacing(_ tokens: ArraySlice<ExpressionToken>, with text: String) -> String {
    guard let first = tokens.first, let last = tokens.last else { return text }
    return splice(first.range.lowerBound..<last.range.upperBound, text)
  }

  /// The text with a number added at its end, in place of its last tokens.
  private func ending(with number: Double, insteadOf count: Int) -> String {
    let kept = tokens.dropLast(count)
    guard let first = kept.first, let last = kept.last, let end = tokens.last else { return syntax.source }
    let text = Self.text(number.magnitude)
    var added = text == "0" ? "" : " \(number < 0 ? "-" : "+") \(text)"
    let start = first.range.lowerBound
    guard isSum else {
      if !added.isEmpty { added = ")" + added }
      let closed = splice(last.range.upperBound..<end.range.upperBound, added)
      return added.isEmpty ? closed : ExpressionShift.splice(closed, start..<start, "(")
    }
    return splice(last.range.upperBound..<end.range.upperBound, added)
  }

  private func splice(_ range: Range<Int>, _ text: String) -> String {
    Self.splice(syntax.source, range, text)
  }

  private static func splice(_ source: String, _ range: Range<Int>, _ text: String) -> String {
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(range, with: text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A length to a hundredth of a point, which is finer than any pixel.
  static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return numberText(rounded == 0 ? 0 : rounded)
  }

  /// A part as a percentage with as few digits as lead to the place within a twentieth of a point.
  private static func percentage(_ part: Double, whole: Double) -> String {
    var unit = 1.0
    for _ in 0..<6 {
      let rounded = (part * 100 * unit).rounded() / unit
      if abs(rounded / 100 - part) * whole < 0.05 { return numberText(rounded == 0 ? 0 : rounded) }
      unit *= 10
    }
    return numberText(part * 100)
  }
}
