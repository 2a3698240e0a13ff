import Foundation
import QuoinDiagnostics
import QuoinViews

/// The layout of a controller or a view, and how it was loaded.
public final class LoadedLayout {
  /// The root of what is mounted.
  public internal(set) var node: LayoutNode?
  /// Loads the layout once more, with the state and the constants of the first time.
  var load: (() throws(Diagnostics) -> LayoutNode)?
  /// Whether it is being loaded, so that asking for it again does nothing.
  var isLoading = false

  /// Creates one for somebody without a layout yet.
  public init() {}
}

extension LayoutLoading where Self: UIViewController {
  public var loadedLayout: LoadedLayout {
    if let known = attachment(LoadedLayout.self) { return known }
    let layout = LoadedLayout()
    setAttachment(layout)
    return layout
  }

  public func mountLayout(_ node: LayoutNode) throws(Diagnostics) { try node.mount(in: self) }
}

extension LayoutLoading where Self: UIView {
  public var loadedLayout: LoadedLayout {
    if let known = attachment(LoadedLayout.self) { return known }
    let layout = LoadedLayout()
    setAttachment(layout)
    return layout
  }

  public func mountLayout(_ node: LayoutNode) throws(Diagnostics) { try node.mount(in: self as UIView) }
}
