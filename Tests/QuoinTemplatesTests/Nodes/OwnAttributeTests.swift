import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Expressions that name other attributes of their own node.
@Suite struct OwnAttributeTests {
  @Test func anAttributeFollowsWhatAnotherOneOfItsNodeReadsToo() throws {
    let node = try instance(
      of: #"<UIView alpha="isHidden ? 0 : level" isHidden="level &lt;= 0"/>"#, state: ["level": 0.5])
    try node.layOut()
    node.setState(["level": 0.75])
    #expect(node.view.alpha == 0.75)
    node.setState(["level": 0.25])
    #expect(node.view.alpha == 0.25)
  }

  @Test func aWidthFollowsWhatTheHeightInItReadsToo() throws {
    let node = try instance(
      of: """
        <UIView width="room" height="400">
          <UIView id="a" width="height + parent.width" height="min(parent.width, 100)"/>
        </UIView>
        """, state: ["room": 150])
    try node.layOut()
    let view = try #require(node.node(withID: "a")?.view)
    #expect(view.frame.size == CGSize(width: 250, height: 100))
    node.setState(["room": 200])
    #expect(view.frame.size == CGSize(width: 300, height: 100))
    node.setState(["room": 40])
    #expect(view.frame.size == CGSize(width: 80, height: 40))
  }

  @Test(arguments: [
    #"alpha="isHidden ? 0 : x / 10" isHidden="x > y" width="height + x + y" height="tag + y" tag="x * 2""#,
    #"alpha="tag / 40 + y / 50" tag="x + y" height="x > 5 ? y : 10" width="x > 5 ? height : y + tag""#,
    #"left="width - x" top="left + y" width="max(height, y)" height="min(x, 4) + tag" tag="y""#,
    #"left="y" top="alpha * x" alpha="isHidden ? y / 20 : x / 20" isHidden="tag > 8" tag="max(x, y)""#,
  ])
  func whatHasFollowedChangesIsAsIfMadeAnew(_ attributes: String) throws {
    let markup = #"<UIView width="300" height="300"><UIView id="a" \#(attributes)/></UIView>"#
    var numbers = SystemFreeNumbers(state: 7)
    var state = ["x": 3, "y": 4]
    let node = try instance(of: markup, state: state)
    try node.layOut()
    for _ in 0..<40 {
      for name in ["x", "y"] where Bool.random(using: &numbers) {
        state[name] = Int.random(in: 0...10, using: &numbers)
      }
      node.setState(state)
      let fresh = try instance(of: markup, state: state)
      try fresh.layOut()
      let (view, expected) = (
        try #require(node.node(withID: "a")?.view), try #require(fresh.node(withID: "a")?.view)
      )
      #expect(view.frame == expected.frame, "\(state)")
      #expect(view.alpha == expected.alpha, "\(state)")
      #expect(view.tag == expected.tag, "\(state)")
      #expect(view.isHidden == expected.isHidden, "\(state)")
    }
  }
}

/// The same numbers each time.
private struct SystemFreeNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 29) ^ (state << 17)
  }
}
