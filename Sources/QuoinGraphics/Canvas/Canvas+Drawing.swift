import Foundation
import QuoinDiagnostics
import QuoinResources

extension Canvas {
  /// Fills a rectangle with a colour.
  public final func fill(_ rect: CGRect, color: UIColor) {
    if let rect = drawable(rect), mayDraw(rect) { fillPrimitive(rect, color: color) }
  }

  /// Fills a rectangle.
  public final func fill(_ rect: CGRect, paint: Paint) {
    if let rect = drawable(rect), mayDraw(rect) { fillPrimitive(rect, paint: paint) }
  }

  /// Fills a rectangle with round corners.
  public final func fill(roundedRect rect: CGRect, radii: CornerRadii, paint: Paint) {
    if isInReach(rect) {
      if mayDraw(rect) { fillPrimitive(roundedRect: rect, radii: radii, paint: paint) }
    } else {
      fill(UIBezierPath(roundedRect: rect, radii: radii), paint: paint)
    }
  }

  /// Fills a path by its own fill rule.
  public final func fill(_ path: UIBezierPath, paint: Paint) {
    guard mayDraw(path) else { return }
    fillPrimitive(drawable(path), paint: paint)
  }

  /// Strokes a path with its own width, caps, joins and dashes.
  public final func stroke(_ path: UIBezierPath, paint: Paint) {
    guard path.lineWidth > 0, mayDraw(path) else { return }
    strokePrimitive(drawable(path).withDrawableStroke, paint: paint)
  }

  /// Draws an image stretched over a rectangle, its cap insets respected.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: Where, in points.
  ///   - tint: The colour of a template image; others keep their own.
  public final func draw(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil) {
    let rect = rect.standardized
    let size = image.size
    guard isInReach(rect), size.width > 0, size.height > 0,
      // Stretching by more, or to less, leaves numbers that cannot be divided by.
      CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        .concatenating(state.transform).isDrawable, mayDraw(rect, reading: image.cgImage)
    else { return }
    if let vector = image.cgImage?.vector, let drawing = vector as? any CanvasDrawing {
      draw(drawing, in: rect, tint: image.drawingTint(tint))
    } else {
      drawPrimitive(image, in: rect, tint: tint)
    }
  }

  /// Draws text with the top left of its box at a point, and makes the links in it.
  public final func draw(_ text: TextLayout, at point: CGPoint) { draw(text, at: point, partOf: nil) }

  /// Draws some lines of a text with the top left of their box at a point, likewise.
  ///
  /// - Parameter whole: What all lines of the text are together, which are drawn elsewhere.
  package final func draw(_ text: TextLayout, at point: CGPoint, partOf whole: DividedElement?) {
    guard isInReach(CGRect(origin: point, size: .zero)), mayDraw(CGRect.zero, asContent: false) else {
      return
    }
    beginText(text, partOf: whole)
    switch textDrawing {
    case .glyphs: drawGlyphs(text, at: point)
    case .boxes:
      for run in text.glyphRuns { fill(run.frame.offsetBy(dx: point.x, dy: point.y), color: run.color) }
    case .nothing: break
    }
    for (place, piece) in text.content.attachments {
      guard let image = place.image else { continue }
      goToElement(of: piece, asPicture: true)
      draw(image, in: place.rect.offsetBy(dx: point.x, dy: point.y), tint: place.color)
    }
    for (link, piece) in text.content.links {
      let rect = link.rect.offsetBy(dx: point.x, dy: point.y)
      if rect.overlaps(clipBounds) { goToElement(of: piece, asPicture: false) }
      if writesLinkText { linkText = text.content.linkText(at: piece) }
      setURL(link.url, for: rect)
      linkText = nil
    }
    endText()
  }

  /// Draws the letters of a text and what belongs to them, each part that casts a shadow with it.
  private func drawGlyphs(_ text: TextLayout, at point: CGPoint) {
    guard text.castsShadows else { return drawPrimitive(text, at: point) }
    for (part, shadow) in text.partsByShadow {
      guard let shadow else {
        drawPrimitive(part, at: point)
        continue
      }
      beginShadowLayer(
        color: shadow.color, opacity: shadow.opacity, offset: shadow.offset, radius: shadow.radius)
      drawPrimitive(part, at: point)
      endShadowLayer()
    }
  }

  // MARK: Effects

