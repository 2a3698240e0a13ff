import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinTemplates

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
          let component = template.registry[element.name]
        else { return [] }
        return element.attributes.filter { isDefault($0, of: element, component) }.map { attribute in
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

  private static func isDefault(
    _ attribute: MarkupAttribute, of element: MarkupElement, _ component: ResolvedComponent
  ) -> Bool {
    guard element.attributes.filter({ $0.name == attribute.name }).count == 1,
      !element.childElements.contains(where: {
        $0.name == "param" && $0.attribute("name")?.value == attribute.name
      })
    else { return false }
    let text = attribute.value.trimmed
    if let given = component.defaults.first(where: { $0.name == attribute.name }) {
      return given.expression == text
    }
    // What it is made with may give it other values to begin with.
    guard independent.contains(attribute.name),
      element.attributes.allSatisfy({ component.parameters[$0.name] == nil }),
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
