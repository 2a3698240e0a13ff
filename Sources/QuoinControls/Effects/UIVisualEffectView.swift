import Foundation
import QuoinGraphics

/// Shows what is behind it blurred, and its own content upon that.
///
/// Pictures blur what was drawn; PDF and SVG keep drawings that nothing can be read from, so that only the veil is laid
/// over there, with a warning.
open class UIVisualEffectView: UIView {
  /// What is done with what is behind.
  @Observed open var effect: UIVisualEffect? { didSet { effectDidChange() } }
  /// Holds what is shown upon the effect.
  public final let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContentView()
    effectDidChange()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  deinit {}

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func effectDidChange() {
    // Symbols and templates are what vibrant content mostly is.
    contentView.tintColor = (effect as? UIVibrancyEffect)?.style.color
    didChange(.look)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override var drawsContent: Bool { effect is UIBlurEffect }

  /// The blur takes in what is around the view, and so has to be drawn anew with it.
  open override var drawingExtent: CGRect {
    let reach = UIBlurEffect.deviation * 3 + 1
    return effect is UIBlurEffect ? bounds.insetBy(dx: -reach, dy: -reach) : bounds
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let blur = effect as? UIBlurEffect else { return }
    let radii = layer.cornerRadius > 0 ? CornerRadii(layer.cornerRadius) : CornerRadii(0)
    canvas.blurBackdrop(in: bounds, radii: radii, deviation: UIBlurEffect.deviation)
    canvas.fill(roundedRect: bounds, radii: radii, paint: .color(blur.veil))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }
}
