import Foundation
import Testing

/// Each public name of CGLayout stands on the page on coming from it, and each name of the page in a test.
@Suite struct NamesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// CGLayout's public names, those of 0.7 included.
  private static let surface = """
    Extensible build Conformed RectBasedLayout formLayout layout apply use ConstrainRect AnyRectBasedLayout
    RectBasedConstraint formConstrain constrained AnyRectBasedConstraint asLayout EdgeInsets CALayer

    Layout Alignment Filling Horizontal Vertical equal nothing left right top bottom width height horizontal vertical center
    leading trailing multiplier between step upTo from fixed scaled boxed with

    RectAxis isHorizontal isVertical transverse set get sizeAt origin originAt maxOf minOf midOf offset rect CGRectAxis XY
    AxisLayoutEntity axis AnyRectAnchor RectAnchorPoint move align alignLimit pull limit SizeRectAnchor LeftAnchor
    RightAnchor RTLAnchor TopAnchor BottomAnchor AxisCenterAnchor CenterXAnchor CenterYAnchor AnyAxisAnchorPoint
    HorizontalAnchor VerticalAnchor CenterAnchor OriginAnchor AxisSizeAnchor WidthAnchor HeightAnchor SizeAnchor

    LayoutAnchor Left Right Top Bottom Leading Trailing Center Size Inset Equal AlignDependence LimitDependence
    PullDependence Align Limit Pull Dependence

    AnchoredLayoutElement layoutAnchors layoutBlock LayoutAnchors SideAnchor DimensionAnchor fartherThanOrEqual
    nearerThanOrEqual equalIntrinsicSize

    RectBasedElement LayoutCoordinateSpace convert point LayoutElement layoutBounds superElement inLayoutTime
    removeFromSuperElement ElementInLayoutTime AdaptiveLayoutElement AdjustableLayoutElement contentConstraint
    TextPresentedElement baselineElement layoutConstraint contentLayoutConstraint baselineLayoutConstraint
    adjustLayoutConstraint

    LayoutConstraintProtocol elementIdentifier isActive active LayoutConstraint rectIfNeeded ContentLayoutConstraint
    AdjustLayoutConstraint AnonymConstraint MutableLayoutConstraint isIndependent layoutElement constrainRect

    LayoutSnapshotProtocol frame childSnapshots LayoutBlockProtocol currentSnapshot currentRect snapshot
    completedRects constrainRects LayoutBlock item setItem setLayout setConstraints LayoutScheme insertLayout block to
    removeInactiveBlocks

    LayoutGuide ownerElement didAddToOwner add layoutGuide contentRect forFrame debugContentOfDescription sublayers views
    layers layoutGuides StackDistribution distribute along Spacing Direction StackLayoutScheme spacing alignment filling
    direction StackLayoutGuide Element scheme arrangedItems contentInsets addArranged insertArranged removeArranged
    addArrangedElement insertArrangedElement removeArrangedElement LayoutElementsContainer addChildElement

    ScrollLayoutGuide contentOffset contentSize contentInset decelerate translation velocity ScrollDirection
    ScrollAnimationDeceleration bounces

    LayoutPlaceholder itemLayout element isElementLoaded elementIfLoaded loadElement elementDidLoad loadElementIfNeeded
    LayerPlaceholder ViewPlaceholder UIViewPlaceholder view isViewLoaded viewIfLoaded loadView viewDidLoad loadViewIfNeeded

    DrawingOptions attributes context NSStringDrawingContext StringLayoutAnchor Baseline

    LayoutManager setNeedsLayout AutolayoutViewController layoutScheme freeAreaLayoutGuide loadLayout update
    removeInactiveLayoutBlocks ScrollLayoutViewController scrollView setNeedsUpdateContentSize

    CGLConfiguration isRTLMode default debug before after
    """

  /// The names in the first column of the page's tables.
  private func namesOfThePage() throws -> [Substring] {
    let page = Self.folder.appendingPathComponent(
      "../../../Sources/QuoinBlocks/QuoinBlocks.docc/ComingFromCGLayout.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    return rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").filter { $0.first?.isLetter == true }.flatMap {
        $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      }
    }
  }

  @Test func `each public name is on the page`() throws {
    let words = Set(try namesOfThePage())
    for name in Self.surface.split(whereSeparator: \.isWhitespace) {
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test func `each name of the page is used by a test`() throws {
    var tests = ""
    for folder in [Self.folder, Self.folder.deletingLastPathComponent()] {
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where file.pathExtension == "swift" && file.lastPathComponent != "NamesTests.swift" {
        tests += try String(contentsOf: file, encoding: .utf8)
      }
    }
    let words = Set(tests.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    for name in Set(try namesOfThePage()) where !words.contains(name) { Issue.record("\(name)") }
  }
}
