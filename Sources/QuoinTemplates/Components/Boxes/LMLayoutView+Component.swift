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
    "LMLayoutView", LMLayoutView.self, placement: .box, fitting: .layout
  ) { _ in
    LMLayoutView()
  } properties: {
    Property("margin", of: CGFloat.self) { (view: LMLayoutView, margin: CGFloat) in
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin)
    }.affectingSize
    Property("topMargin", \LMLayoutView.topMargin).affectingSize
    Property("leadingMargin", \LMLayoutView.leadingMargin).affectingSize
    Property("bottomMargin", \LMLayoutView.bottomMargin).affectingSize
    Property("trailingMargin", \LMLayoutView.trailingMargin).affectingSize
  }

  /// `<LMBoxView>`: what rows and columns have in common.
  public static let boxView = Component("LMBoxView", LMBoxView.self, superclass: "LMLayoutView") { _ in
    LMBoxView()
  } properties: {
    Property("horizontalAlignment", \LMBoxView.horizontalAlignment).affectingSize
    Property("isAlignToBaseline", \LMBoxView.isAlignToBaseline).affectingSize
    Property("spacing", \LMBoxView.spacing).affectingSize
    Property("verticalAlignment", \LMBoxView.verticalAlignment).affectingSize
  }

  /// `<LMRowView>`: children side by side.
  public static let rowView = Component("LMRowView", LMRowView.self, superclass: "LMBoxView") { _ in
    LMRowView()
  } properties: {
    Property("baseline", \LMRowView.baseline).affectingSize
  }

  /// `<LMColumnView>`: children below each other.
  public static let columnView = Component(
    "LMColumnView", LMColumnView.self, superclass: "LMBoxView"
  ) { _ in
    LMColumnView()
  } properties: {
    Property("isAlignToGrid", \LMColumnView.isAlignToGrid).affectingSize
  }

  /// `<LMAnchorView>`: children by the edges in their `anchor`.
  public static let anchorView = Component(
    "LMAnchorView", LMAnchorView.self, superclass: "LMLayoutView"
  ) { _ in
    LMAnchorView()
  }

  /// `<LMRootView>`: children from edge to edge.
  public static let rootView = Component("LMRootView", LMRootView.self, superclass: "LMLayoutView") { _ in
    LMRootView()
  } properties: {
    Property("bottomPadding", \LMRootView.bottomPadding).affectingSize
    Property("topPadding", \LMRootView.topPadding).affectingSize
  }

  /// `<LMSpacer>`: room between others.
  public static let spacer = Component("LMSpacer", LMSpacer.self) { _ in
    LMSpacer()
  }

  /// `<LMScrollView>`: one child, as large as it fits or as wide or high as the view.
  public static let boxScrollView = Component(
    "LMScrollView", LMScrollView.self, superclass: "UIScrollView", placement: .scrolled, fitting: .layout
  ) { _ in
    LMScrollView()
  } properties: {
    Property("isFitToHeight", \LMScrollView.isFitToHeight).affectingSize
    Property("isFitToWidth", \LMScrollView.isFitToWidth).affectingSize
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
