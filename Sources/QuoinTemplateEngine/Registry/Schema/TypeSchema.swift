import QuoinExpressions

/// A type as templates see it: how it is written, its named values and its parts; plain data.
public struct TypeSchema: Sendable, Hashable, Codable {
  /// The name, as `<param type="…"/>` and `Name.case` write it.
  public let name: String
  /// How the text of an attribute of the type is read.
  public let syntax: PropertyType.Syntax
  /// What an expression has to give, in words: `number`, `colour`.
  public let value: String
  /// The named values.
  public let cases: [String]
  /// What the names may be written with or without, such as "Color"; empty for nothing.
  public let caseSuffix: String
  /// Whether several of the named values may be given, separated by commas.
  public let takesSeveral: Bool
  /// What may be read, and set where it is not read-only, behind a dot.
  public let parts: [AttributeSchema]
}

extension PropertyType {
  /// What templates see of the type.
  public var schema: TypeSchema {
    TypeSchema(
      name: name, syntax: syntax, value: valueType.description, cases: cases.map(\.name),
      caseSuffix: caseSuffix, takesSeveral: isOptionSet, parts: members.map(\.schema))
  }
}
