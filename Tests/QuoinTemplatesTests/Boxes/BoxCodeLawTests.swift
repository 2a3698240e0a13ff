import Foundation
import QuoinBoxes
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A box, a spacer or a text, said once for markup and for code.
private indirect enum Part {
  case box(String, [String: String], [Part])
  case spacer([String: String])
  case text(String, [String: String])

  var markup: String {
    func attributes(_ values: [String: String]) -> String {
      values.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    }
    switch self {
    case .box(let kind, let values, let parts):
      return "<\(kind)\(attributes(values))>\(parts.map(\.markup).joined())</\(kind)>"
    case .spacer(let values): return "<LMSpacer\(attributes(values))/>"
    case .text(let text, let values): return "<Text text=\"\(text)\"\(attributes(values))/>"
    }
  }

  func view() -> UIView {
    switch self {
    case .box(let kind, let values, let parts):
      let view = Self.makeBox(kind, values)
      for part in parts {
        if let scroll = view as? LMScrollView {
          scroll.content = part.view()
        } else {
          view.addSubview(part.view())
        }
      }
      return view
    case .spacer(let values):
      func number(_ name: String) -> CGFloat { values[name].flatMap(Double.init).map { CGFloat($0) } ?? .nan }
      let spacer = LMSpacer(width: number("width"), height: number("height"), weight: number("weight"))
      Self.setChildProperties(of: spacer, values, isSpacer: true)
      return spacer
    case .text(let text, let values):
      let view = StubText()
      view.text = text
      Self.setChildProperties(of: view, values)
      return view
    }
  }

  private static func makeBox(_ kind: String, _ values: [String: String]) -> UIView {
    let view: UIView =
      switch kind {
      case "LMRowView": LMRowView()
      case "LMColumnView": LMColumnView()
      case "LMAnchorView": LMAnchorView()
      case "LMRootView": LMRootView()
      default: LMScrollView()
      }
    func number(_ name: String) -> CGFloat? { values[name].flatMap(Double.init).map { CGFloat($0) } }
    if let margin = number("margin") {
      (view.topMargin, view.leadingMargin, view.bottomMargin, view.trailingMargin) = (
        margin, margin, margin, margin
      )
    }
    if let margin = number("leadingMargin") { view.leadingMargin = margin }
    if let box = view as? LMBoxView {
      if let spacing = number("spacing") { box.spacing = spacing }
      let horizontal: [String: LMHorizontalAlignment] = [
        "fill": .fill, "leading": .leading, "trailing": .trailing, "center": .center,
      ]
      let vertical: [String: LMVerticalAlignment] = [
        "fill": .fill, "top": .top, "bottom": .bottom, "center": .center,
      ]
      if let name = values["horizontalAlignment"], let value = horizontal[name] {
        box.horizontalAlignment = value
      }
      if let name = values["verticalAlignment"], let value = vertical[name] { box.verticalAlignment = value }
      box.isAlignToBaseline = values["isAlignToBaseline"] == "true"
    }
    (view as? LMRowView)?.baseline = values["baseline"] == "last" ? .last : .first
    (view as? LMColumnView)?.isAlignToGrid = values["isAlignToGrid"] == "true"
    if let root = view as? LMRootView {
      root.topPadding = number("topPadding") ?? 0
      root.bottomPadding = number("bottomPadding") ?? 0
    }
    if let scroll = view as? LMScrollView {
      scroll.isFitToWidth = values["isFitToWidth"] == "true"
      scroll.isFitToHeight = values["isFitToHeight"] == "true"
    }
    setChildProperties(of: view, values)
    return view
  }

  private static func setChildProperties(of view: UIView, _ values: [String: String], isSpacer: Bool = false)
  {
    func number(_ name: String) -> CGFloat? { values[name].flatMap(Double.init).map { CGFloat($0) } }
    if !isSpacer {
      if let width = number("width") { view.width = width }
      if let height = number("height") { view.height = height }
      if let weight = number("weight") { view.weight = weight }
    }
    let anchors: [String: LMAnchor] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right, "leading": .leading,
      "trailing": .trailing,
      "all": .all,
    ]
    for name in values["anchor"]?.components(separatedBy: ", ") ?? [] {
      view.anchor.insert(anchors[name] ?? [])
    }
    if values["isDisplayable"] == "false" { view.isDisplayable = false }
  }
}

