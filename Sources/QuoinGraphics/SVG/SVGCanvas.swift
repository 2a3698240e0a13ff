import Foundation
import QuoinDiagnostics

/// A canvas that writes SVG, with text as text or as outlines.
final class SVGCanvas: Canvas {
  var writer = SVGWriter()
  let textMode: SVGOptions.Text
  /// The numbers given to what is referred to, by what it is.
  var imageNames: [ObjectIdentifier: String] = [:]
  var glyphNames: [GlyphOutlines.Key: String] = [:]
  let outlines = GlyphOutlines()
  // Kept so that no other image can take over the identity of one that has a name.
  var keptImages: [CGImage] = []
  /// The first thing that went wrong, such as a picture that could not be compressed; no document comes of it.
  private var failure: Diagnostic?
  private var count = 0
  /// The bytes of the text that are counted.
  private var held = 0
  /// How many groups are open since each state was saved.
  private var openGroups = [0]
  /// The names of the masks whose drawing has not ended.
  private var masks: [String] = []

  /// Begins a document of one page.
  ///
  /// - Parameters:
  ///   - size: The page's size in points.
  ///   - scale: Pixels a point of effects that must become pixels.
  ///   - options: How it is written.
  ///   - metadata: What it says about itself.
  ///   - traits: What dynamic colours are resolved with.
  init(
    size: CGSize, scale: CGFloat, options: SVGOptions, metadata: DocumentMetadata, traits: UITraitCollection
  ) {
    textMode = options.text
    super.init(size: size, scale: scale, traits: traits)
    let (width, height) = (SVGWriter.number(size.width), SVGWriter.number(size.height))
    let language = metadata.language.map { " xml:lang=\"\(SVGWriter.escaped($0))\"" } ?? ""
    writer.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)"\(language)>

