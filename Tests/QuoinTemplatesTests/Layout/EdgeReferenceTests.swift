import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What lines of other nodes mean, for every pair of lines, in both directions and both modes.
@Suite("Lines of other nodes") struct EdgeReferenceTests {
  private static let horizontal = ["left", "right", "leading", "trailing", "center.x"]
  private static let vertical = ["top", "bottom", "center.y", "firstBaseline", "lastBaseline"]
  private static let targets = ["parent", "previous", "next", "#far", "#deep", "#deep.parent", "parent.next"]

  /// Where a line of a frame lies.
  private func place(of line: String, on frame: CGRect, of view: UIView, isMirrored: Bool) -> CGFloat {
    switch line {
    case "left": frame.minX
    case "right": frame.maxX
    case "leading": isMirrored ? frame.maxX : frame.minX
    case "trailing": isMirrored ? frame.minX : frame.maxX
    case "center.x": frame.midX
    case "top": frame.minY
    case "bottom": frame.maxY
    case "center.y": frame.midY
    case "firstBaseline": frame.minY + view.firstBaselineOffset(for: frame.size)
    default: frame.minY + view.lastBaselineOffset(for: frame.size)
    }
  }

  private func node(_ inside: String, isMirrored: Bool, isLegacy: Bool) throws -> LayoutNode {
    let (right, bottom) = isLegacy ? ("170", "140") : ("30", "20")
    let template = try Template(
      markup: """
        <UIView\(isLegacy ? " useLegacyLayoutMode=\"true\"" : "")>
          <Text id="far" left="13" top="17" width="40" height="30" text="ab"/>
          <UIView id="parent" left="31" top="23" width="120" height="90">
            \(inside)
          </UIView>
          <UIView right="\(right)" bottom="\(bottom)" width="50" height="44">
            <Text id="deep" left="3" top="5" width="24" height="32" text="ab"/>
          </UIView>
        </UIView>
        """, registry: .testing)
    let environment = LayoutEnvironment.reading(isMirrored: isMirrored, scale: 4)
    let node = try template.instantiate(environment: environment)
    try node.layOut(in: .fixed(200, 160), environment: environment)
    return node
  }

  private func target(_ name: String, of reader: UIView, in root: LayoutNode) throws -> UIView {
    let siblings = try #require(reader.superview).subviews
    let index = try #require(siblings.firstIndex(of: reader))
    switch name {
    case "parent": return try #require(reader.superview)
    case "previous": return siblings[index - 1]
    case "next": return siblings[index + 1]
    case "#far": return try #require(root.childNode(withID: "far")).view
    case "#deep": return try #require(root.childNode(withID: "deep")).view
    default: return try #require(root.childNode(withID: "deep")?.parent).view
    }
  }

  @Test("a line that is set to another node's line lies on it", arguments: [false, true], [false, true])
  func placing(isMirrored: Bool, isLegacy: Bool) throws {
    var inside = ""
    for target in Self.targets {
      for (lines, size) in [(Self.horizontal, "top=\"3\""), (Self.vertical, "left=\"3\"")] {
        for own in lines {
          for line in lines {
            inside += """
              <Text left="7" top="9" width="30" height="40" text="ab"/>
              <Text id="reader" \(size) \(own)="\(target).\(line)" width="6" height="20" text="ab"/>
              <Text left="60" top="50" width="32" height="36" text="ab"/>
              """
          }
        }
      }
    }
    let node = try node(inside, isMirrored: isMirrored, isLegacy: isLegacy)
    var readers = node.childNodes(withID: "reader").makeIterator()
    for target in Self.targets {
      for lines in [Self.horizontal, Self.vertical] {
        for own in lines {
          for line in lines {
            let candidate = readers.next()
            let reader = try #require(candidate).view
            let other = try self.target(target, of: reader, in: node)
            let here = place(
              of: own, on: node.view.convert(reader.bounds, from: reader), of: reader, isMirrored: isMirrored)
            let there = place(
              of: line, on: node.view.convert(other.bounds, from: other), of: other, isMirrored: isMirrored)
            #expect(abs(here - there) < 0.13, "\(own)=\"\(target).\(line)\"")
          }
        }
      }
    }
    #expect(readers.next() == nil)
  }

