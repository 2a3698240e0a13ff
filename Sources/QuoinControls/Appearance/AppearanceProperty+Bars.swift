import QuoinGraphics
import QuoinViews

/// What a program can say once for all bars of a class.
extension AppearanceProperty {
  static var ofNavigationBars: [AppearanceProperty] {
    [
      AppearanceProperty(ifSet: \UINavigationBar.statedAppearance),
      AppearanceProperty(ifSet: \UINavigationBar.compactAppearance),
      AppearanceProperty(ifSet: \UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(ifSet: \UINavigationBar.compactScrollEdgeAppearance),
      AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.barStyle),
      AppearanceProperty(\UINavigationBar.isTranslucent),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty(\UINavigationBar.shadowImage),
      AppearanceProperty(\UINavigationBar.backIndicatorImage),
      AppearanceProperty(ifSet: \UINavigationBar.titleTextAttributes),
      AppearanceProperty(ifSet: \UINavigationBar.largeTitleTextAttributes),
    ]
  }

  static var ofTabBars: [AppearanceProperty] {
    [
      AppearanceProperty(ifSet: \UITabBar.statedAppearance),
      AppearanceProperty(ifSet: \UITabBar.scrollEdgeAppearance),
      AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.barStyle),
      AppearanceProperty(\UITabBar.isTranslucent), AppearanceProperty(\UITabBar.unselectedItemTintColor),
      AppearanceProperty(\UITabBar.backgroundImage), AppearanceProperty(\UITabBar.shadowImage),
      AppearanceProperty(\UITabBar.selectionIndicatorImage),
    ]
  }

  static var ofToolbars: [AppearanceProperty] {
    [
      AppearanceProperty(ifSet: \UIToolbar.statedAppearance),
      AppearanceProperty(ifSet: \UIToolbar.compactAppearance),
      AppearanceProperty(ifSet: \UIToolbar.scrollEdgeAppearance),
      AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.isTranslucent),
    ]
  }
}
