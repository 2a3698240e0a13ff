import Foundation

/// How pixels of contents become larger or smaller ones.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Each pixel is that which lies nearest.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Each pixel is made of those around it.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each pixel is made of those around it, also where there are many.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Edges of a layer.
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  /// Creates a set from its bits, which are UIKit's.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// What few layers set, most of which changes nothing of a drawing here.
final class LayerSettings {
  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  var contentsRect = wholeContents
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsEdgeAntialiasing = false
  var drawsAsynchronously = false
  var isDoubleSided = true
  var needsDisplayOnBoundsChange = false
  var isOpaque = false
  var isGeometryFlipped = false
  var compositingFilter: Any?
  var filters: [Any]?
  var actions: [String: any CAAction]?
  /// What programs keep with the layer by names of their own.
  var values: [String: Any] = [:]
}

extension CALayer {
  /// What changes of properties do, by their names, where the delegate does not say; `NSNull()` to see one at once.
  public final var actions: [String: any CAAction]? {
    get { settings?.actions }
    set { changeSettings { $0.actions = newValue } }
  }

  /// Whether the layer is seen from behind, as where it is turned by more than a quarter around an axis in its plane.
  public final var isDoubleSided: Bool {
    get { settings?.isDoubleSided ?? true }
    set {
      changeSettings { $0.isDoubleSided = newValue }
      lookDidChange()
    }
  }

  /// The part of `contents` that is drawn, in fractions of its size; all of it unless set.
  public final var contentsRect: CGRect {
    get { settings?.contentsRect ?? LayerSettings.wholeContents }
    set {
      changeSettings { $0.contentsRect = newValue }
      lookDidChange()
    }
  }
}

/// Kept for code that sets it: every layer is drawn anew, its edges smooth, and its contents the same way whatever their
/// size.
extension CALayer {
  /// How contents are made smaller.
  public final var minificationFilter: CALayerContentsFilter {
    get { settings?.minificationFilter ?? .linear }
    set { changeSettings { $0.minificationFilter = newValue } }
  }

  /// How contents are made larger.
  public final var magnificationFilter: CALayerContentsFilter {
    get { settings?.magnificationFilter ?? .linear }
    set { changeSettings { $0.magnificationFilter = newValue } }
  }

  /// Which edges are smooth.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { settings?.edgeAntialiasingMask ?? LayerSettings().edgeAntialiasingMask }
    set { changeSettings { $0.edgeAntialiasingMask = newValue } }
  }

  /// Whether edges are smooth.
  public final var allowsEdgeAntialiasing: Bool {
    get { settings?.allowsEdgeAntialiasing ?? false }
    set { changeSettings { $0.allowsEdgeAntialiasing = newValue } }
  }

  /// Whether the layer is drawn beside others.
  public final var drawsAsynchronously: Bool {
    get { settings?.drawsAsynchronously ?? false }
    set { changeSettings { $0.drawsAsynchronously = newValue } }
  }

  /// Whether the layer is drawn anew with another size.
  public final var needsDisplayOnBoundsChange: Bool {
    get { settings?.needsDisplayOnBoundsChange ?? false }
    set { changeSettings { $0.needsDisplayOnBoundsChange = newValue } }
  }

  /// Whether the layer promises to fill its bounds; drawing does not rely on it.
  public final var isOpaque: Bool {
    get { settings?.isOpaque ?? false }
    set { changeSettings { $0.isOpaque = newValue } }
  }

  /// Whether y points up in the layer; kept for code that sets it.
  public final var isGeometryFlipped: Bool {
    get { settings?.isGeometryFlipped ?? false }
    set { changeSettings { $0.isGeometryFlipped = newValue } }
  }

  /// How the layer is mixed with what is beneath; it is drawn over that.
  public final var compositingFilter: Any? {
    get { settings?.compositingFilter }
    set { changeSettings { $0.compositingFilter = newValue } }
  }

  /// What changes the layer's pixels; nothing does.
  public final var filters: [Any]? {
    get { settings?.filters }
    set { changeSettings { $0.filters = newValue } }
  }

  func changeSettings(_ change: (LayerSettings) -> Void) {
    let settings = settings ?? LayerSettings()
    change(settings)
    self.settings = settings
  }
}
