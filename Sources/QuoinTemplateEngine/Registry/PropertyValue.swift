import QuoinExpressions

/// A Swift type whose values travel between expressions and views.
///
/// ```swift
/// extension CGFloat: PropertyValue {
///   public static var propertyType: PropertyType { .number }
///   public init?(propertyValue value: Value) {
///     guard case .number(let number) = value else { return nil }
///     self = number
///   }
///   public var propertyValue: Value { .number(Double(self)) }
/// }
/// ```
public protocol PropertyValue: SendableMetatype {
  /// How attributes of this type are written and read.
  static var propertyType: PropertyType { get }
  /// Takes the value out of what an expression gave, after the type's conversion; nothing when it does not fit.
  init?(propertyValue value: Value)
  /// The value as expressions see it.
  var propertyValue: Value { get }
}

extension Optional: PropertyValue where Wrapped: PropertyValue {
  /// The wrapped type, with `nil` allowed.
  public static var propertyType: PropertyType {
    var type = Wrapped.propertyType
    type.allowsNil = true
    return type
  }

  /// Takes the value, or nothing for `nil`.
  public init?(propertyValue value: Value) {
    if case .null = value {
      self = .none
      return
    }
    guard let wrapped = Wrapped(propertyValue: value) else { return nil }
    self = .some(wrapped)
  }

  /// The wrapped value, or `nil`.
  public var propertyValue: Value { self?.propertyValue ?? .null }
}
