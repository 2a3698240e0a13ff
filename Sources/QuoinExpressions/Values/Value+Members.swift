/// The stored properties of a structure or an object, those of its class before those of the superclasses; found by
/// reflection.
public func storedProperties(of any: Any) -> some Sequence<(name: String, value: Any)> {
  sequence(first: Mirror(reflecting: any), next: \.superclassMirror).lazy
    .flatMap(\.children)
    .compactMap { child in child.label.map { (name: $0, value: child.value) } }
}

extension Value {
  /// A stored property of an object, superclasses included.
  public func storedProperty(_ name: String) -> Value? {
    host.flatMap { host in
      storedProperties(of: host).first { $0.name == name }.map { Value(any: $0.value) }
    }
  }

  /// The names of the stored properties of an object.
  var storedPropertyNames: [String] { host.map { storedProperties(of: $0).map(\.name) } ?? [] }

  /// The object or the boxed value that the language does not know.
  private var host: Any? {
    switch self {
    case .object(let object): object
    case .boxed(let box): box.value
    default: nil
    }
  }

  /// What the value is, in messages.
  public var ownTypeName: String {
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
