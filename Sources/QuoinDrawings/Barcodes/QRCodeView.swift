import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// Shows a QR code, as phones read them, with a picture in its middle where there is one.
///
/// ```swift
/// let code = QRCodeView("https://example.org")
/// code.image = UIImage(contentsOfFile: "logo.svg")
/// ```
open class QRCodeView: BarcodeView {
  /// The size, from 1 (21 modules a side) to 40 (177), for codes that are all to be of one size; nothing for the smallest
  /// that holds the content.
  @Observed open var version: Int? { didSet { if version != oldValue { codeDidChange() } } }

  /// A picture in the middle, a quarter of the code wide at most; `errorCorrection` is then high unless set, so that phones
  /// make up for the modules that it hides.
  @Observed open var image: UIImage? {
    didSet {
      codeDidChange()
      setNeedsDisplay()
    }
  }

  /// Creates a view on white.
  ///
  /// - Parameter content: What phones read, an address as a rule; up to 2,331 bytes, more with a lower error correction.
  public init(_ content: String = "") { super.init(.qr, content: content) }

  /// Creates a view; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  override var usualErrorCorrection: BarcodeErrorCorrection { image == nil ? .medium : .high }
  override var chosenVersion: Int? { version }

  override func drawModules(_ placement: BarcodePlacement, on canvas: Canvas) {
    guard let image, image.size.width > 0, image.size.height > 0 else {
      return super.drawModules(placement, on: canvas)
    }
    if [.low, .medium].contains(errorCorrection) {
      warn(.pictureHidesTooMuch(errorCorrection), on: canvas)
    }
    // The greatest odd number of modules in a quarter: in the smallest codes that is just what they make up for.
    let side = (placement.symbol.columns / 4 - 1) / 2 * 2 + 1
    var cleared = placement
    cleared.symbol = placement.symbol.clearing(side)
    super.drawModules(cleared, on: canvas)
    canvas.draw(image, in: placement.middle(of: side, for: image.size))
  }
}

extension BarcodePlacement {
  /// Where a picture lies in a square of light modules, with a margin of half a module.
  fileprivate func middle(of side: Int, for size: CGSize) -> CGRect {
    let center = CGFloat(symbol.columns) * module / 2
    let scale = (CGFloat(side) - 1) * module / max(size.width, size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: origin.x + center - width / 2, y: origin.y + center - height / 2, width: width, height: height)
  }
}

nonisolated extension Diagnostic {
  /// A picture over modules that nothing makes up for.
  fileprivate static func pictureHidesTooMuch(_ correction: BarcodeErrorCorrection) -> Diagnostic {
    Diagnostic(
      .warning,
      "The picture in a QR code hides more than errorCorrection \(correction.rawValue) makes up for; phones may not read it",
      notes: [Note("high is what it has unless errorCorrection is set")])
  }
}
