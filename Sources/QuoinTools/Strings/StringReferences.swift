import QuoinExpressions
import QuoinMarkup

extension TemplateFormatter {
  /// The keys of the localized strings that a template uses: `greeting` for `{strings.greeting}`, sorted, each once.
  ///
  /// They are looked for in braces, in the attributes of elements other than HTML's and in all text; what is no
  /// well-formed expression holds none.
  public func stringKeys(in markup: Markup) -> [String] {
    var keys: Set<String> = []
    for case .enter(let node) in markup.document.events {
      switch node.kind {
      case .text, .cdata: keys.formUnion(Self.keys(in: node.value))
      case .element:
        guard let element = node.element, !kinds.isHTML(element) else { continue }
        for attribute in element.attributes { keys.formUnion(Self.keys(in: attribute.value)) }
      default: break
      }
    }
    return keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func keys(in text: String) -> [String] {
    guard text.contains("{") else { return [] }
    return ExpressionSyntax(text, as: .string).names.compactMap { use in
      let name = use.path.text
      return name.hasPrefix("strings.") ? unescaped(String(name.dropFirst("strings.".count))) : nil
    }
  }

  /// A name in backticks, as it is in the file of strings: with real line breaks and tabs.
  private static func unescaped(_ name: String) -> String {
    guard name.contains("\\") else { return name }
    var text = ""
    var isEscaped = false
    for character in name {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      switch (isEscaped, character) {
      case (true, "n"): text += "\n"
      case (true, "t"): text += "\t"
      case (true, "r"): text += "\r"
      default: text.append(character)
      }
      isEscaped = false
    }
    return text
  }
}
