import QuoinExpressions

/// Says the language of what is evaluated, and notes which have no formats.
final class LanguageFrame: ExpressionFrame {
  private let own: String
  private(set) var lacking: [String] = []

  init(_ language: String) {
    own = language
    super.init(count: 0)
  }

  override var language: String { own }
  override func lacksFormats(of language: String) { lacking.append(language) }
}
