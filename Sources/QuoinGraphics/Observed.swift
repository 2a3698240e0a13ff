/// Has a property's `willSet` and `didSet` called wherever the property is set, in initializers too. In these themselves
/// `_name.wrappedValue` sets it without calling them again.
///
/// Swift leaves them out where an initializer of the property's own class sets it, and counts those in extensions that apps
/// make among them. Under UIKit's own classes setters do what they do everywhere, so that code relies on it:
///
/// ```swift
/// extension UIStepper {
///   convenience init(stepping value: Double) {
///     self.init()
///     stepValue = value
///   }
/// }
/// ```
@propertyWrapper
@frozen
public struct Observed<Value> {
  /// What the property holds.
  public var wrappedValue: Value

  /// Creates the storage of a property.
  @inlinable
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Observed: Equatable where Value: Equatable {}
extension Observed: Hashable where Value: Hashable {}
extension Observed: Sendable where Value: Sendable {}
