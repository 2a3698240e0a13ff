import Foundation
import QuoinGraphics

/// Shows an image.
open class UIImageView: UIView {
  /// The image.
  @Observed open var image: UIImage? {
    didSet { shownImageDidChange(from: isHighlighted ? highlightedImage ?? oldValue : oldValue) }
  }
  /// The image while the view is highlighted.
  @Observed open var highlightedImage: UIImage? {
    didSet { if isHighlighted { shownImageDidChange(from: oldValue ?? image) } }
  }
  /// Whether the highlighted image is shown.
  @Observed open var isHighlighted = false {
    didSet { shownImageDidChange(from: oldValue ? highlightedImage ?? image : image) }
  }

  /// The images that are shown one after the other while the view is animating.
  @Observed open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images that are shown so while the view is highlighted, too.
  @Observed open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long all images are shown together, in seconds; 0 for a thirtieth of a second each.
  @Observed open var animationDuration: TimeInterval = 0 { didSet { stopAnimating() } }
  /// How often they are shown; 0 for without end.
  @Observed open var animationRepeatCount = 0 { didSet { stopAnimating() } }
  final var animation: ImageAnimation?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view as large as an image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  deinit {}

  private func shownImageDidChange(from old: UIImage?) {
    if shownImage?.size != old?.size { invalidateIntrinsicContentSize() } else { didChange(.look) }
  }

  private var shownImage: UIImage? { animation?.image ?? (isHighlighted ? highlightedImage ?? image : image) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let animation { animation.run(in: self) }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// The image's rectangle in the view's bounds, which may reach beyond them.
  private var imageRect: CGRect {
    guard let shownImage else { return bounds }
    return contentMode.rect(for: shownImage.size, in: bounds)
  }

  /// Where the image hides what is behind it, in the view's own points; null where some of it is clear, or may be.
  package final var opaqueRect: CGRect { shownImage?.cgImage?.isOpaque == true ? imageRect : .null }

  open override var drawingExtent: CGRect { bounds.union(imageRect) }

  open override var drawsContent: Bool { shownImage?.cgImage != nil }

  override func extent(for purpose: ExtentPurpose) -> CGRect? {
    purpose == .shown ? drawsContent ? bounds : .null : nil
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let image = shownImage, image.cgImage != nil else { return }
    let rect = imageRect
    if rect.isEmpty { return }
    canvas.draw(image, in: rect, tint: image.tintColor ?? tintColor)
  }

  /// What the view is; an image unless set. It is read out only where `isAccessibilityElement` is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
