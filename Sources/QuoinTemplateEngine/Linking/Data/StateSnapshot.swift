import Foundation
import QuoinExpressions

/// What state held when it was last set, objects in it looked into: an object that is the same as before may hold
/// something else by now.
struct StateSnapshot {
  private enum Part {
    /// A property, with the class or structure that it is one of.
    case name(String)
    case value(Value)
  }

  private var parts: [Part] = []
  /// The objects on the way in, since they may refer to each other in rings.
  private var seen: Set<ObjectIdentifier> = []
  private var isComplete = true
  /// How much is looked at; state with more in it counts as changed.
  private static let limit = 100_000
  /// How deep; each level takes some frames of the stack.
  private static let depthLimit = 256
  private var depth = 0

  /// Takes down what a value holds; nothing where it holds no object, so that values can be compared as they are.
  init?(of value: Value) {
    guard value.holdsObjects else { return nil }
    add(value)
  }

  /// Whether there are objects in it, each of which is itself and no other.
  var holdsObjects: Bool { !seen.isEmpty }

  /// Whether nothing has changed as far as it was looked at.
  func isSame(as other: StateSnapshot) -> Bool {
    guard isComplete, other.isComplete, parts.count == other.parts.count else { return false }
    return zip(parts, other.parts).allSatisfy { pair in
      switch pair {
      case (.name(let first), .name(let second)): first == second
      case (.value(let first), .value(let second)): first.isSame(as: second)
      default: false
      }
    }
  }

  private mutating func add(_ value: Value) {
    guard parts.count < Self.limit, depth < Self.depthLimit else {
      isComplete = false
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .array(let elements):
      parts.append(.name("array \(elements.count)"))
      for element in elements { add(element) }
    case .dictionary(let entries):
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        parts.append(.name(key))
        add(value)
      }
    case .object(let object) where value.holdsObjects:
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      parts.append(.name(value.ownTypeName))
      addProperties(of: object)
    case .boxed(let box) where value.holdsObjects:
      parts.append(.name(value.ownTypeName))
      addProperties(of: box.value)
    default: parts.append(.value(value))
    }
  }

  private mutating func addProperties(of any: Any) {
    for (name, property) in storedProperties(of: any) {
      parts.append(.name(name))
      add(Value(any: property))
    }
  }
}

extension Value {
  /// Whether there is an object in it that may change while it stays the same, or a structure that may hold one.
  var holdsObjects: Bool {
    switch self {
    case .null, .bool, .number, .string, .range, .function: false
    case .array(let elements): elements.contains(where: \.holdsObjects)
    case .dictionary(let entries): entries.values.contains(where: \.holdsObjects)
    // Colours, fonts and other objects that are values say themselves whether they are the same. Others that can be
    // compared cannot: one that has changed is equal to itself, and so is every NSObject.
    case .object(let object): !(object is any ObjectValue && object is any Equatable)
    case .boxed(let box): !(box.value is any Equatable)
    }
  }
}
