import Foundation
import QuoinGraphics

/// A wheel that turns while something goes on.
open class UIActivityIndicatorView: UIView {
  /// How large a wheel is; the last three are UIKit's old names.
  public nonisolated enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2

    /// The diameter, in points.
    var size: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }

  /// Whether the wheel turns.
  public private(set) final var isAnimating = false
  private final var start: TimeInterval = 0
  private final var timer: ScheduledWork?
  private final var ownColor: UIColor?

  private static let spokes = 8
  /// How long a turn takes, in seconds.
  private static let turn: TimeInterval = 1

  /// Creates a wheel of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.size, height: style.size))
    isHidden = true
  }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIActivityIndicatorView {
    look(in: containers, AppearanceProperty.ofActivityIndicators) { UIActivityIndicatorView(frame: $0) }
  }

  /// Creates a wheel of medium size.
  public override init(frame: CGRect) {
    style = .medium
    let size = frame.size == .zero ? CGSize(width: Style.medium.size, height: Style.medium.size) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    isHidden = true
  }

  /// Creates a wheel; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  deinit { whereViewsAre { timer?.cancel() } }

  /// How large the wheel is.
  @Observed open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// The colour of the spokes; grey unless set.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      didChange(.look)
    }
  }
  /// Whether a wheel that stands still is hidden; true unless set.
  @Observed open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

  /// Lets the wheel turn.
  open func startAnimating() {
    if isAnimating { return }
    isAnimating = true
    isHidden = false
    run()
    didChange([.look, .accessibility])
  }

  /// Lets the wheel stand still.
  open func stopAnimating() {
    if isAnimating {
      isAnimating = false
      timer?.cancel()
      timer = nil
      didChange([.look, .accessibility])
    }
    if hidesWhenStopped { isHidden = true }
  }

  private func run() {
    timer?.cancel()
    timer = nil
    guard isAnimating, let clock = window?.clock else { return }
    start = clock.time
    timer = clock.schedule(after: Self.turn / Double(Self.spokes), repeats: true, isAmbient: true) {
      [weak self] in self?.didChange(.look)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    run()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.size, height: style.size) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var drawsContent: Bool { true }
  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    let elapsed = window.map { $0.clock.time - start } ?? 0
    let step = isAnimating ? Int((elapsed / Self.turn * Double(Self.spokes) + 1e-6).rounded(.down)) : 0
    let radius = style.size / 2
    for spoke in 0..<Self.spokes {
      // The spoke that was lit last is the strongest; those before it fade.
      let age = ((step - spoke) % Self.spokes + Self.spokes) % Self.spokes
      drawSpoke(
        spoke, on: canvas, center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
        alpha: 1 - CGFloat(age) * 0.11)
    }
  }

  private func drawSpoke(_ spoke: Int, on canvas: Canvas, center: CGPoint, radius: CGFloat, alpha: CGFloat) {
    let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * distance * radius, y: center.y + sin(angle) * distance * radius)
    }
    let line = UIBezierPath()
    line.move(to: point(0.5))
    line.addLine(to: point(0.86))
    line.lineWidth = radius * 0.24
    line.lineCapStyle = .round
    let parts = color.resolvedCGColor(with: canvas.traits)
    canvas.stroke(
      line,
      paint: .color(UIColor(cgColor: parts.multiplyingAlpha(by: alpha)))
    )
  }

  /// Whether the wheel is read out; while it turns, unless set.
  open override var isAccessibilityElementByDefault: Bool { isAnimating }
  /// What the wheel is called, unless set.
  open override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  open override var stateDescription: String? { isAnimating ? "animating" : nil }
}
