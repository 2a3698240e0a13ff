import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine

extension CheckRule {
  /// What came up while a template was compiled, with what mends it.
  ///
  /// - Parameters:
  ///   - diagnostic: What came up.
  ///   - markup: The checked file; what concerns another one is mended there or not at all.
  static func compiled(_ diagnostic: Diagnostic, in markup: Markup) -> Finding {
    let rule = compiling(diagnostic)
    guard let span = diagnostic.span, span.file == markup.source.file,
      let element = markup.element(around: span.range.lowerBound),
      let attribute = element.attributes.first(where: { $0.nameRange == span.range }),
      element.attributes.filter({ $0.name == attribute.name }).count == 1
    else { return Finding(rule, diagnostic) }
    switch rule {
    case .ignoredAttribute, .replacedByText:
      return Finding(rule, diagnostic, fix: element.removingAttribute(attribute.name))
    case .deprecatedAttribute:
      guard let name = diagnostic.suggestion, element.attribute(name) == nil else { break }
      return Finding(rule, diagnostic, fix: attribute.renaming(to: name))
    default: break
    }
    return Finding(rule, diagnostic)
  }
}
