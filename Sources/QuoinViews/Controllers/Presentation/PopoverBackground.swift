import Foundation
import QuoinGraphics

/// The bubble of a popover with the arrow that points at what it belongs to.
final class PopoverBackground: UIView {
  /// How far the arrow reaches beyond the bubble, in points.
  static let arrowLength: CGFloat = 12
  private static let arrowBase: CGFloat = 30
  static let cornerRadius: CGFloat = 13

  /// What the bubble is filled with.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// Where the arrow points; none for no arrow.
  private var direction: UIPopoverArrowDirection = []
  /// Where the tip is along the side, in points.
  private var tip: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer.shadowOpacity, layer.shadowRadius) = (0.2, 20)
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the bubble around a popover.
  ///
  /// - Parameters:
  ///   - frame: The popover, in points of the container.
  ///   - direction: Where the arrow points.
  ///   - source: What it points at.
  func place(around frame: CGRect, _ direction: UIPopoverArrowDirection, at source: CGRect) {
    let length = Self.arrowLength
    let insets =
      switch direction {
      case .up: UIEdgeInsets(top: -length, left: 0, bottom: 0, right: 0)
      case .down: UIEdgeInsets(top: 0, left: 0, bottom: -length, right: 0)
      case .left: UIEdgeInsets(top: 0, left: -length, bottom: 0, right: 0)
      case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -length)
      default: UIEdgeInsets.zero
      }
    self.direction = direction
    self.frame = frame.inset(by: insets)
    let isBeside = direction == .left || direction == .right
    let (wanted, side) =
      isBeside ? (source.midY - frame.minY, frame.height) : (source.midX - frame.minX, frame.width)
    // The arrow stays clear of the round corners.
    let least = Self.cornerRadius + Self.arrowBase / 2
    tip = min(max(wanted, least), max(side - least, least))
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let length = Self.arrowLength
    var bubble = rect
    // The arrow as it points up, moved and turned to its side.
    var turn = CGAffineTransform.identity
    switch direction {
    case .up:
      bubble.origin.y += length
      bubble.size.height -= length
      turn = CGAffineTransform(translationX: rect.minX + tip, y: bubble.minY)
    case .down:
      bubble.size.height -= length
      turn = CGAffineTransform(translationX: rect.minX + tip, y: bubble.maxY).rotated(by: .pi)
    case .left:
      bubble.origin.x += length
      bubble.size.width -= length
      turn = CGAffineTransform(translationX: bubble.minX, y: rect.minY + tip).rotated(by: -.pi / 2)
    case .right:
      bubble.size.width -= length
      turn = CGAffineTransform(translationX: bubble.maxX, y: rect.minY + tip).rotated(by: .pi / 2)
    default: break
    }
    let fill = color ?? .systemBackground
    canvas.fill(roundedRect: bubble, radii: CornerRadii(Self.cornerRadius), paint: .color(fill))
    guard turn != .identity else { return }
    let half = Self.arrowBase / 2
    let arrow = UIBezierPath()
    // A hair of overlap, so that no seam is seen.
    arrow.move(to: CGPoint(x: -half, y: 0.5))
    arrow.addCurve(
      to: CGPoint(x: 0, y: -length), controlPoint1: CGPoint(x: -half * 0.45, y: 0),
      controlPoint2: CGPoint(x: -half * 0.3, y: -length))
    arrow.addCurve(
      to: CGPoint(x: half, y: 0.5), controlPoint1: CGPoint(x: half * 0.3, y: -length),
      controlPoint2: CGPoint(x: half * 0.45, y: 0))
    arrow.close()
    arrow.apply(turn)
    canvas.fill(arrow, paint: .color(fill))
  }
}
