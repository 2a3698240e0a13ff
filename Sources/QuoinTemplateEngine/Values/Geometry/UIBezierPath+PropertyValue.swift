import QuoinExpressions
import QuoinGraphics

extension UIBezierPath: ObjectValue {
  /// A path from code.
  public static var propertyType: PropertyType { .objects(of: UIBezierPath.self) }
}
