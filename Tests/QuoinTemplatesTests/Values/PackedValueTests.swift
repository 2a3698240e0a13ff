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
}
