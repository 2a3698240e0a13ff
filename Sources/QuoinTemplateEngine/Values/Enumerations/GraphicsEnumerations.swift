import QuoinExpressions
import QuoinGraphics

extension NSTextAlignment: EnumerationValue {
  public static let typeName: TypeName = "NSTextAlignment"
}

extension NSLineBreakMode: EnumerationValue {
  public static let typeName: TypeName = "NSLineBreakMode"
}

extension TextWrap: EnumerationValue {
  public static let typeName: TypeName = "TextWrap"
}

extension NSWritingDirection: EnumerationValue {
  public static let typeName: TypeName = "NSWritingDirection"
}

extension UIImage.RenderingMode: EnumerationValue {
  public static let typeName: TypeName = "UIImageRenderingMode"
}

extension UIImage.ResizingMode: EnumerationValue {
  public static let typeName: TypeName = "UIImageResizingMode"
}

extension ContentMode: EnumerationValue {
  public static let typeName: TypeName = "UIViewContentMode"
}

extension UIUserInterfaceStyle: EnumerationValue {
  public static let typeName: TypeName = "UIUserInterfaceStyle"
}

extension UIUserInterfaceSizeClass: EnumerationValue {
  public static let typeName: TypeName = "UIUserInterfaceSizeClass"
}

extension UITraitEnvironmentLayoutDirection: EnumerationValue {
  public static let typeName: TypeName = "UITraitEnvironmentLayoutDirection"
}

extension UIUserInterfaceIdiom: EnumerationValue {
  public static let typeName: TypeName = "UIUserInterfaceIdiom"
  public static let namedCases: [(String, UIUserInterfaceIdiom)] = [
    ("unspecified", .unspecified), ("phone", .phone), ("pad", .pad),
  ]
}

extension UIFont.Weight: EnumerationValue {
  public static let typeName: TypeName = "UIFont.Weight"
  public static let namedCases: [(String, UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
}

extension UIFont.TextStyle: EnumerationValue {
  public static let typeName: TypeName = "UIFont.TextStyle"
  public static let namedCases: [(String, UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
  ]
}

extension UIFontDescriptor.SymbolicTraits: OptionSetValue {
  public static let typeName: TypeName = "UIFontDescriptorSymbolicTraits"
  public static let namedOptions: [(String, UIFontDescriptor.SymbolicTraits)] = [
    ("traitItalic", .traitItalic), ("traitBold", .traitBold), ("traitExpanded", .traitExpanded),
    ("traitCondensed", .traitCondensed), ("traitMonoSpace", .traitMonoSpace),
    // What is asked of text systems that Quoin's has not, by UIKit's bits.
    ("traitVertical", .init(rawValue: 1 << 11)), ("traitUIOptimized", .init(rawValue: 1 << 12)),
    ("traitTightLeading", .init(rawValue: 1 << 15)), ("traitLooseLeading", .init(rawValue: 1 << 16)),
  ]
}

extension UIRectEdge: OptionSetValue {
  public static let typeName: TypeName = "UIRectEdge"
  public static let namedOptions: [(String, UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all),
  ]
}

extension UIRectCorner: OptionSetValue {
  public static let typeName: TypeName = "UIRectCorner"
  public static let namedOptions: [(String, UIRectCorner)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight), ("allCorners", .allCorners),
  ]
}

extension CACornerMask: OptionSetValue {
  public static let typeName: TypeName = "CACornerMask"
  public static let namedOptions: [(String, CACornerMask)] = [
    ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
    ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ("all", .all), ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner),
    ("bottomLeft", .layerMinXMaxYCorner), ("bottomRight", .layerMaxXMaxYCorner),
  ]
}

extension NSUnderlineStyle: OptionSetValue {
  public static let typeName: TypeName = "NSUnderlineStyle"
  public static let namedOptions: [(String, NSUnderlineStyle)] = [
    ("none", []), ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot),
    ("patternDash", .patternDash), ("patternDashDot", .patternDashDot),
    ("patternDashDotDot", .patternDashDotDot), ("byWord", .byWord),
  ]
}
