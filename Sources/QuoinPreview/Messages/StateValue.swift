import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// A value of a template's state as JSON has it, which is how the page shows and changes it.
enum StateValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([StateValue])
  case object([String: StateValue])

  /// Takes a value; what JSON has no form for is told by its type's name.
  init(_ value: Value) {
    switch value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map(StateValue.init))
    case .dictionary(let entries): self = .object(entries.mapValues(StateValue.init))
    case .range, .function, .object, .boxed: self = .string("\(value.any)")
    }
  }

  /// The value as it is written.
  var json: JSONText {
    switch self {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .array(let elements): .array(elements.map(\.json))
    case .object(let entries): .object(entries.sorted { $0.key < $1.key }.map { ($0, $1.json) })
    }
  }

  /// The value as nodes take it.
  var any: Any {
    switch self {
    case .null: Any?.none as Any
    case .bool(let bool): bool
    case .number(let number): number
    case .string(let string): string
    case .array(let elements): elements.map(\.any)
    case .object(let entries): entries.mapValues(\.any)
    }
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([StateValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: StateValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number) where number.isFinite: try value.encode(number)
    // JSON has no number for these.
    case .number(let number): try value.encode("\(number)")
    case .string(let string): try value.encode(string)
    case .array(let elements): try value.encode(elements)
    case .object(let entries): try value.encode(entries)
    }
  }
}
