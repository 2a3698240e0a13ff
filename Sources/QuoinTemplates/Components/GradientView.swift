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

  /// The colours, in order.
  public var colors: [UIColor] = [] { didSet { setNeedsDisplay() } }
  /// Where each colour stands, from 0 to 1; at even distances when empty.
  public var locations: [CGFloat] = [] { didSet { setNeedsDisplay() } }
  /// Where the first colour stands, in fractions of the size; the middle of the top edge unless set.
  public var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  /// Where the last colour stands, in fractions of the size; the middle of the bottom edge unless set.
  public var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
  /// How the colours run.
  public var type = Kind.axial { didSet { setNeedsDisplay() } }

  public override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let last = colors.last, rect.width > 0, rect.height > 0 else { return }
    let paint: Paint = colors.count == 1 ? .color(last) : .gradient(gradient(in: rect))
    let radii = CornerRadii(layer.cornerRadius, corners: UIRectCorner(layer.maskedCorners)).fitting(rect.size)
    if radii.isZero {
      canvas.fill(rect, paint: paint)
    } else {
      canvas.fill(roundedRect: rect, radii: radii, paint: paint)
    }
  }

  /// The gradient in the view's own points.
  func gradient(in rect: CGRect) -> Gradient {
    let start = point(startPoint, in: rect)
    let end = point(endPoint, in: rect)
    let shape: Gradient.Shape =
      switch type {
      case .axial: .linear(unitFrom: startPoint, to: endPoint, in: rect)
      case .radial:
        .radial(center: start, radius: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
      case .conic: .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
      }
    return Gradient(
      colors: colors, locations: locations.count == colors.count ? locations : nil, shape: shape)
  }

  private func point(_ fraction: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + fraction.x * rect.width, y: rect.minY + fraction.y * rect.height)
  }
}
