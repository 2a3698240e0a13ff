import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension TemplateFormatter {
  /// A template in its canonical form, with a class or a name in expressions called otherwise.
  ///
  /// Elements of exactly the old name change, and names in expressions that are exactly it: `a.b` is another name
  /// than `a`. Attributes, HTML, text and comments are left alone, as are names that a closure gives its parameters.
  ///
  /// - Parameters:
  ///   - markup: The template.
  ///   - name: The old name.
  ///   - newName: The new name.
  ///   - met: Takes note of all names.
  ///   - meansOwn: Whether a name in an attribute, or in the text of an element, means something that is nobody else's,
  ///     and stays.
  /// - Throws: What is wrong with the template, or with the names.
  func renamed(
    _ markup: Markup, from name: String, to newName: String, noting met: NamesMet = NamesMet(),
    except meansOwn: @escaping (String, _ attribute: String?, MarkupElement) -> Bool = { _, _, _ in false }
  ) throws(Diagnostics) -> String {
    for name in [name, newName] where !Self.canBeName(name) {
      throw Diagnostics([Diagnostic(.error, "'\(name)' can be the name of nothing in a template")])
    }
    var printer = ValuePrinter()
    printer.transform = { syntax, attribute, element in
      let names = syntax.names.map(\.path.text)
      if names.contains(name), meansOwn(name, attribute, element) {
        met.names.formUnion(names.filter { $0 != name })
        return syntax.source
      }
      met.names.formUnion(names)
      return Self.renamed(syntax, from: name, to: newName)
    }
    printer.readsUnknownAsExpressions = true
    return try formatted(markup, with: printer) { element in
      met.elements.insert(element)
      return element == name && element.contains(where: \.isUppercase) ? newName : element
    }
  }

  private static func canBeName(_ name: String) -> Bool {
    let first = name.hasPrefix("#") ? name.dropFirst() : name[...]
    return !first.isEmpty && !first.contains { $0.isWhitespace || "/\\<>&\"'`{}()[],;:".contains($0) }
  }

  private static func renamed(_ syntax: ExpressionSyntax, from name: String, to newName: String) -> String {
    var bytes = Array(syntax.source.utf8)
    for use in syntax.names.reversed() where use.path.text == name {
      bytes.replaceSubrange(use.range, with: newName.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The names that a template uses, as they were before.
final class NamesMet {
  /// The names in expressions, with all their parts.
  var names: Set<String> = []
  var elements: Set<String> = []
}
