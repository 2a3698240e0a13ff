import QuoinDiagnostics
import QuoinExpressions

/// Everything that templates may name, as plain data.
///
/// ```swift
/// let schema = ComponentRegistry.standard.schema
/// schema.element("UILabel")?.attributes.map(\.name)
/// ```
public struct RegistrySchema: Sendable, Hashable, Codable {
  /// The elements, sorted by name; those that steer come last.
  public let elements: [ComponentSchema]
  /// The types, sorted by name.
  public let types: [TypeSchema]
  /// What every element that stands for something takes besides its own attributes.
  public let elementAttributes: [AttributeSchema]
  /// What every view takes besides.
  public let layoutAttributes: [AttributeSchema]

  /// The element of a name.
  public func element(_ name: String) -> ComponentSchema? { elements.first { $0.name == name } }

  /// The type of a name.
  public func type(_ name: String) -> TypeSchema? { types.first { $0.name == name } }

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

extension ComponentRegistry {
  /// What templates may name, as plain data.
  public var schema: RegistrySchema {
    RegistrySchema(
      elements: componentNames.compactMap { self[$0]?.schema } + TemplateElements.schemas,
      types: typeNames.compactMap { type(named: $0)?.schema },
      elementAttributes: TemplateElements.attributes,
      layoutAttributes: LayoutAttribute.allCases.map(\.schema))
  }
}
