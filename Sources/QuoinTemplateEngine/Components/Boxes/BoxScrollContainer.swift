import Foundation
import QuoinBoxes
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// The one child is the content of a scroll view of the boxes.
public struct BoxScrollContainer: ChildContainer {
  public var arrangesChildren: Bool { true }
  public var childProperties: [Property] { Property.ofBoxedViews }

  /// Creates one.
  public init() {}

  public func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    guard let scrollView = container as? LMScrollView, !scrollView.takeAccessory(child), index == 0
    else { return }
    scrollView.content = Self.view(of: child)
  }

  public func group(of component: ResolvedComponent) -> Int { component.groupInScrollView }

  public var limitsChildren: Bool { true }

  public func problem(with children: [AnyObject], in container: AnyObject) -> Diagnostic? {
    let count = children.count { !($0 is any ScrollAccessory) }
    return count > 1 ? .tooManyContents(count, of: "\(type(of: container))") : nil
  }

  public func remove(_ child: AnyObject, from container: AnyObject) {
    guard let scrollView = container as? LMScrollView, !scrollView.letGoOfAccessory(child),
      scrollView.content === Self.view(of: child)
    else { return }
    scrollView.content = nil
    if child is UIViewController { PlainContainer().remove(child, from: container) }
  }

  public func insets(of container: UIView) -> UIEdgeInsets {
    (container as? LMScrollView)?.adjustedContentInset ?? .zero
  }

  public func setFixedSize(of child: UIView, width: CGFloat?, height: CGFloat?) {
    child.fixSizeInBox(width: width, height: height)
  }

  public func fixesWidth(of child: UIView, in container: UIView) -> Bool {
    (container as? LMScrollView)?.isFitToWidth ?? false
  }

  public func fixesHeight(of child: UIView, in container: UIView) -> Bool {
    (container as? LMScrollView)?.isFitToHeight ?? false
  }
}

extension Diagnostic {
  fileprivate static func tooManyContents(_ count: Int, of name: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) scrolls one view; there are \(count) inside",
      notes: [Note("Put them into a row or a column, and that into \(name)")])
  }
}

extension ChildContainer where Self == BoxScrollContainer {
  /// The one child is the content of a scroll view of the boxes.
  public static var boxScroll: BoxScrollContainer { BoxScrollContainer() }
}
