import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// A leaf with a fixed content size that counts its measures and layouts.
final class Leaf: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var measures = 0
  var layouts = 0
  var baseline: CGFloat? { didSet { invalidateIntrinsicContentSize() } }
  /// How often a baseline has been asked for.
  var baselineCount = 0

  init(_ width: CGFloat, _ height: CGFloat, id: String? = nil) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = id
  }

  required init?(coder: NSCoder) {
    content = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }

  override func measure(fitting proposal: CGSize) -> CGSize {
    measures += 1
    return super.measure(fitting: proposal)
  }

  override func layoutSubviews() { layouts += 1 }

  override func firstBaselineOffset(for size: CGSize) -> CGFloat { countedBaseline(size) }
  override func lastBaselineOffset(for size: CGSize) -> CGFloat { countedBaseline(size) }

  private func countedBaseline(_ size: CGSize) -> CGFloat {
    baselineCount += 1
    return baseline ?? size.height
  }
}

/// Text of words 10 wide and lines 16 high.
final class Paragraph: UIView {
  var length: CGFloat

  init(_ length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    length = 0
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(length, size.width)
    return CGSize(width: width, height: (length / max(width, 1)).rounded(.up) * 16)
  }
}

/// What a view of up to 100 by 100 points draws, in points of the page.
func drawing(_ view: UIView) -> [String] {
  let canvas = RecordingCanvas()
  view.render(into: canvas)
  #expect(canvas.transform == .identity && !canvas.hasSavedState)
  #expect(canvas.clipBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  return canvas.log
}

/// A canvas that notes what is drawn, in points of the page.
final class RecordingCanvas: Canvas {
  var log: [String] = []
  /// What areas were filled with, besides plain colours of rectangles.
  var paints: [Paint] = []

  init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1) {
    super.init(
      size: CGSize(width: width, height: height), scale: scale,
      traits: UITraitCollection(userInterfaceStyle: .light))
  }

  private func text(_ rect: CGRect) -> String {
    TreeNode(className: "", frame: rect.applying(transform)).line.trimmingCharacters(in: .whitespaces)
  }

  private func text(_ color: UIColor) -> String {
    UIColor(cgColor: color.resolvedCGColor(with: traits)).description
  }

  private func text(_ paint: Paint) -> String {
    if case .color(let color) = paint { return text(color) }
    return "gradient"
  }

  override func clipPrimitive(to rect: CGRect) { log.append("clip \(text(rect))") }

  override func clipPrimitive(toRoundedRect rect: CGRect, radii: CornerRadii) {
    log.append("clip \(text(rect)) round \(Int(radii.topLeft))")
  }

  override func fillPrimitive(_ rect: CGRect, color: UIColor) {
    log.append("fill \(text(rect)) \(text(color))")
  }

  override func fillPrimitive(_ rect: CGRect, paint: Paint) {
    paints.append(paint)
    log.append("fill \(text(rect)) \(text(paint))")
  }

  override func fillPrimitive(roundedRect rect: CGRect, radii: CornerRadii, paint: Paint) {
    log.append("fill \(text(rect)) \(text(paint)) round \(Int(radii.topLeft))")
  }

  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) {
    log.append("path \(text(path.bounds)) \(text(paint))")
  }

  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    log.append("stroke \(text(path.bounds)) \(text(paint))")
  }

  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) {
    let place = point.applying(transform)
    log.append("text (\(TreeNode.format(Double(place.x))) \(TreeNode.format(Double(place.y))) 0 0)")
  }

  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    log.append("image \(text(rect))")
  }

  override func beginTransparencyLayerPrimitive(alpha: CGFloat) { log.append("group \(alpha)") }
  override func endTransparencyLayerPrimitive(alpha: CGFloat) { log.append("end") }

  override func beginMaskPrimitive() { log.append("mask") }
  override func beginMaskedLayerPrimitive() { log.append("masked") }
  override func endMaskedLayerPrimitive() { log.append("end masked") }

  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {
    log.append("shadow \(text(path.bounds)) \(shadow.opacity) \(Int(shadow.radius))")
  }

  override func beginShadowLayerPrimitive(_ shadow: Shadow) { log.append("shadow group") }

  override func endShadowLayerPrimitive(_ shadow: Shadow) { log.append("end shadow") }
}