/// Random trees of parts.
private struct RandomParts {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func root() -> Part {
    guard
      case .box(let kind, var values, let parts) = box(
        depth: 4, kinds: ["LMRowView", "LMColumnView", "LMAnchorView"])
    else { return .spacer([:]) }
    for name in ["width", "height", "weight", "anchor", "isDisplayable"] { values[name] = nil }
    return .box(kind, values, parts)
  }

  private mutating func box(depth: Int, kinds: [String]) -> Part {
    let kind = generator.one(of: kinds)
    var values = childValues()
    if generator.chance(40) { values["margin"] = "\(Int.random(in: 0...9, using: &generator))" }
    if generator.chance(20) { values["leadingMargin"] = "\(Int.random(in: 0...9, using: &generator))" }
    if kind == "LMRowView" || kind == "LMColumnView" {
      if generator.chance(70) { values["spacing"] = "\(Int.random(in: 0...9, using: &generator))" }
      if generator.chance(50) {
        values["horizontalAlignment"] = generator.one(of: ["fill", "leading", "trailing", "center"])
      }
      if generator.chance(50) {
        values["verticalAlignment"] = generator.one(of: ["fill", "top", "bottom", "center"])
      }
      if generator.chance(15) { values["isAlignToBaseline"] = "true" }
      if kind == "LMRowView", generator.chance(20) { values["baseline"] = "last" }
      if kind == "LMColumnView", generator.chance(20) { values["isAlignToGrid"] = "true" }
    }
    if kind == "LMRootView" { values["topPadding"] = "\(Int.random(in: 0...9, using: &generator))" }
    if kind == "LMScrollView" {
      values["margin"] = nil
      values["leadingMargin"] = nil
      if generator.chance(50) { values["isFitToWidth"] = "true" }
      if generator.chance(30) { values["isFitToHeight"] = "true" }
    }
    let count = kind == "LMScrollView" ? 1 : Int.random(in: 0...4, using: &generator)
    return .box(kind, values, (0..<count).map { _ in part(depth: depth - 1) })
  }

  private mutating func part(depth: Int) -> Part {
    if depth > 0, generator.chance(45) {
      return box(
        depth: depth,
        kinds: [
          "LMRowView", "LMRowView", "LMColumnView", "LMColumnView", "LMAnchorView", "LMRootView",
          "LMScrollView",
        ])
    }
    if generator.chance(35) { return .spacer(childValues()) }
    let words = ["a", "abc", "abcdefgh", "abc def ghi jkl mno"]
    return .text(generator.one(of: words), childValues())
  }

  private mutating func childValues() -> [String: String] {
    var values: [String: String] = [:]
    if generator.chance(20) { values["width"] = "\(Int.random(in: 0...70, using: &generator))" }
    if generator.chance(20) { values["height"] = "\(Int.random(in: 0...50, using: &generator))" }
    if generator.chance(25) { values["weight"] = generator.one(of: ["1", "2", "0.5"]) }
    if generator.chance(30) {
      values["anchor"] = generator.one(of: [
        "top", "left, right", "bottom, trailing", "all", "leading", "top, bottom",
      ])
    }
    if generator.chance(7) { values["isDisplayable"] = "false" }
    return values
  }
}

