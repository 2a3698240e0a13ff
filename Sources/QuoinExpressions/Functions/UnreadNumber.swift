import QuoinDiagnostics

extension Diagnostic {
  /// What is said of a text that was to be a number.
  ///
  /// - Parameter frame: What knows the language that the text is read in.
  package static func notANumber(_ text: String, in frame: ExpressionFrame) -> Diagnostic {
    let locale = FormatLocale.of(frame.language)
    let sample = locale.number(1234.5, digits: nil)
    let samples = sample == "1234.5" ? sample : "1234.5 or \(sample)"
    return Diagnostic(
      .error, "'\(text.prefix(40))' is no number; expected one such as \(samples)",
      suggestion: locale.longestNumber(in: text))
  }
}
