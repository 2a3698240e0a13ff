import QuoinExpressions

/// An element as templates see it: what it is, what it takes and what its children gain and lose; plain data.
///
/// A formatter, an editor or a reference page reads it without making a view.
public struct ComponentSchema: Sendable, Hashable, Codable {
  /// What an element stands for.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A view, which takes the attributes of layout.
    case view
    /// A controller, whose view takes the attributes of layout.
    case controller
    /// An object that is no view.
    case object
    /// Nothing itself: it steers what becomes of others.
    case steering
  }

  /// The element's name.
  public let name: String
  /// What it stands for.
  public let kind: Kind
  /// The element whose attributes it inherits.
  public let superclass: String?
  /// What it is, in a sentence.
  public let summary: String
  /// The attributes that it has besides those of the superclass, sorted by name.
  public let attributes: [AttributeSchema]
  /// The objects that it holds, whose attributes it takes behind their names, besides those of the superclass.
  public let objects: [ObjectSchema]
  /// What it is made with besides what the superclass is made with: attributes that are evaluated once.
  public let parameters: [AttributeSchema]
  /// The attribute that text inside the element sets.
  public let body: String?
  /// Whether that text may hold HTML.
  public let takesHTML: Bool
  /// The expressions of attributes that a template leaves out, inherited ones included.
  public let defaults: [String: String]
  /// Whether it places its children itself.
  public let arrangesChildren: Bool
  /// The attributes that its children take in addition.
  public let gainedByChildren: [AttributeSchema]
  /// The attributes that have no effect on its children, sorted.
  public let lostByChildren: [String]
}

/// An object behind whose name the attributes of an element stand: `titleLabel.font`; plain data.
public struct ObjectSchema: Sendable, Hashable, Codable {
  /// The name.
  public let name: String
  /// The element whose attributes stand behind it.
  public let element: String
  /// What it is, in a sentence.
  public let summary: String
}

extension ResolvedComponent {
  /// What templates see of the component.
  public var schema: ComponentSchema {
    ComponentSchema(
      name: name, kind: isView ? .view : isController ? .controller : .object, superclass: superclass?.name,
      summary: component.summary,
      attributes: component.properties.map(\.schema).sorted { $0.name < $1.name },
      objects: component.objects.map {
        ObjectSchema(name: $0.name, element: $0.component, summary: $0.summary)
      },
      parameters: component.parameters.map(\.schema), body: body, takesHTML: takesHTML,
      defaults: Dictionary(
        defaults.map { ($0.name, $0.expression) }, uniquingKeysWith: { first, _ in first }),
      arrangesChildren: arrangesChildren, gainedByChildren: container.childProperties.map(\.schema),
      lostByChildren: container.overriddenAttributes.sorted())
  }
}