  @Test(
    "elsewhere a line reads as what one would write for it", arguments: [false, true], [false, true])
  func reading(isMirrored: Bool, isLegacy: Bool) throws {
    var inside = ""
    for target in Self.targets {
      for line in Self.horizontal + Self.vertical + ["width", "height"] {
        inside += """
          <Text left="7" top="9" width="30" height="40" text="ab"/>
          <UIView id="reader" width="1" height="1" layer.shadowRadius="\(target).\(line)"/>
          <Text left="60" top="50" width="32" height="36" text="ab"/>
          """
      }
    }
    let node = try node(inside, isMirrored: isMirrored, isLegacy: isLegacy)
    var readers = node.childNodes(withID: "reader").makeIterator()
    for target in Self.targets {
      for line in Self.horizontal + Self.vertical + ["width", "height"] {
        let candidate = readers.next()
        let reader = try #require(candidate).view
        let other = try self.target(target, of: reader, in: node)
        let around = try #require(other.superview).bounds
        let frame = other.frame
        let place = place(of: line, on: frame, of: other, isMirrored: isMirrored)
        let expected =
          switch line {
          case "width": frame.width
          case "height": frame.height
          case "right": isLegacy ? place : around.width - place
          case "bottom": isLegacy ? place : around.height - place
          case "leading": isMirrored ? around.width - place : place
          case "trailing": isMirrored ? place : around.width - place
          default: place
          }
        #expect(abs(reader.layer.shadowRadius - expected) < 0.13, "\(target).\(line)")
      }
    }
  }

  @Test("where there is no such sibling, lines are 0 in the coordinate of the attribute")
  func missingSiblings() throws {
    let markup = """
      <UIView>
        <UIView left="previous.right + 1" top="previous.bottom + 2" width="previous.width + 5" height="4"/>
        <UIView left="10" width="4" height="4"/>
        <UIView right="next.left + 3" bottom="next.top + 4" width="next.left + 10" height="next.top + 5"/>
      </UIView>
      """
    #expect(
      try layOut(markup) == """
        UIView (0 0 100 100)
        ├─ UIView (1 2 5 4)
        ├─ UIView (10 0 4 4)
        └─ UIView (87 91 10 5)
        """)
    #expect(
      try layOut(
        "<UIView><UIView left=\"next.left + 1\" top=\"next.bottom + 2\" width=\"3\" height=\"4\"/></UIView>")
        == "UIView (0 0 100 100)\n└─ UIView (1 2 3 4)")
    #expect(
      try layOut(
        "<UIView><UIView width=\"next.width + 2\" height=\"next.right + previous.left + 3\"/></UIView>")
        == "UIView (0 0 100 100)\n└─ UIView (0 0 2 3)")
  }

  @Test("the parent of the root is what it is laid out in", arguments: [false, true])
  func surroundings(isMirrored: Bool) throws {
    let environment = LayoutEnvironment.reading(isMirrored: isMirrored)
    for (attributes, frame) in [
      ("left=\"parent.right - 30\" width=\"20\" top=\"parent.bottom - 50\" height=\"10\"", "70 30 20 10"),
      (
        "left=\"parent.left + 3\" right=\"parent.right + 4\" top=\"parent.top + 5\" bottom=\"parent.bottom + 6\"",
        "3 5 93 69"
      ),
      (
        "center.x=\"parent.center.x + 1\" width=\"10\" center.y=\"parent.center.y + 2\" height=\"20\"",
        "46 32 10 20"
      ),
      ("width=\"parent.width / 4\" height=\"parent.height / 4\"", "0 0 25 20"),
      ("width=\"parent.center.x\" height=\"parent.center.y + parent.right + parent.top\"", "0 0 50 40"),
      (
        "left=\"parent.leading + 1\" width=\"7\" height=\"1\"", isMirrored ? "101 0 7 1" : "1 0 7 1"
      ),
      (
        "left=\"parent.trailing + 1\" width=\"7\" height=\"1\"", isMirrored ? "1 0 7 1" : "101 0 7 1"
      ),
      (
        "leading=\"parent.leading + 1\" width=\"7\" height=\"1\"", isMirrored ? "92 0 7 1" : "1 0 7 1"
      ),
      ("top=\"parent.lastBaseline - 9\" height=\"3\" width=\"1\"", "0 71 1 3"),
      ("top=\"parent.firstBaseline - 9\" height=\"3\" width=\"1\"", "0 71 1 3"),
      ("width=\"100%\" height=\"25% + 1\"", "0 0 100 21"),
    ] {
      #expect(
        try layOut("<UIView \(attributes)/>", size: .fixed(100, 80), environment: environment)
          == "UIView (\(frame))", "\(attributes)")
    }
  }
}
