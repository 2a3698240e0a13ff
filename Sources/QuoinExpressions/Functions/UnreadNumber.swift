import QuoinDiagnostics

extension Diagnostic {
  static func unknownLanguage(_ name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(name.prefix(40))' is no language whose numbers are known; one is written such as de or de-CH")
  }

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
