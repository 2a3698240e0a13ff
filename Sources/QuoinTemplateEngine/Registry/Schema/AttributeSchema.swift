import QuoinExpressions

/// An attribute as templates see it: its name, what it may hold and what it is for; plain data.
public struct AttributeSchema: Sendable, Hashable, Codable {
  /// The name as templates write it; may hold dots.
  public let name: String
  /// The name of its type, whose cases and parts are in the schema of the registry.
  public let type: String
  /// Whether `nil` is an acceptable value.
  public let isOptional: Bool
  /// Whether expressions may read it and templates not set it.
  public let isReadOnly: Bool
  /// What a number in it counts.
  public let unit: AttributeUnit?
  /// What it is for, in a sentence.
  public let summary: String
  /// Attributes of the same kind under other names, such as `highlightedTitle` beside `title`.
  public let variants: [String]

  /// Describes an attribute.
  public init(
    _ name: String, type: String, isOptional: Bool = false, isReadOnly: Bool = false,
    unit: AttributeUnit? = nil, summary: String, variants: [String] = []
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.isReadOnly = isReadOnly
    self.unit = unit
    self.summary = summary
    self.variants = variants
  }
}

extension Property {
  /// What templates see of the property.
  public var schema: AttributeSchema {
    AttributeSchema(
      name, type: type.name, isOptional: type.allowsNil, isReadOnly: set == nil, unit: unit, summary: summary,
      variants: variants.map(\.name))
  }
}

extension PropertyMember {
  /// What templates see of the part.
  public var schema: AttributeSchema {
    AttributeSchema(
      name, type: type.name, isOptional: type.allowsNil, isReadOnly: isReadOnly, unit: unit, summary: summary)
  }
}

extension Component.Parameter {
  /// What templates see of the argument.
  public var schema: AttributeSchema {
    AttributeSchema(name, type: type.name, isOptional: type.allowsNil, unit: unit, summary: summary)
  }
}
