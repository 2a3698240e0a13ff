import Foundation
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Random edges, sizes and centres against the arithmetic of the reference, in all directions and both modes.
@Suite("Laws of edges") struct EdgeLawTests {
  /// A length as an attribute writes it, and what it means in a parent of some length.
  private func length(_ parent: CGFloat, _ random: inout SeededGenerator) -> (text: String, value: CGFloat) {
    let number = Int.random(in: 0...12, using: &random) * 5
    return Bool.random(using: &random)
      ? ("\(number)", CGFloat(number)) : ("\(number)% + 5", parent * CGFloat(number) / 100 + 5)
  }

  @Test("two of near edge, far edge, size and centre give the rest", arguments: 0..<8)
  func pairs(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let isMirrored = Bool.random(using: &random)
      let isLegacy = Bool.random(using: &random)
      let parent = CGSize(width: 300, height: 200)
      func axis(_ room: CGFloat, isHorizontal: Bool) -> (attributes: String, origin: CGFloat, size: CGFloat) {
        let (a, b) = (length(room, &random), length(room, &random))
        let usesReading = isHorizontal && Bool.random(using: &random)
        let near = isHorizontal ? (usesReading ? "leading" : "left") : "top"
        let far = isHorizontal ? (usesReading ? "trailing" : "right") : "bottom"
        let (size, center) = isHorizontal ? ("width", "center.x") : ("height", "center.y")
        // Leading is the right edge where the tree reads from right to left.
        let flips = usesReading && isMirrored
        func place(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
          (flips ? room - start - length : start, length)
        }
        let isFromStart = isLegacy && !usesReading
        switch Int.random(in: 0...4, using: &random) {
        case 0:
          let (origin, length) = place(a.value, b.value)
          return ("\(near)=\"\(a.text)\" \(size)=\"\(b.text)\"", origin, length)
        case 1:
          let (origin, length) = place(room - a.value - b.value, b.value)
          return (
            "\(far)=\"\(a.text)\" \(size)=\"\(b.text)\"", isFromStart ? a.value - b.value : origin, length
          )
        case 2:
          let end = isFromStart ? a.value + b.value : room - a.value - b.value
          let (origin, length) = place(a.value, b.value)
          let text = isFromStart ? "\(a.text) + \(b.text)" : "100% - (\(a.text)) - (\(b.text))"
          _ = end
          return ("\(near)=\"\(a.text)\" \(far)=\"\(text)\"", origin, length)
        case 3: return ("\(center)=\"\(a.text)\" \(size)=\"\(b.text)\"", a.value - b.value / 2, b.value)
        default: return ("\(size)=\"\(b.text)\"", 0, b.value)
        }
      }
      let x = axis(parent.width, isHorizontal: true)
      let y = axis(parent.height, isHorizontal: false)
      let markup = """
        <UIView\(isLegacy ? " useLegacyLayoutMode=\"true\"" : "")><UIView \(x.attributes) \(y.attributes)/></UIView>
        """
      let environment = LayoutEnvironment.reading(isMirrored: isMirrored, scale: 4)
      let node = try Template(markup: markup, registry: .testing).instantiate(environment: environment)
      try node.layOut(in: .fixed(300, 200), environment: environment)
      let frame = node.children[0].frame
      #expect(
        abs(frame.minX - x.origin) < 0.26 && abs(frame.width - x.size) < 0.26,
        "\(markup) \(isMirrored) \(frame)")
      #expect(abs(frame.minY - y.origin) < 0.26 && abs(frame.height - y.size) < 0.26, "\(markup) \(frame)")
    }
  }

  @Test("baselines place text by its first and last line")
  func baselines() throws {
    let tree = try layOut(
      """
      <UIView>
        <Text text="hello" firstBaseline="40"/>
        <Text text="hello world" width="60" lastBaseline="80"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ StubText (0 28 50 16)
        └─ StubText (0 52 60 32)
        """)
  }

  @Test("sizes that are not given follow from the edges, the content or the parent")
  func missingSizes() throws {
    let tree = try layOut(
      """
      <UIView>
        <UIView left="10"/>
        <UIView top="10" right="5"/>
        <Text text="hello" left="10"/>
        <Text text="hello" right="10" bottom="10"/>
        <Text text="hello" center.x="50" center.y="50"/>
        <Text text="hello" left="20" right="20" top="10" bottom="10"/>
        <UIView width="auto" height="auto"><Text text="hello" left="7" top="9"/><Text text="hidden" top="50" isHidden="true"/></UIView>
        <UIView width="auto"/>
      </UIView>
      """)
    #expect(
      tree == """
        UIView (0 0 100 100)
        ├─ UIView (10 0 100 100)
        ├─ UIView (-5 10 100 100)
        ├─ StubText (10 0 50 16)
        ├─ StubText (40 74 50 16)
        ├─ StubText (25 42 50 16)
        ├─ StubText (20 10 60 80)
        ├─ UIView (0 0 57 25)
        │  ├─ StubText (7 9 50 16)
        │  └─ StubText (0 50 60 16)
        └─ UIView (0 0 100 100)
        """)
  }

  @Test("a third attribute on an axis is redundant, and the message names it")
  func redundancy() {
    for (attributes, name) in [
      ("left=\"1\" right=\"1\" width=\"5\"", "right"),
      ("leading=\"1\" trailing=\"1\" width=\"5\"", "trailing"),
      ("left=\"1\" width=\"5\" center.x=\"3\"", "center.x"),
      ("top=\"1\" bottom=\"1\" height=\"5\"", "bottom"),
      ("top=\"1\" height=\"5\" center.y=\"3\"", "center.y"),
    ] {
      let found = problems("<UIView><UIView \(attributes)/></UIView>")
      #expect(found.contains("redundant") && found.contains(name), "\(attributes): \(found)")
    }
  }

  @Test("an id is known as long as its node is there")
  func ids() throws {
    let template = try Template(
      markup: """
        <UIView><if test="isThere"><UIView id="a" width="30" height="5"/></if><UIView width="7" height="2"/></UIView>
        """, registry: .testing)
    let node = try template.instantiate(state: ["isThere": true])
    try node.layOut(in: .fixed(100, 100))
    #expect(node.node(withID: "a") != nil && node.childNode(withID: "a")?.frame.width == 30)
    node.setState(["isThere": false])
    #expect(
      node.node(withID: "a") == nil && node.childNode(withID: "a") == nil
        && node.childNodes(withID: "a").isEmpty)
    node.setState(["isThere": true])
    #expect(node.childNode(withID: "a")?.frame.width == 30)
  }
}
