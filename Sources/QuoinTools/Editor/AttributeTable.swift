import QuoinTemplateEngine

/// An attribute that an element takes, and where it has it from.
package struct KnownAttribute: Sendable, Hashable {
  /// The name as it is written, with the object's in front where it stands behind one: `titleLabel.font`.
  package let name: String
  /// What the registry says of it.
  package let schema: AttributeSchema
  /// The element whose attribute it is, or what else it belongs to: `layout`.
  package let owner: String

  /// An attribute by what is known of it.
  package init(name: String, schema: AttributeSchema, owner: String) {
    (self.name, self.schema, self.owner) = (name, schema, owner)
  }
}

/// The attributes of an element by name, its own first.
package struct AttributeTable: Sendable {
  /// The attributes, its own first.
  package private(set) var all: [KnownAttribute] = []
  /// The objects whose attributes are reached by their names.
  package private(set) var objects: [ObjectSchema] = []
  private var indexes: [String: Int] = [:]

  subscript(name: String) -> KnownAttribute? { indexes[name].map { all[$0] } }

  mutating func add(_ schema: AttributeSchema, of owner: String, named name: String? = nil) {
    let name = name ?? schema.name
    guard indexes[name] == nil else { return }
    indexes[name] = all.count
    all.append(KnownAttribute(name: name, schema: schema, owner: owner))
  }

  mutating func add(_ object: ObjectSchema) {
    if !objects.contains(where: { $0.name == object.name }) { objects.append(object) }
  }

  mutating func add(_ other: AttributeTable) {
    for attribute in other.all { add(attribute.schema, of: attribute.owner, named: attribute.name) }
    for object in other.objects { add(object) }
  }
}
