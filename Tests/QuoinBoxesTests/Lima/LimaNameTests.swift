import Foundation
import QuoinBoxes
import QuoinGraphics
import Testing

/// Every public name of Lima, used once as code written for it would.
@Suite struct LimaNameTests {
  @Test func everyNameOfThePageIsUsedHereAndEveryOneUsedIsOnThePage() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/QuoinBoxes/QuoinBoxes.docc/ComingFromLima.md"
    ).standardizedFileURL
    var listed: Set<String> = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("| `") {
      listed.insert(String(line.dropFirst(3).prefix { $0 != "`" }))
    }
    let used = Set(Self.uses.keys)
    #expect(listed.subtracting(used).isEmpty, "on the page alone")
    #expect(used.subtracting(listed).isEmpty, "in the test alone")
  }

  @Test(arguments: uses.keys.sorted()) func aNameMeansWhatItMeantThere(name: String) throws {
    let use = try #require(Self.uses[name])
    let isTrue = use()
    #expect(isTrue)
  }

  typealias Use = @Sendable () -> Bool

  private static let uses: [String: Use] =
    [properties, boxes, leaves, controls, lists].reduce([:]) { $0.merging($1) { $1 } }

  private static let properties: [String: Use] = [
    "UIView.width, height, weight, anchor": {
      let view = UIView()
      let isUnset = view.width.isNaN && view.height.isNaN && view.weight.isNaN && view.anchor == []
      (view.width, view.height, view.weight, view.anchor) = (1, 2, 3, [.top])
      return isUnset && view.width == 1 && view.height == 2 && view.weight == 3 && view.anchor == .top
    },
    "UIView.isDisplayable": {
      let view = UIView()
      let isUnset = view.isDisplayable
      view.isHidden = true
      view.isDisplayable = true
      let isShown = !view.isHidden
      view.isDisplayable = false
      return isUnset && isShown && view.isHidden && !view.displayable
    },
    "UIView.topMargin, leadingMargin, bottomMargin, trailingMargin": {
      let view = UIView()
      (view.topMargin, view.leadingMargin, view.bottomMargin, view.trailingMargin) = (1, 2, 3, 4)
      return view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) && view.leadingMargin == 2
    },
    "LMAnchor": {
      let values: [LMAnchor] = [.top, .bottom, .left, .right, .leading, .trailing]
      return values.map(\.rawValue) == [1, 2, 4, 8, 16, 32]
        && LMAnchor.all == [.top, .leading, .bottom, .trailing]
    },
    "LMHorizontalAlignment": {
      [LMHorizontalAlignment.fill, .leading, .trailing, .center].map(\.rawValue) == [0, 1, 2, 3]
    },
    "LMVerticalAlignment": {
      [LMVerticalAlignment.fill, .top, .bottom, .center].map(\.rawValue) == [0, 1, 2, 3]
    },
    "LMBaseline": { [LMBaseline.first, .last].map(\.rawValue) == [0, 1] },
  ]

  private static let boxes: [String: Use] = [
    "LMLayoutView": {
      final class Own: LMLayoutView {}
      let view = Own(margin: 4, topMargin: nil, leadingMargin: nil, bottomMargin: 1, trailingMargin: nil)
      return view.topMargin == 4 && view.bottomMargin == 1 && LMLayoutView().topMargin == 0
    },
    "LMBoxView": {
      let box: LMBoxView = LMColumnView()
      let isUnset =
        box.horizontalAlignment == .fill && box.verticalAlignment == .fill && box.spacing.isNaN
        && !box.isAlignToBaseline
      (box.horizontalAlignment, box.verticalAlignment, box.spacing) = (.center, .center, 3)
      box.isAlignToBaseline = true
      return isUnset && box.spacing == 3
    },
    "LMRowView": {
      let row = LMRowView(
        margin: 1, topMargin: 2, leadingMargin: 3, bottomMargin: 4, trailingMargin: 5,
        horizontalAlignment: .leading,
        verticalAlignment: .top, spacing: 6, isAlignToBaseline: true, baseline: .last, backgroundColor: .red,
        weight: 7, anchor: .all, UIView(), UIView()
      ) { $0.height = 8 }
      return row.trailingMargin == 5 && row.baseline == .last && row.weight == 7 && row.subviews.count == 2
        && row.height == 8 && LMRowView().baseline == .first
    },
    "LMColumnView": {
      let column = LMColumnView(
        margin: 1, topMargin: 2, leadingMargin: 3, bottomMargin: 4, trailingMargin: 5,
        horizontalAlignment: .leading,
        verticalAlignment: .top, spacing: 6, isAlignToBaseline: true, isAlignToGrid: true,
        backgroundColor: .red,
        weight: 7, anchor: .all, UIView(), with: nil)
      return column.isAlignToGrid && column.verticalAlignment == .top && column.subviews.count == 1
    },
    "LMAnchorView": {
      let view = LMAnchorView(
        margin: 1, topMargin: 2, leadingMargin: 3, bottomMargin: 4, trailingMargin: 5, backgroundColor: .red,
        weight: 7, anchor: .all, UIView()
      ) { $0.width = 3 }
      return view.width == 3 && view.bottomMargin == 4
    },
    "LMRootView": {
      let view = LMRootView(topPadding: 3, bottomPadding: 4, backgroundColor: .red, UIView()) { _ in }
      return view.topPadding == 3 && view.bottomPadding == 4 && LMRootView().topPadding == 0
    },
    "LMSpacer": {
      let spacer = LMSpacer(width: 1, height: 2, weight: 3, backgroundColor: .red) { $0.anchor = .top }
      return spacer.weight == 3 && spacer.anchor == .top && LMSpacer().weight == 1
    },
    "LMScrollView": {
      let content = UIView()
      let view = LMScrollView(
        isFitToWidth: true, isFitToHeight: true, backgroundColor: .red, weight: 1, anchor: .all, content
      ) { $0.isFitToHeight = false }
      let other = LMScrollView(fitToWidth: true, fitToHeight: true, UIView())
      return view.isFitToWidth && !view.isFitToHeight && view.content === content && other.isFitToHeight
        && LMScrollView().content == nil
    },
    "LMRowView { }, LMColumnView { }, LMAnchorView { }": {
      var label: UILabel?
      let column = LMColumnView(
        horizontalAlignment: .center, verticalAlignment: .top, backgroundColor: .white
      ) {
        LMRowView(weight: 1) {
          UILabel(textAlignment: .center) { label = $0 }
          LMSpacer { spacer in spacer.weight = 2 }
        }
        LMAnchorView(weight: 1) { UIView() }
      }
      return column.subviews.map(\.subviews.count) == [2, 1] && label?.textAlignment == .center
    },
    "LMViewBuilder": {
      func row(@LMViewBuilder _ views: () -> [UIView]) -> LMRowView { LMRowView(subviews: views) }
      return row { for _ in 0..<3 { UIView() } }.subviews.count == 3
    },
    "LMRowView(with:) { }, LMColumnView(with:) { }, LMAnchorView(with:) { }, LMRootView(with:) { }": {
      // A style is a function of any view, and is called before there are subviews.
      var counts: [Int] = []
      let style = { (view: UIView) in
        counts.append(view.subviews.count)
        view.layer.borderWidth = 2
      }
      let boxes: [UIView] = [
        LMRowView(margin: 8, with: style) {
          UIView()
          UIView()
        },
        LMColumnView(margin: 8, verticalAlignment: .top, with: style) { UIView() },
        LMAnchorView(backgroundColor: .white, with: style) { UIView() },
        LMRootView(with: style) { UIView() },
      ]
      return counts == [0, 0, 0, 0] && boxes.map(\.subviews.count) == [2, 1, 1, 1]
        && boxes.allSatisfy { $0.layer.borderWidth == 2 }
    },
    "LMScrollView { }": {
      var isEmptyAtFirst = false
      let scroll = LMScrollView(
        isFitToWidth: true, backgroundColor: .white, weight: 3, with: { isEmptyAtFirst = $0.content == nil }
      ) {
        LMColumnView { UILabel(text: "a") }
      }
      let isThere = true
      let other = LMScrollView { if !isThere { UIView() } }
      let choice = LMScrollView(isFitToHeight: true) { if isThere { LMRowView() } else { LMColumnView() } }
      return isEmptyAtFirst && scroll.content is LMColumnView && scroll.isFitToWidth && !scroll.isFitToHeight
        && scroll.weight == 3 && scroll.backgroundColor == .white && other.content == nil
        && choice.content is LMRowView && choice.isFitToHeight && !choice.isFitToWidth
    },
  ]

  private static let leaves: [String: Use] = [
    "UILabel(text:textAlignment:textColor:font:numberOfLines:lineBreakMode:)": {
      let label = UILabel(
        text: "One", textAlignment: .center, textColor: .red, font: .systemFont(ofSize: 9), numberOfLines: 3,
        lineBreakMode: .byClipping, width: 1, weight: 2, anchor: .top
      ) { $0.height = 4 }
      return label.numberOfLines == 3 && label.width == 1 && label.height == 4 && UILabel().numberOfLines == 1
    },
    "UIImageView(image:contentMode:tintColor:)": {
      let view = UIImageView(
        image: nil, contentMode: .scaleAspectFill, tintColor: .red, width: 1, height: 2, weight: 3,
        anchor: .top
      ) { $0.weight = 4 }
      return view.contentMode == .scaleAspectFill && view.height == 2 && view.weight == 4
    },
    "UIColor(_:alpha:)": {
      let number: Int = 0x336699
      return UIColor(number) == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        && UIColor(0xFF0000, alpha: 0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    },
  ]
}