  /// Draws the blurred shadow of a filled path.
  ///
  /// - Parameters:
  ///   - path: What casts the shadow; it is not drawn itself.
  ///   - color: The shadow's colour.
  ///   - opacity: What the colour's alpha is multiplied with, from 0 to 1.
  ///   - offset: Where the shadow falls, in points.
  ///   - radius: The blur's standard deviation, in points, as a layer's `shadowRadius`.
  public final func shadow(
    of path: UIBezierPath, color: UIColor, opacity: CGFloat, offset: CGSize, radius: CGFloat
  ) {
    guard mayDraw(path) else { return }
    let shadow = Shadow(color: color, opacity: opacity, offset: offset, radius: radius).drawable
    if shadow.opacity > 0 { drawPrimitive(shadow, of: drawable(path)) }
  }

  /// Blurs what was drawn so far within a rounded rectangle; where the output keeps no pixels to read, it stays sharp,
  /// with a warning.
  ///
  /// - Parameters:
  ///   - rect: What is blurred, in points.
  ///   - radii: How its corners are rounded.
  ///   - deviation: The blur's standard deviation, in points.
  public final func blurBackdrop(in rect: CGRect, radii: CornerRadii, deviation: CGFloat) {
    guard deviation > 0, deviation.isFinite, isInReach(rect), rect.width > 0, rect.height > 0, mayDraw(rect)
    else { return }
    // More than this blurs a page to one colour.
    if !blurBackdropPrimitive(in: rect, radii: radii, deviation: min(deviation, 200)) {
      warn(.backdropStaysSharp)
    }
  }

  // MARK: The budget

  /// What any call takes at least, in a meter's units of work.
  private static let workOfCall: CGFloat = 32
  /// The pixels that are filled in a meter's unit of work.
  private static let pixelsOfWork: CGFloat = 32
  /// The pixels of an image that are read in one.
  private static let pixelsReadOfWork: CGFloat = 8
  /// What a step of a path takes at least, and where it is written as numbers.
  private static let workOfStep = 8
  private static let workOfWrittenStep = 40
  /// What takes longer than this, some milliseconds, is begun only where there is time for all of it.
  private static let workToStop = 500_000

  /// Whether something can be seen, which is about to be drawn.
  ///
  /// - Parameter asContent: Whether it is content of the part at hand, and not only of those in it.
  private func isSeen(asContent: Bool = true) -> Bool {
    if state.seesNothing {
      noteUnseen()
      return false
    }
    if asContent, awaitsContent { beginContentPart() }
    drawnCount &+= 1
    return true
  }

  /// Whether something can be seen and the budget allows to draw it; counts it.
  ///
  /// - Parameter image: What is drawn into the rectangle, of which every pixel is looked at where it is drawn smaller.
  private func mayDraw(_ rect: CGRect, asContent: Bool = true, reading image: CGImage? = nil) -> Bool {
    guard isSeen(asContent: asContent) else { return false }
    let area = min(
      abs(rect.size.width * rect.size.height * state.transform.determinant), size.width * size.height)
    let work = Self.workOfCall + area * scale * scale / Self.pixelsOfWork
    let source = image.map { $0.size.width * $0.size.height / Self.pixelsReadOfWork } ?? 0
    // Rectangles are cut out of a clip that consists of few boxes; a path has to be cut with the path of the clip.
    return allows(Int(nearest: work + source), clipping: state.clipWork / 4)
  }

  private func mayDraw(_ path: UIBezierPath) -> Bool {
    guard isSeen() else { return false }
    let clip = state.clip
    return allows(
      Int(nearest: Self.workOfCall + clip.width * clip.height * scale * scale / Self.pixelsOfWork)
        + path.elements.count * (holdsPixels ? Self.workOfStep : Self.workOfWrittenStep),
      clipping: state.clipWork)
  }

  private func allows(_ work: Int, clipping clipWork: Int) -> Bool {
    // Cairo cuts one path with another in one call.
    if clipWork > Self.workToStop, !meter.allows(taking: .nanoseconds(clipWork * 10 / 2)) { return false }
    let (sum, isTooMuch) = work.addingReportingOverflow(clipWork)
    return meter.allows(isTooMuch ? .max : sum)
  }
}

extension Diagnostic {
  /// A blur of what is behind, in an output that nothing can be read from.
  static var backdropStaysSharp: Diagnostic {
    Diagnostic(
      .warning, "What is behind a blur stays sharp in SVG and PDF",
      notes: [Note("the veil is laid over it; a PNG or JPEG has the blur")])
  }
}
