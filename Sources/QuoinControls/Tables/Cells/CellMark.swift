import Foundation
import QuoinGraphics

/// A mark that a cell shows beside its content: an accessory or a control for editing.
final class CellMark: UIView {
  enum Kind {
    case disclosure, checkmark, detail, reorder, deletion, insertion, unchosen, chosen

    /// How large the mark is, in points.
    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 8, height: 14)
      case .checkmark: CGSize(width: 15, height: 14)
      case .reorder: CGSize(width: 24, height: 14)
      default: CGSize(width: 22, height: 22)
      }
    }
  }

  var kind: Kind { didSet { if kind != oldValue { setNeedsDisplay() } } }
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
    switch kind {
    case .disclosure:
      stroke(
        isRightToLeft ? [(6.5, 1), (1.5, 7), (6.5, 13)] : [(1.5, 1), (6.5, 7), (1.5, 13)], 2.2,
        .tertiaryLabel,
        canvas)
    case .checkmark: stroke([(1.5, 7.5), (5.5, 12.5), (13.5, 1.5)], 2.2, tintColor, canvas)
    case .reorder:
      for y in [1.5, 7, 12.5] { stroke([(1, y), (23, y)], 1.6, .tertiaryLabel, canvas) }
    case .detail:
      ring(1.6, tintColor, canvas)
      dot(at: CGPoint(x: 11, y: 6.4), radius: 1.4, canvas)
      stroke([(9, 9.8), (11.3, 9.8), (11.3, 16)], 1.7, tintColor, canvas)
      stroke([(8.8, 16), (13.6, 16)], 1.7, tintColor, canvas)
    case .deletion:
      disc(.systemRed, canvas)
      stroke([(6, 11), (16, 11)], 2, .white, canvas)
    case .insertion:
      disc(.systemGreen, canvas)
      stroke([(6, 11), (16, 11)], 2, .white, canvas)
      stroke([(11, 6), (11, 16)], 2, .white, canvas)
    case .unchosen: ring(1.5, .tertiaryLabel, canvas)
    case .chosen:
      disc(tintColor, canvas)
      stroke([(6.5, 11.5), (9.8, 15), (15.5, 7.2)], 2, .white, canvas)
    }
  }

  private func stroke(_ points: [(CGFloat, CGFloat)], _ width: CGFloat, _ color: UIColor, _ canvas: Canvas) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    canvas.stroke(path, paint: .color(color))
  }

  private func ring(_ width: CGFloat, _ color: UIColor, _ canvas: Canvas) {
    let path = UIBezierPath(ovalIn: bounds.insetBy(dx: width / 2, dy: width / 2))
    path.lineWidth = width
    canvas.stroke(path, paint: .color(color))
  }

  private func disc(_ color: UIColor, _ canvas: Canvas) {
    canvas.fill(UIBezierPath(ovalIn: bounds), paint: .color(color))
  }

  private func dot(at center: CGPoint, radius: CGFloat, _ canvas: Canvas) {
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(UIBezierPath(ovalIn: rect), paint: .color(tintColor))
  }

  /// What the mark is; a button where a tap does something.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { onTap == nil ? .none : .button }
    set { super.accessibilityTraits = newValue }
  }

  override var isAccessibilityElement: Bool {
    get { onTap != nil }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get {
      switch kind {
      case .detail: "More Info"
      case .deletion: "Delete"
      case .insertion: "Insert"
      case .reorder: "Reorder"
      default: nil
      }
    }
    set { super.accessibilityLabel = newValue }
  }
}
