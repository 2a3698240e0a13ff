import Foundation

/// The anchors of an element, to be related to those of other elements.
///
/// ```swift
/// title.layoutBlock(with: Layout(y: .top(5), height: .fixed(120))) { anchors in
///   anchors.top.equal(to: logo.layoutAnchors.bottom)
/// }
/// ```
///
/// Whatever the order of the statements, they are applied so: pulls; limits and what keeps a side farther or nearer; sizes
/// (numbers, then other dimensions, then content); aligns. Within each it is left, right, leading, trailing, bottom, top,
/// the centers and the baseline. A second pull, align or size of the same kind replaces the first; limits add up.
public final class LayoutAnchors<V: AnchoredLayoutElement> {
  private(set) weak var element: V?
  private let reference: SharedElementReference

  /// Creates the anchors of an element, which they do not keep alive.
  public init(_ element: V) {
    self.element = element
    reference = SharedElementReference(element)
  }

  /// The left side.
  public lazy var left = SideAnchor<V, LeftAnchor>(reference, .horizontal, .start)
  /// The right side.
  public lazy var right = SideAnchor<V, RightAnchor>(reference, .horizontal, .end)
  /// The side where reading starts, as the configuration says when it is first asked for.
  public lazy var leading = SideAnchor<V, RTLAnchor>(reference, .horizontal, .nowLeading)
  /// The side where reading ends, as the configuration says when it is first asked for.
  public lazy var trailing = SideAnchor<V, RTLAnchor>(reference, .horizontal, .nowTrailing)
  /// The top side.
  public lazy var top = SideAnchor<V, TopAnchor>(reference, .vertical, .start)
  /// The bottom side.
  public lazy var bottom = SideAnchor<V, BottomAnchor>(reference, .vertical, .end)
  /// The middle between left and right.
  public lazy var centerX = SideAnchor<V, CenterXAnchor>(reference, .horizontal, .middle)
  /// The middle between top and bottom.
  public lazy var centerY = SideAnchor<V, CenterYAnchor>(reference, .vertical, .middle)
  /// The width.
  public lazy var width = DimensionAnchor<V, WidthAnchor>(reference, .horizontal)
  /// The height.
  public lazy var height = DimensionAnchor<V, HeightAnchor>(reference, .vertical)

  private var baselineStatements = SideStatements()

  /// The constraints that were stated, in the order in which they are applied.
  public var constraints: [any LayoutConstraintProtocol] {
    let sides = [
      left.statements, right.statements, leading.statements, trailing.statements, bottom.statements,
      top.statements, centerX.statements, centerY.statements, baselineStatements,
    ]
    let lengths = [width.statements, height.statements]
    var result: [any LayoutConstraintProtocol] = sides.compactMap(\.pulled)
    result += sides.flatMap(\.limits)
    result += lengths.compactMap(\.number) as [any LayoutConstraintProtocol]
    result += lengths.compactMap(\.dimension) as [any LayoutConstraintProtocol]
    result += lengths.compactMap(\.content) as [any LayoutConstraintProtocol]
    result += sides.compactMap(\.aligned)
    return result
  }
}

extension LayoutAnchors where V: TextPresentedElement, V.BaselineElement: AnchoredLayoutElement {
  /// The baseline as others are related to it; what is said of it itself concerns the top of the block's source, so that
  /// text is placed by it in a block of the element's `baselineElement`.
  public var baseline: SideAnchor<V.BaselineElement, TopAnchor> {
    get {
      let line = element.map { SharedElementReference($0.baselineElement) } ?? reference
      var anchor = SideAnchor<V.BaselineElement, TopAnchor>(line, .vertical, .start)
      anchor.statements = baselineStatements
      return anchor
    }
    set { baselineStatements = newValue.statements }
  }
}
