import Foundation
import QuoinBoxes
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension PropertyType {
  /// The types that `<param>` and `Name.case` may name besides those of the components' properties.
  package static let base: [PropertyType] =
    plain + geometry + [UIImage.SymbolConfiguration.propertyType]
    + (enumerations + layerEnumerations + scrolling).flatMap { type, names in [type] + names.map(type.named) }

  /// The same type under another name, such as Swift's beside Objective-C's.
  package func named(_ name: String) -> PropertyType {
    var copy = PropertyType(
      name, syntax: syntax, valueType: valueType, cases: cases, members: members, conversion: conversion,
      textConversion: textConversion)
    copy.markupConversion = markupConversion
    copy.nameConversion = nameConversion
    copy.caseSuffix = caseSuffix
    copy.isOptionSet = isOptionSet
    copy.allowsNil = allowsNil
    copy.dependsOnTraits = dependsOnTraits
    copy.functions = functions
    return copy
  }

  private static let plain: [PropertyType] =
    [
      .number, .bool, CGFloat.propertyType.named("Number"), Double.propertyType, Float.propertyType,
      Int.propertyType, String.propertyType, URL.propertyType, UIColor.propertyType, UIFont.propertyType,
      UIImage.propertyType, NSAttributedString.propertyType, PropertyType("Any", valueType: .any),
      PropertyType("Array", valueType: .array(.any)),
      PropertyType("Dictionary", valueType: .dictionary(.any)),
      [String].propertyType, [CGFloat].propertyType, [UIColor].propertyType, UInt.propertyType,
      String.propertyType.named("NSString"), String.propertyType.named("Selector"),
      PropertyType("NSArray", valueType: .array(.any)), PropertyType("AnyObject", valueType: .any),
      PropertyType("NSObject", valueType: .any), Data.propertyType,
      PropertyType("NSDictionary", valueType: .dictionary(.any)),
      UIBezierPath.propertyType, Date.propertyType,
      // The classes of Core Graphics, which attributes take like UIKit's.
      UIColor.propertyType.named("CGColor"), UIImage.propertyType.named("CGImage"),
      UIBezierPath.propertyType.named("CGPath"),
    ]

  private static let geometry: [PropertyType] = [
    CGPoint.propertyType, CGSize.propertyType, CGRect.propertyType, CGVector.propertyType,
    UIOffset.propertyType, UIEdgeInsets.propertyType, NSDirectionalEdgeInsets.propertyType,
    CGAffineTransform.propertyType, CATransform3D.propertyType,
  ]

  /// Each type with its other names: Swift's nested ones, and the bare ones that values are known by.
  private static let enumerations: [(type: PropertyType, names: [String])] = [
    (ContentMode.propertyType, ["UIView.ContentMode", "ContentMode"]),
    (NSTextAlignment.propertyType, []),
    (NSLineBreakMode.propertyType, []),
    (NSWritingDirection.propertyType, []),
    (TextWrap.propertyType, []),
    (NSUnderlineStyle.propertyType, []),
    (NSLayoutAxis.propertyType, ["NSLayoutConstraint.Axis", "NSLayoutAxis"]),
    (UIImage.RenderingMode.propertyType, ["UIImage.RenderingMode", "RenderingMode"]),
    (UIImage.ResizingMode.propertyType, ["UIImage.ResizingMode", "ResizingMode"]),
    (UISemanticContentAttribute.propertyType, []),
    (UIUserInterfaceLayoutDirection.propertyType, []),
    (UIViewTintAdjustmentMode.propertyType, ["UIView.TintAdjustmentMode"]),
    (UIView.AutoresizingMask.propertyType, ["UIView.AutoresizingMask", "AutoresizingMask"]),
    (UIUserInterfaceStyle.propertyType, []),
    (UIUserInterfaceSizeClass.propertyType, []),
    (UIUserInterfaceIdiom.propertyType, []),
    (UITraitEnvironmentLayoutDirection.propertyType, []),
    (UIFont.Weight.propertyType, ["UIFontWeight", "Weight"]),
    (UIFont.TextStyle.propertyType, ["UIFontTextStyle", "TextStyle"]),
    (
      UIFontDescriptor.SymbolicTraits.propertyType, ["UIFontDescriptor.SymbolicTraits", "SymbolicTraits"]
    ),
    (UIRectEdge.propertyType, []),
    (UIRectCorner.propertyType, []),
    (CACornerMask.propertyType, []),
    (CALayerCornerCurve.propertyType, []),
    (CALayerContentsGravity.propertyType, []),
    (UILayoutPriority.propertyType, []),
    (UIBaselineAdjustment.propertyType, []),
    (UIAccessibilityTraits.propertyType, []),
    (UIAccessibilityContainerType.propertyType, []),
    (UIAccessibilityNavigationStyle.propertyType, []),
    (
      UIStackView.Alignment.propertyType,
      ["UIStackView.Alignment", "Alignment"]
    ),
    (
      UIStackView.Distribution.propertyType,
      ["UIStackView.Distribution", "Distribution"]
    ),
    (
      UIScrollView.ContentInsetAdjustmentBehavior.propertyType,
      ["UIScrollView.ContentInsetAdjustmentBehavior", "ContentInsetAdjustmentBehavior"]
    ),
    (GradientView.Kind.propertyType, ["Kind"]),
    (LMHorizontalAlignment.propertyType, []),
    (LMVerticalAlignment.propertyType, []),
    (LMBaseline.propertyType, []),
    (LMAnchor.propertyType, []),
  ]
}
