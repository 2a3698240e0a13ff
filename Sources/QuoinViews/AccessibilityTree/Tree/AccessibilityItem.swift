import Foundation
import QuoinGraphics

/// One thing that is read out, or what holds several: a node of a view's `accessibilityTree`.
///
/// ```swift
/// let add = window.accessibilityTree.elements.first { $0.label == "Add" }
/// add?.object.accessibilityActivate()
/// ```
public struct AccessibilityItem {
  /// The view or the element that it stands for.
  public let object: AccessibleObject
  /// What it is.
  public let role: AccessibilityRole
  /// Whether it is read out itself; otherwise it holds what is.
  public let isElement: Bool
  /// Its rectangle, in points of the view whose tree it is in.
  public let frame: CGRect
  /// Its outline where the rectangle says too little, likewise.
  public let path: UIBezierPath?
  /// Whether any of it is within what is shown at present; what is not can be scrolled to.
  public let isInSight: Bool
  /// What is in it, in the order in which it is read out.
  public let children: [AccessibilityItem]

  /// What it is called.
  public var label: String? { object.accessibilityLabel }
  /// What it holds, as a slider its position.
  public var value: String? { object.accessibilityValue }
  /// What comes of using it.
  public var hint: String? { object.accessibilityHint }
  /// The name to find it by.
  public var identifier: String? { object.accessibilityIdentifier }
  /// What it is, and in what state.
  public var traits: UIAccessibilityTraits { object.accessibilityTraits }

  /// The view that it stands for, or the one that holds the element.
  public var view: UIView? {
    object as? UIView ?? (object as? UIAccessibilityElement)?.containers.last as? UIView
  }

  /// All that is read out, in order.
  public var elements: [AccessibilityItem] {
    var found: [AccessibilityItem] = []
    var pending = [self]
    while let item = pending.popLast() {
      if item.isElement { found.append(item) }
      pending += item.children.reversed()
    }
    return found
  }

  /// All that is in it, itself included, what holds before what is held.
  public var all: [AccessibilityItem] {
    var found: [AccessibilityItem] = []
    var pending = [self]
    while let item = pending.popLast() {
      found.append(item)
      pending += item.children.reversed()
    }
    return found
  }
}

extension UIView {
  /// What is read out of the view and of all in it, as it is laid out, in the order in which a reader goes through it.
  ///
  /// From top to bottom and, by the direction of writing, from left to right or from right to left. What is grouped, what
  /// is scrolled, and what `accessibilityElements` lists stays together, in the place of its first part.
  public final var accessibilityTree: AccessibilityItem {
    var walk = AccessibilityWalk(top: self)
    return walk.tree()
  }
}
