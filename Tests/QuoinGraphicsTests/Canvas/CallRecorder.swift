import Foundation

@testable import QuoinGraphics

/// Notes which primitives are called.
final class CallRecorder: Canvas {
  var calls: [String] = []
  var rects: [CGRect] = []
  var paths: [UIBezierPath] = []
  var isPicture = false
  override var holdsPixels: Bool { isPicture }

  convenience init(scale: CGFloat = 1) {
    self.init(size: CGSize(width: 50, height: 40), scale: scale, traits: UITraitCollection())
  }

  /// The calls since the last look.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func saveGStatePrimitive() { calls.append("save") }
  override func restoreGStatePrimitive() { calls.append("restore") }
  override func concatenatePrimitive(_ transform: CGAffineTransform) { calls.append("concatenate") }
  override func clipPrimitive(to path: UIBezierPath) {
    calls.append("clip")
    paths.append(path)
    rects.append(path.bounds)
  }
  override func fillPrimitive(_ rect: CGRect, color: UIColor) {
    calls.append("fill")
    rects.append(rect)
  }
  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) {
    calls.append("fillPath")
    paths.append(path)
  }
  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    calls.append("stroke")
    paths.append(path)
  }
  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    calls.append("image")
    rects.append(rect)
  }
  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) { calls.append("text") }
  override func beginTransparencyLayerPrimitive(alpha: CGFloat) { calls.append("begin \(alpha)") }
  override func endTransparencyLayerPrimitive(alpha: CGFloat) { calls.append("end \(alpha)") }
  override func beginShadowLayerPrimitive(_ shadow: Shadow) { calls.append("begin shadow") }
  override func endShadowLayerPrimitive(_ shadow: Shadow) { calls.append("end shadow") }
  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {
    calls.append("shadow \(shadow.opacity) \(shadow.offset.width) \(shadow.offset.height) \(shadow.radius)")
  }
  override func linkPrimitive(to target: LinkTarget, rect: CGRect) {
    switch target {
    case .url(let url): calls.append("link \(url)")
    case .destination(let name): calls.append("link to \(name)")
    }
  }
}
