import QuoinGraphics
import QuoinViews

extension Component {
  /// What is set on the layer beneath a view. Colours keep their light and dark variants there.
  @PropertyList static var layerProperties: [Property] {
    Property(
      kept: "layer.allowsGroupOpacity", \UIView.layer.allowsGroupOpacity,
      because: "overlapping parts of a half transparent layer are always drawn as one")
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
      "The part of `layer.contents` that is stretched, in fractions of its size.", .fraction)
    Property(
      "layer.contentsRect", \UIView.layer.contentsRect,
      "The part of `layer.contents` that is drawn, in fractions of its size.", .fraction)
    Property(
      "layer.contentsGravity", \UIView.layer.contentsGravity, "How `layer.contents` is put into the bounds.")
    Property(
      kept: "layer.contentsScale", \UIView.layer.contentsScale, .pixelsPerPoint,
      because: "drawing takes the scale of the picture")
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
    Property(kept: "layer.rasterizationScale", \UIView.layer.rasterizationScale, .pixelsPerPoint)
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
    Property(kept: "layer.shouldRasterize", \UIView.layer.shouldRasterize)
    Property(
      "layer.affineTransform", \UIView.layer.plainTransform,
      "Turns, scales and moves the layer as it is drawn.")
    Property(
      "layer.shadowPath", \UIView.layer.shadowShape,
      "What casts the shadow, from code; the layer's own shape unless set.")
    Property(
      "layer.sublayerTransform", \UIView.layer.sublayerTransform,
      "Turns, scales and moves what is in the layer, but for its own content.")
    layerTimeProperties
    layerSettings
    Property(
      "layer.transform", \UIView.layer.transform, "Turns, scales and moves the layer in space as it is drawn."
    )
    Property(
      "layer.zPosition", \UIView.layer.zPosition, "How far to the front the layer is among its siblings.")
  }

  @PropertyList private static var layerTimeProperties: [Property] {
    Property(kept: "layer.autoreverses", \UIView.layer.autoreverses)
    Property(
      "layer.beginTime", \UIView.layer.beginTime, "When the layer's time begins, in seconds of the one above."
    )
    Property(kept: "layer.duration", \UIView.layer.duration)
    Property("layer.fillMode", \UIView.layer.fillMode, "What is seen of the layer outside its time.")
    Property(kept: "layer.repeatCount", \UIView.layer.repeatCount)
    Property(kept: "layer.repeatDuration", \UIView.layer.repeatDuration)
    Property(
      "layer.speed", \UIView.layer.speed,
      "How many seconds pass in the layer in one of the time above; 0 lets its animations stand still.")
    Property(
      "layer.timeOffset", \UIView.layer.timeOffset, "What the layer's time is when it begins, in seconds.")
  }

  /// What changes nothing here.
  @PropertyList private static var layerSettings: [Property] {
    Property(kept: "layer.allowsEdgeAntialiasing", \UIView.layer.allowsEdgeAntialiasing)
    Property(kept: "layer.drawsAsynchronously", \UIView.layer.drawsAsynchronously)
    Property(
      kept: "layer.edgeAntialiasingMask", \UIView.layer.edgeAntialiasingMask, because: "all edges are smooth")
    Property(kept: "layer.isDoubleSided", \UIView.layer.isDoubleSided)
    Property(kept: "layer.magnificationFilter", \UIView.layer.magnificationFilter)
    Property(kept: "layer.minificationFilter", \UIView.layer.minificationFilter)
    Property(kept: "layer.needsDisplayOnBoundsChange", \UIView.layer.needsDisplayOnBoundsChange)
  }
}

extension UIView {
  /// The anchor point, of which the view's place before its transform is independent.
  var anchorPointInPlace: CGPoint {
    get { anchorPoint }
    set {
      let old = anchorPoint
      anchorPoint = newValue
      center.x += (anchorPoint.x - old.x) * bounds.width
      center.y += (anchorPoint.y - old.y) * bounds.height
    }
  }
}

extension CALayer {
  /// The part of the transform that lies in the plane.
  fileprivate var plainTransform: CGAffineTransform {
    get { affineTransform() }
    set { setAffineTransform(newValue) }
  }
}
