import QuoinViews

extension ComponentRegistry {
  /// UIKit's components, as far as they are built.
  public static let standard = ComponentRegistry([
    Component("UIView", UIView.self, superclass: nil) { _ in UIView() }
  ])
}
