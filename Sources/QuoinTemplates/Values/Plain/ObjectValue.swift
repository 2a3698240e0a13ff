import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// A class whose instances travel as they are, such as colours, fonts and images.
public protocol ObjectValue: PropertyValue {}

extension ObjectValue {
  /// Takes an instance of the class.
  public init?(propertyValue value: Value) {
    guard case .object(let object) = value, let this = object as? Self else { return nil }
    self = this
  }

  public var propertyValue: Value { .object(self as AnyObject) }

  /// The type of attributes that take instances from data, as no expression makes any.
  ///
  /// - Parameter name: The class's name.
  static func typeOfInstances(named name: String) -> PropertyType {
    PropertyType(
      name, valueType: .object(TypeName(name)),
      conversion: { value, _ throws(Diagnostic) in
        if case .null = value { return value }
        guard Self(propertyValue: value) != nil else { throw .wrongType(value.mention, expected: name) }
        return value
      })
  }
}

extension UIView: ObjectValue {
  /// A view from data.
  public static var propertyType: PropertyType { typeOfInstances(named: "UIView") }
}

extension UIViewController: ObjectValue {
  /// A controller from data.
  public static var propertyType: PropertyType { typeOfInstances(named: "UIViewController") }
}

extension UIBarItem: ObjectValue {
  /// An item of a bar, from data.
  public static var propertyType: PropertyType { typeOfInstances(named: "\(Self.self)") }
}

extension UINavigationItem: ObjectValue {
  /// An item of a navigation bar, from data.
  public static var propertyType: PropertyType { typeOfInstances(named: "UINavigationItem") }
}
