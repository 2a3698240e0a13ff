import Foundation
import QuoinDiagnostics

extension CGContext {
  // MARK: Colours

  /// Fills with a colour from now on.
  public func setFillColor(_ color: CGColor) { settings.fill = .color(UIColor(cgColor: color)) }

  /// Strokes with a colour from now on.
  public func setStrokeColor(_ color: CGColor) { settings.stroke = UIColor(cgColor: color) }

  /// Fills with a colour from now on; components go from 0 to 1, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Strokes with a colour from now on; components go from 0 to 1, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Fills with a colour of inks from now on; each goes from 0 to 1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Strokes with a colour of inks from now on; each goes from 0 to 1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Fills with a grey from now on, 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Strokes with a grey from now on, 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// What colours and pictures are multiplied with from now on, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { settings.alpha = min(max(alpha, 0), 1) }

  // MARK: Lines

  /// How wide lines are from now on, in points.
  public func setLineWidth(_ width: CGFloat) { settings.lineWidth = width }

  /// How lines end from now on.
  public func setLineCap(_ cap: CGLineCap) { settings.lineCap = cap }

  /// How lines meet from now on.
  public func setLineJoin(_ join: CGLineJoin) { settings.lineJoin = join }

  /// How far pointed corners may reach from now on, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) { settings.miterLimit = limit }

  /// Dashes lines from now on.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern a line begins, in points.
  ///   - lengths: Lengths of dashes and gaps in turn, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (settings.dashPhase, settings.dashes) = (phase, lengths)
  }

  // MARK: Shadows

  /// What is drawn from now on throws a shadow.
  ///
  /// - Parameters:
  ///   - offset: Where it falls, in points of the context as it began.
  ///   - blur: How far it is blurred, in points: twice the standard deviation.
  ///   - color: Its colour; nothing for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    settings.shadow = color.map {
      Shadow(color: UIColor(cgColor: $0), opacity: 1, offset: offset, radius: max(blur, 0) / 2)
    }
  }

  /// What is drawn from now on throws a black shadow of a third of the opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: What is always so, or cannot be

  /// How what is drawn is mixed with what is there; everything but `normal` is drawn as that, with a warning.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { canvas.warn(.blendMode(mode)) }
  }

  /// Whether edges are smooth; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Whether edges may be smooth; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// How pictures are scaled; always well.
  public var interpolationQuality: CGInterpolationQuality {
    get { .high }
    set {}
  }

  /// How far curves may be from what they are, in pixels; kept for code that sets it.
  public func setFlatness(_ flatness: CGFloat) {}
}

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension Diagnostic {
  /// A way of mixing that no output has.
  static func blendMode(_ mode: CGBlendMode) -> Diagnostic {
    Diagnostic(
      .warning, "The blend mode \(mode) is drawn as normal",
      notes: [Note("a mask, an alpha or a transparency layer often does the same")])
  }
}
