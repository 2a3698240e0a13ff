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
      "alpha", \UIView.alpha, "How opaque the view is with all in it: 0 is not seen at all.", .fraction)
    Property(
      "anchorPoint", \UIView.anchorPointInPlace,
      "The point that a transform leaves in place: 0.5 is the middle.",
      .partOfSize)
    Property(
      "autoresizesSubviews", \UIView.autoresizesSubviews,
      "Whether subviews with an autoresizing mask follow a change of the size.")
    Property("backgroundColor", \UIView.backgroundColor, "The colour behind the content.")
    Property(
      "clipsToBounds", \UIView.clipsToBounds,
      "Whether nothing beyond the bounds and their round corners is drawn.")
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
      "isHidden", \UIView.isHidden,
      "Whether the view is not drawn and takes no part in the layout of its siblings.")
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
      "tintColor", \UIView.optionalTintColor,
      "The accent colour for the view and all in it; nil for the superview's.")
    Property("transform", \UIView.transform, "Turns, scales and moves the view as it is drawn, after layout.")
    Property(
      "transform3D", \UIView.transform3D,
      "Turns, scales and moves the view in space as it is drawn, after layout.")
    Property(
      "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints,
      "Kept for code that sets it; changes nothing here.")
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

  /// What is set on the layer beneath a view. Colours keep their light and dark variants there.
  @PropertyList private static var layerProperties: [Property] {
    Property(
      "layer.allowsGroupOpacity", \UIView.layer.allowsGroupOpacity,
      "Kept for code that sets it: overlapping parts of a half transparent layer are always drawn as one.")
    Property(
      "layer.anchorPoint", \UIView.anchorPointInPlace,
      "The point that a transform leaves in place: 0.5 is the middle.", .partOfSize)
    Property("layer.backgroundColor", \UIView.layer.backgroundPaint, "The colour behind the content.")
    Property(
      "layer.borderColor", \UIView.layer.borderPaint, "The colour of the line along the inside of the edge.")
    Property(
      "layer.borderWidth", \UIView.layer.borderWidth,
      "How wide the line along the inside of the edge is, 0 or more.", .points)
    Property("layer.contents", \UIView.layer.contentsImage, "An image drawn in the layer.")
    Property(
      "layer.contentsCenter", \UIView.layer.contentsCenter,
      "The part of the image that is stretched, where its edges keep their size.", .fraction)
    Property(
      "layer.contentsGravity", \UIView.layer.contentsGravity, "How `layer.contents` is put into the bounds.")
    Property(
      "layer.contentsScale", \UIView.layer.contentsScale,
      "Kept for code that sets it; drawing takes the scale of the picture.", .pixelsPerPoint)
    Property(
      "layer.cornerCurve", \UIView.layer.cornerCurve,
      "The curve of round corners; circles are drawn for both.")
    Property(
      "layer.cornerRadius", \UIView.layer.cornerRadius, "How round the corners are, 0 or more.", .points)
    Property("layer.isHidden", \UIView.layer.isHidden, "Whether the layer is not drawn.")
    Property("layer.maskedCorners", \UIView.layer.maskedCorners, "Which corners `layer.cornerRadius` rounds.")
    Property(
      "layer.masksToBounds", \UIView.layer.masksToBounds,
      "Whether nothing beyond the bounds and their round corners is drawn.")
    Property("layer.name", \UIView.layer.name, "A name for the layer.")
    Property(
      "layer.opacity", \UIView.layer.opacity, "How opaque the layer is with all in it: 0 is not seen at all.",
      .fraction)
    Property(
      "layer.rasterizationScale", \UIView.layer.rasterizationScale,
      "Kept for code that sets it; changes nothing here.", .pixelsPerPoint)
    Property("layer.shadowColor", \UIView.layer.shadowPaint, "The shadow's colour.")
    Property(
      "layer.shadowOffset", \UIView.layer.shadowOffset, "How far to the right and down the shadow falls.",
      .points)
    Property(
      "layer.shadowOpacity", \UIView.layer.shadowOpacity, "How much of the shadow is seen; none unless set.",
      .fraction)
    Property(
      "layer.shadowRadius", \UIView.layer.shadowRadius,
      "How much the shadow is blurred: the standard deviation, 0 or more.", .points)
    Property(
      "layer.shouldRasterize", \UIView.layer.shouldRasterize,
      "Kept for code that sets it; changes nothing here.")
    Property(
      "layer.transform", \UIView.layer.transform, "Turns, scales and moves the layer in space as it is drawn."
    )
    Property(
      "layer.zPosition", \UIView.layer.zPosition, "How far to the front the layer is among its siblings.")
  }

  @PropertyList private static var priorityProperties: [Property] {
    Property(
      "contentCompressionResistancePriority.horizontal", \UIView.horizontalCompression,
      "How strongly the view keeps from being narrower than its content.", .priority
    ).affectingSize
    Property(
      "contentCompressionResistancePriority.vertical", \UIView.verticalCompression,
      "How strongly the view keeps from being lower than its content.", .priority
    ).affectingSize
    Property(
      "contentHuggingPriority.horizontal", \UIView.horizontalHugging,
      "How strongly the view keeps from being wider than its content.", .priority
    ).affectingSize
    Property(
      "contentHuggingPriority.vertical", \UIView.verticalHugging,
      "How strongly the view keeps from being higher than its content.", .priority
    ).affectingSize
  }
}

extension UIView {
  /// The tint that is set here, or inherited; `nil` takes the inherited one again.
  fileprivate var optionalTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// The anchor point, of which the view's place before its transform is independent.
  fileprivate var anchorPointInPlace: CGPoint {
    get { anchorPoint }
    set {
      let old = anchorPoint
      anchorPoint = newValue
      center.x += (anchorPoint.x - old.x) * bounds.width
      center.y += (anchorPoint.y - old.y) * bounds.height
    }
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
