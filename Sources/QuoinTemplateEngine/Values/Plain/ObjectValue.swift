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
}

extension UIView: ObjectValue {
  /// A view from data.
  public static var propertyType: PropertyType { .objects(of: UIView.self, allowsNil: false) }
}

extension UIViewController: ObjectValue {
  /// A controller from data.
  public static var propertyType: PropertyType { .objects(of: Self.self, allowsNil: false) }
}
