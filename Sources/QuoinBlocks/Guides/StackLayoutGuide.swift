import Foundation
import QuoinGraphics

/// A guide that lays out elements of its owner one after the other.
///
/// ```swift
/// let row = StackLayoutGuide<UIView>(items: [.uiView(icon), .uiView(title)])
/// row.scheme.spacing = .equal(8)
/// row.contentInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// row.add(to: cell)
/// row.frame = cell.bounds
/// ```
open class StackLayoutGuide<Parent: LayoutElement>: LayoutGuide<Parent>, AdjustableLayoutElement,
  AdaptiveLayoutElement
{
  private var elements: [Element] = []

  /// How the elements follow one another; the next time that the frame is set it counts.
  open lazy var scheme = StackLayoutScheme(items: { [weak self] in self?.arrangedItems ?? [] })
  /// The room around the elements, in points; the next time that the frame is set it counts.
  open var contentInsets = EdgeInsets.zero

  /// Creates a guide of elements, which are added to the owner when there is one.
  public convenience init(items: [Element]) {
    self.init(frame: .zero)
    elements = items
  }

  /// Creates a guide of elements, which are added to the owner if it can take them.
  public convenience init(items: [any LayoutElement]) {
    self.init(items: items.map { .element($0) })
  }

  /// The elements, which the guide keeps alive, in order.
  open var arrangedItems: [any LayoutElement] { elements.map(\.item) }

  /// Puts an element at the end.
  public final func addArranged(element: Element) {
    insertArranged(element: element, at: elements.count)
  }

  /// Puts an element at a place: at the nearest one if there is no such place. One that is there already moves.
  ///
  /// A guide that arranges this one, at any depth, is refused: ``BlockMisuse``.
  public final func insertArranged(element: Element, at index: Int) {
    if let guide = element.item as? any ArrangingGuide, guide.arranges(self) {
      return BlockMisuse.report(.arrangesItself("\(type(of: self))"))
    }
    elements.removeAll { $0.item === element.item }
    elements.insert(element, at: min(max(index, 0), elements.count))
    if let ownerElement { element.add(to: ownerElement) }
  }

  /// Takes an element out, of its super element as well; nothing happens with a strange one.
  public final func removeArranged(element: any LayoutElement) {
    guard elements.contains(where: { $0.item === element }) else { return }
    elements.removeAll { $0.item === element }
    element.removeFromSuperElement()
  }

  override func ownerDidChange(from owner: Parent?) {
    for element in elements {
      if let ownerElement { element.add(to: ownerElement) } else { element.item.removeFromSuperElement() }
    }
    super.ownerDidChange(from: owner)
  }

  open override func layout(in rect: CGRect) {
    scheme.layout(in: rect)
  }

  override var content: GuideContent? { GuideContent(block: scheme, room: .inset(contentInsets)) }

  /// The size of a frame less the insets.
  open override func contentRect(forFrame frame: CGRect) -> CGRect {
    Inset(contentInsets).constrained(sourceRect: CGRect(origin: .zero, size: frame.size), by: .zero)
  }

  /// From the guide's corner to the far end of the run laid out in a proposal, with the insets: room before the run counts.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let run: CGRect = scheme.snapshot(for: contentRect(forFrame: CGRect(origin: .zero, size: size))).frame
    return CGSize(width: run.maxX + contentInsets.right, height: run.maxY + contentInsets.bottom)
  }

  open override var debugContentOfDescription: String {
    arrangedItems.isEmpty ? "" : ", items: \(arrangedItems)"
  }
}

/// A guide that lays out other elements, of whatever owner.
protocol ArrangingGuide: AnyObject {
  var arrangedItems: [any LayoutElement] { get }
}

extension ArrangingGuide {
  /// Whether the guide is another one, or arranges it at any depth.
  func arranges(_ other: AnyObject) -> Bool {
    var pending: [AnyObject] = [self]
    var seen: Set<ObjectIdentifier> = []
    while let next = pending.popLast() {
      if next === other { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted, let guide = next as? any ArrangingGuide else {
        continue
      }
      pending += guide.arrangedItems.map { $0 as AnyObject }
    }
    return false
  }
}

extension StackLayoutGuide: ArrangingGuide {}
