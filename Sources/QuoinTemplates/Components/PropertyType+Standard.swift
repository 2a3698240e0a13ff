import QuoinControls
import QuoinTemplateEngine
import QuoinWeb

extension PropertyType {
  /// The types that `<param>` and `Name.case` may name besides those of the components' properties.
  static let standard: [PropertyType] =
    base + objects
    + (textEnumerations + controlEnumerations + bars + controllers + lists)
    .flatMap { type, names in [type] + names.map(type.named) }

  /// What is neither a component nor the type of a property by itself.
  private static let objects: [PropertyType] = [
    URLRequest.propertyType, UIVisualEffect.propertyType, UIBarItem.propertyType, UITabBarItem.propertyType,
    UINavigationItem.propertyType, UIActivity.propertyType, UISearchController.propertyType,
    WKWebViewConfiguration.propertyType, UICollectionViewLayout.propertyType,
    UITextInputPasswordRules.propertyType, SegmentItem.propertyType,
  ]
}
