import Foundation
import Synchronization

/// Lays out one element: constraints narrow the source one after the other, then a layout gives the frame.
///
/// ```swift
/// let block = LayoutBlock(
///   element: title, layout: Layout(x: .left(8), y: .top(), width: .scaled(1), height: .fixed(20)),
///   constraints: [avatar.layoutConstraint(for: [.right(.limit(on: .outer))])])
/// block.layout(in: CGRect(x: 0, y: 0, width: 320, height: 60))
/// ```
public final class LayoutBlock<Item: LayoutElement>: SnapshotValueBlock {
  /// The element, which the block does not keep alive.
  public private(set) weak var item: Item?
  /// Where the element goes in what the constraints leave.
  public private(set) var rule: Layout
  /// What narrows the source.
  public private(set) var constraints: [any LayoutConstraintProtocol]
  private(set) var schemes = JoinedSchemes()
  /// The block's own program, of which only those have need that are used by themselves.
  private let holder = AtomicLazyReference<ProgramHolder>()

  /// Creates a block.
  public init(
    element: Item?, layout: Layout = .equal, constraints: [any LayoutConstraintProtocol] = []
  ) {
    item = element
    rule = layout
    self.constraints = constraints
  }

  /// Creates a block with a layout of one's own.
  public convenience init(
    element: Item?, layout: any RectBasedLayout, constraints: [any LayoutConstraintProtocol] = []
  ) {
    self.init(element: element, layout: Layout.build(layout), constraints: constraints)
  }

  /// Creates a block.
  public convenience init(
    with element: Item?, layout: any RectBasedLayout, constraints: [any LayoutConstraintProtocol] = []
  ) {
    self.init(element: element, layout: Layout.build(layout), constraints: constraints)
  }

  /// Whether the element lives and has a super element; the block is skipped if not.
  public var isActive: Bool { item?.superElement != nil }

  public var currentSnapshot: LayoutSnapshot { item.map { LayoutSnapshot(frame: $0.frame) } ?? .nothing }

  public var currentRect: CGRect { item?.frame ?? .zero }

  /// Gives the block another element, or none.
  public func setItem(_ item: Item?) {
    self.item = item
    didChange()
  }

  /// Gives the block another layout.
  public func setLayout(_ layout: Layout) {
    rule = layout
    didChange()
  }

  /// Gives the block another layout.
  public func setLayout(_ layout: any RectBasedLayout) {
    setLayout(Layout.build(layout))
  }

  /// Gives the block other constraints.
  public func setConstraints(_ constraints: [any LayoutConstraintProtocol]) {
    self.constraints = constraints
    didChange()
  }

  private func didChange() {
    holder.load()?.invalidate()
    schemes.invalidate()
  }

  private var cast: LayoutCast { (holder.load() ?? holder.storeIfNil(ProgramHolder())).program(of: self) }

  public func layout(in sourceRect: CGRect) {
    cast.layout(in: sourceRect)
  }

  public func layout() {
    if let room = item?.superElement?.roomForLayout { layout(in: room) }
  }

  public func snapshot(for sourceRect: CGRect) -> LayoutSnapshot {
    cast.snapshot(for: sourceRect, known: [:])
  }

  public func snapshot(
    for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect]
  ) -> LayoutSnapshot {
    cast.snapshot(for: sourceRect, completedRects: &completedRects)
  }

  public func apply(snapshot: any LayoutSnapshotProtocol) {
    cast.apply(LayoutSnapshot(snapshot))
  }

  public func plan() -> LayoutPlan { cast.plan() }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.place(item, with: rule, constraints: constraints)
  }

  public func join(_ scheme: LayoutScheme) {
    schemes.add(scheme.holder)
  }
}

extension LayoutElement {
  /// The room for a layout that is given none; a plane without end gives none.
  var roomForLayout: CGRect? { self is EndlessPlane ? nil : layoutBounds }
}
