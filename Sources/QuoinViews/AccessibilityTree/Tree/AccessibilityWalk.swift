import Foundation
import QuoinGraphics

/// One walk over a tree of views that collects what is read out.
struct AccessibilityWalk {
  /// What is read out together: one item, or several whose order is settled.
  private struct Unit {
    let frame: CGRect
    let items: [AccessibilityItem]
  }

  /// What can be seen of a view's content, in points of the top view; nothing where nothing limits it.
  private struct Window {
    /// What can be brought to sight by scrolling.
    var reach: CGRect?
    /// What is seen at present.
    var sight: CGRect?

    /// The window of something that shows its content within a rectangle, and lets it be scrolled within another one.
    func narrowed(to rect: CGRect, scrolling content: CGRect? = nil) -> Window {
      let sight = sight?.overlap(rect) ?? rect
      return Window(reach: content ?? reach?.overlap(rect) ?? rect, sight: sight)
    }
  }

  private let top: UIView
  private let root: UIView
  private let screenOffset: CGPoint
  // Elements may be listed by several, and by themselves.
  private var visited: Set<ObjectIdentifier> = []

  init(top: UIView) {
    self.top = top
    root = top.root
    screenOffset = root.offsetOnScreen
  }

  mutating func tree() -> AccessibilityItem {
    let rect = top.bounds
    let units = contents(of: top, in: Window(reach: top is UIWindow ? rect : nil, sight: rect), level: 1)
    let items = units.flatMap(\.items)
    if items.count == 1, items[0].object === top { return items[0] }
    return AccessibilityItem(
      object: top, role: AccessibilityRole(ofContainer: top) ?? .screen, isElement: false, frame: rect,
      path: nil, isInSight: true, children: items)
  }

  // MARK: Views

  private mutating func contents(of view: UIView, in window: Window, level: Int) -> [Unit] {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return [] }
    guard level <= UIView.depthLimit, visited.insert(ObjectIdentifier(view)).inserted else { return [] }
    if view.isAccessibilityElement { return element(view, in: window) }
    var inner = window
    if let size = view.scrolledSize {
      let frame = placed(view.bounds, of: view)
      if let reach = window.reach, !reach.overlaps(frame) { return [] }
      let content = placed(CGRect(origin: .zero, size: size), of: view)
      inner = window.narrowed(to: frame, scrolling: content.union(frame))
    } else if view.clipsToBounds {
      inner = window.narrowed(to: placed(view.bounds, of: view))
    }
    if let listed = listed(by: view, in: inner, level: level) {
      return unit(of: view, listed.flatMap(\.items), in: window)
    }
    var children = view.children
    if let modal = children.last(where: { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }) {
      children = [modal]
    }
    var units: [Unit] = []
    for child in children { units += contents(of: child, in: inner, level: level + 1) }
    let isTogether =
      view === top || view.shouldGroupAccessibilityChildren || AccessibilityRole(ofContainer: view) != nil
    if !isTogether { return units }
    let sorted = ReadingOrder.sorted(units, isRightToLeft: view.isRightToLeft, frame: \.frame)
    if view === top { return sorted }
    return unit(of: view, sorted.flatMap(\.items), in: window)
  }

  /// What an object lists itself; nothing where it leaves that to its views.
  private mutating func listed(by object: AccessibleObject, in window: Window, level: Int) -> [Unit]? {
    let count = object.accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    var units: [Unit] = []
    for index in 0..<max(count, 0) {
      switch object.accessibilityElement(at: index) {
      case let view as UIView:
        units += sortedContents(of: view, in: window, level: level + 1)
      case let other as AccessibleObject: units += contents(ofElement: other, in: window, level: level + 1)
      default: break
      }
    }
    return units
  }

  private mutating func sortedContents(of view: UIView, in window: Window, level: Int) -> [Unit] {
    let units = contents(of: view, in: window, level: level)
    return ReadingOrder.sorted(units, isRightToLeft: view.isRightToLeft, frame: \.frame)
  }

  private mutating func contents(
    ofElement object: AccessibleObject, in window: Window, level: Int
  ) -> [Unit] {
    if object.accessibilityElementsHidden { return [] }
    guard level <= UIView.depthLimit, visited.insert(ObjectIdentifier(object)).inserted else { return [] }
    if object.isAccessibilityElement { return element(object, in: window) }
    return unit(of: object, (listed(by: object, in: window, level: level) ?? []).flatMap(\.items), in: window)
  }

  // MARK: Items

  private func element(_ object: AccessibleObject, in window: Window) -> [Unit] {
    let frame = frame(of: object)
    if let reach = window.reach, !reach.overlaps(frame) { return [] }
    let item = AccessibilityItem(
      object: object, role: AccessibilityRole(of: object.accessibilityTraits), isElement: true, frame: frame,
      path: path(of: object), isInSight: window.sight?.overlaps(frame) ?? true, children: [])
    return [Unit(frame: frame, items: [item])]
  }

  /// Several items that are read out together, within what holds them if it is anything to those who read.
  private func unit(of object: AccessibleObject, _ items: [AccessibilityItem], in window: Window) -> [Unit] {
    if items.isEmpty { return [] }
    var shown = items.reduce(CGRect.null) { $0.union($1.frame) }
    let frame = frame(of: object)
    if let view = object as? UIView, view.clipsToBounds || view.scrolledSize != nil {
      let seen = shown.overlap(frame)
      shown = seen.isNull ? frame : seen
    }
    guard let role = AccessibilityRole(ofContainer: object) else { return [Unit(frame: shown, items: items)] }
    let container = AccessibilityItem(
      object: object, role: role, isElement: false, frame: frame,
      path: path(of: object), isInSight: window.sight?.overlaps(frame) ?? true, children: items)
    return [Unit(frame: shown, items: [container])]
  }

  // MARK: Places

  /// The rectangle of an object, in points of the top view.
  private func frame(of object: AccessibleObject) -> CGRect {
    let rect = object.accessibilityFrame.offsetBy(dx: -screenOffset.x, dy: -screenOffset.y)
    return top.convert(rect, from: root)
  }

  private func path(of object: AccessibleObject) -> UIBezierPath? {
    guard let path = object.accessibilityPath?.copy() else { return nil }
    path.apply(
      CGAffineTransform(translationX: -screenOffset.x, y: -screenOffset.y)
        .concatenating(root.affineTransform(to: top)))
    return path
  }

  private func placed(_ rect: CGRect, of view: UIView) -> CGRect { view.convert(rect, to: top) }
}
