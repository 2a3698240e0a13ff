/// The type of a value as far as it is known before evaluation.
public indirect enum ValueType: Hashable, Sendable {
  /// Not known until evaluation: untyped state, JSON. Checked then, at its place.
  case any
  /// The type of `nil`.
  case null
  /// A number.
  case number
  /// `true` or `false`.
  case bool
  /// A string.
  case string
  /// A colour made by the host.
  case color
  /// A range of indexes.
  case range
  /// An array.
  case array(ValueType)
  /// A dictionary with string keys.
  case dictionary(ValueType)
  /// `nil` or a value of the type.
  case optional(ValueType)
  /// An instance of a class or structure of the host.
  case object(TypeName)
  /// A case of an enumeration of the host.
  case enumeration(TypeName)
  /// A set of options of the host; several are written with commas.
  case optionSet(TypeName)
  /// Something to call.
  case function(FunctionSignature)
}

/// The name of a type of the host, such as `UIEdgeInsets`.
public struct TypeName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as users write it.
  public let name: String

  /// Wraps a name.
  public init(_ name: String) { self.name = name }
  /// Wraps a name.
  public init(stringLiteral name: String) { self.name = name }
  /// The name.
  public var description: String { name }
}

/// What a function takes and returns.
public struct FunctionSignature: Hashable, Sendable {
  /// The types of the arguments, in order.
  public let parameters: [ValueType]
  /// The type of any further arguments, or nothing if there may be none.
  public let variadic: ValueType?
  /// The type of the result.
  public let result: ValueType

  /// Creates a signature.
  public init(_ parameters: [ValueType], variadic: ValueType? = nil, result: ValueType) {
    self.parameters = parameters
    self.variadic = variadic
    self.result = result
  }

  /// Takes anything and returns anything, as users' closures do.
  public static let untyped = FunctionSignature([], variadic: .any, result: .any)

  /// What a text takes that is called as a format.
  static let format = FunctionSignature([], variadic: .any, result: .string)
}
