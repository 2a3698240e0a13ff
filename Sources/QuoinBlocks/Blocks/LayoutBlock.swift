import Foundation

/// Lays out one element: constraints narrow the source one after the other, then a layout gives the frame.
///
/// ```swift
/// let block = LayoutBlock(
///   element: title, layout: Layout(x: .left(8), y: .top(), width: .scaled(1), height: .fixed(20)),
///   constraints: [avatar.layoutConstraint(for: [.right(.limit(on: .outer))])])
/// block.layout(in: CGRect(x: 0, y: 0, width: 320, height: 60))
/// ```
public final class LayoutBlock: LayoutBlockProtocol {
  private var reference: ElementReference?
  /// Where the element goes in what the constraints leave.
  public private(set) var layout: Layout
  /// What narrows the source.
  public private(set) var constraints: [any LayoutConstraintProtocol]
  private(set) var schemes = JoinedSchemes()

  /// Creates a block.
  public init(
    element: (any LayoutElement)?, layout: Layout = .equal,
    constraints: [any LayoutConstraintProtocol] = []
  ) {
    reference = element.map(ElementReference.init)
    self.layout = layout
    self.constraints = constraints
  }

  /// Creates a block with a layout of one's own.
  public convenience init(
    element: (any LayoutElement)?, layout: any RectBasedLayout,
    constraints: [any LayoutConstraintProtocol] = []
  ) {
    self.init(element: element, layout: Layout.build(layout), constraints: constraints)
  }

  /// Creates a block.
  public convenience init(
    with element: (any LayoutElement)?, layout: Layout = .equal,
    constraints: [any LayoutConstraintProtocol] = []
  ) {
    self.init(element: element, layout: layout, constraints: constraints)
  }

  /// The element, which the block does not keep alive.
  public var element: (any LayoutElement)? { reference?.element }

  public var isActive: Bool { element != nil }

  public var currentSnapshot: LayoutSnapshot {
    element.map { LayoutSnapshot(frame: $0.frame) } ?? .nothing
  }

  public var currentRect: CGRect { element?.frame ?? .zero }

  /// Gives the block another element, or none.
  public func setItem(_ element: (any LayoutElement)?) {
    reference = element.map(ElementReference.init)
    changed()
  }

  /// Gives the block another layout.
  public func setLayout(_ layout: Layout) {
    self.layout = layout
    changed()
  }

  /// Gives the block another layout.
  public func setLayout(_ layout: any RectBasedLayout) {
    setLayout(Layout.build(layout))
  }

  /// Gives the block other constraints.
  public func setConstraints(_ constraints: [any LayoutConstraintProtocol]) {
    self.constraints = constraints
    changed()
  }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.place(element, with: layout, constraints: constraints)
  }

  public func join(_ scheme: LayoutScheme) {
    schemes.add(scheme.holder)
  }

  private func changed() {
    schemes.invalidate()
  }
}
