/// The world of objects that expressions live in: makes colours, reads members, converts values.
///
/// Everything has a default that suits a host without objects.
public protocol ExpressionHost: AnyObject, Sendable {
  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1, like the others.
  /// - Returns: The colour, or nothing when this host has no colours.
  func makeColor(red: Double, green: Double, blue: Double, alpha: Double) -> Constant?

  /// Makes a colour of inks.
  ///
  /// - Parameters:
  ///   - cyan: From 0 to 1, like the others.
  /// - Returns: The colour, or nothing when this host has no colours.
  func makeColor(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double) -> Constant?

  /// A member of a type, known before evaluation: `top` of `UIEdgeInsets`.
  func member(_ name: String, of type: ValueType) -> Member?

  /// The members of a type, for suggestions.
  func memberNames(of type: ValueType) -> [String]

  /// A member of a value whose type was not known; dictionaries are read without asking.
  ///
  /// - Returns: The member, or nothing when it has none of that name. By default what `Mirror` finds.
  func member(_ name: String, of value: Value) throws -> Value?

  /// The names of a value's members, for suggestions.
  func memberNames(of value: Value) -> [String]

  /// Joins options into one set: what `phoneNumber, link` means.
  func unite(_ options: [Value], of type: TypeName) throws -> Value

  /// Whether values of one known type may be used where another is expected, besides the language's own rules.
  ///
  /// Where it says yes, `convert(_:to:)` is called at evaluation.
  func canConvert(_ type: ValueType, to expected: ValueType) -> Bool

  /// Brings a value to an expected type of the host; identical when it is of the type already.
  ///
  /// - Returns: The value, or nothing when it cannot be used so.
  func convert(_ value: Value, to expected: ValueType) throws -> Value?

  /// The text of an object inside a string; by default that of `String(describing:)`.
  func text(of value: Value) -> String

  /// The name of a value's type in messages, such as `UIFont`.
  func typeName(of value: Value) -> String
}

/// A member of a type of the host.
public struct Member: Sendable {
  /// The member's type.
  public let type: ValueType
  /// Reads it.
  public let read: @Sendable (Value) throws -> Value

  /// Declares a member.
  public init(_ type: ValueType, read: @escaping @Sendable (Value) throws -> Value) {
    self.type = type
    self.read = read
  }
}
