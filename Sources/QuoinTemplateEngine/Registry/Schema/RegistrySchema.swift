import QuoinDiagnostics
import QuoinExpressions

/// Everything that templates may name, as plain data.
///
/// What nobody asks for is not made: all of it takes as long as a hundred templates do.
///
/// ```swift
/// let schema = ComponentRegistry.standard.schema
/// schema.element("UILabel")?.attributes.map(\.name)
/// ```
public struct RegistrySchema: Sendable {
  private let made: MadeSchemas
  /// What every element that stands for something takes besides its own attributes.
  public let elementAttributes: [AttributeSchema]
  /// What every view takes besides.
  public let layoutAttributes: [AttributeSchema]

  fileprivate init(
    _ made: MadeSchemas, elementAttributes: [AttributeSchema], layoutAttributes: [AttributeSchema]
  ) {
    (self.made, self.elementAttributes, self.layoutAttributes) = (made, elementAttributes, layoutAttributes)
  }

  /// The elements, sorted by name; those that steer come last.
  public var elements: [ComponentSchema] { made.elements }

  /// The types, sorted by name.
  public var types: [TypeSchema] { made.types }

  /// The names of all elements, sorted; what is said of each need not be made for them.
  public var elementNames: [String] { made.elementNames }

  /// The element of a name.
  public func element(_ name: String) -> ComponentSchema? { made.element(name) }

  /// The type of a name.
  public func type(_ name: String) -> TypeSchema? { made.type(name) }

  /// The elements whose attributes an element inherits, the nearest first.
  public func ancestors(of element: ComponentSchema) -> [ComponentSchema] {
    var ancestors: [ComponentSchema] = []
    var next = element.superclass.flatMap { self.element($0) }
    while let ancestor = next {
      ancestors.append(ancestor)
      next = ancestor.superclass.flatMap { self.element($0) }
    }
    return ancestors
  }
}

extension RegistrySchema: Hashable {
  /// Schemas are the same when all that they say is.
  public static func == (left: RegistrySchema, right: RegistrySchema) -> Bool {
    left.made === right.made
      || left.elements == right.elements && left.types == right.types
        && left.elementAttributes == right.elementAttributes
        && left.layoutAttributes == right.layoutAttributes
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(elementNames) }
}

extension RegistrySchema: Codable {
  private enum CodingKeys: String, CodingKey { case elements, types, elementAttributes, layoutAttributes }

  /// Reads what was written by `encode(to:)`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    made = MadeSchemas(
      elements: try values.decode([ComponentSchema].self, forKey: .elements),
      types: try values.decode([TypeSchema].self, forKey: .types))
    elementAttributes = try values.decode([AttributeSchema].self, forKey: .elementAttributes)
    layoutAttributes = try values.decode([AttributeSchema].self, forKey: .layoutAttributes)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(elements, forKey: .elements)
    try values.encode(types, forKey: .types)
    try values.encode(elementAttributes, forKey: .elementAttributes)
    try values.encode(layoutAttributes, forKey: .layoutAttributes)
  }
}

extension ComponentRegistry {
  /// What templates may name, as plain data.
  public var schema: RegistrySchema {
    RegistrySchema(
      MadeSchemas(of: self), elementAttributes: TemplateElements.attributes,
      layoutAttributes: LayoutAttribute.allCases.map(\.schema))
  }
}
