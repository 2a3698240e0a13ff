import QuoinControls
import QuoinTemplateEngine

extension UIBarItem: ObjectValue {
  /// An item of a bar, from data.
  public static var propertyType: PropertyType { .objects(of: Self.self, allowsNil: false) }
}

extension UINavigationItem: ObjectValue {
  /// An item of a navigation bar, from data.
  public static var propertyType: PropertyType { .objects(of: UINavigationItem.self, allowsNil: false) }
}
