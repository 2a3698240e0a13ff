import Foundation
import QuoinExpressions
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct PackedValueTests {
  /// A part of a value, and the value with the part set.
  private func set<T: PackedValue>(_ name: String, _ number: Double, on whole: T) throws -> T {
    let member = try #require(T.parts.first { $0.name == name })
    let changed = try #require(member.set(whole.propertyValue, .number(number)))
    return try #require(T(propertyValue: changed))
  }

  private func get<T: PackedValue>(_ name: String, of whole: T) throws -> Double {
    let member = try #require(T.parts.first { $0.name == name })
    guard case .number(let number) = member.get(whole.propertyValue) else {
      Issue.record("\(name) is no number")
      return .nan
    }
    return number
  }

  @Test func setsPartsOfInsetsAndLeavesTheOthers() throws {
    let insets = try set("top", 8, on: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets == UIEdgeInsets(top: 8, left: 2, bottom: 3, right: 4))
    #expect(try get("right", of: insets) == 4)
  }

  @Test func readsEveryEdgeOfARectangle() throws {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(
      try ["minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height"].map { try get($0, of: rect) }
        == [1, 16, 31, 2, 22, 42, 30, 40])
  }

  @Test func takesADictionaryOfParts() {
    let json = Value.dictionary(["width": .number(3), "height": .number(4)])
    #expect(CGSize(propertyValue: json) == CGSize(width: 3, height: 4))
    #expect(CGSize(propertyValue: .dictionary(["depth": .number(3)])) == nil)
    #expect(CGSize(propertyValue: .number(3)) == nil)
  }

  @Test func rotatesAndScalesWithoutDisturbingOneAnother() throws {
    var transform = CGAffineTransform.identity
    transform = try set("rotation", .pi / 2, on: transform)
    transform = try set("scale", 2, on: transform)
    transform = try set("translation.x", 10, on: transform)
    transform = try set("scale.y", 3, on: transform)
    #expect(abs(try get("rotation", of: transform) - .pi / 2) < 1e-12)
    #expect(abs(try get("scale.x", of: transform) - 2) < 1e-12)
    #expect(abs(try get("scale.y", of: transform) - 3) < 1e-12)
    #expect(abs(transform.b - 2) < 1e-12)
    #expect(transform.tx == 10)
  }

  @Test func turnsInThreeDimensionsByKeyPath() throws {
    var transform = CATransform3DIdentity
    for (name, value) in [
      ("scale", 2.0), ("rotation.z", 0.5), ("rotation.y", 0.25), ("rotation.x", -0.75),
      ("translation.z", 500),
    ] {
      transform = try set(name, value, on: transform)
    }
    #expect(abs(try get("rotation.x", of: transform) + 0.75) < 1e-9)
    #expect(abs(try get("rotation.y", of: transform) - 0.25) < 1e-9)
    #expect(abs(try get("rotation", of: transform) - 0.5) < 1e-9)
    #expect(abs(try get("scale.y", of: transform) - 2) < 1e-9)
    #expect(transform.m43 == 500)
  }

  /// The insets that an attribute of a stack comes to, with values from data.
  private func margins(_ written: String, named name: String = "layoutMargins") throws -> UIView {
    let template = try Template(
      markup: """
        <UIView><macro name="room" value="3"/><UIStackView \(name)="\(written)"/></UIView>
        """)
    let node = try template.instantiate(
      state: ["sides": ["top": 5, "left": 6] as [String: Any], "text": "7 8"] as [String: Any])
    try node.layOut(in: .fixed(100, 100))
    return try #require(node.view.subviews.first)
  }

  @Test(arguments: [
    ("4", "4 4 4 4"), ("4 6", "4 6 4 6"), ("1 2 3", "1 2 3 2"), ("1 2 3 4", "1 4 3 2"), ("{4}", "4 4 4 4"),
    ("room * 2", "6 6 6 6"), ("{room}", "3 3 3 3"), ("{'4 6'}", "4 6 4 6"), ("{text}", "7 8 7 8"),
    ("sides", "5 6 0 0"), ("zero", "0 0 0 0"),
  ])
  func insetsAreWrittenAsNumbersOrGivenByExpressions(written: String, expected: String) throws {
    let insets = try margins(written).layoutMargins
    #expect(
      [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }.joined(separator: " ")
        == expected)
  }

  @Test func directionalInsetsGoRoundAsWritingDoes() throws {
    for (written, expected) in [
      ("1 2 3 4", NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)),
      ("{room}", NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)),
    ] {
      #expect(try margins(written, named: "directionalLayoutMargins").directionalLayoutMargins == expected)
    }
  }

  @Test(arguments: ["{'4 x'}", "{'1 2 3 4 5'}", "{''}"])
  func aTextThatIsNoInsetSaysHowOneIsWritten(written: String) throws {
    let problem = #expect(throws: (any Error).self) { _ = try margins(written) }
    #expect(
      "\(problem as Any)".contains("is no inset; one is one to four numbers of points, such as 4 or 4 6"))
  }
}
