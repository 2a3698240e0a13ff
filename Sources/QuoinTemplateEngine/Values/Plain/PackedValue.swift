import QuoinDiagnostics
import QuoinExpressions

/// A structure whose parts are set and read by name: `contentInset.top="8"`, `parent.bounds.width`.
///
/// ```swift
/// extension UIOffset: PackedValue {
///   public static let typeName: TypeName = "UIOffset"
///   public static let parts = [PropertyMember("horizontal", \UIOffset.horizontal), …]
/// }
/// ```
public protocol PackedValue: PropertyValue, Sendable {
  /// The value that parts are set on when only some are given, as in `{"top": 8}`.
  init()
  /// The type's name as Swift and templates write it.
  static var typeName: TypeName { get }
  /// The parts, in the order people list them.
  static var parts: [PropertyMember] { get }
  /// Named values such as `zero`.
  static var namedValues: [PropertyType.Case] { get }
}

extension PackedValue {
  public static var namedValues: [PropertyType.Case] { [] }

  public static var propertyType: PropertyType { packedType() }

  /// The type, written as is said.
  static func packedType(syntax: PropertyType.Syntax = .expression) -> PropertyType {
    .packed(typeName, syntax, cases: { namedValues }, parts: parts) { Self(propertyValue: $0)?.propertyValue }
  }

  /// Takes a value of the type, or a dictionary with parts of it, as JSON has them.
  public init?(propertyValue value: Value) {
    var value = value
    if case .dictionary(let entries) = value {
      guard let whole = Self.parts.set(entries, on: Self().propertyValue) else { return nil }
      value = whole
    }
    guard case .boxed(let box) = value, let whole = box.value as? Self else { return nil }
    self = whole
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}

extension PropertyType {
  /// The type of a structure, of which nothing is known but its parts. There is one of it for all structures, since what the
  /// compiler makes anew for each is machine code that nobody runs.
  ///
  /// - Parameter value: Takes a whole value, or parts of one.
  fileprivate static func packed(
    _ name: TypeName, _ syntax: Syntax, cases: @escaping @Sendable () -> [Case], parts: [PropertyMember],
    value: @escaping @Sendable (Value) -> Value?
  ) -> PropertyType {
    PropertyType(
      name.name, syntax: syntax, valueType: .object(name), cases: cases(), members: parts,
      conversion: { given, _ throws(Diagnostic) in
        if case .null = given { return given }
        let whole = value(given)
        if case .dictionary = given {
          guard let whole else { throw .wrongParts(of: name.name, expected: parts.map(\.name)) }
          return whole
        }
        if whole == nil { throw .wrongType(given.mention, expected: name.name) }
        return given
      })
  }
}

extension [PropertyMember] {
  /// Sets parts by name; nothing where there is no such part, or one takes no such value.
  fileprivate func set(_ entries: [String: Value], on whole: Value) -> Value? {
    var whole = whole
    for (name, part) in entries.sorted(by: { $0.key < $1.key }) {
      guard let changed = first(where: { $0.name == name })?.set(whole, part) else { return nil }
      whole = changed
    }
    return whole
  }
}
