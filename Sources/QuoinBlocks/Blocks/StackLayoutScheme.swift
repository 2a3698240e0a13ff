import Foundation

/// Lays out elements one after the other along an axis.
///
/// ```swift
/// var stack = StackLayoutScheme(items: { [first, second, third] })
/// stack.axis = CGRectAxis.vertical
/// stack.spacing = .equal(8)
/// stack.layout(in: view.bounds)
/// ```
public struct StackLayoutScheme: SnapshotValueBlock {
  /// How much room lies between neighbours.
  public typealias Spacing = StackDistribution.Spacing
  /// How long each element is along the axis.
  public typealias Filling = StackDistribution.Filling
  /// Where the run starts.
  public typealias Direction = StackDistribution.Direction
  /// Where the elements go across the axis.
  public typealias Alignment = StackDistribution.Alignment

  private let items: () -> [any LayoutElement]
  private var distribution = StackDistribution()

  /// Creates a scheme of elements.
  ///
  /// - Parameter items: The elements in order, asked for each time they are laid out.
  public init(items: @escaping () -> [any LayoutElement]) {
    self.items = items
  }

  /// The axis along which the elements follow one another; horizontal at the start.
  @Observed public var axis: any RectAxis = CGRectAxis.horizontal {
    didSet { distribution.alignment.axis = axis.transverse() }
  }

  /// The room between neighbours; `.equally` at the start.
  public var spacing: Spacing {
    get { distribution.spacing }
    set { distribution.spacing = newValue }
  }

  /// Where the elements go across the axis; centered at the start.
  public var alignment: Alignment {
    get { distribution.alignment }
    set {
      distribution.alignment = newValue
      distribution.alignment.axis = axis.transverse()
    }
  }

  /// The length of each element along the axis; `.equally` at the start.
  public var filling: Filling {
    get { distribution.filling }
    set { distribution.filling = newValue }
  }

  /// Where the run starts; `.fromLeading` at the start.
  public var direction: Direction {
    get { distribution.direction }
    set { distribution.direction = newValue }
  }

  /// Always true.
  public var isActive: Bool { true }

  public var currentSnapshot: LayoutSnapshot {
    LayoutSnapshot(childSnapshots: items().map { $0.frame })
  }

  public var currentRect: CGRect { currentSnapshot.frame }

  public func layout(in sourceRect: CGRect) {
    let items = items()
    for (item, frame) in zip(items, frames(of: items, in: sourceRect)) { item.frame = frame }
  }

  /// Sets the frames in the frame of the first element's super element, as CGLayout 0.7 does.
  public func layout() {
    guard let space = items().first?.superElement, space.roomForLayout != nil else { return }
    layout(in: space.frame)
  }

  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    CapturedStack.snapshot(frames(of: items(), in: sourceRect), in: sourceRect)
  }

  public func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    let items = items()
    let frames = frames(of: items, in: sourceRect)
    for (item, frame) in zip(items, frames) {
      completedRects[ObjectIdentifier(item)] = frame
      (item as? any PlacingGuide)?.complete(&completedRects, placedAt: frame)
    }
    return CapturedStack.snapshot(frames, in: sourceRect)
  }

  public func apply(snapshot: any LayoutSnapshotProtocol) {
    let (items, children) = (items(), snapshot.childSnapshots)
    guard items.count == children.count else { return BlockMisuse.report(.otherBlocks) }
    for (item, child) in zip(items, children) { item.frame = child.frame }
  }

  public func plan() -> LayoutPlan {
    let items = items()
    return LayoutPlan(
      root: .stack(
        CapturedStack(
          items: items.map { (ObjectIdentifier($0), ($0 as? any PlacingGuide)?.captured) },
          distribution: OwnRule(rule: (distribution, axis)), direction: direction(of: items))))
  }

  private func frames(of items: [any LayoutElement], in source: CGRect) -> [CGRect] {
    distribution.distribute(rects: items.map { $0.frame }, in: source, along: axis, direction(of: items))
  }

  private func direction(of items: [any LayoutElement]) -> ReadingDirection {
    items.first?.readingDirection ?? CGLConfiguration.default.readingDirection
  }
}
