import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

extension CheckRule {
  static let defaultValue: Self = CheckRule(
    "default-value", "Default value",
    summary: "An attribute is given the value that it has anyway.",
    reason: "It looks as if it changed something.",
    remedy: "Remove it.",
    search: .reading { template in
      template.elements.flatMap { element -> [Finding] in
        // What an element inherits from a file may be what it is set back from.
        guard element.attribute("template") == nil, element.attribute("xml") == nil,
          let component = template.registry[element.name], !template.kinds.isHTML(element)
        else { return [] }
        // Looked through once, however many attributes there are.
        let given = Dictionary(element.attributes.map { ($0.name, 1) }, uniquingKeysWith: +)
        let parameters = Set(
          element.childElements.filter { $0.name == "param" }.compactMap { $0.attribute("name")?.value })
        let isPlain = element.attributes.allSatisfy { component.parameters[$0.name] == nil }
        return element.attributes.filter { attribute in
          given[attribute.name] == 1 && !parameters.contains(attribute.name)
            && isDefault(attribute, of: component, isPlain: isPlain)
        }.map { attribute in
          Finding(
            .defaultValue,
            Diagnostic(
              .warning, "\(attribute.name) is \(attribute.value.trimmed) anyway", at: attribute.nameSpan),
            fix: element.removingAttribute(attribute.name))
        }
      }
    })

  /// Attributes that have no part in what others come to, so that one with its default's value is as good as none.
  private static let independent: Set<String> = [
    "alpha", "clipsToBounds", "isHidden", "isEnabled", "isOn", "isSelected", "layer.borderWidth",
    "layer.cornerRadius", "layer.opacity", "layer.shadowOpacity", "numberOfLines", "spacing",
  ]

  /// - Parameter isPlain: Whether the element is made with nothing of its own.
  private static func isDefault(
    _ attribute: MarkupAttribute, of component: ResolvedComponent, isPlain: Bool
  ) -> Bool {
    let text = attribute.value.trimmed
    if let given = component.defaults.first(where: { $0.name == attribute.name }) {
      return given.expression == text
    }
    // What it is made with may give it other values to begin with.
    guard independent.contains(attribute.name), isPlain,
      let property = component.property(named: attribute.name), let read = property.get,
      let value = value(text, of: property.type),
      let object = try? component.component.make(ComponentArguments())
    else { return false }
    return read(object).isSame(as: value)
  }

  /// What a literal stands for.
  private static func value(_ text: String, of type: PropertyType) -> Value? {
    if let named = type.value(ofCase: text) { return named.value }
    if text == "true" || text == "false" { return .bool(text == "true") }
    return Double(text).map { .number($0) }
  }
}
