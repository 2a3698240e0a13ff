import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Parts of values: what is set is read back, and the other parts stay.
@Suite("Parts of values") struct TransformPartTests {
  private func get<T: PackedValue>(_ name: String, _ whole: T) throws -> Double {
    let member = try #require(T.parts.first { $0.name == name })
    guard case .number(let number) = member.get(whole.propertyValue) else { return .nan }
    return number
  }

  private func set<T: PackedValue>(_ name: String, _ number: Double, _ whole: T) throws -> T {
    let member = try #require(T.parts.first { $0.name == name })
    return try #require(member.set(whole.propertyValue, .number(number)).flatMap { T(propertyValue: $0) })
  }

  private func check<T: PackedValue>(_ start: T, _ values: [(name: String, value: Double)]) throws {
    var whole = start
    for (name, value) in values { whole = try set(name, value, whole) }
    for (name, value) in values { #expect(abs(try get(name, whole) - value) < 1e-9, "\(name) of \(T.self)") }
    // In the other order as well.
    whole = start
    for (name, value) in values.reversed() { whole = try set(name, value, whole) }
    for (name, value) in values { #expect(abs(try get(name, whole) - value) < 1e-9, "\(name) of \(T.self)") }
  }

  @Test func partsOfGeometry() throws {
    try check(CGPoint.zero, [("x", 1), ("y", 2)])
    try check(CGSize.zero, [("width", 1), ("height", 2)])
    try check(CGVector.zero, [("dx", 1), ("dy", 2)])
    try check(UIOffset.zero, [("horizontal", 1), ("vertical", 2)])
    try check(UIEdgeInsets.zero, [("top", 1), ("left", 2), ("bottom", 3), ("right", 4)])
    try check(NSDirectionalEdgeInsets.zero, [("top", 1), ("leading", 2), ("bottom", 3), ("trailing", 4)])
    try check(CGRect.zero, [("origin.x", 1), ("origin.y", 2), ("size.width", 3), ("size.height", 4)])
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    for (name, value) in [
      ("minX", 1), ("midX", 16), ("maxX", 31), ("minY", 2), ("midY", 22), ("maxY", 42), ("width", 30),
      ("height", 40), ("x", 1), ("y", 2),
    ] as [(String, Double)] {
      #expect(try get(name, rect) == value)
    }
    #expect(CGRect.parts.first { $0.name == "midX" }?.set(rect.propertyValue, .number(1)) == nil)
  }

  @Test func partsOfTransformsOfThePlane() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let angle = Double.random(in: -3...3, using: &random)
      let (x, y) = (
        Double.random(in: 0.1...4, using: &random), Double.random(in: -4 ... -0.1, using: &random)
      )
      let values = [
        ("rotation", angle), ("scale.x", x), ("scale.y", -y), ("translation.x", 5), ("translation.y", -6),
      ]
      try check(CGAffineTransform.identity, values)
      // Scaled first, then turned, then moved.
      var whole = CGAffineTransform.identity
      for (name, value) in values { whole = try set(name, value, whole) }
      let expected = CGAffineTransform(scaleX: x, y: -y).concatenating(
        CGAffineTransform(rotationAngle: angle)
      )
      .concatenating(CGAffineTransform(translationX: 5, y: -6))
      for path: KeyPath<CGAffineTransform, CGFloat> in [\.a, \.b, \.c, \.d, \.tx, \.ty] {
        #expect(abs(whole[keyPath: path] - expected[keyPath: path]) < 1e-9)
      }
      // A mirrored transform knows that it is.
      #expect(abs(try get("scale.y", CGAffineTransform(scaleX: x, y: y)) - y) < 1e-9)
      #expect(abs(try get("scale", CGAffineTransform(scaleX: x, y: -y)) - (x - y) / 2) < 1e-9)
      try check(CGAffineTransform.identity, [("scale", x), ("rotation", angle)])
      #expect(abs(try get("scale.x", try set("scale", x, whole)) - x) < 1e-9)
      #expect(abs(try get("scale.y", try set("scale", x, whole)) - x) < 1e-9)
    }
    try check(CGAffineTransform.identity, [("a", 1), ("b", 2), ("c", 3), ("d", 4), ("tx", 5), ("ty", 6)])
  }

