import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// Shows a code that scanners read: bars or squares, dark on light.
///
/// It is as large as its room lets it, its modules all of one size and, in pictures, on whole pixels, so that scanners
/// read them; with `moduleSize` it has the size that this makes. What the standard wants light around the code is part
/// of it.
///
/// ```swift
/// let code = BarcodeView(.ean13, content: "400638133393")
/// let png = try code.render(as: .png, size: CGSize(width: 200, height: 120))
/// ```
open class BarcodeView: UIView {
  /// How the content is written.
  @Observed open var symbology: BarcodeSymbology { didSet { codeDidChange() } }
  /// What scanners read. The check digit of EAN, UPC and ITF-14 may be left out.
  @Observed open var content: String { didSet { codeDidChange() } }
  /// How much may be lost, where the symbology lets that be chosen; medium unless set.
  open var errorCorrection: BarcodeErrorCorrection {
    get { correctionChoice ?? usualErrorCorrection }
    set { correctionChoice = newValue }
  }

  final var settings = BarcodeSettings() { didSet { invalidateIntrinsicContentSize() } }

  /// How wide a module, the narrowest bar or square, is in points; nothing for as wide as there is room.
  open var moduleSize: CGFloat? {
    get { settings.moduleSize }
    set { settings.moduleSize = newValue.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
  }

  /// What stays light around the code, in modules; nothing for what its standard asks for.
  open var quietZone: CGFloat? {
    get { settings.quietZone }
    set { settings.quietZone = newValue.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
  }

  /// Whether what it says is written below; true for bars, false for squares, unless set.
  open var showsText: Bool {
    get { textChoice ?? symbology.isLinear }
    set {
      textChoice = newValue
      showText()
    }
  }

  /// The font of what is written below; one with digits of one width in proportion to the code unless set.
  open var font: UIFont? {
    get { settings.font }
    set { settings.font = newValue }
  }

  /// The colour of the dark modules and of what is written; black unless set, in a dark appearance too.
  @Observed open var color: UIColor = .black { didSet { setNeedsDisplay() } }

  private final var textChoice: Bool?
  private final var correctionChoice: BarcodeErrorCorrection? { didSet { codeDidChange() } }
  private final var encoded: Result<BarcodeSymbol, Diagnostic>?

  /// Creates a view on white.
  ///
  /// - Parameters:
  ///   - symbology: How the content is written.
  ///   - content: What scanners read; what the symbology does not take is not drawn, and is the view's `problem`.
  public init(_ symbology: BarcodeSymbology, content: String = "") {
    self.symbology = symbology
    self.content = content
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a QR code; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    symbology = .qr
    content = ""
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    backgroundColor = .white
    isUserInteractionEnabled = false
    showText()
  }

  private func showText() { settings.showsText = showsText }

  /// How much may be lost unless that is set.
  var usualErrorCorrection: BarcodeErrorCorrection { .medium }
  /// The size of a QR code.
  var chosenVersion: Int? { nil }

  final func codeDidChange() {
    encoded = nil
    showText()
  }

  // MARK: The code

  /// The code, or what is wrong with the content.
  private var result: Result<BarcodeSymbol, Diagnostic> {
    if let encoded { return encoded }
    let result = encode(content)
    encoded = result
    return result
  }

  private func encode(_ content: String) -> Result<BarcodeSymbol, Diagnostic> {
    do throws(Diagnostic) {
      return .success(
        try BarcodeSymbol(
          content, symbology, errorCorrection: errorCorrection, version: chosenVersion))
    } catch { return .failure(error) }
  }

  /// The code; nothing while the content cannot be written in the symbology.
  public final var symbol: BarcodeSymbol? { try? result.get() }

  /// What is wrong with the content; nothing for none, and for a view without content.
  public final var problem: Diagnostic? {
    guard !content.isEmpty, case .failure(let problem) = result else { return nil }
    return problem
  }

  /// What is wrong with another content; nothing for none.
  package final func problem(with content: String) -> Diagnostic? {
    guard case .failure(let problem) = encode(content) else { return nil }
    return problem
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { symbol.map { settings.size(of: $0) } ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let symbol else { return .zero }
    let isFree = settings.moduleSize == nil && size.width.isFinite && size.width > 0
    return settings.size(of: symbol, width: isFree ? size.width : nil)
  }

  /// Where the code lies with what stays light around it, in the view's points; null where there is none.
  package final var codeRect: CGRect {
    guard let symbol else { return .null }
    return BarcodePlacement(symbol, settings, in: bounds).rect(with: settings.quietZone(of: symbol.symbology))
  }

  // MARK: Drawing

  open override var drawsContent: Bool { !content.isEmpty || writtenSpan != nil }

  /// A code without content takes no room, and is told all the same.
  open override var drawingExtent: CGRect {
    content.isEmpty ? bounds.insetBy(dx: -0.5, dy: -0.5) : super.drawingExtent
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let symbol else {
      if case .failure(let problem) = result { warn(problem.asWarning, on: canvas) }
      return
    }
    let grid = BarcodeGrid(canvas)
    let placement = BarcodePlacement(symbol, settings, in: bounds, on: grid)
    guard placement.module > 0, placement.module.isFinite else { return }
    if let grid, grid.pixels(placement.module) < 1 {
      warn(.barcodeBelowPixels(symbol.symbology), on: canvas)
    }
    if let wanted = moduleSize, placement.module < wanted * 0.99 - (grid == nil ? 0 : 1 / canvas.scale) {
      warn(
        .barcodeHasNoRoom(symbol.symbology, module: wanted, size: settings.size(of: symbol)), on: canvas)
    }
    drawModules(placement, on: canvas)
    if settings.showsText {
      BarcodeCaption(placement: placement, settings: settings, color: color).draw(on: canvas, in: bounds)
    }
  }

  func drawModules(_ placement: BarcodePlacement, on canvas: Canvas) {
    canvas.fill(placement.path, paint: .color(color))
  }

  final func warn(_ warning: Diagnostic, on canvas: Canvas) {
    canvas.warn(warning.located(at: writtenSpan))
  }

  // MARK: Accessibility

  /// Whether the code is read out; true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What it is called, such as `QR code`, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? symbology.spokenName }
    set { super.accessibilityLabel = newValue }
  }

  /// What it says, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? symbol?.text ?? content }
    set { super.accessibilityValue = newValue }
  }

  /// What it is; an image unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}

nonisolated extension BarcodeSymbology {
  fileprivate var spokenName: String {
    switch self {
    case .qr: "QR code"
    case .dataMatrix, .gs1DataMatrix, .aztec: "\(name) code"
    default: "Barcode"
    }
  }
}

nonisolated extension Diagnostic {
  fileprivate var asWarning: Diagnostic {
    var copy = self
    copy.severity = .warning
    return copy
  }

  /// Modules that a picture cannot show.
  fileprivate static func barcodeBelowPixels(_ symbology: BarcodeSymbology) -> Diagnostic {
    Diagnostic(
      .warning,
      "The modules of \(symbology.article.lowercased()) \(symbology.name) code are narrower than a pixel; scanners will not read it",
      notes: [Note("give it more room, or the picture a larger scale")])
  }

  /// Modules of a chosen size in too little room.
  fileprivate static func barcodeHasNoRoom(
    _ symbology: BarcodeSymbology, module: CGFloat, size: CGSize
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "\(symbology.article) \(symbology.name) code with a moduleSize of \(pointText(module)) needs \(pointText(size.width)) × \(pointText(size.height)) points; it is drawn smaller"
    )
  }
}
