import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIView>`: what every view has.
  public static let view = Component("UIView", UIView.self, superclass: nil) { _ in
    UIView()
  } properties: {
    Property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    Property("accessibilityLabel", \UIView.accessibilityLabel)
    Property("alpha", \UIView.alpha)
    Property("anchorPoint", \UIView.anchorPoint)
    Property("autoresizesSubviews", \UIView.autoresizesSubviews)
    Property("autoresizingMask", \UIView.autoresizingMask)
    Property("backgroundColor", \UIView.backgroundColor)
    Property("clipsToBounds", \UIView.clipsToBounds)
    Property("contentMode", \UIView.contentMode)
    Property("directionalLayoutMargins", \UIView.directionalLayoutMargins).affectingSize
    Property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea).affectingSize
    Property("isHidden", \UIView.isHidden)
    Property("isOpaque", \UIView.isOpaque)
    Property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
    Property("layoutMargins", \UIView.layoutMargins).affectingSize
    Property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    Property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins).affectingSize
    Property("semanticContentAttribute", \UIView.semanticContentAttribute)
    Property("tag", \UIView.tag)
    Property("tintColor", \UIView.optionalTintColor)
    Property("transform", \UIView.transform)
    Property("transform3D", \UIView.transform3D)
    Property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    layerProperties
    priorityProperties
    Property(readOnly: "bounds", \UIView.bounds)
    Property(readOnly: "center", \UIView.center)
    Property(readOnly: "displayScale", \UIView.displayScale)
    Property(readOnly: "effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection)
    Property(readOnly: "frame", \UIView.frame)
    Property(readOnly: "intrinsicContentSize", \UIView.intrinsicContentSize)
    Property(readOnly: "safeAreaInsets", \UIView.safeAreaInsets)
    Property(readOnly: "traitCollection.displayScale", \UIView.traitCollection.displayScale)
    Property(readOnly: "traitCollection.horizontalSizeClass", \UIView.traitCollection.horizontalSizeClass)
    Property(readOnly: "traitCollection.layoutDirection", \UIView.traitCollection.layoutDirection)
    Property(readOnly: "traitCollection.userInterfaceIdiom", \UIView.traitCollection.userInterfaceIdiom)
    Property(readOnly: "traitCollection.userInterfaceStyle", \UIView.traitCollection.userInterfaceStyle)
    Property(readOnly: "traitCollection.verticalSizeClass", \UIView.traitCollection.verticalSizeClass)
  }

  /// What is set on the layer beneath a view. Colours keep their light and dark variants there.
  @PropertyList private static var layerProperties: [Property] {
    Property("layer.allowsGroupOpacity", \UIView.layer.allowsGroupOpacity)
    Property("layer.anchorPoint", \UIView.layer.anchorPoint)
    Property("layer.backgroundColor", \UIView.layer.backgroundPaint)
    Property("layer.borderColor", \UIView.layer.borderPaint)
    Property("layer.borderWidth", \UIView.layer.borderWidth)
    Property("layer.contents", \UIView.layer.contents)
    Property("layer.contentsGravity", \UIView.layer.contentsGravity)
    Property("layer.contentsScale", \UIView.layer.contentsScale)
    Property("layer.cornerCurve", \UIView.layer.cornerCurve)
    Property("layer.cornerRadius", \UIView.layer.cornerRadius)
    Property("layer.isHidden", \UIView.layer.isHidden)
    Property("layer.maskedCorners", \UIView.layer.maskedCorners)
    Property("layer.masksToBounds", \UIView.layer.masksToBounds)
    Property("layer.name", \UIView.layer.name)
    Property("layer.opacity", \UIView.layer.opacity)
    Property("layer.rasterizationScale", \UIView.layer.rasterizationScale)
    Property("layer.shadowColor", \UIView.layer.shadowPaint)
    Property("layer.shadowOffset", \UIView.layer.shadowOffset)
    Property("layer.shadowOpacity", \UIView.layer.shadowOpacity)
    Property("layer.shadowRadius", \UIView.layer.shadowRadius)
    Property("layer.shouldRasterize", \UIView.layer.shouldRasterize)
    Property("layer.transform", \UIView.layer.transform)
    Property("layer.zPosition", \UIView.layer.zPosition)
  }

  @PropertyList private static var priorityProperties: [Property] {
    Property("contentCompressionResistancePriority.horizontal", \UIView.horizontalCompression).affectingSize
    Property("contentCompressionResistancePriority.vertical", \UIView.verticalCompression).affectingSize
    Property("contentHuggingPriority.horizontal", \UIView.horizontalHugging).affectingSize
    Property("contentHuggingPriority.vertical", \UIView.verticalHugging).affectingSize
  }
}

extension UIView {
  /// The tint that is set here, or inherited; `nil` takes the inherited one again.
  fileprivate var optionalTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  fileprivate var horizontalHugging: UILayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  fileprivate var verticalHugging: UILayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  fileprivate var horizontalCompression: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  fileprivate var verticalCompression: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}
