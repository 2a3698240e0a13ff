import QuoinMarkup
import QuoinTemplateEngine

/// Finds how the attributes of elements are read: by the registry's schema, and by their names where it knows none.
final class AttributeKinds {
  private let schema: RegistrySchema
  private var elements: [String: ComponentSchema?] = [:]
  private var types: [String: TypeSchema?] = [:]
  // What has been looked up, by the names of element and attribute.
  private var found: [String: [String: AttributeKind?]] = [:]

  init(schema: RegistrySchema) { self.schema = schema }

  private func element(_ name: String) -> ComponentSchema? {
    if let known = elements[name] { return known }
    let found = schema.element(name)
    elements[name] = .some(found)
    return found
  }

  private func type(_ name: String) -> TypeSchema? {
    if let known = types[name] { return known }
    let found = schema.type(name)
    types[name] = .some(found)
    return found
  }

  /// Whether an element is one of HTML where it stands.
  func isHTML(_ element: MarkupElement) -> Bool { element.isHTML(where: takesHTML) }

  /// Whether the text inside an element of a name may hold HTML; nothing where there is no such element.
  func takesHTML(_ name: String) -> Bool? { element(className(of: name))?.takesHTML }

  /// Whether an element steers the template and stands for nothing itself.
  func isSteering(_ name: String) -> Bool { element(name)?.kind == .steering }

  /// How an attribute is read.
  ///
  /// - Parameter guessesExpressions: Whether an attribute that nothing is known of is an expression where it can be one,
  ///   unless its name speaks of text.
  func kind(
    of attribute: String, in element: MarkupElement, guessesExpressions: Bool = false
  ) -> AttributeKind {
    if let known = knownKind(of: attribute, in: element) { return known }
    let kind = Self.kind(byName: attribute)
    return guessesExpressions && kind == .text && !Self.speaksOfText(attribute) ? .guess : kind
  }

  /// How an attribute is read, where a parameter or the registry says so.
  func knownKind(of attribute: String, in element: MarkupElement) -> AttributeKind? {
    if isHTML(element) { return .html }
    if let type = parameterType(attribute, of: element) { return kind(ofType: type) }
    if let known = known(attribute, of: element.name) { return known }
    guard let parent = element.parent.flatMap({ self.element($0.name) }) else { return nil }
    return parent.gainedByChildren.first { $0.name == attribute }.map { kind(ofType: $0.type) }
  }

  private func parameterType(_ name: String, of element: MarkupElement) -> String? {
    element.childElements.first { $0.name == "param" && $0.attribute("name")?.value == name }?
      .attribute("type")?.value
  }

  private func known(_ attribute: String, of element: String) -> AttributeKind? {
    if let known = found[element]?[attribute] { return known }
    let kind = lookUp(attribute, of: element)
    found[element, default: [:]][attribute] = .some(kind)
    return kind
  }

  private func lookUp(_ attribute: String, of name: String) -> AttributeKind? {
    if name == "macro", attribute != "name" { return .macro }
    if let kind = ownKind(of: attribute, in: className(of: name)) { return kind }
    if isSteering(name) { return nil }
    if name.hasSuffix("Controller"), let kind = ownKind(of: attribute, in: "UIViewController") { return kind }
    if let kind = ownKind(of: attribute, in: "UIView") { return kind }
    let common = schema.layoutAttributes + schema.elementAttributes
    return common.first { $0.name == attribute }.map { kind(ofType: $0.type) }
  }

  /// The class without its module, where it is known only so.
  private func className(of name: String) -> String {
    element(name) == nil ? name.split(separator: ".").last.map(String.init) ?? name : name
  }

  private func ownKind(of attribute: String, in name: String) -> AttributeKind? {
    guard let element = element(name) else { return nil }
    for element in [element] + schema.ancestors(of: element) {
      for known in element.attributes + element.parameters {
        if known.name == attribute || known.variants.contains(attribute) {
          return element.kind == .steering && known.type == "Any" ? .expression : kind(ofType: known.type)
        }
        if attribute.hasPrefix(known.name + ".") {
          let part = String(attribute.dropFirst(known.name.count + 1))
          if let kind = partKind(part, ofType: known.type) { return kind }
        }
      }
      for object in element.objects where attribute.hasPrefix(object.name + ".") {
        if let kind = ownKind(of: String(attribute.dropFirst(object.name.count + 1)), in: object.element) {
          return kind
        }
      }
    }
    return nil
  }

  private func partKind(_ part: String, ofType name: String) -> AttributeKind? {
    guard let type = type(name) else { return nil }
    for known in type.parts {
      if known.name == part { return kind(ofType: known.type) }
      if part.hasPrefix(known.name + ".") {
        return partKind(String(part.dropFirst(known.name.count + 1)), ofType: known.type)
      }
    }
    return nil
  }

  private func kind(ofType name: String) -> AttributeKind {
    switch type(name)?.syntax {
    case .expression: .expression
    case .constraints: .constraints
    case .expressionOrText: .color
    case .textOrExpression, .text, .literal, nil: .text
    }
  }

  private static let numbers: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "width", "height", "x", "y", "center",
    "firstBaseline", "lastBaseline",
  ]

  /// What names alone tell of an attribute of a class that only the app knows.
  private static func kind(byName attribute: String) -> AttributeKind {
    let last = attribute.split(separator: ".").last.map(String.init) ?? attribute
    if numbers.contains(last) { return .expression }
    for prefix in ["is", "has"] where last.hasPrefix(prefix) {
      if last.dropFirst(prefix.count).first?.isUppercase == true { return .expression }
    }
    if last.hasSuffix("Color") { return .color }
    let endings = ["Size", "Delegate", "DataSource"]
    return endings.contains { last.hasSuffix($0) } ? .expression : .text
  }

  private static let texts = [
    "id", "uuid", "title", "text", "label", "name", "identifier", "key", "font", "image", "icon", "path",
    "url",
    "outlet", "xml", "template",
  ]

  /// Whether the name of an attribute says that it holds text, or what is done when something happens.
  private static func speaksOfText(_ attribute: String) -> Bool {
    let last = attribute.split(separator: ".").last.map(String.init) ?? attribute
    if last.hasPrefix("touch") || last.hasPrefix("editing") || last.hasSuffix("Changed") { return true }
    let small = last.lowercased()
    return texts.contains { ending in
      small == ending || last.hasSuffix(ending.prefix(1).uppercased() + ending.dropFirst())
        || last.hasSuffix(ending.uppercased())
    }
  }
}
