import Foundation
import QuoinGraphics

/// A layer that draws what is in it several times, each time transformed once more.
///
/// ```swift
/// let spokes = CAReplicatorLayer()
/// spokes.instanceCount = 12
/// spokes.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
/// ```
open class CAReplicatorLayer: CALayer {
  override class var placesNoSublayers: Bool { self == CAReplicatorLayer.self }

  /// How often what is in the layer is drawn, the first time as it is.
  @Observed open var instanceCount = 1 { didSet { lookDidChange() } }
  /// What each is transformed by more than the one before, around the layer's anchor point; its part in the plane is drawn.
  @Observed open var instanceTransform = CATransform3DIdentity { didSet { lookDidChange() } }
  /// How much more each is seen than the one before; less where it is negative.
  @Observed open var instanceAlphaOffset: Float = 0 { didSet { lookDidChange() } }
  /// Kept for code that sets it: what moves does so in all at once.
  open var instanceDelay: TimeInterval = 0
  /// Kept for code that sets it: what leaves the plane is drawn in it.
  open var preservesDepth = false

  public override init() { super.init() }

  /// Creates a layer that looks as another one does.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a size; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  override func copyProperties(of layer: CALayer) {
    super.copyProperties(of: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform) = (layer.instanceCount, layer.instanceTransform)
    (instanceAlphaOffset, instanceDelay) = (layer.instanceAlphaOffset, layer.instanceDelay)
  }

  /// The greatest number of times that something is drawn, so that no count of a template lasts for ever.
  private static let limit = 10_000

  override var instances: [(transform: CGAffineTransform, alpha: CGFloat)]? {
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let (anchor, bounds) = (anchorPoint, bounds)
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    var turned = CGAffineTransform.identity
    var all: [(transform: CGAffineTransform, alpha: CGFloat)] = []
    for index in 0..<min(max(instanceCount, 0), Self.limit) {
      let around = CGAffineTransform(translationX: -x, y: -y).concatenating(turned)
        .concatenating(CGAffineTransform(translationX: x, y: y))
      all.append((around, min(max(1 + CGFloat(instanceAlphaOffset) * CGFloat(index), 0), 1)))
      turned = step.concatenating(turned)
    }
    return all
  }

  /// What is drawn more than once may reach anywhere.
  open override var drawingExtent: CGRect {
    guard let instances, instanceCount > 1 else { return bounds }
    return instances.reduce(bounds) { $0.union(bounds.applying($1.transform)) }
  }
}