      """)
    if let title = metadata.title { line("<title>\(SVGWriter.escaped(title))</title>") }
    if let subject = metadata.subject { line("<desc>\(SVGWriter.escaped(subject))</desc>") }
  }

  deinit { meter.giveBack(memory: held) }

  override var keepsText: Bool { textMode == .text }

  /// Ends the document and gives its bytes.
  ///
  /// - Throws: What went wrong while it was drawn.
  func finish() throws(Diagnostic) -> Data {
    if let failure { throw failure }
    goBackToStart()
    for _ in 0..<openGroups[0] { writer.append("</g>") }
    writer.append("</svg>\n")
    return Data(writer.text.utf8)
  }

  /// Gives what a closure gives, or keeps what it throws for the end of the document.
  func noteFailure<Result>(_ body: () throws(Diagnostic) -> Result) -> Result? {
    do throws(Diagnostic) {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// A name that is not taken yet.
  func newName(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  /// Writes an element.
  func line(_ text: String) {
    // All of it is held until the end.
    held += text.utf8.count
    _ = meter.allows(memory: text.utf8.count)
    writer.append(text + "\n")
  }

  // MARK: State

  override func saveGStatePrimitive() { openGroups.append(0) }

  override func restoreGStatePrimitive() { closeLevel() }

  override func concatenatePrimitive(_ transform: CGAffineTransform) {
    if transform.isIdentity { return }
    open("transform=\"\(SVGWriter.matrix(transform))\"")
  }

  override func clipPrimitive(to rect: CGRect) { openClip("<rect\(SVGWriter.box(rect))/>") }

  override func clipPrimitive(to path: UIBezierPath) {
    let rule = path.usesEvenOddFillRule ? " clip-rule=\"evenodd\"" : ""
    openClip("<path d=\"\(SVGWriter.path(path))\"\(rule)/>")
  }

  private func openClip(_ shape: String) {
    let name = newName("c")
    line("<clipPath id=\"\(name)\">\(shape)</clipPath>")
    open("clip-path=\"url(#\(name))\"")
  }

  private func open(_ attributes: String) {
    line("<g \(attributes)>")
    openGroups[openGroups.count - 1] += 1
  }

  private func closeLevel() {
    guard openGroups.count > 1, let groups = openGroups.popLast(), groups > 0 else { return }
    line(String(repeating: "</g>", count: groups))
  }

  // MARK: Paths

  override func fillPrimitive(_ rect: CGRect, paint: Paint) {
    if paint.isConic { return super.fillPrimitive(rect, paint: paint) }
    guard let attributes = attributes("fill", paint, covering: rect) else { return }
    line("<rect\(SVGWriter.box(rect))\(attributes)/>")
  }

  override func fillPrimitive(roundedRect rect: CGRect, radii: CornerRadii, paint: Paint) {
    let fitted = radii.fitting(rect.size)
    guard let radius = fitted.uniform, !paint.isConic else {
      return super.fillPrimitive(roundedRect: rect, radii: radii, paint: paint)
    }
    guard let attributes = attributes("fill", paint, covering: rect) else { return }
    let rounding = radius > 0 ? SVGWriter.attributes(["rx": radius]) : ""
    line("<rect\(SVGWriter.box(rect))\(rounding)\(attributes)/>")
  }

  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) {
    if case .gradient(let gradient) = paint, case .conic(let center, let angle) = gradient.shape {
      return fillFan(path, gradient, around: center, from: angle)
    }
    guard let attributes = attributes("fill", paint, covering: path.bounds) else { return }
    let rule = path.usesEvenOddFillRule ? " fill-rule=\"evenodd\"" : ""
    line("<path d=\"\(SVGWriter.path(path))\"\(attributes)\(rule)/>")
  }

  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    guard let attributes = attributes("stroke", paint, covering: path.bounds) else { return }
    var style = SVGWriter.attributes(["stroke-width": path.lineWidth])
    if path.lineCapStyle != .butt { style += " stroke-linecap=\"\(path.lineCapStyle)\"" }
    if path.lineJoinStyle != .miter { style += " stroke-linejoin=\"\(path.lineJoinStyle)\"" }
    if path.lineJoinStyle == .miter { style += SVGWriter.attributes(["stroke-miterlimit": path.miterLimit]) }
    if !path.lineDashPattern.isEmpty {
      let dashes = path.lineDashPattern.map(SVGWriter.number).joined(separator: " ")
      style += " stroke-dasharray=\"\(dashes)\""
      if path.lineDashPhase != 0 { style += SVGWriter.attributes(["stroke-dashoffset": path.lineDashPhase]) }
    }
    line("<path d=\"\(SVGWriter.path(path))\" fill=\"none\"\(attributes)\(style)/>")
  }

  // MARK: Images, text, links

  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    drawImage(image, in: rect, tint: tint)
  }

  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) { drawText(text, at: point) }

  override func linkPrimitive(to target: LinkTarget, rect: CGRect) {
    let address: String
    switch target {
    case .url(let url): address = url
    case .destination(let name):
      record?.addLink(to: name)
      address = "#" + Self.id(ofDestination: name)
    }
    line(
      "<a xlink:href=\"\(SVGWriter.escaped(address))\"><rect\(SVGWriter.box(rect)) fill=\"none\" pointer-events=\"all\"/></a>"
    )
  }

  override func destinationPrimitive(_ name: String, at point: CGPoint) {
    line(
      "<g id=\"\(Self.id(ofDestination: name))\" transform=\"\(SVGWriter.matrix(CGAffineTransform(translationX: point.x, y: point.y)))\"/>"
    )
  }

  /// What a destination is called in the file, unlike anything else there; ids hold no spaces.
  private static func id(ofDestination name: String) -> String {
    "to-" + (name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }

  // MARK: Groups and effects

  override func beginTransparencyLayerPrimitive(alpha: CGFloat) {
    openGroups.append(0)
    open(alpha < 1 ? "opacity=\"\(SVGWriter.number(alpha))\"" : "class=\"layer\"")
  }

  override func endTransparencyLayerPrimitive(alpha: CGFloat) { closeLevel() }

  override func beginMaskPrimitive() {
    let name = newName("m")
    masks.append(name)
    line(
      "<mask id=\"\(name)\" mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\"\(SVGWriter.box(clipBounds))>"
    )
    openGroups.append(0)
  }

  override func beginMaskedLayerPrimitive() {
    closeLevel()
    line("</mask>")
    openGroups.append(0)
    if let name = masks.popLast() { open("mask=\"url(#\(name))\"") }
  }

  override func endMaskedLayerPrimitive() { closeLevel() }

  override func beginShadowLayerPrimitive(_ shadow: Shadow) {
    openGroups.append(0)
    let (offset, radius) = (shadow.offset, shadow.radius)
    let color = shadow.drawnColor(with: traits)
    let name = newName("f")
    let reach = radius * 3 + max(abs(offset.width), abs(offset.height))
    let region = clipBounds.insetBy(dx: -reach, dy: -reach)
    line(
      """
      <filter id="\(name)" filterUnits="userSpaceOnUse"\(SVGWriter.box(region)) \
      color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" \
      stdDeviation="\(SVGWriter.number(radius))"/>\
      <feOffset\(SVGWriter.attributes(["dx": offset.width, "dy": offset.height])) result="s"/>\
      <feFlood\(SVGWriter.color("flood-color", color))/><feComposite in2="s" operator="in"/>\
      <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
      """)
    open("filter=\"url(#\(name))\"")
  }

  override func endShadowLayerPrimitive(_ shadow: Shadow) { closeLevel() }

  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {
    let (offset, radius) = (shadow.offset, shadow.radius)
    let color = shadow.drawnColor(with: traits)
    let bounds = path.bounds
    guard color.alpha > 0, !bounds.isNull else { return }
    var filter = ""
    if radius > 0 {
      let name = newName("f")
      let region = bounds.insetBy(dx: -radius * 3, dy: -radius * 3)
      line(
        """
        <filter id="\(name)" filterUnits="userSpaceOnUse"\(SVGWriter.box(region))>\
        <feGaussianBlur stdDeviation="\(SVGWriter.number(radius))"/></filter>
        """)
      filter = " filter=\"url(#\(name))\""
    }
    let move = SVGWriter.matrix(CGAffineTransform(translationX: offset.width, y: offset.height))
    line(
      "<path d=\"\(SVGWriter.path(path))\"\(SVGWriter.color("fill", color)) transform=\"\(move)\"\(filter)/>")
  }
}
