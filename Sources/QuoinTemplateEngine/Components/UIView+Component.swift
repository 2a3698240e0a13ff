import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIView>`: what every view has.
  public static let view = Component(
    "UIView", UIView.self, superclass: nil,
    summary: "A rectangle that draws a background and holds others: what every view is.",
    refusals: viewRefusals
  ) { _ in
    UIView()
  } properties: {
    accessibilityProperties
    Property(
      "alpha", \UIView.alpha, "How opaque the view is with all in it: 0 is not seen at all.", .fraction
    ).written { (view: UIView, alpha: CGFloat) in view.alpha = alpha }
    Property(
      "anchorPoint", \UIView.anchorPointInPlace,
      "The point that a transform leaves in place: 0.5 is the middle.",
      .partOfSize)
    Property(
      "autoresizesSubviews", \UIView.autoresizesSubviews,
      "Whether subviews with an autoresizing mask follow a change of the size.")
    Property("backgroundColor", \UIView.readableBackgroundColor, "The colour behind the content.")
      .written { (view: UIView, color: UIColor?) in view.readableBackgroundColor = color }
    Property(
      "clipsToBounds", \UIView.clipsToBounds,
      "Whether nothing beyond the bounds and their round corners is drawn.")
    Property(
      "constraints", type: .constraints,
      "Ties edges, centers and lengths to those of other elements, as in leading = parent.leading + 16; width ≥ 80 @750.",
      get: nil
    ) { object, value, _ in
      guard let view = object as? UIView else { return false }
      guard case .object(let object) = value, let values = object as? ConstraintValues else {
        return value.isNull
      }
      view.takeConstraints(values)
      return true
    }.affectingSize
    Property(
      kept: "contentScaleFactor", \UIView.contentScaleFactor, .pixelsPerPoint,
      because: "drawing takes the scale of the picture")
    Property("contentMode", \UIView.contentMode, "How content such as an image is put into the bounds.")
    Property(
      "directionalLayoutMargins", \UIView.directionalLayoutMargins,
      "The margins inside the view, by the direction of writing.", .points
    ).affectingSize
    Property(
      "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea,
      "Whether the margins begin at the safe area; true unless set."
    ).affectingSize
    Property(
      "isExclusiveTouch", \UIView.isExclusiveTouch, "Whether no other view is touched at the same time.")
    Property(
      "isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, "Whether the view takes several touches.")
    Property(
      "isHidden", \UIView.isHidden,
      "Whether the view is not drawn and takes no part in the layout of its siblings."
    ).written { (view: UIView, isHidden: Bool) in view.isHidden = isHidden }
    Property("isOpaque", \UIView.isOpaque, "A promise that the view fills its bounds; changes nothing here.")
    Property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled, "Whether the view takes touches.")
    Property("layoutMargins", \UIView.layoutMargins, "The margins inside the view.", .points).affectingSize
    Property(
      "overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle,
      "Light or dark for the view and all in it, whatever the surroundings are.")
    Property(
      "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins,
      "Whether the margins are at least as wide as the superview's, where both meet."
    ).affectingSize
    Property(
      "semanticContentAttribute", \UIView.semanticContentAttribute,
      "Whether the view is mirrored in right-to-left surroundings, or always runs one way.")
    Property("tag", \UIView.tag, "A whole number to find the view by.")
    Property(
      "tintAdjustmentMode", \UIView.tintAdjustmentMode, "Whether the tint is shown in gray.")
    Property(
      "tintColor", \UIView.optionalTintColor,
      "The accent colour for the view and all in it; nil for the superview's.")
    Property("transform", \UIView.transform, "Turns, scales and moves the view as it is drawn, after layout.")
    Property(
      "transform3D", \UIView.transform3D,
      "Turns, scales and moves the view in space as it is drawn, after layout.")
    Property(
      "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints,
      "Whether the view stands where attributes put it; false leaves it to constraints, as one of its own does anyhow."
    ).written(after: "constraints")
    layerProperties
    priorityProperties
    Property(readOnly: "bounds", \UIView.bounds, "The view's rectangle in its own coordinates.", .points)
    Property(
      readOnly: "center", \UIView.center, "The middle of the view, in the superview's coordinates.", .points)
    Property(
      readOnly: "displayScale", \UIView.displayScale, "How many pixels a point has where the view is drawn.",
      .pixelsPerPoint)
    Property(
      readOnly: "effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection,
      "Which way the view runs in its surroundings.")
    Property(
      readOnly: "frame", \UIView.frame, "The view's rectangle in the superview's coordinates.", .points)
    Property(
      readOnly: "intrinsicContentSize", \UIView.intrinsicContentSize,
      "The size that the content asks for; -1 where it asks for none.", .points)
    Property(
      readOnly: "safeAreaInsets", \UIView.safeAreaInsets,
      "How much of the view bars and rounded corners cover, from each edge.", .points)
    Property(
      readOnly: "topLayoutGuide.length", \UIView.safeAreaInsets.top,
      "How much bars cover at the top, as it was called before the safe area.", .points
    ).deprecated(for: "safeAreaInsets.top")
    Property(
      readOnly: "bottomLayoutGuide.length", \UIView.safeAreaInsets.bottom,
      "How much bars cover at the bottom, as it was called before the safe area.", .points
    ).deprecated(for: "safeAreaInsets.bottom")
    Property(
      readOnly: "traitCollection.displayScale", \UIView.traitCollection.displayScale,
      "How many pixels a point has.", .pixelsPerPoint)
    Property(
      readOnly: "traitCollection.horizontalSizeClass", \UIView.traitCollection.horizontalSizeClass,
      "Whether the width is compact or regular.")
    Property(
      readOnly: "traitCollection.layoutDirection", \UIView.traitCollection.layoutDirection,
      "Which way writing runs.")
    Property(
      readOnly: "traitCollection.userInterfaceIdiom", \UIView.traitCollection.userInterfaceIdiom,
      "The kind of device.")
    Property(
      readOnly: "traitCollection.userInterfaceStyle", \UIView.traitCollection.userInterfaceStyle,
      "Light or dark.")
    Property(
      readOnly: "traitCollection.verticalSizeClass", \UIView.traitCollection.verticalSizeClass,
      "Whether the height is compact or regular.")
  }

  @PropertyList private static var priorityProperties: [Property] {
    Property(
      "contentCompressionResistancePriority.horizontal", \UIView.horizontalCompression,
      "How strongly the view keeps from being narrower than its content."
    ).affectingSize
    Property(
      "contentCompressionResistancePriority.vertical", \UIView.verticalCompression,
      "How strongly the view keeps from being lower than its content."
    ).affectingSize
    Property(
      "contentHuggingPriority.horizontal", \UIView.horizontalHugging,
      "How strongly the view keeps from being wider than its content."
    ).affectingSize
    Property(
      "contentHuggingPriority.vertical", \UIView.verticalHugging,
      "How strongly the view keeps from being higher than its content."
    ).affectingSize
  }
}

extension UIView {
  /// The colour behind the content, which reads as clear where there is none.
  fileprivate var readableBackgroundColor: UIColor? {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }

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
