import QuoinExpressions
import QuoinViews

extension UIAccessibilityTraits: OptionSetValue {
  public static let typeName: TypeName = "UIAccessibilityTraits"
  public static let namedOptions: [(String, UIAccessibilityTraits)] = [
    ("none", .none), ("button", .button), ("link", .link), ("header", .header),
    ("searchField", .searchField), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("toggleButton", .toggleButton),
    // Layout's name for it.
    ("allowsIndirectInteraction", .allowsDirectInteraction),
  ]
}

extension UIAccessibilityContainerType: EnumerationValue {
  public static let typeName: TypeName = "UIAccessibilityContainerType"
}

extension UIAccessibilityNavigationStyle: EnumerationValue {
  public static let typeName: TypeName = "UIAccessibilityNavigationStyle"
}
