import Foundation
import QuoinGraphics

/// How far the bars reach over a controller's view at one end.
public protocol UILayoutSupport: AnyObject, ViewBound {
  /// The length in points.
  var length: CGFloat { get }
}

/// The room that bars take from a view, as it is when somebody asks.
final class BarsOverView: UILayoutSupport {
  let controller: UIViewController
  let edge: KeyPath<UIEdgeInsets, CGFloat>

  init(controller: UIViewController, edge: KeyPath<UIEdgeInsets, CGFloat>) {
    (self.controller, self.edge) = (controller, edge)
  }

  var length: CGFloat { controller.viewIfLoaded?.safeAreaInsets[keyPath: edge] ?? 0 }
}

extension UIViewController {
  /// How far bars reach over the view from the top: what its safe area leaves out there.
  public final var topLayoutGuide: any UILayoutSupport { BarsOverView(controller: self, edge: \.top) }
  /// How far bars reach over the view from the bottom.
  public final var bottomLayoutGuide: any UILayoutSupport { BarsOverView(controller: self, edge: \.bottom) }
}
