import Foundation
import QuoinGraphics
import QuoinResources

/// Where the lines of a text layer stand.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer leaves text out that does not fit.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere: what does not fit is cut off by whoever clips.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text from its top.
///
/// ```swift
/// let caption = CATextLayer()
/// caption.string = "12 %"
/// caption.fontSize = 13
/// caption.foregroundColor = UIColor.label.cgColor
/// ```
open class CATextLayer: CALayer {
  override class var placesNoSublayers: Bool { self == CATextLayer.self }

  /// A `String`, which has the layer's font and colour, or an `NSAttributedString`, which has its own.
  @Observed open var string: Any? { didSet { lookDidChange() } }
  /// The font, a `UIFont` or its name; the system's unless set.
  @Observed open var font: Any? { didSet { lookDidChange() } }
  /// The size of the font, in points; 36 unless set, as Core Animation has it.
  @Observed open var fontSize: CGFloat = 36 { didSet { lookDidChange() } }
  /// The colour of the text, resolved anew for each drawing when it is dynamic; white unless set, as Core Animation has it.
  @Observed public final var foregroundPaint: UIColor? = .white { didSet { lookDidChange() } }
  /// The colour of the text.
  open var foregroundColor: CGColor? {
    get { foregroundPaint?.cgColor }
    set { foregroundPaint = newValue.map(UIColor.init(cgColor:)) }
  }
  /// Whether lines are broken at the layer's width; it is one line unless set.
  @Observed open var isWrapped = false { didSet { lookDidChange() } }
  /// Where the lines stand.
  @Observed open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { lookDidChange() } }
  /// Where text is left out that does not fit.
  @Observed open var truncationMode = CATextLayerTruncationMode.none { didSet { lookDidChange() } }

  public override init() { super.init() }

  /// Creates a layer that looks as another one does.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a size; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  override func copyProperties(of layer: CALayer) {
    super.copyProperties(of: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundPaint) = (
      layer.string, layer.font, layer.fontSize, layer.foregroundPaint
    )
    (isWrapped, alignmentMode, truncationMode) = (layer.isWrapped, layer.alignmentMode, layer.truncationMode)
  }

  /// The text with its attributes; nothing where there is none.
  private var text: NSAttributedString? {
    let text: NSMutableAttributedString
    if let attributed = string as? NSAttributedString {
      text = ReleasingAttributedString(attributedString: attributed)
    } else if let plain = string as? String {
      text = ReleasingAttributedString(
        string: plain, attributes: [.font: drawnFont, .foregroundColor: foregroundPaint ?? .clear])
    } else {
      return nil
    }
    if text.length == 0 { return nil }
    let whole = NSRange(location: 0, length: text.length)
    if text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil || !(string is NSAttributedString) {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      text.addAttribute(.paragraphStyle, value: style, range: whole)
    }
    return text
  }

  private var drawnFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    if let name = font as? String, let font = UIFont(name: name, size: fontSize) { return font }
    return .systemFont(ofSize: fontSize)
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  /// The size that the text takes in the layer's width, in points.
  open override func preferredFrameSize() -> CGSize {
    guard let text else { return .zero }
    let room = CGSize(width: isWrapped ? bounds.width : .infinity, height: .infinity)
    return text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
  }

  open override func draw(in ctx: CGContext) {
    guard let text else { return }
    let isCut = truncationMode != .none
    let room = CGSize(width: bounds.width, height: isWrapped && !isCut ? .infinity : bounds.height)
    text.draw(
      with: CGRect(origin: bounds.origin, size: room),
      options: isCut ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin,
      context: nil)
  }
}
