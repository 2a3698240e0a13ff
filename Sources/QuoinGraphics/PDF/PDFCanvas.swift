import Foundation
import QuoinDiagnostics

/// A canvas on one page of a PDF.
final class PDFCanvas: Canvas {
  let document: PDFDocument
  /// What is drawn on: the page, or the group that was begun last.
  private(set) var content: PDFContent
  /// What is drawn on again when groups end, from the page on.
  private var around: [PDFContent] = []
  /// The masks whose layers are open.
  private var masks: [PDFContent] = []
  /// Groups whose shadow is to fall, with what casts it.
  var casters: [ShadowCaster?] = []
  /// How many clips there were when a state was remembered.
  private var savedClips: [Int] = []
  private var clipCount = 0
  /// The part of the content that is drawn.
  private var part: Int?
  /// How many masks and looks of fields are drawn, which are no content.
  private var hiddenCount = 0
  /// The text that is drawn, where parts of it are elements of their own.
  private var text: (structure: TextStructure, whole: DividedElement)?

  init(document: PDFDocument, content: PDFContent, size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    (self.document, self.content) = (document, content)
    super.init(size: size, scale: scale, traits: traits)
  }

  override var keepsText: Bool { true }

  override var writesLinkText: Bool { document.structure.isUsed }

  override func linkPrimitive(to target: LinkTarget, rect: CGRect) {
    let box = rect.overlap(clipBounds).applying(transform)
    guard !box.isNull, !box.isEmpty else { return }
    if case .destination(let name) = target { record?.addLink(to: name, at: document.structure.currentSpan) }
    if let problem = document.addLink(to: record?.global(target) ?? target, in: box, saying: linkText) {
      warn(problem)
    }
  }

  override func placePrimitive(_ key: Int, isNext: Bool) {
    document.structure.stand(at: key, isNext: isNext)
  }

  override func deferredContentPrimitive() -> (any DeferredContent)? {
    if hiddenCount > 0 || !casters.isEmpty { return nil }
    let number = document.leavePlace(size: size)
    content.draw(number)
    return PDFDeferredContent(document, number: number, size: size, transform: transform)
  }

  /// Works for the document, which keeps what goes wrong for its end.
  func attempt<Result>(_ body: () throws(Diagnostic) -> Result) -> Result? {
    do throws(Diagnostic) { return try body() } catch {
      document.note(error)
      return nil
    }
  }

  /// Does the same where groups are drawn whose shadows are to fall.
  private func cast(_ draw: (ImageCanvas) -> Void) {
    for case let caster? in casters { draw(caster.canvas) }
  }

  // MARK: State

  override func saveGStatePrimitive() {
    savedClips.append(content.clips.count)
    cast { $0.saveGState() }
  }

  override func restoreGStatePrimitive() {
    if let count = savedClips.popLast() { content.clips.removeLast(content.clips.count - count) }
    cast { $0.restoreGState() }
  }

  override func concatenatePrimitive(_ transform: CGAffineTransform) {
    cast { $0.concatenate(transform) }
  }

  override func clipPrimitive(to path: UIBezierPath) {
    // What is called with a path may change it afterwards.
    let copy = UIBezierPath()
    copy.append(path)
    copy.usesEvenOddFillRule = path.usesEvenOddFillRule
    content.clips.append(newClip(copy))
    cast { $0.clip(to: copy) }
  }

  /// A clip in the current coordinates.
  func newClip(_ path: UIBezierPath) -> PDFClip {
    clipCount += 1
    return PDFClip(number: clipCount, path: path, transform: transform)
  }

  // MARK: Paths

