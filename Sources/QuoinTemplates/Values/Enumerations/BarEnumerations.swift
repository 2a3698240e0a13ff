import QuoinControls
import QuoinExpressions
import QuoinTemplateEngine
import QuoinViews

extension PropertyType {
  /// The types of bars and their items, with their other names.
  static let bars: [(type: PropertyType, names: [String])] = [
    (UIBarStyle.propertyType, []),
    (UIBarPosition.propertyType, []),
    (UIBarButtonItem.Style.propertyType, ["UIBarButtonItem.Style"]),
    (UIBarButtonItem.SystemItem.propertyType, ["UIBarButtonItem.SystemItem"]),
    (UITabBarItem.SystemItem.propertyType, ["UITabBarItem.SystemItem"]),
    (UITabBar.ItemPositioning.propertyType, ["UITabBar.ItemPositioning"]),
    (UINavigationItem.LargeTitleDisplayMode.propertyType, ["UINavigationItem.LargeTitleDisplayMode"]),
    (UINavigationItem.BackButtonDisplayMode.propertyType, ["UINavigationItem.BackButtonDisplayMode"]),
  ]
}

extension UIBarStyle: EnumerationValue {
  public static let typeName: TypeName = "UIBarStyle"
}

extension UIBarPosition: EnumerationValue {
  public static let typeName: TypeName = "UIBarPosition"
}

extension UIBarButtonItem.Style: EnumerationValue {
  public static let typeName: TypeName = "UIBarButtonItemStyle"
}

extension UIBarButtonItem.SystemItem: EnumerationValue {
  public static let typeName: TypeName = "UIBarButtonSystemItem"
}

extension UITabBarItem.SystemItem: EnumerationValue {
  public static let typeName: TypeName = "UITabBarSystemItem"
}

extension UITabBar.ItemPositioning: EnumerationValue {
  public static let typeName: TypeName = "UITabBarItemPositioning"
}

extension UINavigationItem.LargeTitleDisplayMode: EnumerationValue {
  public static let typeName: TypeName = "UINavigationItemLargeTitleDisplayMode"
}

extension UINavigationItem.BackButtonDisplayMode: EnumerationValue {
  public static let typeName: TypeName = "UINavigationItemBackButtonDisplayMode"
}
