import Foundation

/// How pictures and documents are drawn by a renderer.
open class UIGraphicsRendererFormat {
  /// Creates a format as this machine prefers it.
  public required init() {}

  /// A format as this machine prefers it.
  open class func `default`() -> Self { Self() }

  /// The room that is drawn in, in points.
  public final internal(set) var bounds = CGRect.zero
}

/// How pictures are drawn by a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colours that pixels can hold.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels a point: those of the present traits, or of the main screen, unless set; 0 for the main screen's.
  open var scale = UITraitCollection.current.displayScale

  /// Whether the picture has no clear pixels: it begins black then.
  open var opaque = false

  /// The colours that pixels can hold; kept for code that sets it, as they hold sRGB.
  open var preferredRange = Range.standard

  /// Whether pixels may hold colours beyond sRGB; they do not.
  open var prefersExtendedRange: Bool {
    get { false }
    set {}
  }

  /// A format as this machine prefers it.
  open class func preferred() -> Self { Self() }

  /// Creates a format for traits, of which the scale counts.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// How a document is written by a renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself, by the keys `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`,
  /// `kCGPDFContextKeywords` and `kCGPDFContextCreator`; the last is left out.
  open var documentInfo: [String: Any] = [:]
}

/// The key of a document's title.
public let kCGPDFContextTitle = "Title"
/// The key of who wrote a document.
public let kCGPDFContextAuthor = "Author"
/// The key of what a document is about.
public let kCGPDFContextSubject = "Subject"
/// The key of a document's keywords: a string, or several.
public let kCGPDFContextKeywords = "Keywords"
/// The key of the program that made a document.
public let kCGPDFContextCreator = "Creator"

/// What a renderer draws with.
open class UIGraphicsRendererContext {
  /// The context that is drawn on.
  public final fileprivate(set) var cgContext: CGContext
  /// How it is drawn.
  public final let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Goes on in another context.
  final func goOn(in context: CGContext) { cgContext = context }

  /// Fills a rectangle with the colour that is set.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle; every blend mode but `normal` is drawn as that, with a warning.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
  }

  /// Draws a line of a point within a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws only within a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
