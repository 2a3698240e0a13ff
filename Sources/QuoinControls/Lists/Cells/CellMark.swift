import Foundation
import QuoinGraphics

/// A mark that a cell shows beside its content: an accessory or a control for editing.
final class CellMark: UIView {
  enum Kind {
    case disclosure, checkmark, detail, reorder, deletion, insertion, unchosen, chosen
    case collapsed, expanded

    /// How large the mark is, in points.
    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 8, height: 14)
      case .collapsed, .expanded: CGSize(width: 14, height: 14)
      case .checkmark: CGSize(width: 15, height: 14)
      case .reorder: CGSize(width: 24, height: 14)
      default: CGSize(width: 22, height: 22)
      }
    }
  }

  var kind: Kind { didSet { if kind != oldValue { setNeedsDisplay() } } }
  /// The colour that was asked for; that of the kind unless set.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// What a tap on the mark does; taps go through it where it does nothing.
  var onTap: (() -> Void)?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // A finger is wider than the mark.
    onTap != nil && bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) { onTap?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let sign = sign
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if sign.hasGround {
      // What is cut out of the disc is white, whatever lies behind.
      canvas.fill(UIBezierPath(ovalIn: rect.insetBy(dx: 3, dy: 3)), paint: .color(.white))
    }
    canvas.draw(
      symbol: sign.symbol, pointSize: sign.pointSize, weight: sign.weight, at: middle,
      color: color ?? sign.color)
  }

  private typealias Sign = (
    symbol: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, color: UIColor, hasGround: Bool
  )

  private var sign: Sign {
    let tint: UIColor = tintColor
    return switch kind {
    case .disclosure:
      (isRightToLeft ? "chevron.left" : "chevron.right", 14, .semibold, .tertiaryLabel, false)
    case .collapsed: (isRightToLeft ? "chevron.left" : "chevron.right", 14, .semibold, tint, false)
    case .expanded: ("chevron.down", 14, .semibold, tint, false)
    case .checkmark: ("checkmark", 16, .semibold, tint, false)
    case .reorder: ("line.3.horizontal", 20, .regular, .tertiaryLabel, false)
    case .detail: ("info.circle", 19, .regular, tint, false)
    case .deletion: ("minus.circle.fill", 19, .regular, .systemRed, true)
    case .insertion: ("plus.circle.fill", 19, .regular, .systemGreen, true)
    case .unchosen: ("circle", 19, .regular, .tertiaryLabel, false)
    case .chosen: ("checkmark.circle.fill", 19, .regular, tint, true)
    }
  }

  /// What the mark is; a button where a tap does something.
  override var defaultAccessibilityTraits: UIAccessibilityTraits { onTap == nil ? .none : .button }

  override var isAccessibilityElementByDefault: Bool { onTap != nil }

  override var defaultAccessibilityLabel: String? {
    switch kind {
    case .detail: "More Info"
    case .deletion: "Delete"
    case .insertion: "Insert"
    case .reorder: "Reorder"
    case .collapsed: "Expand"
    case .expanded: "Collapse"
    default: nil
    }
  }
}
