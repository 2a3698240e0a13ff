import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine

/// Writes templates in their one canonical form.
///
/// Attributes are sorted, and stand one a line where there are several; parameters and macros come first; expressions
/// get their spaces. What a template means is left alone: text outside braces, names, comments and HTML.
///
/// ```swift
/// let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)
/// try formatter.formatted(Markup(source: SourceText(file: "card.xml", contents: text)))
/// ```
public final class TemplateFormatter {
  let kinds: AttributeKinds
  let schema: RegistrySchema
  private let budget: Budget

  /// Formats templates of the elements in a schema; those of unknown ones by their names.
  ///
  /// - Parameters:
  ///   - schema: What templates may name.
  ///   - budget: The limit on nesting.
  public init(schema: RegistrySchema, budget: Budget = .default) {
    (self.schema, self.budget) = (schema, budget)
    kinds = AttributeKinds(schema: schema)
  }

  /// Makes formatters like this one, for other threads.
  var copies: @Sendable () -> TemplateFormatter {
    let (schema, budget) = (schema, budget)
    return { TemplateFormatter(schema: schema, budget: budget) }
  }

  /// A template in its canonical form, which is the same for what was formatted before.
  ///
  /// - Parameter markup: The template as it was read.
  /// - Throws: What is wrong with it: it has to be well-formed, and so have its expressions.
  public func formatted(_ markup: Markup) throws(Diagnostics) -> String {
    try formatted(markup, with: ValuePrinter())
  }

  func formatted(_ markup: Markup, with printer: ValuePrinter) throws(Diagnostics) -> String {
    try check(markup)
    var writer = TemplateWriter(kinds: kinds, printer: printer)
    writer.write(markup.document)
    if writer.printer.diagnostics.hasErrors { throw writer.printer.diagnostics }
    return markup.source.breaksLinesByCRLF ? writer.output.withCRLF : writer.output
  }

  /// Asks for a file that can be read as a template.
  func check(_ markup: Markup) throws(Diagnostics) {
    if markup.diagnostics.hasErrors { throw markup.diagnostics }
    for case .enter(let node) in markup.document.events where node.depth > budget.depth {
      throw Diagnostics([.nestedTooDeep(limit: budget.depth).located(at: node.span)])
    }
  }
}

extension Diagnostic {
  fileprivate static func nestedTooDeep(limit: Int) -> Diagnostic {
    Diagnostic(.error, "Nested deeper than the limit of \(limit) levels")
  }
}

extension SourceText {
  /// Whether its first line ends as Windows has it, so that all of them are to.
  fileprivate var breaksLinesByCRLF: Bool {
    let bytes = contents.utf8
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > bytes.startIndex else { return false }
    return bytes[bytes.index(before: end)] == UInt8(ascii: "\r")
  }
}

extension String {
  /// With all line breaks as Windows has them.
  fileprivate var withCRLF: String {
    replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
  }
}