/// What boxes are in a template they are in code.
@Suite struct BoxCodeLawTests {
  @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
  func markupAndCodeAgreeToThePixel(scale: CGFloat, isMirrored: Bool) throws {
    for seed in 0..<200 as Range<UInt64> {
      var parts = RandomParts(seed: seed)
      let part = parts.root()
      let environment = LayoutEnvironment.reading(isMirrored: isMirrored, scale: scale)
      let markup = part.markup.replacing(/^<(\w+)/) { "<\($0.1) width=\"100%\" height=\"100%\"" }
      let node = try Template(markup: markup, registry: .testing).instantiate(environment: environment)
      try node.layOut(in: .fixed(200, 160), environment: environment)
      let view = part.view()
      view.traitOverrides = environment.traits
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 160)
      view.layoutIfNeeded()
      let (found, code) = (node.view.shownFrames(), view.shownFrames())
      if found != code {
        Issue.record("seed \(seed):\n\(found)\ninstead of\n\(code)\n\(part.markup)")
        return
      }
    }
  }

  @Test func aSpacerWithAHeightAndAWeightHasBoth() throws {
    func frames(_ spacer: String) throws -> String {
      try layOut(
        "<LMRowView width=\"100\" height=\"20\" spacing=\"0\"><Text text=\"abc\"/>\(spacer)</LMRowView>"
      )
      .components(separatedBy: "\n").last ?? ""
    }
    #expect(try frames("<LMSpacer height=\"1\" weight=\"1\"/>") == "└─ LMSpacer (30 0 70 1)")
    #expect(try frames("<LMSpacer weight=\"1\"/>") == "└─ LMSpacer (30 0 70 20)")
    #expect(try frames("<LMSpacer/><Text text=\"a\"/>") == "└─ StubText (90 0 10 20)")
    #expect(try frames("<LMSpacer height=\"1\"/><Text text=\"a\"/>") == "└─ StubText (30 0 70 20)")
    #expect(
      try frames("<LMSpacer height=\"1\" weight=\"1\"/><Text text=\"a\"/>") == "└─ StubText (90 0 10 20)")
  }

  @Test(arguments: ["leadingMargin=\"12\" margin=\"{all}\"", "margin=\"{all}\" leadingMargin=\"12\""])
  func theMarginOfAnEdgeCountsWhereverThatOfAllStands(attributes: String) throws {
    let template = try Template(
      markup:
        "<LMColumnView width=\"100%\" height=\"100%\" \(attributes)><Text text=\"abc\"/></LMColumnView>",
      registry: .testing)
    let node = try template.instantiate(state: ["all": 8] as [String: Any])
    try node.layOut(in: .fixed(100, 50))
    #expect(node.view.subviews[0].frame == CGRect(x: 12, y: 8, width: 80, height: 34))
    node.setState(["all": 4] as [String: Any])
    try node.layOut(in: .fixed(100, 50))
    #expect(node.view.subviews[0].frame == CGRect(x: 12, y: 4, width: 84, height: 42))
  }

  @Test(arguments: [20, 0]) func aSpacerWhoseLengthIsAutoTakesWhatIsLeft(length: Int) throws {
    func starts(_ box: String, _ attribute: String, _ place: KeyPath<CGRect, CGFloat>) throws -> [[CGFloat]] {
      let template = try Template(
        markup: """
          <\(box) width="100" height="100" spacing="0">
            <Text text="abc"/><LMSpacer \(attribute)="{isFixed ? \(length) : auto}"/><Text text="abc"/>
          </\(box)>
          """, registry: .testing)
      let node = try template.instantiate(state: ["isFixed": true] as [String: Any])
      return try [true, false, true].map { isFixed in
        node.setState(["isFixed": isFixed] as [String: Any])
        try node.layOut(in: .fixed(100, 100))
        return node.view.subviews.map { $0.frame[keyPath: place] }
      }
    }
    let length = CGFloat(length)
    #expect(
      try starts("LMRowView", "width", \.minX) == [
        [0, 30, 30 + length], [0, 30, 70], [0, 30, 30 + length],
      ])
    #expect(
      try starts("LMColumnView", "height", \.minY) == [
        [0, 16, 16 + length], [0, 16, 84], [0, 16, 16 + length],
      ])
  }

  @Test(arguments: ["LMColumnView", "LMRowView", "LMAnchorView"], ["<UIView ", "<Text text=\"abcd\" "])
  func bothLengthsMayBePartsOfABoxThatIsAsLargeAsItsContent(box: String, child: String) throws {
    for lengths in ["width=\"50%\"", "height=\"50%\"", "width=\"50%\" height=\"50%\""] {
      let markup =
        "<UIView><\(box) width=\"auto\" height=\"auto\" spacing=\"0\"><Text text=\"abcdef\"/>\(child)\(lengths)/></\(box)></UIView>"
      let markupOfBox =
        box == "LMAnchorView" ? markup.replacingOccurrences(of: " spacing=\"0\"", with: "") : markup
      let node = try Template(markup: markupOfBox, registry: .testing).instantiate()
      try node.layOut(in: .fixed(100, 100))
      let outer = node.view.subviews[0]
      let part = outer.subviews[1].frame.size
      if lengths.contains("width") { #expect(part.width == outer.frame.width / 2, "\(lengths)") }
      if lengths.contains("height") { #expect(part.height == outer.frame.height / 2, "\(lengths)") }
      #expect(outer.frame.width >= 60 && outer.frame.height >= 16)
      let frames = node.view.shownFrames()
      try node.layOut(in: .fixed(100, 100))
      #expect(node.view.shownFrames() == frames, "a second pass changes nothing")
    }
  }
}