  @Test func partsOfTransformsOfSpace() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<50 {
      func angle() -> Double { Double.random(in: -1.4...1.4, using: &random) }
      func scale() -> Double { Double.random(in: 0.2...3, using: &random) }
      let values = [
        ("rotation.x", angle()), ("rotation.y", angle()), ("rotation.z", angle()), ("scale.x", scale()),
        ("scale.y", scale()),
        ("scale.z", scale()), ("translation.x", 7), ("translation.y", 8), ("translation.z", 9),
        ("m34", -0.01),
      ]
      try check(CATransform3DIdentity, values)
      var whole = CATransform3DIdentity
      for (name, value) in values { whole = try set(name, value, whole) }
      #expect(abs(try get("rotation", whole) - values[2].1) < 1e-9)
      #expect(abs(try get("scale", whole) - (values[3].1 + values[4].1 + values[5].1) / 3) < 1e-9)
      let even = try set("scale", 2, whole)
      for name in ["scale.x", "scale.y", "scale.z", "scale"] { #expect(abs(try get(name, even) - 2) < 1e-9) }
    }
  }

  @Test func transformsOfNoSizeOrTurnedUprightStillHaveParts() throws {
    for name in ["scale.x", "scale.y", "scale.z", "scale"] {
      let flat = try set(name, 0, CATransform3DIdentity)
      for part in ["rotation.x", "rotation.y", "rotation.z"] {
        #expect(try get(part, flat) == 0, "\(part) of no \(name)")
      }
      #expect(try get(name, flat) == 0)
    }
    for angle in [Double.pi / 2, -Double.pi / 2] {
      for scale in [0.1, 0.3, 0.7, 1, 3] {
        var upright = try set("scale", scale, CATransform3DIdentity)
        upright = try set("rotation.y", angle, upright)
        #expect(abs(try get("rotation.y", upright) - angle) < 1e-6)
        #expect(abs(try get("scale", upright) - scale) < 1e-9)
      }
    }
    let plane = try set("scale.x", 0, CGAffineTransform.identity)
    #expect(try get("rotation", plane) == 0)
    #expect(try get("scale.y", plane) == 1)
  }

  private func view(_ attributes: String, _ steps: [[String: Any]]) throws -> UIView {
    let node = try Template(markup: "<UIView \(attributes)/>").instantiate(state: steps[0])
    try node.layOut(in: .fixed(10, 10))
    for step in steps.dropFirst() { node.setState(step) }
    #expect(node.diagnostics.isEmpty, "\(node.diagnostics)")
    return node.view
  }

  @Test(arguments: [
    "transform.rotation='0.7' transform.scale='0' transform.scale.x='1' transform.scale.y='1'",
    "transform.rotation='0.7' transform.scale='s'", "transform.rotation='r' transform.scale='s'",
    "transform.rotation='r' transform.scale.x='s' transform.scale.y='s'",
  ])
  func whatIsScaledToNothingStaysTurned(attributes: String) throws {
    let steps = [1, 0, 1].map { ["s": $0, "r": 0.7] }
    for whole in ["transform", "layer.affineTransform"] {
      let attributes = attributes.replacingOccurrences(of: "transform", with: whole)
      let view = try view(attributes, steps)
      #expect(abs(view.transform.rotation - 0.7) < 1e-9)
      #expect(abs(view.transform.scale - 1) < 1e-9)
    }
  }

  @Test func whatIsScaledToNothingStaysTurnedInSpaceAndMirrored() throws {
    // The layer reads the transform of its view.
    let turnedView = try view(
      "layer.transform.rotation.x='0.3' layer.transform.rotation.z='0.7' layer.transform.scale='s'",
      [["s": 1], ["s": 0], ["s": 1]])
    let turned = turnedView.layer.transform
    #expect(abs(try get("rotation.x", turned) - 0.3) < 1e-9)
    #expect(abs(try get("rotation.z", turned) - 0.7) < 1e-9)
    let mirrored = try view(
      "transform.scale.x='s' transform.scale.y='-1'", [["s": 1], ["s": 0], ["s": 1]]
    ).transform
    #expect(mirrored == CGAffineTransform(scaleX: 1, y: -1))
  }
}
