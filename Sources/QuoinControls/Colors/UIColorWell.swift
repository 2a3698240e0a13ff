import Foundation
import QuoinGraphics

/// Shows a colour, and lets another be chosen from a grid.
open class UIColorWell: UIControl {
  /// What the choice is called.
  open var title: String?
  /// Whether the opacity is chosen as well; true unless set.
  open var supportsAlpha = true
  private final weak var shownGrid: ColorGrid?

  /// In points, as UIKit's.
  private static let size: CGFloat = 28
  private static let ring: CGFloat = 3

  /// Creates a well.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? CGSize(width: Self.size, height: Self.size) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Creates a well; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// The colour; nothing where none was chosen.
  @Observed open var selectedColor: UIColor? { didSet { didChange([.look, .accessibility]) } }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.size, height: Self.size) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Look

  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    let side = min(rect.width, rect.height)
    let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    if isHighlighted || !isEnabled { canvas.beginTransparencyLayer(alpha: 0.5) }
    let hues = (0...12).map { UIColor(hue: CGFloat(12 - $0) / 12, saturation: 0.85, brightness: 1, alpha: 1) }
    let rainbow = Gradient(
      colors: hues, shape: .conic(center: CGPoint(x: circle.midX, y: circle.midY), angle: 0))
    let ring = UIBezierPath(ovalIn: circle)
    ring.append(UIBezierPath(ovalIn: circle.insetBy(dx: Self.ring, dy: Self.ring)))
    ring.usesEvenOddFillRule = true
    canvas.fill(ring, paint: .gradient(rainbow))
    let inner = UIBezierPath(ovalIn: circle.insetBy(dx: Self.ring + 2, dy: Self.ring + 2))
    if let selectedColor {
      canvas.fill(inner, paint: .color(selectedColor))
    } else {
      // White and a red stroke stand for no colour.
      canvas.fill(inner, paint: .color(.white))
      let radius = (side / 2 - Self.ring - 2) * 0.707
      let stroke = UIBezierPath()
      stroke.move(to: CGPoint(x: circle.midX - radius, y: circle.midY + radius))
      stroke.addLine(to: CGPoint(x: circle.midX + radius, y: circle.midY - radius))
      stroke.lineWidth = 1.5
      canvas.stroke(stroke, paint: .color(.systemRed))
    }
    if isHighlighted || !isEnabled { canvas.endTransparencyLayer() }
  }
  override var focusShape: UIBezierPath { UIBezierPath(ovalIn: bounds) }

  // MARK: Use

  override var isTriggeredByTouchUp: Bool { false }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside { showGrid() } }

  override func activate() { showGrid() }

  private func showGrid() {
    guard shownGrid == nil, let window else { return }
    let backdrop = MenuBackdrop(frame: window.bounds)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.traitOverrides = traitCollection
    let grid = ColorGrid(selected: selectedColor, supportsAlpha: supportsAlpha) {
      [weak self, weak backdrop] color, isLast in
      self?.selectedColor = color
      self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      if isLast { backdrop?.touched() }
    }
    backdrop.touched = { [weak backdrop] in
      backdrop?.giveKeysBack()
      backdrop?.removeFromSuperview()
    }
    backdrop.addSubview(grid)
    window.addSubview(backdrop)
    backdrop.takeKeys()
    grid.place(beside: convert(bounds, to: window), in: window.bounds.inset(by: window.safeAreaInsets))
    shownGrid = grid
    grid.alpha = 0
    UIView.animate(withDuration: 0.2, options: .allowUserInteraction) { grid.alpha = 1 }
  }

  // MARK: Accessibility

  open override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  /// What the choice is called, unless set.
  open override var defaultAccessibilityLabel: String? { title ?? "Color" }
  /// The colour's numbers, unless set.
  open override var defaultAccessibilityValue: String? { valueDescription }
  override var valueDescription: String? {
    selectedColor.map { $0.resolvedCGColor(with: traitCollection).hexString }
  }
}
