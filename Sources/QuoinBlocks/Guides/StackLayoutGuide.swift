import Foundation
import QuoinGraphics

/// A guide that lays out elements of its owner one after the other.
///
/// ```swift
/// let row = StackLayoutGuide<UIView>(items: [icon, title])
/// row.scheme.spacing = .equal(8)
/// row.contentInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// row.add(to: cell)
/// row.frame = cell.bounds
/// ```
open class StackLayoutGuide<Super: LayoutElement>: LayoutGuide<Super>, AdaptiveLayoutElement,
  AdjustableLayoutElement
{
  /// How the elements follow one another.
  public let scheme: StackLayoutScheme
  /// The elements, which the guide keeps alive, in order.
  public private(set) var items: [any LayoutElement]
  /// The room around the elements, in points.
  open var contentInsets = EdgeInsets.zero {
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }

  /// Creates a guide of elements, which are taken into the owner if it can take them.
  public init(items: [any LayoutElement] = [], frame: CGRect = .zero) {
    self.items = items
    scheme = StackLayoutScheme(items: items)
    super.init(frame: frame)
  }

  /// Puts an element at the end.
  public final func addArranged(_ element: any LayoutElement) {
    insertArranged(element, at: items.count)
  }

  /// Puts an element at a place: at the nearest one if there is no such place. One that is there already moves.
  public final func insertArranged(_ element: any LayoutElement, at index: Int) {
    items.removeAll { $0 === element }
    items.insert(element, at: min(max(index, 0), items.count))
    adopt(element)
    scheme.items = items
    setNeedsLayout()
  }

  /// Takes an element out, of the owner as well.
  public final func removeArranged(_ element: any LayoutElement) {
    guard items.contains(where: { $0 === element }) else { return }
    items.removeAll { $0 === element }
    element.removeFromSuperElement()
    scheme.items = items
    setNeedsLayout()
  }

  open override func didAddToOwner() {
    for item in items { adopt(item) }
    setNeedsLayout()
  }

  open override func layout(in rect: CGRect) {
    scheme.layout(in: Inset(contentInsets).constrained(sourceRect: rect, by: rect))
  }

  /// From the guide's corner to the far end of the run laid out in a proposal, with the insets: room before the run counts.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = CGRect(origin: .zero, size: size)
    let room = Inset(contentInsets).constrained(sourceRect: proposal, by: proposal)
    let run = items.isEmpty ? CGRect(origin: room.origin, size: .zero) : scheme.snapshot(for: room).frame
    return CGSize(width: run.maxX + contentInsets.right, height: run.maxY + contentInsets.bottom)
  }

  open var contentConstraint: any RectBasedConstraint { FittingContent(element: self) }

  private func adopt(_ element: any LayoutElement) {
    if element.superElement == nil { (ownerElement as? any LayoutContainer)?.addElement(element) }
  }
}
