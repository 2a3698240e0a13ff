import Foundation
import QuoinGraphics

/// A part of a view that is read out and is no view itself, as one of the bars of a chart.
///
/// ```swift
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "May"
/// bar.accessibilityValue = "12 orders"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 80, y: 40, width: 20, height: 60)
/// chart.accessibilityElements = [bar]
/// ```
open class UIAccessibilityElement: UIResponder {
  /// What the element is in: a view, or another element.
  open weak var accessibilityContainer: AnyObject?

  /// The element's rectangle in points of its container, which it follows; null where its `accessibilityFrame` was set.
  @Observed open var accessibilityFrameInContainerSpace = CGRect.null {
    didSet { accessibilityDidChange() }
  }

  /// Creates an element.
  ///
  /// - Parameter container: What it is in.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }

  deinit {}

  /// Whether the element is read out; true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
      }
      // A loop over containers that are elements themselves, as they may stand in a ring.
      var rect = accessibilityFrameInContainerSpace
      for container in containers {
        guard let element = container as? UIAccessibilityElement,
          !element.accessibilityFrameInContainerSpace.isNull
        else {
          let outer = container.accessibilityFrame
          return rect.offsetBy(dx: outer.minX, dy: outer.minY)
        }
        if let view = element.accessibilityContainer as? UIView {
          let outer = UIAccessibility.convertToScreenCoordinates(
            element.accessibilityFrameInContainerSpace, in: view)
          return rect.offsetBy(dx: outer.minX, dy: outer.minY)
        }
        rect = rect.offsetBy(
          dx: element.accessibilityFrameInContainerSpace.minX,
          dy: element.accessibilityFrameInContainerSpace.minY)
      }
      return rect
    }
    set {
      accessibilityFrameInContainerSpace = .null
      super.accessibilityFrame = newValue
    }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override func accessibilityDidChange() {
    containers.first { !($0 is UIAccessibilityElement) }?.accessibilityDidChange()
  }

  /// What the element stands in, from the inside out, as far as no container comes again; no deeper than views may nest.
  package final var containers: [AccessibleObject] {
    var found: [AccessibleObject] = []
    var element = self
    while found.count < UIView.depthLimit, let next = element.accessibilityContainer as? AccessibleObject,
      next !== self
    {
      found.append(next)
      guard let inner = next as? UIAccessibilityElement else { break }
      element = inner
    }
    return found
  }
}
