import Foundation
import QuoinGraphics
import QuoinViews

/// Children are a stack view's arranged subviews, in order.
public struct StackContainer: ChildContainer {
  public var arrangesChildren: Bool { true }
  public var childProperties: [Property] { Self.properties }

  private static let properties = [
    Property(
      "customSpacing", \UIView.spacingInStack,
      "The gap behind the child instead of the stack's spacing, 0 or more.", .points)
  ]

  /// Creates one.
  public init() {}

  public func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    guard let view = Self.view(of: child), let stack = container as? UIStackView else { return }
    if index >= stack.arrangedSubviews.count || stack.arrangedSubviews[index] !== view {
      stack.insertArrangedSubview(view, at: index)
    }
    // They lie above each other in the same order.
    PlainContainer().insert(child, into: container, at: index, above: ownSubviews)
  }

  public func remove(_ child: AnyObject, from container: AnyObject) {
    if let child = Self.view(of: child) { (container as? UIStackView)?.removeArrangedSubview(child) }
    PlainContainer().remove(child, from: container)
  }

  public func setFixedSize(of child: UIView, width: CGFloat?, height: CGFloat?) {
    child.layoutSizing.width = width ?? .nan
    child.layoutSizing.height = height ?? .nan
  }

  public func fixesWidth(of child: UIView, in container: UIView) -> Bool {
    guard let stack = container as? UIStackView else { return false }
    return stack.alignment == .fill && stack.axis == .vertical
  }

  public func fixesHeight(of child: UIView, in container: UIView) -> Bool {
    guard let stack = container as? UIStackView else { return false }
    return stack.alignment == .fill && stack.axis == .horizontal
  }
}

extension ChildContainer where Self == StackContainer {
  /// Children are a stack view's arranged subviews.
  public static var stack: StackContainer { StackContainer() }
}

extension UIView {
  /// The gap behind the view in the stack that it stands in, in points.
  fileprivate var spacingInStack: CGFloat {
    get { (superview as? UIStackView)?.customSpacing(after: self) ?? UIStackView.spacingUseDefault }
    set { (superview as? UIStackView)?.setCustomSpacing(newValue, after: self) }
  }
}
