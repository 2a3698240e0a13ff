import CQuoinGraphics
import Foundation

/// A canvas on one page of a PDF.
final class PDFCanvas: CairoCanvas {
  private let document: PDFDocument
  /// The part of the page's content that is drawn: its element and the name of its role.
  private var part: (element: Int, name: String)?
  private var openGroups = 0

  init?(
    document: PDFDocument, surface: OpaquePointer, size: CGSize, scale: CGFloat, traits: UITraitCollection
  ) {
    self.document = document
    super.init(surface: surface, size: size, scale: scale, deviceScale: 1, traits: traits)
  }

  // The document reads the fonts again when it ends.
  override var fonts: DrawingFonts { document.fonts }

  /// What stands for the characters of pictures.
  var standIns: StandInFont { document.standIns }

  override var keepsText: Bool { true }

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

  override func drawGlyphs(_ runs: [GlyphRun]) {
    for run in runs {
      let isSeen = run.color.resolvedCGColor(with: traits).alpha > 0
      if run.font.face.isColored, isSeen, drawPictures(of: run) { continue }
      super.drawGlyphs([run])
    }
  }

  override func linkPrimitive(to target: LinkTarget, rect: CGRect) {
    let box = rect.overlap(clipBounds).applying(transform)
    guard !box.isNull, !box.isEmpty else { return }
    if case .destination(let name) = target { record?.addLink(to: name) }
    document.addLink(to: record?.global(target) ?? target, in: box)
  }

  // MARK: Roles

  override func beginContent() { awaitsContent = document.structure.takesContent }

  override func endContent() { endContentPart() }

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
    if part?.element != document.structure.currentNumber { endContentPart() }
    awaitsContent = part == nil && document.structure.takesContent
  }

  override func beginContentPart() {
    awaitsContent = false
    guard let part = document.addContent() else { return }
    self.part = part
    cairo_tag_begin(context, part.name, "")
  }

  private func endContentPart() {
    if let part { cairo_tag_end(context, part.name) }
    part = nil
  }

  private func beginGroup() {
    if awaitsContent { beginContentPart() }
    openGroups += 1
  }

  private func endGroup() {
    openGroups -= 1
    changePart()
  }

  // MARK: Groups

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
