import Foundation
import QuoinExpressions

extension PropertyType {
  /// Any number; points, radians or plain counts.
  public static let number = PropertyType("CGFloat", valueType: .number)
  /// `true` or `false`.
  public static let bool = PropertyType("Bool", valueType: .bool)
}

extension CGFloat: PropertyValue {
  public static var propertyType: PropertyType { .number }
  public init?(propertyValue value: Value) {
    guard case .number(let number) = value, number.isFinite else { return nil }
    self = CGFloat(number)
  }
  public var propertyValue: Value { .number(Double(self)) }
}

extension Double: PropertyValue {
  public static var propertyType: PropertyType { PropertyType("Double", valueType: .number) }
  public init?(propertyValue value: Value) {
    guard case .number(let number) = value, number.isFinite else { return nil }
    self = number
  }
  public var propertyValue: Value { .number(self) }
}

extension Float: PropertyValue {
  public static var propertyType: PropertyType { PropertyType("Float", valueType: .number) }
  public init?(propertyValue value: Value) {
    guard case .number(let number) = value, Float(number).isFinite else { return nil }
    self = Float(number)
  }
  public var propertyValue: Value { .number(Double(self)) }
}

extension Int: PropertyValue {
  public static var propertyType: PropertyType { PropertyType("Int", valueType: .number) }
  /// Takes a number without its fraction; nothing for one that no `Int` holds.
  public init?(propertyValue value: Value) {
    guard case .number(let number) = value, let int = Int(exactly: number.rounded(.towardZero)) else {
      return nil
    }
    self = int
  }
  public var propertyValue: Value { .number(Double(self)) }
}

extension UInt: PropertyValue {
  public static var propertyType: PropertyType { PropertyType("UInt", valueType: .number) }
  /// Takes a number of 0 or more without its fraction; nothing for others.
  public init?(propertyValue value: Value) {
    guard case .number(let number) = value, let int = UInt(exactly: number.rounded(.towardZero)) else {
      return nil
    }
    self = int
  }
  public var propertyValue: Value { .number(Double(self)) }
}

extension Bool: PropertyValue {
  public static var propertyType: PropertyType { .bool }
  public init?(propertyValue value: Value) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }
  public var propertyValue: Value { .bool(self) }
}
