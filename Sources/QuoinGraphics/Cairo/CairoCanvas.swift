import CQuoinGraphics
import Foundation
import QuoinResources

/// A canvas on a Cairo surface.
class CairoCanvas: Canvas {
  let context: OpaquePointer
  /// What draws text.
  private(set) lazy var fonts = DrawingFonts()
  /// The masks whose layers are open.
  private var masks: [OpaquePointer?] = []
  private var imageSurfaces: [ObjectIdentifier: (image: CGImage, surface: OpaquePointer)] = [:]

  /// Takes over a surface.
  ///
  /// - Parameters:
  ///   - surface: The surface; kept until the canvas is gone.
  ///   - size: The page's size in points.
  ///   - scale: Pixels a point.
  ///   - traits: What dynamic colours are resolved with.
  init?(surface: OpaquePointer, size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    guard let context = cairo_create(surface) else { return nil }
    self.context = context
    super.init(size: size, scale: scale, traits: traits)
    if scale != 1 { cairo_scale(context, Double(scale), Double(scale)) }
  }

  deinit {
    cairo_destroy(context)
    for (_, surface) in imageSurfaces.values { cairo_surface_destroy(surface) }
  }

  /// The surface of an image's pixels on this canvas; the same one each time.
  func surface(of image: CGImage, make: () -> OpaquePointer?) -> OpaquePointer? {
    if let known = imageSurfaces[ObjectIdentifier(image)] { return known.surface }
    guard let surface = make() else { return nil }
    imageSurfaces[ObjectIdentifier(image)] = (image, surface)
    return surface
  }

  // MARK: State

  override func saveGStatePrimitive() { cairo_save(context) }

  override func restoreGStatePrimitive() { cairo_restore(context) }

  override func concatenatePrimitive(_ transform: CGAffineTransform) {
    var matrix = transform.cairo
    cairo_transform(context, &matrix)
  }

  override func clipPrimitive(to rect: CGRect) {
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(context)
  }

  override func clipPrimitive(to path: UIBezierPath) {
    add(path)
    cairo_clip(context)
  }

  // MARK: Paths

  override func fillPrimitive(_ rect: CGRect, color: UIColor) {
    let color = color.resolvedCGColor(with: traits)
    guard color.alpha > 0 else { return }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(context)
  }

  override func fillPrimitive(_ rect: CGRect, paint: Paint) {
    if case .color(let color) = paint { return fillPrimitive(rect, color: color) }
    super.fillPrimitive(rect, paint: paint)
  }

  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) {
    guard let source = setSource(paint, covering: path.bounds) else { return }
    Self.fillSource(path, on: context, meter)
    source.release(context)
  }

  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    let reach = path.lineWidth * (path.lineJoinStyle == .miter ? path.miterLimit : 1)
    guard let source = setSource(paint, covering: path.bounds.insetBy(dx: -reach, dy: -reach)) else { return }
    setStrokeStyle(path)
    if !strokesInBands(path) {
      add(path)
      cairo_stroke(context)
    }
    source.release(context)
  }

  /// Fills a path with the source of a context.
  static func fillSource(_ path: UIBezierPath, on context: OpaquePointer, _ meter: BudgetMeter) {
    if fillsInBands(path, on: context, meter) { return }
    add(path, to: context)
    cairo_fill(context)
  }

  /// Makes a path the current one.
  func add(_ path: UIBezierPath) { Self.add(path, to: context) }

  private static func add(_ path: UIBezierPath, to context: OpaquePointer) {
    cairo_new_path(context)
    for element in path.elements { element.add(to: context) }
    cairo_set_fill_rule(
      context, path.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  private func setStrokeStyle(_ path: UIBezierPath) {
    cairo_set_line_width(context, Double(path.lineWidth))
    cairo_set_miter_limit(context, Double(path.miterLimit))
    switch path.lineCapStyle {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch path.lineJoinStyle {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    let dashes = path.lineDashPattern.map(Double.init)
    cairo_set_dash(context, dashes, Int32(dashes.count), Double(path.lineDashPhase))
  }

  // MARK: Images and text

  /// Images of more pixels are drawn in bands: Cairo goes through many of theirs for each that it draws smaller.
  private static let largestAtOnce = 4_000_000.0
  private static let rowsAtOnce = 64

  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    drawImage(image, in: rect, tint: tint)
  }

  /// Draws the pixels of an image at the origin, one to a unit.
  func drawPixels(of image: CGImage) {
    guard let surface = imageSurface(of: image) else { return }
    cairo_set_source_surface(context, surface, 0, 0)
    // Beyond its edges an image goes on, or they would fade where they lie between pixels.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    let (width, height) = (Double(image.size.width), Double(image.size.height))
    guard width * height > Self.largestAtOnce, let bands = DrawingBands(context, meter) else {
      cairo_rectangle(context, 0, 0, width, height)
      return cairo_fill(context)
    }
    bands.draw(height: Self.rowsAtOnce) { _ in
      cairo_rectangle(context, 0, 0, width, height)
      cairo_fill(context)
    }
  }

  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) { drawText(text, at: point) }

  /// Draws glyphs whose places are in the current coordinates.
  func drawGlyphs(_ runs: [GlyphRun]) {
    for run in runs {
      let color = run.color.resolvedCGColor(with: traits)
      if color.alpha > 0 { showGlyphs(run, color) }
    }
  }

  // MARK: Groups

  override func beginTransparencyLayerPrimitive(alpha: CGFloat) { cairo_push_group(context) }

  override func endTransparencyLayerPrimitive(alpha: CGFloat) {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, Double(alpha))
    // The group's memory is let go of now, not when the next source is set.
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  override func beginMaskPrimitive() { cairo_push_group(context) }

  override func beginMaskedLayerPrimitive() {
    masks.append(cairo_pop_group(context))
    cairo_push_group(context)
  }

  override func endMaskedLayerPrimitive() {
    cairo_pop_group_to_source(context)
    if let mask = masks.popLast(), let mask {
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  // MARK: Effects

  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) { drawShadow(shadow, of: path) }

  override func beginShadowLayerPrimitive(_ shadow: Shadow) { cairo_push_group(context) }

  override func endShadowLayerPrimitive(_ shadow: Shadow) { popShadowLayer(shadow) }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}
