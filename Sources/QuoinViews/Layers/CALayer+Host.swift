import Foundation

extension CALayer {
  /// The next layer around that has been made.
  final var layerAround: CALayer? {
    if let outer = ownSuperlayer ?? maskedLayer { return outer }
    var next = view
    while let inner = next {
      next = inner.drawingHost
      if let layer = next?.rare?.layer { return layer }
    }
    return nil
  }

  /// The window that the layer is in, or in which it masks something.
  final var hostWindow: UIWindow? {
    var root = hostView?.root
    while let host = root?.drawingHost { root = host.root }
    return root as? UIWindow
  }

  /// Whether the layer stands in a view or a layer or masks a part of it, at any depth.
  final func isHosted(in view: UIView) -> Bool {
    hostView?.isDrawn(in: view) ?? false
  }
}
