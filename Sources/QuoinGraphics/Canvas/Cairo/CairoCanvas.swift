import CQuoinGraphics
import Foundation

/// A canvas on a Cairo surface.
class CairoCanvas: Canvas {
  let context: OpaquePointer
  /// Pixels a point of effects that become pixels.
  var effectScale: CGFloat { scale }
  /// Units of the surface a point.
  let deviceScale: CGFloat
  /// Whether images go on beyond their edges, which would fade where they lie between pixels.
  var extendsImages: Bool { true }
  /// What draws text.
  var fonts: DrawingFonts { ownFonts }
  private lazy var ownFonts = DrawingFonts()
  var shadowLayers: [ShadowLayer] = []
  private var imageSurfaces: [ObjectIdentifier: (image: CGImage, surface: OpaquePointer)] = [:]

  /// Takes over a surface.
  ///
  /// - Parameters:
  ///   - surface: The surface; kept until the canvas is gone.
  ///   - size: The page's size in points.
  ///   - scale: Pixels a point.
  ///   - deviceScale: Units of the surface a point.
  ///   - traits: What dynamic colours are resolved with.
  init?(
    surface: OpaquePointer, size: CGSize, scale: CGFloat, deviceScale: CGFloat, traits: UITraitCollection
  ) {
    guard let context = cairo_create(surface) else { return nil }
    self.context = context
    self.deviceScale = deviceScale
    super.init(size: size, scale: scale, traits: traits)
    if deviceScale != 1 { cairo_scale(context, Double(deviceScale), Double(deviceScale)) }
  }

  deinit {
    cairo_destroy(context)
    for (_, surface) in imageSurfaces.values { cairo_surface_destroy(surface) }
  }

  /// The surface of an image's pixels on this canvas; the same one each time, so that a PDF holds it once.
  func surface(of image: CGImage, make: () -> OpaquePointer?) -> OpaquePointer? {
    if let known = imageSurfaces[ObjectIdentifier(image)] { return known.surface }
    guard let surface = make() else { return nil }
    imageSurfaces[ObjectIdentifier(image)] = (image, surface)
    return surface
  }

  // MARK: State

  override func saveGState() {
    super.saveGState()
    cairo_save(context)
  }

  override func restoreGState() {
    guard hasSavedState else { return }
    super.restoreGState()
    cairo_restore(context)
  }

  override func concatenate(_ transform: CGAffineTransform) {
    super.concatenate(transform)
    // A transform that cannot be undone would put Cairo in an error for good; nothing can be seen through it anyway.
    if transform.determinant == 0 || !transform.isFinite {
      clipEverything()
      return
    }
    var matrix = transform.cairo
    cairo_transform(context, &matrix)
  }

  override func clip(to rect: CGRect) {
    super.clip(to: rect)
    guard rect.isFinite else { return clipEverything() }
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(context)
  }

  override func clip(to path: UIBezierPath) {
    super.clip(to: path)
    add(path)
    cairo_clip(context)
  }

