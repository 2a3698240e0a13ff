import Foundation

extension TreeNode {
  /// Takes down a view and what is in it, as far as ``UIView/depthLimit`` levels.
  public init(_ view: UIView) { self.init(view, level: 1) }

  private init(_ view: UIView, level: Int) {
    self.init(
      className: view.className, id: view.accessibilityIdentifier, frame: view.frame,
      state: view.stateDescription,
      children: level < UIView.depthLimit ? view.children.map { TreeNode($0, level: level + 1) } : [])
  }
}

extension UIView {
  /// The view and everything in it as a drawn tree; the form in which tests state layouts.
  public final var recursiveDescription: String { TreeNode(self).text }

  /// The name of the view's class, without its module.
  public final var className: String { String(describing: type(of: self)) }

  final var treeLine: String {
    TreeNode(className: className, id: accessibilityIdentifier, frame: frame, state: stateDescription).line
  }
}

// Mirrors cannot look at unmanaged references, and test libraries make mirrors of whatever they are shown.
extension UIView: CustomReflectable {
  /// The view's place and what is in it.
  public final var customMirror: Mirror {
    Mirror(self, children: ["frame": frame, "subviews": children])
  }
}
