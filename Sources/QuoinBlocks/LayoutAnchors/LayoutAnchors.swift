import Foundation

/// The anchors of an element, to be related to those of other elements.
///
/// ```swift
/// title.layoutBlock(with: Layout(y: .top(5), height: .fixed(120))) { anchors in
///   anchors.top.equal(to: logo.layoutAnchors.bottom)
/// }
/// ```
///
/// What is said of them is applied in this order, whatever the order of the statements: pulls, limits, sizes, aligns, and
/// what keeps a side farther or nearer.
public final class LayoutAnchors {
  let element: any LayoutElement
  private(set) var statements: [AnchorStatement] = []

  init(_ element: any LayoutElement) {
    self.element = element
  }

  /// The left side.
  public var left: HorizontalAnchor { side(.start, .after) }
  /// The right side.
  public var right: HorizontalAnchor { side(.end, .before) }
  /// The side where reading starts.
  public var leading: HorizontalAnchor { side(.leading, .forward) }
  /// The side where reading ends.
  public var trailing: HorizontalAnchor { side(.trailing, .backward) }
  /// The middle between left and right.
  public var centerX: HorizontalCenterAnchor { side(.middle, .after) }
  /// The top side.
  public var top: VerticalAnchor { side(.start, .after) }
  /// The bottom side.
  public var bottom: VerticalAnchor { side(.end, .before) }
  /// The middle between top and bottom.
  public var centerY: VerticalCenterAnchor { side(.middle, .after) }
  /// The width.
  public var width: DimensionAnchor { DimensionAnchor(anchors: self, axis: .horizontal) }
  /// The height.
  public var height: DimensionAnchor { DimensionAnchor(anchors: self, axis: .vertical) }

  /// The constraints that were stated, in the order in which they are applied.
  public var constraints: [any LayoutConstraintProtocol] {
    AnchorStatement.Stage.allCases.flatMap { stage in
      statements.filter { $0.stage == stage }.map(\.constraint)
    }
  }

  func state(_ stage: AnchorStatement.Stage, _ rule: AnchorRule, by element: any LayoutElement) {
    add(stage, LayoutConstraint(element: element, anchors: [LayoutAnchor(rule: rule)]))
  }

  func add(_ stage: AnchorStatement.Stage, _ constraint: any LayoutConstraintProtocol) {
    statements.append(AnchorStatement(stage: stage, constraint: constraint))
  }

  private func side<Anchor: PlacedAnchor>(_ point: SpanPoint, _ room: SpanRoom) -> Anchor {
    Anchor(place: AnchorPlace(anchors: self, axis: Anchor.axis, point: point, room: room))
  }
}

/// One thing that was said of an anchor.
struct AnchorStatement {
  /// When it is applied.
  enum Stage: CaseIterable { case pull, limit, size, align, alignedLimit }

  let stage: Stage
  let constraint: any LayoutConstraintProtocol
}

/// Where an anchor lies on its element, and on which side of it the element's rectangle is.
public struct AnchorPlace {
  let anchors: LayoutAnchors
  let axis: RectAxis
  let point: SpanPoint
  let room: SpanRoom
  /// The baseline instead of the frame.
  var text: (any TextPresentedElement)?

  func state(_ stage: AnchorStatement.Stage, _ verb: Verb, at target: AnchorPlace) {
    let rule = AnchorRule.side(SideRule(axis: axis, point: target.point, verb: verb, room: room))
    if let text = target.text {
      anchors.add(
        stage, BaselineLayoutConstraint(element: text, anchors: [LayoutAnchor(rule: rule)]))
    } else {
      anchors.state(stage, rule, by: target.anchors.element)
    }
  }
}

extension LayoutElement {
  /// The anchors of this element.
  public var layoutAnchors: LayoutAnchors { LayoutAnchors(self) }

  /// A block that lays this element out, with constraints stated on its anchors.
  ///
  /// - Parameters:
  ///   - layout: Where the element goes in what the constraints leave.
  ///   - constraints: Given the element's anchors, relates them to those of other elements.
  public func layoutBlock(
    with layout: Layout = .equal, constraints: (LayoutAnchors) -> Void
  ) -> LayoutBlock {
    let anchors = layoutAnchors
    constraints(anchors)
    return LayoutBlock(element: self, layout: layout, constraints: anchors.constraints)
  }
}
