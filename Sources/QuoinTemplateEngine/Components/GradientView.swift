import Foundation
import QuoinGraphics
import QuoinViews

/// A view filled with colours that run into each other; what templates say as `<GradientView>`.
///
/// The names and defaults are those of `CAGradientLayer`, and the layer's round corners shape the fill. Colours with
/// a light and a dark variant follow the traits.
///
/// ```xml
/// <GradientView colors="#0b1026, #c2456b" endPoint.x="1" endPoint.y="1" startPoint.x="0"/>
/// ```
public final class GradientView: UIView {
  /// How the colours run.
  public enum Kind: String, Sendable, CaseIterable {
    /// Along the line from `startPoint` to `endPoint`.
    case axial
    /// From `startPoint` outward to an ellipse whose radii are the distances to `endPoint`.
    case radial
    /// Around `startPoint`, beginning in the direction of `endPoint`.
    case conic
  }

  public override class var layerClass: AnyClass { CAGradientLayer.self }

  private var gradientLayer: CAGradientLayer? { layer as? CAGradientLayer }

  /// The colours, in order.
  public var colors: [UIColor] {
    get { gradientLayer?.paints ?? [] }
    set { gradientLayer?.paints = newValue }
  }

  /// Where each colour stands, from 0 to 1; at even distances unless there is one for each.
  public var locations: [CGFloat] {
    get { gradientLayer?.locations?.map { CGFloat($0.doubleValue) } ?? [] }
    set { gradientLayer?.locations = newValue.isEmpty ? nil : newValue.map { NSNumber(value: Double($0)) } }
  }

  /// Where the first colour stands, in fractions of the size; the middle of the top edge unless set.
  public var startPoint: CGPoint {
    get { gradientLayer?.startPoint ?? .zero }
    set { gradientLayer?.startPoint = newValue }
  }

  /// Where the last colour stands, in fractions of the size; the middle of the bottom edge unless set.
  public var endPoint: CGPoint {
    get { gradientLayer?.endPoint ?? .zero }
    set { gradientLayer?.endPoint = newValue }
  }

  /// How the colours run.
  public var type: Kind {
    get { (gradientLayer?.type.rawValue).flatMap(Kind.init) ?? .axial }
    set { gradientLayer?.type = CAGradientLayerType(rawValue: newValue.rawValue) }
  }
}
