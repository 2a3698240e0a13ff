import Foundation
import QuoinDiagnostics

/// Where things are drawn as Core Graphics has it: colours, widths, a path and a shadow that hold until they are changed.
///
/// It draws on a ``Canvas``, whose coordinates it has: points from the top left, y downward, as in UIKit's contexts. What it
/// sets holds on the canvas too, so that both may draw in turn.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   guard let context = UIGraphicsGetCurrentContext() else { return }
///   context.setFillColor(UIColor.red.cgColor)
///   context.fillEllipse(in: rect)
/// }
/// ```
///
/// What an output cannot do, such as another blend mode, is a warning of the canvas. A context belongs to one task.
public final class CGContext {
  /// What is drawn on.
  public let canvas: Canvas

  /// What is set, which `saveGState()` remembers beside the canvas's transform and clip.
  struct Settings {
    var fill = Paint.color(.black)
    var stroke = UIColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var shadow: Shadow?
    /// How many masks lie over what is drawn.
    var masks = 0
  }

  var settings = Settings()
  private var saved: [Settings] = []
  /// What was set where the groups that are open began, and how much was remembered.
  private var groups: [(settings: Settings, saved: Int)] = []
  /// What has been added to the path since it was drawn or begun, in points of the page: there it stays, whatever is turned,
  /// remembered and gone back to.
  var pathOnPage = UIBezierPath()
  /// The transform from the coordinates that the context began with to points of the page.
  let base: CGAffineTransform

  /// Creates a context that draws on a canvas, from the canvas's present transform and clip on.
  public init(_ canvas: Canvas) {
    self.canvas = canvas
    base = canvas.transform
  }

  // MARK: The state

  /// Remembers what is set, transform and clip.
  public func saveGState() {
    saved.append(settings)
    canvas.saveGState()
  }

  /// Goes back to what was remembered last; does nothing where nothing was.
  public func restoreGState() {
    guard saved.count > groups.last?.saved ?? 0, let last = saved.popLast() else { return }
    endMasks(downTo: last.masks)
    settings = last
    canvas.restoreGState()
  }

  /// Goes back to where the context began, for whoever draws on the canvas after it.
  func end() {
    while !groups.isEmpty { endTransparencyLayer() }
    while !saved.isEmpty { restoreGState() }
    endMasks(downTo: 0)
  }

  /// Ends the masks that lie over what is drawn, for whoever asks for the picture; the transform stays.
  func endMasks() {
    let transform = canvas.transform
    endMasks(downTo: 0)
    let now = canvas.transform
    if now != transform, now.determinant != 0 { canvas.concatenate(transform.concatenating(now.inverted())) }
  }

  private func endMasks(downTo count: Int) {
    while settings.masks > count {
      canvas.endMasked()
      settings.masks -= 1
    }
  }

  /// From the current coordinates to points of the page.
  public var ctm: CGAffineTransform { canvas.transform }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { canvas.translateBy(x: tx, y: ty) }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { canvas.scaleBy(x: sx, y: sy) }

  /// Turns what is drawn from now on by radians, clockwise.
  public func rotate(by angle: CGFloat) { canvas.rotate(by: angle) }

  /// Applies a transform to what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }

  // MARK: Groups

  /// Collects what is drawn until `endTransparencyLayer()` and draws it as one, with the alpha and the shadow that are set.
  ///
  /// - Parameter auxiliaryInfo: Without effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    groups.append((settings, saved.count))
    if let shadow = settings.shadow { begin(shadow) }
    canvas.beginTransparencyLayer(alpha: settings.alpha)
    (settings.alpha, settings.shadow, settings.masks) = (1, nil, 0)
  }

  /// Draws what was collected.
  public func endTransparencyLayer() {
    guard let group = groups.last else { return }
    while saved.count > group.saved { restoreGState() }
    endMasks(downTo: 0)
    groups.removeLast()
    settings = group.settings
    canvas.endTransparencyLayer()
    if settings.shadow != nil { canvas.endShadowLayer() }
  }

  /// Draws something with the shadow that is set, and as a group with the alpha where it has no colour of its own.
  func withEffects(asGroup: Bool = false, _ draw: () -> Void) {
    if let shadow = settings.shadow { begin(shadow) }
    if asGroup, settings.alpha < 1 {
      canvas.beginTransparencyLayer(alpha: settings.alpha)
      draw()
      canvas.endTransparencyLayer()
    } else {
      draw()
    }
    if settings.shadow != nil { canvas.endShadowLayer() }
  }

  private func begin(_ shadow: Shadow) {
    // A shadow falls where the context began, however what is drawn is turned.
    let turned = base.concatenating(canvas.transform.inverted())
    let offset = CGSize(
      width: turned.a * shadow.offset.width + turned.c * shadow.offset.height,
      height: turned.b * shadow.offset.width + turned.d * shadow.offset.height)
    canvas.beginShadowLayer(
      color: shadow.color, opacity: shadow.opacity, offset: offset, radius: shadow.radius)
  }
}
