/// What Objective-C calls a method, as Swift's compiler works it out.
enum SelectorName {
  /// The name of a method: `both:event:` for `both(_:event:)`, `showWithItem:` for `show(item:)`, `showFor:` for `show(for:)`.
  static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if first != "_" {
      if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: name)) {
        text += "With"
      }
      text += first.prefix(1).uppercased() + first.dropFirst()
    }
    return text + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Those between which and a name the compiler puts no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(of label: String) -> String {
    String(label.prefix(1)).lowercased() + label.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name }
    return name[start...].drop { $0 == "_" }.lowercased()
  }
}
