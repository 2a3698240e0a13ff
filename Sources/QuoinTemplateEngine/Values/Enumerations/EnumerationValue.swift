import Foundation
import QuoinExpressions

/// An enumeration whose cases attributes name: `contentMode="scaleAspectFit"`, `UIViewContentMode.center`.
///
/// ```swift
/// extension BadgeStyle: EnumerationValue {
///   public static let typeName: TypeName = "BadgeStyle"
///   public static let namedCases: [(String, BadgeStyle)] = [("plain", .plain), ("loud", .loud)]
/// }
/// ```
public protocol EnumerationValue: PropertyValue, Sendable {
  /// The type's name as Swift and templates write it.
  static var typeName: TypeName { get }
  /// The cases by name; an enumeration with `CaseIterable` has them already.
  static var namedCases: [(String, Self)] { get }
}

extension EnumerationValue where Self: CaseIterable {
  public static var namedCases: [(String, Self)] { allCases.map { ("\($0)", $0) } }
}

extension EnumerationValue {
  public static var propertyType: PropertyType {
    .enumeration(
      typeName, cases: { namedCases.map { PropertyType.Case($0.0, Constant(boxing: $0.1)) } },
      value: { Self(propertyValue: $0)?.propertyValue })
  }

  /// Takes a case, the name of one as JSON has it, or its raw number.
  public init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let this = box.value as? Self else { return nil }
      self = this
    case .string(let name):
      guard let found = Self.namedCases.first(where: { $0.0 == name }) else { return nil }
      self = found.1
    case .number(let number):
      guard let found = Self.namedCases.first(where: { $0.1.rawNumber == number }) else { return nil }
      self = found.1
    default: return nil
    }
  }

  public var propertyValue: Value { .boxed(HostValue(self)) }
}

extension EnumerationValue {
  /// What stands behind the case where that is a number.
  fileprivate var rawNumber: Double? {
    switch (self as? any RawRepresentable)?.rawValue {
    case let number as any BinaryInteger: Double(number)
    case let number as CGFloat: Double(number)
    default: nil
    }
  }
}
