import Foundation
import QuoinBoxes
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// The boxes, in the order in which they inherit from each other.
  static let boxes: [Component] = [
    .layoutView, .boxView, .rowView, .columnView, .anchorView, .rootView, .spacer, .boxScrollView,
  ]

  /// `<LMLayoutView>`: what every box has.
  public static let layoutView = Component(
    "LMLayoutView", LMLayoutView.self,
    summary: "What every box has: it places its children itself, within its margins.", container: .box,
    fitting: .layout
  ) { _ in
    LMLayoutView()
  } properties: {
    Property("margin", of: CGFloat.self, "All four margins but for those that are set themselves.", .points) {
      (view: LMLayoutView, margin: CGFloat) in
      view.stateMargin(margin)
    }.affectingSize
    Property("topMargin", \LMLayoutView.statedTopMargin, "The margin at the top.", .points).affectingSize
    Property("leadingMargin", \LMLayoutView.statedLeadingMargin, "The margin where writing begins.", .points)
      .affectingSize
    Property("bottomMargin", \LMLayoutView.statedBottomMargin, "The margin at the bottom.", .points)
      .affectingSize
    Property("trailingMargin", \LMLayoutView.statedTrailingMargin, "The margin where writing ends.", .points)
      .affectingSize
  }

  /// `<LMBoxView>`: what rows and columns have in common.
  public static let boxView = Component(
    "LMBoxView", LMBoxView.self, superclass: "LMLayoutView", summary: "What rows and columns have in common."
  ) { _ in
    LMBoxView()
  } properties: {
    Property(
      "horizontalAlignment", \LMBoxView.horizontalAlignment,
      "How children stand from the leading to the trailing margin; fill unless set."
    ).affectingSize
    Property(
      "isAlignToBaseline", \LMBoxView.isAlignToBaseline,
      "Whether children stand by the baselines of their text instead of by their edges."
    ).affectingSize
    Property("spacing", \LMBoxView.spacing, "The gap between neighbours; the system's 8 unless set.", .points)
      .affectingSize
    Property(
      "verticalAlignment", \LMBoxView.verticalAlignment,
      "How children stand from the top to the bottom margin; fill unless set."
    ).affectingSize
  }

  /// `<LMRowView>`: children side by side.
  public static let rowView = Component(
    "LMRowView", LMRowView.self, superclass: "LMBoxView", summary: "A box whose children stand side by side."
  ) { _ in
    LMRowView()
  } properties: {
    Property(
      "baseline", \LMRowView.baseline,
      "Which baseline children share where the row aligns to baselines; the first unless set."
    ).affectingSize
  }

  /// `<LMColumnView>`: children below each other.
  public static let columnView = Component(
    "LMColumnView", LMColumnView.self, superclass: "LMBoxView",
    summary: "A box whose children stand below each other."
  ) { _ in
    LMColumnView()
  } properties: {
    Property(
      "isAlignToGrid", \LMColumnView.isAlignToGrid,
      "Whether the children of successive rows form columns, each as wide as its widest cell."
    ).affectingSize
  }

  /// `<LMAnchorView>`: children by the edges in their `anchor`.
  public static let anchorView = Component(
    "LMAnchorView", LMAnchorView.self, superclass: "LMLayoutView",
    summary: "A box whose children keep to the edges in their anchor."
  ) { _ in
    LMAnchorView()
  }

  /// `<LMRootView>`: children from edge to edge.
  public static let rootView = Component(
    "LMRootView", LMRootView.self, superclass: "LMLayoutView",
    summary: "A box whose children fill it from edge to edge, whatever its margins."
  ) { _ in
    LMRootView()
  } properties: {
    Property("bottomPadding", \LMRootView.bottomPadding, "The room below the children.", .points)
      .affectingSize
    Property("topPadding", \LMRootView.topPadding, "The room above the children.", .points).affectingSize
  }

  /// `<LMSpacer>`: room between others.
  public static let spacer = Component(
    "LMSpacer", LMSpacer.self, summary: "Room between the children of a box."
  ) { _ in
    LMSpacer()
  }

  /// `<LMScrollView>`: one child, as large as it fits or as wide or high as the view.
  public static let boxScrollView = Component(
    "LMScrollView", LMScrollView.self, superclass: "UIScrollView",
    summary: "A scroll view with one child, as large as it fits or as wide or high as the view.",
    container: .boxScroll, fitting: .layout
  ) { _ in
    LMScrollView()
  } properties: {
    Property(
      "isFitToHeight", \LMScrollView.isFitToHeight,
      "Whether the content is as high as the view, so that it scrolls from side to side only."
    ).affectingSize
    Property(
      "isFitToWidth", \LMScrollView.isFitToWidth,
      "Whether the content is as wide as the view, so that it scrolls up and down only."
    ).affectingSize
  }
}

extension LMHorizontalAlignment: EnumerationValue {
  public static let typeName: TypeName = "LMHorizontalAlignment"
}

extension LMVerticalAlignment: EnumerationValue {
  public static let typeName: TypeName = "LMVerticalAlignment"
}

extension LMBaseline: EnumerationValue {
  public static let typeName: TypeName = "LMBaseline"
}

extension LMAnchor: OptionSetValue {
  public static let typeName: TypeName = "LMAnchor"
  public static let namedOptions: [(String, LMAnchor)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("leading", .leading),
    ("trailing", .trailing), ("all", .all),
  ]
}