  override func fillPrimitive(_ rect: CGRect, color: UIColor) {
    let plain = printed(color.resolvedCGColor(with: traits))
    guard plain.alpha > 0 else { return }
    content.fill(plain) { $0.add(rect, transform) }
    cast { $0.fill(rect, color: color) }
  }

  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) {
    if path.isEmpty { return }
    let isEvenOdd = path.usesEvenOddFillRule
    switch ink(of: paint, covering: path.bounds) {
    case .color(let color):
      content.fill(color, isEvenOdd: isEvenOdd) { $0.add(path: path.elements, transform) }
    case .pattern(let pattern):
      content.fill(pattern, isEvenOdd: isEvenOdd) { $0.add(path: path.elements, transform) }
    case nil: return
    }
    cast { $0.fill(path, paint: paint) }
  }

  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    if path.isEmpty { return }
    let reach = path.lineWidth * (path.lineJoinStyle == .miter ? path.miterLimit : 1)
    switch ink(of: paint, covering: path.bounds.insetBy(dx: -reach, dy: -reach)) {
    case .color(let color): content.stroke(path, color, transform)
    case .pattern(let pattern): content.stroke(path, pattern, transform)
    case nil: return
    }
    cast { $0.stroke(path, paint: paint) }
  }

  // MARK: Images, text and effects

  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    drawImage(image, in: rect, tint: tint)
    cast { $0.draw(image, in: rect, tint: tint) }
  }

  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) {
    write(text, at: point)
    cast { $0.drawPrimitive(text, at: point) }
  }

  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {
    draw(shadow, of: path)
    cast { $0.drawPrimitive(shadow, of: path) }
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

  /// Ends the part at hand, unless what comes belongs to it, too.
  private func changePart() {
    if hiddenCount > 0 { return }
    if part != document.structure.currentNumber { endContentPart() }
    awaitsContent = part == nil && document.structure.takesContent
  }

  override func beginContentPart() {
    awaitsContent = false
    let form = around.isEmpty ? nil : content.number
    let mark = content.elements.count
    guard let part = document.structure.addContent(page: content.page, form: form, mark: mark) else { return }
    self.part = part.element
    content.elements.append(part.element)
    content.beginMark { words in part.write(to: &words, mark: mark) }
  }

  private func endContentPart() {
    guard part != nil else { return }
    content.endMark()
    part = nil
  }

  // MARK: Parts of texts

  override func beginText(_ text: TextLayout, partOf whole: DividedElement?) {
    guard hiddenCount == 0, let role = document.structure.currentRole,
      let structure = TextStructure(text.content, within: role, in: document.structure.currentLanguage)
    else { return }
    self.text = (structure, whole ?? DividedElement())
  }

  override func goToElement(of piece: TextPiece, asPicture: Bool) {
    guard let text else { return }
    document.structure.go(to: text.structure.path(to: piece, asPicture: asPicture), of: text.whole)
    changePart()
  }

  override func endText() {
    guard let text else { return }
    self.text = nil
    document.structure.go(to: [], of: text.whole)
    changePart()
  }

  // MARK: Fields

  override var mayTakeFields: Bool { hiddenCount == 0 && document.mayHoldFields(content) }

  override func fieldPrimitive(_ field: FormField) {
    // Of a choice all parts are there, or none.
    guard field.parts.contains(where: { !$0.rect.overlap(clipBounds).isEmpty }) else { return }
    let isText = !field.kind.isTurned && field.kind != .signature
    let looks = field.parts.enumerated().map { index, part in
      let box = part.rect.applying(transform)
      let states = field.kind.isTurned ? [false, true] : [field.kind.isOn(index)]
      return (box, part.title, states.map { isOn in look(in: box, isText: isText) { part.draw(self, isOn) } })
    }
    _ = attempt { () throws(Diagnostic) in
      try document.add(field, looks, color: printed(field.textColor.resolvedCGColor(with: traits)))
    }
  }

  /// Draws what a part of a field looks like; gives the number of the form that shows it.
  private func look(in box: CGRect, isText: Bool, _ draw: () -> Void) -> Int {
    endContentPart()
    around.append(content)
    let look = PDFContent(look: document.allocate(), of: box, on: content.page)
    content = look
    hiddenCount += 1
    awaitsContent = false
    saveGState()
    draw()
    restoreGState()
    hiddenCount -= 1
    content = around.removeLast()
    awaitsContent = hiddenCount == 0 && document.structure.takesContent
    _ = attempt { () throws(Diagnostic) in try document.write(look: look, isText: isText) }
    return look.number
  }

  // MARK: Groups

  /// Draws on a form until the group ends.
  private func beginGroup() {
    endContentPart()
    around.append(content)
    content = PDFContent(form: document.allocate(), on: content.page, box: state.clip)
    awaitsContent = hiddenCount == 0 && document.structure.takesContent
  }

  /// Goes back to what is drawn on around the group; gives the group's form, unless it is empty.
  private func endGroup() -> PDFContent? {
    endContentPart()
    let group = content
    content = around.removeLast()
    awaitsContent = hiddenCount == 0 && document.structure.takesContent
    if group.isEmpty { return nil }
    return attempt { () throws(Diagnostic) in try document.writeGroup(group) } == nil ? nil : group
  }

  /// Draws a group where it belongs; where it has marks of its own, they tell what it is.
  private func draw(_ group: PDFContent, alpha: CGFloat = 1, mask: Int? = nil) {
    content.draw(group.number, alpha: alpha, mask: mask, isTagged: !group.elements.isEmpty)
  }

  override func beginTransparencyLayerPrimitive(alpha: CGFloat) {
    beginGroup()
    cast { $0.beginTransparencyLayer(alpha: alpha) }
  }

  override func endTransparencyLayerPrimitive(alpha: CGFloat) {
    if let group = endGroup() { draw(group, alpha: alpha) }
    cast { $0.endTransparencyLayer() }
  }

  override func beginMaskPrimitive() {
    hiddenCount += 1
    beginGroup()
    cast {
      $0.beginMaskPrimitive()
      $0.saveGState()
    }
  }

  override func beginMaskedLayerPrimitive() {
    hiddenCount -= 1
    let mask = content
    _ = endGroup()
    masks.append(mask)
    beginGroup()
    cast {
      $0.restoreGState()
      $0.beginMaskedLayerPrimitive()
      $0.saveGState()
    }
  }

  override func endMaskedLayerPrimitive() {
    let (group, mask) = (endGroup(), masks.popLast())
    // Nothing comes through a mask on which nothing was drawn.
    if let group, let mask, !mask.isEmpty {
      let state = attempt { () throws(Diagnostic) in try document.writeMask(mask.number) }
      draw(group, mask: state)
    }
    cast {
      $0.restoreGState()
      $0.endMaskedLayerPrimitive()
    }
  }

  override func beginShadowLayerPrimitive(_ shadow: Shadow) {
    beginGroup()
    cast {
      $0.beginShadowLayer(
        color: shadow.color, opacity: shadow.opacity, offset: shadow.offset, radius: shadow.radius)
    }
    casters.append(caster(of: shadow))
  }

  override func endShadowLayerPrimitive(_ shadow: Shadow) {
    let caster = casters.removeLast()
    let group = endGroup()
    if let caster, group != nil { draw(shadow, of: caster) }
    if let group { draw(group) }
    cast { $0.endShadowLayer() }
  }
}
