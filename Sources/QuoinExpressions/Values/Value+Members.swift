extension Value {
  /// A stored property of an object, found by reflection, superclasses included.
  func reflectedMember(_ name: String) -> Value? {
    var mirror = reflection
    while let current = mirror {
      for child in current.children where child.label == name { return Value(any: child.value) }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The names of the stored properties of an object.
  var reflectedMemberNames: [String] {
    var names: [String] = []
    var mirror = reflection
    while let current = mirror {
      names += current.children.compactMap(\.label)
      mirror = current.superclassMirror
    }
    return names
  }

  private var reflection: Mirror? {
    switch self {
    case .object(let object): Mirror(reflecting: object)
    case .boxed(let box): Mirror(reflecting: box.value)
    default: nil
    }
  }

  /// What the value is, in messages.
  var ownTypeName: String {
    switch self {
    case .null: "nil"
    case .bool: "Boolean"
    case .number: "number"
    case .string: "string"
    case .range: "range"
    case .array: "array"
    case .dictionary: "dictionary"
    case .function: "function"
    case .object(let object): String(describing: type(of: object))
    case .boxed(let box): String(describing: type(of: box.value))
    }
  }
}
