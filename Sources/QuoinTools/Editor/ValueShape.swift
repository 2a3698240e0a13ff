import QuoinExpressions
import QuoinTemplateEngine

/// What is known of a value that an expression names: one that it has, by the data, or the type that it is of.
package enum ValueShape {
  case sample(Value)
  /// By the name of a type of the registry.
  case type(String)
  case unknown

  /// How people call it.
  package var description: String {
    switch self {
    case .sample(let value): value.kindName
    case .type(let name): name
    case .unknown: "any value"
    }
  }

  /// An element of a list; nothing for other values.
  package var element: ValueShape? {
    switch self {
    case .sample(.array(let elements)): Self.merged(elements)
    case .sample(.range): .sample(.number(0))
    case .unknown: .unknown
    case .sample, .type: nil
    }
  }

  /// One element that has what any of the first ones has, as rows may lack what others have.
  private static func merged(_ elements: [Value]) -> ValueShape {
    guard let first = elements.first else { return .unknown }
    guard case .dictionary(var entries) = first else { return .sample(first) }
    for case .dictionary(let more) in elements.prefix(100).dropFirst() {
      entries.merge(more) { old, new in if case .null = old { new } else { old } }
    }
    return .sample(.dictionary(entries))
  }

  /// A member.
  package func member(_ name: String, in language: TemplateLanguage) -> ValueShape? {
    switch self {
    case .sample(.dictionary(let entries)): return entries[name].map { .sample($0) }
    case .sample(.array(let elements)):
      switch name {
      case "count": return .sample(.number(Double(elements.count)))
      case "isEmpty": return .sample(.bool(elements.isEmpty))
      case "first", "last": return element
      default: return nil
      }
    case .sample(.string(let text)):
      switch name {
      case "count": return .sample(.number(Double(text.count)))
      case "isEmpty": return .sample(.bool(text.isEmpty))
      default: return nil
      }
    case .type(let type):
      return language.types[type]?.parts.first { $0.name == name }.map { .type($0.type) }
    case .sample: return nil
    case .unknown: return .unknown
    }
  }
}

extension Value {
  /// What kind of value it is, for people.
  package var kindName: String {
    switch self {
    case .null: "nil"
    case .bool: "Boolean"
    case .number: "number"
    case .string: "text"
    case .range: "range"
    case .array: "list"
    case .dictionary: "table"
    case .function: "function"
    case .object, .boxed: ownTypeName
    }
  }

  /// The value as a short text: `"Hello"`, `3 elements`.
  package var preview: String {
    switch self {
    case .array(let elements): elements.count == 1 ? "1 element" : "\(elements.count) elements"
    case .dictionary(let entries):
      entries.isEmpty
        ? "empty"
        : "{" + entries.keys.sorted().prefix(6).joined(separator: ", ") + (entries.count > 6 ? ", …}" : "}")
    case .string(let text): "\"" + (text.count > 80 ? text.prefix(79) + "…" : text) + "\""
    default: plainText ?? kindName
    }
  }
}
