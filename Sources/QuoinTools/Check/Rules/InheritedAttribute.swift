import Foundation
import QuoinDiagnostics
import QuoinMarkup

extension CheckRule {
  static let inheritedAttribute: Self = CheckRule(
    "inherited-attribute", "Inherited attribute",
    summary: "An attribute is given as the element's template gives it already.",
    reason: "When the template changes, this element stays behind.",
    remedy: "Remove it.",
    search: .reading { template in
      template.elements.flatMap { element -> [Finding] in
        guard let reference = element.attribute("template"), element.attribute("xml") == nil else {
          return []
        }
        return element.attributes.compactMap { attribute -> Finding? in
          guard !own.contains(attribute.name), !attribute.value.trimmed.isEmpty,
            !attribute.value.trimmed.hasPrefix("//"),
            let given = inherited(attribute, of: element, from: reference.value, in: template)
          else { return nil }
          return Finding(
            .inheritedAttribute,
            Diagnostic(
              .warning, "\(attribute.name) is the same in the template", at: attribute.nameSpan,
              notes: [.init("It is given here", at: given.nameSpan)]),
            fix: element.removingAttribute(attribute.name))
        }
      }
    })

  /// What stands for the element itself, or for files.
  private static let own: Set<String> = [
    "id", "outlet", "xml", "template", "bleed", "overlaps", "useLegacyLayoutMode",
  ]

  /// The same attribute of a template, or of one that this is based on.
  private static func inherited(
    _ attribute: MarkupAttribute, of element: MarkupElement, from reference: String,
    in template: CheckedTemplate
  ) -> MarkupAttribute? {
    var next: String? = reference
    var path = template.path
    // As many as a chain of templates ever has; a ring is told elsewhere.
    for _ in 0..<16 {
      guard let reference = next, let base = template.project.file(reference, from: path),
        let root = base.markup.root, root.attribute("xml") == nil
      else { return nil }
      if let given = root.attribute(attribute.name) {
        // Names of files count from the folder that they are written in.
        let isSameFolder = folder(of: base.path) == folder(of: template.path)
        guard given.value == attribute.value,
          isSameFolder || template.kinds.kind(of: attribute.name, in: element).isExpression(given.value)
        else { return nil }
        return given
      }
      (next, path) = (root.attribute("template")?.value, base.path)
    }
    return nil
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
  }
}
