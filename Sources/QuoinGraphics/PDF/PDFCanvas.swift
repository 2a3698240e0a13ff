import CQuoinGraphics
import Foundation

/// A canvas on one page of a PDF.
///
/// Text, areas and lines of plain colours are written as they are. What is more than that (images, gradients, groups,
/// shadows) Cairo writes, as a form that is drawn on the page in its turn.
final class PDFCanvas: CairoCanvas {
  let document: PDFDocument
  let page: PDFPage
  /// How many clips there were when a state was remembered.
  private var savedClips: [Int] = []
  private var clipCount = 0
  /// The part of the page's content that is drawn.
  private var part: Int?
  private var openGroups = 0
  /// The text that is drawn, where parts of it are elements of their own.
  private var text: (structure: TextStructure, whole: DividedElement)?
  /// How deep what Cairo draws is nested.
  private var cairoDepth = 0
  /// Whether Cairo has drawn what is on no page yet.
  private var hasForm = false

  init?(
    document: PDFDocument, page: PDFPage, surface: OpaquePointer, scale: CGFloat, traits: UITraitCollection
  ) {
    (self.document, self.page) = (document, page)
    super.init(surface: surface, size: page.size, scale: scale, deviceScale: 1, traits: traits)
  }

  // The document reads the fonts again when it ends.
  override var fonts: DrawingFonts { document.fonts }

  /// What stands for the characters of pictures.
  var standIns: StandInFont { document.standIns }

  override var keepsText: Bool { true }

  override var writesLinkText: Bool { document.structure.isUsed }

  override var extendsImages: Bool { false }

  // Shadows become pixels; on paper, one to a point would show.
  override var effectScale: CGFloat { max(2, scale) }

