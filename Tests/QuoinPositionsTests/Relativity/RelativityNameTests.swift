import Foundation
import QuoinPositions
import Testing

/// Every public name of Relativity, used once as code written for it would.
@Suite struct RelativityNameTests {
  private struct Grams: CGFloatConvertible {}

  @Test func everyNameOfThePageIsUsedHereAndEveryOneUsedIsOnThePage() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/QuoinPositions/QuoinPositions.docc/ComingFromRelativity.md"
    ).standardizedFileURL
    var listed: Set<String> = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    where line.hasPrefix("| `") {
      let name = line.dropFirst(3).prefix { $0 != "`" }
      listed.insert(name.replacingOccurrences(of: "\\|", with: "|"))
    }
    let used = Set(Self.uses.keys)
    #expect(listed.subtracting(used).isEmpty, "on the page alone")
    #expect(used.subtracting(listed).isEmpty, "in the test alone")
  }

  /// Relativity's public names.
  private static let surface = """
    ViewPosition align xOffset yOffset toSuperviewAnchor measureDistance Anchor anchorPoint onRect OffsetAnchor topLeft
    bottomRight capLeft baselineRight capInset baselineInset insetBy capAndBaselineOf PixelRounder roundToPixel ceilToPixel
    floorToPixel isRoundedToPixel significantPrecision DistributionItem HalfFlexibleDistributionItem SubviewDistributor
    newVerticalSubviewDistributor newHorizontalSubviewDistributor distribute distributeSubviewsVertically
    distributeSubviewsHorizontally DistributionItemsBuilder CGFloatConvertible horizontalOffset verticalOffset UIOffset
    CGSize ErrorHandler customAssertBody defaultAssertBody
    """

  @Test func everyPublicNameIsOnThePage() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/QuoinPositions/QuoinPositions.docc/ComingFromRelativity.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| ")
    }
    let words = Set(rows.joined(separator: "\n").split { !$0.isLetter })
    for name in Self.surface.split(whereSeparator: \.isWhitespace) {
      #expect(words.contains(name), "\(name)")
    }
  }

  @Test(arguments: uses.keys.sorted()) func aNameMeansWhatItMeantThere(name: String) throws {
    let window = QuoinPositionsTests.window()
    let (a, b, label) = (window.add(0, 0, 20, 10), window.add(100, 200, 60, 40), UILabel())
    label.frame = CGRect(x: 7, y: 8, width: 50, height: 30)
    window.addSubview(label)
    let use = try #require(Self.uses[name])
    let isTrue = use(window, a, b, label)
    #expect(isTrue)
  }

  private typealias Use = @Sendable (UIWindow, UIView, UIView, UILabel) -> Bool

  private static let uses: [String: Use] = positions.merging(distribution) { $1 }.merging(rounding) { $1 }

  private static let positions: [String: Use] = [
    "ViewPosition": { _, a, b, _ in
      ViewPosition(view: a, anchor: .top).align(to: ViewPosition(view: b, position: CGPoint(x: 30, y: 0)))
      ViewPosition(view: a, anchor: .top).align(
        to: ViewPosition(view: b, anchor: .top), xOffset: 1, yOffset: 2)
      ViewPosition(view: a, anchor: .top).align(toSuperviewAnchor: .top)
      ViewPosition(view: a, anchor: .top).align(toSuperviewAnchor: .top, xOffset: 5, yOffset: 1)
      return a.frame.origin == CGPoint(x: 195, y: 1)
    },
    "ViewPosition.measureDistance": { _, a, b, _ in
      let sizes = [
        a.topLeft.measureDistance(to: b.topLeft),
        a.topLeft.measureDistance(to: b.topLeft, xOffset: 1, yOffset: 2),
        a.topLeft.measureDistance(toSuperviewAnchor: .bottomRight),
        a.topLeft.measureDistance(toSuperviewAnchor: .bottomRight, xOffset: 1, yOffset: 2),
      ]
      return sizes.map(\.width) == [100, 101, 400, 401] && sizes.map(\.height) == [200, 202, 600, 602]
    },
    "ViewPosition.Anchor": { _, _, b, _ in
      let anchors: [ViewPosition.Anchor] = [
        .topLeft, .top, .topRight, .left, .middle, .right, .bottomLeft, .bottom, .bottomRight,
      ]
      return anchors.map { $0.anchorPoint(onRect: b.frame) }.map { [$0.x, $0.y] } == [
        [100, 200], [130, 200], [160, 200], [100, 220], [130, 220], [160, 220], [100, 240], [130, 240],
        [160, 240],
      ]
    },
    "ViewPosition.Anchor.anchorPoint(onRect:)": { _, _, _, _ in
      ViewPosition.Anchor.right.anchorPoint(onRect: CGRect(x: 1, y: 2, width: 10, height: 20))
        == CGPoint(x: 11, y: 12)
    },
    "horizontalOffset, verticalOffset": { _, _, _, _ in
      3.horizontalOffset == UIOffset(horizontal: 3, vertical: 0)
        && 2.5.verticalOffset == UIOffset(horizontal: 0, vertical: 2.5)
        && Float(1).horizontalOffset == CGFloat(1).horizontalOffset
    },
    "ViewPosition.OffsetAnchor": { _, a, _, _ in
      a.topLeft --> ViewPosition.OffsetAnchor(offset: UIOffset(horizontal: 3, vertical: 4), anchor: .topLeft)
      return a.frame.origin == CGPoint(x: 3, y: 4)
    },
    "UIView.topLeft … bottomRight": { _, a, b, _ in
      let places = [
        b.topLeft, b.top, b.topRight, b.left, b.middle, b.right, b.bottomLeft, b.bottom, b.bottomRight,
      ]
      return places.map { ($0 |--| .topLeft).width } == [100, 130, 160, 100, 130, 160, 100, 130, 160]
    },
    "UILabel.capLeft … baselineRight": { window, _, _, label in
      let places = [
        label.capLeft, label.cap, label.capRight, label.baselineLeft, label.baseline, label.baselineRight,
      ]
      return places.map { ($0 |--| label.topLeft).width } == [0, 25, 50, 0, 25, 50]
    },
    "UIFont.capInset(with:), baselineInset(with:)": { _, _, _, label in
      let rounder: PixelRounder? = nil
      return label.font.capInset() == label.font.capInset(with: rounder)
        && label.font.baselineInset() == label.font.baselineInset(with: nil)
    },
    "CGRect.insetBy(capAndBaselineOf:with:)": { _, _, _, label in
      let rect = label.bounds.insetBy(capAndBaselineOf: label.font)
      return rect == label.bounds.insetBy(capAndBaselineOf: label.font, with: nil)
        && rect.minY == label.font.capInset()
    },
    "-->, <--": { _, a, b, _ in
      a.topLeft --> b.topLeft
      a.topLeft --> .topLeft
      a.topLeft --> .topLeft + 1.horizontalOffset
      b.topLeft <-- a.topLeft
      ViewPosition.Anchor.topLeft <-- a.topLeft
      ViewPosition.Anchor.topLeft + 2.horizontalOffset <-- a.topLeft
      return a.frame.origin == CGPoint(x: 2, y: 0)
    },
    "|--|": { _, a, b, _ in
      let sizes: [CGSize] = [
        a.topLeft |--| b.topLeft, a.topLeft |--| .bottomRight, .bottomRight |--| a.topLeft,
        a.topLeft |--| (.bottomRight + 1.horizontalOffset),
        (.bottomRight + 1.horizontalOffset) |--| a.topLeft,
      ]
      return sizes.map(\.width) == [100, 400, 400, 401, 401]
    },
    "+, - of positions and anchors": { _, a, b, _ in
      let offset = 5.horizontalOffset
      let places = [a.topLeft + offset, offset + a.topLeft, a.topLeft - offset, offset - a.topLeft]
      let anchors: [ViewPosition.OffsetAnchor] = [
        .topLeft + offset, offset + .topLeft, .topLeft - offset, .topLeft + offset + offset,
        offset + (.topLeft + offset),
        .topLeft + offset - offset, offset - .topLeft, offset - (.topLeft + offset),
      ]
      return places.map { ($0 |--| b.topLeft).width } == [95, 95, 105, 105]
        && anchors.map { (b.topLeft |--| $0).width } == [95, 95, 105, 90, 90, 100, 105, 100]
    },
    "UIOffset +, -, *, /": { _, _, _, _ in
      let (one, two) = (UIOffset(horizontal: 2, vertical: 3), UIOffset(horizontal: 4, vertical: 12))
      return one + two == UIOffset(horizontal: 6, vertical: 15)
        && two - one == UIOffset(horizontal: 2, vertical: 9)
        && one * two == UIOffset(horizontal: 8, vertical: 36)
        && two / one == UIOffset(horizontal: 2, vertical: 4)
        && -one == UIOffset(horizontal: -2, vertical: -3)
        && CGSize(width: 1, height: 1) + one == one + CGSize(width: 1, height: 1)
    },
    "CGFloatConvertible": { _, _, _, _ in
      let numbers: [any CGFloatConvertible] = [1, 1.0, Float(1), CGFloat(1), Grams()]
      return numbers.map { $0.horizontalOffset.horizontal } == [1, 1, 1, 1, 0]
        && numbers.map { $0.verticalOffset.vertical } == [1, 1, 1, 1, 0]
    },
  ]

  private static let distribution: [String: Use] = [
    "UIView.distributeSubviewsHorizontally, distributeSubviewsVertically": { window, a, _, _ in
      let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.distributeSubviewsHorizontally(within: rect, subviewDistributionCreationBlock: { a })
      window.distributeSubviewsHorizontally(subviewDistributionCreationBlock: { 8 <> a <> ~1~ })
      window.distributeSubviewsVertically(within: rect, subviewDistributionCreationBlock: { 9 <> a <> ~1~ })
      return a.frame.origin == CGPoint(x: 40, y: 9)
    },
    "DistributionItem": { window, a, _, _ in
      let items: [DistributionItem] = [.fixed(8), .view(a), .flexible(1)]
      window.distributeSubviewsHorizontally { items }
      return a.frame.minX == 8
    },
    "HalfFlexibleDistributionItem, ~": { _, _, _, _ in
      let half: HalfFlexibleDistributionItem = 2~
      if case .flexible(2) = ~half { return true }
      return false
    },
    "SubviewDistributor": { window, a, _, _ in
      let items: [DistributionItem] = [.fixed(8), .view(a), .flexible(1)]
      SubviewDistributor.newVerticalSubviewDistributor(with: window).distribute(subviewDistribution: items)
      SubviewDistributor.newHorizontalSubviewDistributor(with: window).distribute(
        subviewDistribution: items, within: CGRect(x: 1, y: 0, width: 100, height: 20))
      return a.frame.origin == CGPoint(x: 9, y: 5)
    },
    "SubviewDistributor.newVerticalSubviewDistributor, newHorizontalSubviewDistributor, distribute": {
      window, a, _, _ in
      SubviewDistributor.newVerticalSubviewDistributor(with: window).distribute(
        subviewDistribution: [.fixed(3), .view(a), .flexible(1)])
      SubviewDistributor.newHorizontalSubviewDistributor(with: window).distribute(
        subviewDistribution: [.fixed(4), .view(a), .flexible(1)], within: window.bounds)
      return a.frame.minX == 4
    },
    "DistributionItemsBuilder": { window, a, b, label in
      @DistributionItemsBuilder func items(_ isWide: Bool, _ extra: DistributionItem?) -> [DistributionItem] {
        a
        8
        2.5
        DistributionItem.fixed(1)
        [DistributionItem.fixed(2)]
        extra
        if isWide { b } else { label }
        if isWide { ~1~ }
        for view in [UIView]() { view }
        Grams()
      }
      return items(true, nil).count == 8 && items(false, .fixed(1)).count == 8
    },
    "<>": { _, a, b, _ in
      let (item, list) = (DistributionItem.fixed(1), [DistributionItem.fixed(1), .fixed(2)])
      let lists: [[DistributionItem]] = [
        item <> item, list <> item, list <> a, list <> 8, a <> item, a <> b, a <> 8, item <> a, item <> 8,
        8 <> item, 8 <> a, .fixed(8) <> a, a <> .flexible(2) <> b, .view(a) <> .fixed(8),
      ]
      return lists.map(\.count) == [2, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2]
    },
  ]

  private static let rounding: [String: Use] = [
    "PixelRounder": { window, a, _, _ in
      let rounders = [PixelRounder(for: a), PixelRounder(for: window), PixelRounder(for: window.screen)]
      return rounders.allSatisfy { $0.roundToPixel(0.5) == 1 } && PixelRounder().roundToPixel(0.5) == 0.5
        && PixelRounder.significantPrecision == 1e-7
    },
    "PixelRounder.roundToPixel, ceilToPixel, floorToPixel, isRoundedToPixel": { window, _, _, _ in
      let (rounder, point) = (PixelRounder(for: window), CGPoint(x: -1.5, y: 2.2))
      return rounder.roundToPixel(-1.5) == -2 && rounder.ceilToPixel(-1.5) == -1
        && rounder.floorToPixel(-1.5) == -2
        && rounder.roundToPixel(point) == CGPoint(x: -2, y: 2)
        && rounder.ceilToPixel(point) == CGPoint(x: -1, y: 3)
        && rounder.floorToPixel(point) == CGPoint(x: -2, y: 2) && !rounder.isRoundedToPixel(point)
        && rounder.isRoundedToPixel(3.00000001)
    },
    "PixelRounder.significantPrecision": { _, _, _, _ in PixelRounder.significantPrecision == 1e-7 },
    "ErrorHandler.customAssertBody, defaultAssertBody": { _, _, _, _ in
      ErrorHandler.defaultAssertBody(true, "", #file, #line)
      return ErrorHandler.customAssertBody == nil
    },
    "ErrorHandler": { _, _, _, _ in
      typealias Body = (_ condition: Bool, _ message: String, _ file: StaticString, _ line: UInt) -> Void
      let body: Body = ErrorHandler.defaultAssertBody
      body(true, "", #file, #line)
      ErrorHandler.assert(true, "")
      let reported = misuse { ErrorHandler.assertionFailure("A sentence") }
      return reported == ["A sentence"] && ErrorHandler.customAssertBody == nil
    },
  ]
}
