import Foundation
import QuoinDiagnostics
import QuoinResources

/// Where things are drawn: one interface for pictures, SVG and PDF.
///
/// Coordinates are points from the top left, y downward. A plain `Canvas` keeps track of its transform and clip and
/// draws nothing; each output overrides what it draws. A canvas belongs to one task.
open class Canvas {
  /// The size of the page, in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The traits that dynamic colours are resolved with.
  public var traits: UITraitCollection

  /// Counts what drawing takes of the rendering's budget; with it used up, nothing more is drawn.
  public final let meter: BudgetMeter

  private struct State {
    var transform: CGAffineTransform
    /// The clip's bounds in points of the page.
    var clip: CGRect
  }

  private var state: State
  private var saved: [State] = []

  /// Creates a canvas that counts on the meter of the rendering going on, or on one of its own.
  public init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
    meter = .current ?? BudgetMeter()
    self.size = size
    self.scale = scale
    self.traits = traits
    state = State(transform: .identity, clip: CGRect(origin: .zero, size: size))
  }

  // MARK: State

  /// From the current coordinates to points of the page.
  public final var transform: CGAffineTransform { state.transform }

  /// The bounds of what can be seen, in the current coordinates; nothing outside needs drawing.
  public final var clipBounds: CGRect {
    let transform = state.transform
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return state.clip.offsetBy(dx: -transform.tx, dy: -transform.ty)
    }
    if transform.determinant == 0 { return .zero }
    return state.clip.applying(transform.inverted())
  }

  /// The bounds of the clip, in points of the page.
  public final var pageClip: CGRect { state.clip }

  /// Whether drawn text stays text in the output, so that it can be selected and searched.
  open var keepsText: Bool { false }

  /// Remembers transform and clip.
  open func saveGState() { saved.append(state) }

  /// Whether `restoreGState()` has anything to go back to.
  public final var hasSavedState: Bool { !saved.isEmpty }

  /// Goes back to what was remembered last.
  open func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Applies a transform to what is drawn from now on.
  open func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves what is drawn from now on.
  public final func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn from now on.
  public final func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns what is drawn from now on by radians.
  public final func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Clips

  /// Draws only within a rectangle from now on.
  open func clip(to rect: CGRect) { narrowClip(to: rect) }

  /// Draws only within a path from now on.
  open func clip(to path: UIBezierPath) { narrowClip(to: path.bounds) }

  /// Draws only within a rounded rectangle from now on.
  open func clip(toRoundedRect rect: CGRect, radii: CornerRadii) {
    if radii.isZero { clip(to: rect) } else { clip(to: UIBezierPath(roundedRect: rect, radii: radii)) }
  }

  private func narrowClip(to rect: CGRect) {
    let clip = state.clip.intersection(rect.applying(state.transform))
    state.clip = clip.isNull ? .zero : clip
  }

  // MARK: Drawing

  /// Fills a rectangle with a colour.
  open func fill(_ rect: CGRect, color: UIColor) { fill(UIBezierPath(rect: rect), paint: .color(color)) }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect, paint: Paint) { fill(UIBezierPath(rect: rect), paint: paint) }

  /// Fills a rectangle with round corners.
  open func fill(roundedRect rect: CGRect, radii: CornerRadii, paint: Paint) {
    fill(UIBezierPath(roundedRect: rect, radii: radii), paint: paint)
  }

  /// Fills a path by its own fill rule.
  open func fill(_ path: UIBezierPath, paint: Paint) {}

  /// Strokes a path with its own width, caps, joins and dashes.
  open func stroke(_ path: UIBezierPath, paint: Paint) {}

  /// Draws an image stretched over a rectangle, its cap insets respected.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: Where, in points.
  ///   - tint: The colour of a template image; others keep their own.
  open func draw(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil) {}

  /// Draws text with the top left of its box at a point.
  open func draw(_ text: TextLayout, at point: CGPoint) {}

  // MARK: Groups and effects

  /// Collects what is drawn until `endTransparencyLayer()` and draws it as one, with an alpha.
  open func beginTransparencyLayer(alpha: CGFloat) {}

  /// Draws what was collected.
  open func endTransparencyLayer() {}

  /// Draws the blurred shadow of a filled path.
  ///
  /// - Parameters:
  ///   - path: What casts the shadow; it is not drawn itself.
  ///   - color: The shadow's colour.
  ///   - opacity: What the colour's alpha is multiplied with, from 0 to 1.
  ///   - offset: Where the shadow falls, in points.
  ///   - radius: The blur's standard deviation, in points, as a layer's `shadowRadius`.
  open func shadow(of path: UIBezierPath, color: UIColor, opacity: CGFloat, offset: CGSize, radius: CGFloat) {
  }

  /// Collects what is drawn until `endShadowLayer()` and draws it with its shadow beneath.
  open func beginShadowLayer(color: UIColor, opacity: CGFloat, offset: CGSize, radius: CGFloat) {}

  /// Draws what was collected with its shadow.
  open func endShadowLayer() {}

  /// Blurs what has been drawn within a rectangle; only pictures can, PDF and SVG leave it sharp.
  ///
  /// - Parameters:
  ///   - rect: Where.
  ///   - radius: The standard deviation, in points.
  open func blur(_ rect: CGRect, radius: CGFloat) {}

  /// Makes a rectangle a link, in outputs that have links.
  open func link(url: String, rect: CGRect) {}
}
