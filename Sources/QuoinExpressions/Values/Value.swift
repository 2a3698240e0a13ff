/// What an expression works with and comes to: 17 bytes, cheap to copy.
///
/// Colours, fonts, enumeration cases and all else the language does not know are the host's own objects.
public enum Value {
  /// `nil`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Any number; points, radians or plain counts.
  case number(Double)
  /// A string.
  case string(String)
  /// The indexes that `1...2`, `..<2` or `1...` stand for.
  indirect case range(IndexRange)
  /// An array of values.
  case array([Value])
  /// A dictionary; its entries read as members.
  case dictionary([String: Value])
  /// Something that can be called.
  case function(FunctionValue)
  /// An instance of a class of the host, such as a colour.
  case object(AnyObject)
  /// Any other value of the host, such as a rectangle or a case of an enumeration.
  case boxed(HostValue)
}

/// A value of a Swift type that the language does not know, in a box so that it copies as one reference.
public final class HostValue {
  /// The value itself.
  public let value: Any

  /// Boxes a value.
  public init(_ value: Any) {
    self.value = value
  }
}