  override func makeSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    document.surface(of: image, pixels).flatMap { cairo_surface_reference($0) }
  }

  override func maskSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    document.maskSurface(of: image, pixels)
  }

  override func drawPixels(of image: CGImage) {
    // Without an extension beyond its edges, which would make Cairo write the pixels anew.
    guard let surface = imageSurface(of: image) else { return }
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }

  override func linkPrimitive(to target: LinkTarget, rect: CGRect) {
    let box = rect.overlap(clipBounds).applying(transform)
    guard !box.isNull, !box.isEmpty else { return }
    if case .destination(let name) = target { record?.addLink(to: name) }
    if !document.addLink(to: record?.global(target) ?? target, in: box, saying: linkText) {
      warn(.linkOnNoPage)
    }
  }

  override func deferredContentPrimitive() -> (any DeferredContent)? {
    if isCairoDrawing { return nil }
    placeForm()
    let number = document.leavePlace(size: page.size)
    page.draw(form: number, isClipped: true)
    return PDFDeferredContent(document, number: number, size: page.size, transform: transform)
  }

  // MARK: What Cairo draws

  /// Whether Cairo is drawing, so that all goes to it.
  var isCairoDrawing: Bool { cairoDepth > 0 }

  /// Lets Cairo draw something in the current coordinates and clip.
  func drawByCairo(_ draw: () -> Void) {
    beginCairo()
    draw()
    endCairo()
  }

  private func beginCairo() {
    cairoDepth += 1
    guard cairoDepth == 1 else { return }
    cairo_save(context)
    for clip in page.clips {
      set(clip.transform)
      add(clip.path)
      cairo_clip(context)
    }
    set(transform)
    hasForm = true
  }

  private func endCairo() {
    cairoDepth -= 1
    if cairoDepth == 0 { cairo_restore(context) }
  }

  private func set(_ transform: CGAffineTransform) {
    var matrix = transform.cairo
    cairo_set_matrix(context, &matrix)
  }

  /// Puts what Cairo has drawn onto the page before anything else is.
  func placeForm() {
    guard hasForm else { return }
    hasForm = false
    page.draw(form: document.endForm())
  }

  // MARK: State

  override func saveGStatePrimitive() {
    if isCairoDrawing { return super.saveGStatePrimitive() }
    savedClips.append(page.clips.count)
  }

  override func restoreGStatePrimitive() {
    if isCairoDrawing { return super.restoreGStatePrimitive() }
    if let count = savedClips.popLast() { page.clips.removeLast(page.clips.count - count) }
  }

  override func concatenatePrimitive(_ transform: CGAffineTransform) {
    if isCairoDrawing { super.concatenatePrimitive(transform) }
  }

  override func clipPrimitive(to rect: CGRect) { clipPrimitive(to: UIBezierPath(rect: rect)) }

  override func clipPrimitive(to path: UIBezierPath) {
    if isCairoDrawing { return super.clipPrimitive(to: path) }
    clipCount += 1
    // What is called with a path may change it afterwards.
    let copy = UIBezierPath()
    copy.append(path)
    copy.usesEvenOddFillRule = path.usesEvenOddFillRule
    page.clips.append(PDFClip(number: clipCount, path: copy, transform: transform))
  }

  // MARK: Paths

  override func fillPrimitive(_ rect: CGRect, color: UIColor) {
    if isCairoDrawing { return super.fillPrimitive(rect, color: color) }
    let color = color.resolvedCGColor(with: traits)
    guard color.alpha > 0 else { return }
    placeForm()
    page.fill(color) { $0.add(rect, transform) }
  }

  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) {
    guard !isCairoDrawing, case .color(let color) = paint else {
      return drawByCairo { super.fillPrimitive(path, paint: paint) }
    }
    let plain = color.resolvedCGColor(with: traits)
    guard plain.alpha > 0, !path.isEmpty else { return }
    placeForm()
    page.fill(plain, isEvenOdd: path.usesEvenOddFillRule) { $0.add(path: path.elements, transform) }
  }

  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    guard !isCairoDrawing, case .color(let color) = paint else {
      return drawByCairo { super.strokePrimitive(path, paint: paint) }
    }
    let plain = color.resolvedCGColor(with: traits)
    guard plain.alpha > 0, !path.isEmpty else { return }
    placeForm()
    page.stroke(path, plain, transform)
  }

  // MARK: Images and effects

  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    // A form is written for whatever Cairo is asked to draw.
    guard rect.overlaps(clipBounds), image.cgImage != nil,
      image.drawingTint(tint)?.resolvedCGColor(with: traits).alpha != 0
    else { return }
    drawByCairo { super.drawPrimitive(image, in: rect, tint: tint) }
  }

  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) {
    if isCairoDrawing { return super.drawPrimitive(text, at: point) }
    write(text, at: point)
  }

  override func drawGlyphs(_ runs: [GlyphRun]) {
    for run in runs {
      let isSeen = run.color.resolvedCGColor(with: traits).alpha > 0
      if run.font.face.isColored, isSeen, drawPictures(of: run) { continue }
      super.drawGlyphs([run])
    }
  }

  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {
    guard shadow.color.resolvedCGColor(with: traits).alpha > 0, !path.isEmpty else { return }
    drawByCairo { super.drawPrimitive(shadow, of: path) }
  }

  // MARK: Roles

  override func beginContent() { awaitsContent = document.structure.takesContent }

  override func endContent() {
    endContentPart()
    placeForm()
  }

  override func beginRolePrimitive(_ role: StructureRole, _ attributes: StructureAttributes) {
    document.structure.begin(role, attributes)
    changePart()
  }

  override func endRolePrimitive() {
    document.structure.end()
    changePart()
  }

  /// Ends the part at hand, unless what comes belongs to it, too. A group is drawn as one when it ends.
  private func changePart() {
    guard openGroups == 0 else { return }
    if part != document.structure.currentNumber { endContentPart() }
    awaitsContent = part == nil && document.structure.takesContent
  }

  override func beginContentPart() {
    awaitsContent = false
    guard let part = document.structure.addContent(page: page.number, mark: page.elements.count) else {
      return
    }
    placeForm()
    self.part = part.element
    page.elements.append(part.element)
    let mark = page.elements.count - 1
    page.beginMark { words in part.write(to: &words, mark: mark) }
  }

  private func endContentPart() {
    guard part != nil else { return }
    placeForm()
    page.endMark()
    part = nil
  }

  // MARK: Parts of texts

  override func beginText(_ text: TextLayout, partOf whole: DividedElement?) {
    guard openGroups == 0, let role = document.structure.currentRole,
      let structure = TextStructure(text.content, within: role)
    else { return }
    self.text = (structure, whole ?? DividedElement())
  }

  override func goToElement(of piece: TextPiece) {
    guard let text else { return }
    document.structure.go(to: text.structure.path(to: piece), of: text.whole)
    changePart()
  }

  override func endText() {
    guard let text else { return }
    self.text = nil
    document.structure.go(to: [], of: text.whole)
    changePart()
  }

  // MARK: Groups

  private func beginGroup() {
    if awaitsContent { beginContentPart() }
    openGroups += 1
    beginCairo()
  }

  private func endGroup() {
    endCairo()
    openGroups -= 1
    changePart()
  }

  override func beginTransparencyLayerPrimitive(alpha: CGFloat) {
    beginGroup()
    super.beginTransparencyLayerPrimitive(alpha: alpha)
  }

  override func endTransparencyLayerPrimitive(alpha: CGFloat) {
    super.endTransparencyLayerPrimitive(alpha: alpha)
    endGroup()
  }

  override func beginMaskPrimitive() {
    beginGroup()
    super.beginMaskPrimitive()
  }

  override func endMaskedLayerPrimitive() {
    super.endMaskedLayerPrimitive()
    endGroup()
  }

  override func beginShadowLayerPrimitive(_ shadow: Shadow) {
    beginGroup()
    super.beginShadowLayerPrimitive(shadow)
  }

  override func endShadowLayerPrimitive(_ shadow: Shadow) {
    super.endShadowLayerPrimitive(shadow)
    endGroup()
  }
}
