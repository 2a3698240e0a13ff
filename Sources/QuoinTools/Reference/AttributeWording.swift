import QuoinTemplateEngine

/// The words for types, units and what elements do with their children, the same in listings and on pages.
package struct AttributeWording {
  let schema: RegistrySchema
  /// How many names of a type are told where it is mentioned; with more, only how many there are.
  let casesLimit: Int

  /// The words for what a registry says.
  package init(schema: RegistrySchema, casesLimit: Int) {
    (self.schema, self.casesLimit) = (schema, casesLimit)
  }

  /// What an attribute holds: `NSTextAlignment = left, center or right`, `UIEdgeInsets, points`.
  func type(of attribute: AttributeSchema) -> String {
    var words = attribute.type + (attribute.isOptional ? "?" : "")
    if let type = schema.type(attribute.type) {
      if !type.cases.isEmpty { words += cases(of: type) }
      if !type.parts.isEmpty { words += " with \(parts(of: type))" }
    }
    if let unit = attribute.unit { words += ", \(self.words(for: unit))" }
    if attribute.isReadOnly { words += ", read only" }
    return words
  }

  /// What an attribute is for, with the other names under which there is the same.
  func summary(of attribute: AttributeSchema) -> String {
    if attribute.variants.isEmpty { return attribute.summary }
    let names = attribute.variants.joined(separator: ", ")
    return attribute.summary + (attribute.summary.isEmpty ? "" : " ") + "Likewise: \(names)."
  }

  /// What stands behind the name of an object that an element holds.
  func summary(of object: ObjectSchema) -> String {
    "\(object.summary) Takes the attributes of \(object.element) behind its name."
  }

  private func cases(of type: TypeSchema) -> String {
    if type.cases.count > casesLimit { return ", one of \(type.cases.count) names" }
    return " = " + type.cases.joined(separator: " | ") + (type.takesSeveral ? ", several with commas" : "")
  }

  private func parts(of type: TypeSchema) -> String {
    type.parts.map { ".\($0.name)" }.joined(separator: " ")
  }

  private func words(for unit: AttributeUnit) -> String {
    unit == .fraction ? "0 to 1" : unit.rawValue
  }

  /// How values of a type are written.
  func explanation(of type: TypeSchema) -> String {
    let written =
      switch type.syntax {
      case .expression: "An expression (\(type.value))"
      case .expressionOrText: "An expression (\(type.value)), or a name"
      case .textOrExpression: "A name, or an expression (\(type.value))"
      case .text: "Text that stands for itself, with expressions in braces"
      case .literal: "Text that stands for itself, without expressions"
      case .constraints:
        "Constraints with semicolons between them, each an anchor, a sign, another anchor or a number (any expression), and perhaps @ with a priority"
      }
    let several = type.takesSeveral ? "; several names with commas between them" : ""
    let suffix =
      type.caseSuffix.isEmpty
      ? "" : "; names may be written with or without \"\(type.caseSuffix)\" behind them"
    return written + several + suffix + "."
  }

  /// What else there is to say about an element.
  package func notes(on element: ComponentSchema) -> [String] {
    var notes: [String] = []
    if let body = element.body { notes.append("Text inside the element sets \(body).") }
    for (name, expression) in element.defaults.sorted(by: { $0.key < $1.key }) {
      notes.append("\(name) is \(expression) unless set.")
    }
    if element.arrangesChildren {
      let list = element.lostByChildren.joinedWithAnd
      notes.append(
        "It places its children itself: width and height fix their sizes, and \(list) have no effect.")
    }
    return notes
  }
}
