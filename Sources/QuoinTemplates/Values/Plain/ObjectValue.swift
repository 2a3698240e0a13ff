import QuoinExpressions

/// A class whose instances travel as they are, such as colours, fonts and images.
public protocol ObjectValue: PropertyValue {}

extension ObjectValue {
  /// Takes an instance of the class.
  public init?(propertyValue value: Value) {
    guard case .object(let object) = value, let this = object as? Self else { return nil }
    self = this
  }

  public var propertyValue: Value { .object(self as AnyObject) }
}
