import QuoinHTML
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine

/// The words that templates are made of, prepared for editors; shared by all files and threads.
///
/// ```swift
/// let document = EditedTemplate(text: "<UILabel te", language: TemplateLanguage(registry: registry))
/// document.completions(at: 11).items.first?.label  // "text"
/// ```
public final class TemplateLanguage: Sendable {
  /// The components that templates may name.
  public let registry: ComponentRegistry
  /// The same as plain data.
  public let schema: RegistrySchema
  /// The elements by name.
  package let elements: [String: ComponentSchema]
  /// The types by name.
  package let types: [String: TypeSchema]
  /// The colours that have names, as `#rrggbb` or `#rrggbbaa`.
  package let colors: [(name: String, hex: String)]
  /// The elements of HTML that text may hold.
  package let htmlNames = HTMLText.elementNames
  /// The names of what every node has: its edges, its size.
  package let layoutNames: Set<String>
  private let tables = Guarded<[String: AttributeTable]>([:])

  /// Prepares the words of a registry.
  public init(registry: ComponentRegistry) {
    self.registry = registry
    schema = registry.schema
    layoutNames = Set(schema.layoutAttributes.map(\.name))
    elements = Dictionary(schema.elements.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    types = Dictionary(schema.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let named = registry.type(named: "UIColor")?.cases ?? []
    colors = named.map { name in
      var hex = ""
      if case .object(let object) = name.value.value, let color = object as? UIColor { hex = color.hexText }
      return (name.name, hex)
    }
  }

  /// Whether an attribute of a type has values with names, which somebody may pick from.
  package func hasValues(ofType name: String) -> Bool {
    ["Bool", "UIColor", "CGColor", "UIImage", "CGImage", "UIFont"].contains(name)
      || types[name]?.cases.isEmpty == false
  }

  // MARK: Elements

  /// The known element that one stands for: itself, the class without its module, or what a class that only the app
  /// knows is most likely derived from.
  package func className(of name: String) -> String {
    if elements[name] != nil { return name }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if elements[last] != nil { return last }
    return last.hasSuffix("Controller") ? "UIViewController" : "UIView"
  }

  /// Whether an element steers the template and stands for nothing itself.
  package func isSteering(_ name: String) -> Bool { elements[name]?.kind == .steering }

  /// Whether an element is one of HTML where it stands.
  package func isHTML(_ element: MarkupElement) -> Bool { element.isHTML(where: takesHTML) }

  /// Whether an element stands for something that is laid out.
  package func isNode(_ element: MarkupElement) -> Bool { !isSteering(element.name) && !isHTML(element) }

  /// Whether the text inside an element of a name may hold HTML; nothing where there is no such element.
  package func takesHTML(_ name: String) -> Bool? {
    (elements[name] ?? name.split(separator: ".").last.flatMap { elements[String($0)] })?.takesHTML
  }

  /// The element around another that stands for something, those that steer passed over.
  package func component(around element: MarkupElement) -> MarkupElement? {
    var parent = element.parent
    var level = 0
    while let current = parent, isSteering(current.name) {
      level += 1
      parent = level < EditedTemplate.nestingLimit ? current.parent : nil
    }
    return parent
  }

  // MARK: Attributes

  /// The attributes that elements of a name take, wherever they stand.
  package func attributes(of name: String) -> AttributeTable {
    let name = className(of: name)
    if let known = tables.withLock({ $0[name] }) { return known }
    let made = table(of: name)
    tables.withLock { $0[name] = made }
    return made
  }

  /// An attribute of elements of a name, be it one behind the name of an object: `titleLabel.font`.
  package func attribute(_ name: String, of element: String) -> KnownAttribute? {
    let table = attributes(of: element)
    if let own = table[name] { return own }
    for object in table.objects where name.hasPrefix(object.name + ".") {
      let rest = String(name.dropFirst(object.name.count + 1))
      if let found = attribute(rest, of: object.element) {
        return KnownAttribute(name: name, schema: found.schema, owner: found.owner)
      }
    }
    return nil
  }

  private func table(of name: String) -> AttributeTable {
    var table = AttributeTable()
    guard let element = elements[name] else { return table }
    for element in [element] + schema.ancestors(of: element) {
      for attribute in element.parameters + element.attributes {
        table.add(attribute, of: element.name)
        for variant in attribute.variants { table.add(attribute, of: element.name, named: variant) }
        for part in types[attribute.type]?.parts ?? [] where !attribute.isReadOnly {
          table.add(part, of: element.name, named: "\(attribute.name).\(part.name)")
        }
      }
      for object in element.objects { table.add(object) }
    }
    if element.kind == .steering { return table }
    if element.kind != .object {
      for attribute in schema.layoutAttributes { table.add(attribute, of: Self.layout) }
    }
    for attribute in schema.elementAttributes { table.add(attribute, of: Self.everyElement) }
    if element.kind == .controller { table.add(attributes(of: "UIView")) }
    return table
  }

  /// Whose attributes edges and sizes are.
  package static let layout = "layout"
  /// Whose attributes all elements have.
  package static let everyElement = "every element"

  // MARK: Types

  /// How the value of an attribute of a type is read.
  package func syntax(ofType name: String) -> PropertyType.Syntax { types[name]?.syntax ?? .text }
}