  private func clipEverything() {
    super.clip(to: CGRect.zero)
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, 0, 0)
    cairo_clip(context)
  }

  // MARK: Paths

  override func fill(_ rect: CGRect, color: UIColor) {
    let color = color.resolvedCGColor(with: traits)
    guard color.alpha > 0, rect.isFinite else { return }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(context)
  }

  override func fill(_ rect: CGRect, paint: Paint) {
    if case .color(let color) = paint { return fill(rect, color: color) }
    super.fill(rect, paint: paint)
  }

  override func fill(_ path: UIBezierPath, paint: Paint) {
    guard let source = setSource(paint, covering: path.bounds) else { return }
    add(path)
    cairo_fill(context)
    source.release(context)
  }

  override func stroke(_ path: UIBezierPath, paint: Paint) {
    guard path.lineWidth > 0 else { return }
    let reach = path.lineWidth * (path.lineJoinStyle == .miter ? max(1, path.miterLimit) : 1)
    guard let source = setSource(paint, covering: path.bounds.insetBy(dx: -reach, dy: -reach)) else { return }
    add(path)
    setStrokeStyle(path)
    cairo_stroke(context)
    source.release(context)
  }

  /// Makes a path the current one; steps that are not finite are left out.
  func add(_ path: UIBezierPath, to context: OpaquePointer? = nil) {
    let context = context ?? self.context
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point) where point.isFinite: cairo_move_to(context, Double(point.x), Double(point.y))
      case .line(let point) where point.isFinite: cairo_line_to(context, Double(point.x), Double(point.y))
      case .curve(let point, let first, let second)
      where point.isFinite && first.isFinite && second.isFinite:
        cairo_curve_to(
          context, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(point.x),
          Double(point.y))
      case .close: cairo_close_path(context)
      default: break
      }
    }
    cairo_set_fill_rule(
      context, path.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  private func setStrokeStyle(_ path: UIBezierPath) {
    cairo_set_line_width(context, Double(path.lineWidth))
    cairo_set_miter_limit(context, Double(max(1, path.miterLimit)))
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
    // Cairo stops drawing for good at a negative dash or at dashes without any length.
    let dashes = path.lineDashPattern.map(Double.init)
    let usable = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    let phase = path.lineDashPhase.isFinite ? Double(path.lineDashPhase) : 0
    cairo_set_dash(context, dashes, usable ? Int32(dashes.count) : 0, phase)
  }

  // MARK: Images and text

  override func draw(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    drawImage(image, in: rect, tint: tint)
  }

  /// Draws the pixels of an image at the origin, one to a unit.
  func drawPixels(of image: CGImage) {
    guard let surface = imageSurface(of: image) else { return }
    cairo_set_source_surface(context, surface, 0, 0)
    // Beyond its edges an image goes on, or they would fade where they lie between pixels.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, Double(image.size.width), Double(image.size.height))
    cairo_fill(context)
  }

  /// A new surface of an image's pixels in the way that this output wants it.
  func makeSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? { pixels.makeSurface() }

  /// A surface of an image's pixels of which the alpha counts.
  func maskSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? { imageSurface(of: image) }

  override func draw(_ text: TextLayout, at point: CGPoint) { drawText(text, at: point) }

  // MARK: Groups

  override func beginTransparencyLayer(alpha: CGFloat) {
    transparencyLayers.append(alpha)
    cairo_push_group(context)
    cairo_save(context)
  }

  override func endTransparencyLayer() {
    guard let alpha = transparencyLayers.popLast() else { return }
    cairo_restore(context)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, Double(min(max(alpha, 0), 1)))
    // The group's memory is let go of now, not when the next source is set.
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  private var transparencyLayers: [CGFloat] = []

  // MARK: Effects

  override func shadow(
    of path: UIBezierPath, color: UIColor, opacity: CGFloat, offset: CGSize, radius: CGFloat
  ) {
    drawShadow(of: path, color: color, opacity: opacity, offset: offset, radius: radius)
  }

  override func beginShadowLayer(color: UIColor, opacity: CGFloat, offset: CGSize, radius: CGFloat) {
    pushShadowLayer(ShadowLayer(color: color, opacity: opacity, offset: offset, radius: radius))
  }

  override func endShadowLayer() { popShadowLayer() }
}

extension CGPoint {
  /// Whether it can be drawn to: Cairo counts in 24 bits before the point, and stops at what is not a number.
  var isFinite: Bool { abs(x) < 8_000_000 && abs(y) < 8_000_000 }
}

extension CGRect {
  /// Whether all its edges can be drawn to.
  var isFinite: Bool {
    CGPoint(x: minX, y: minY).isFinite && CGPoint(x: maxX, y: maxY).isFinite
  }
}

extension CGAffineTransform {
  /// Whether all six numbers are finite.
  var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}
