import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinEditing

/// Over random templates: a step taken back leaves the file as it was to the byte, what it does not concern stays, what comes
/// of it can be read, and what is dragged lies where it was dragged to.
@Suite("Laws of design") struct DesignLawTests {
  private let designer = DesignTable.designer

  /// A random template without mistakes, written as people write.
  private struct Writer {
    var random: SeededGenerator
    var count = 0

    mutating func length() -> String {
      let number = Int.random(in: 1...12, using: &random) * 5
      return random.one(of: [
        "\(number)", "\(number)%", "\(number)% + 5", "100% - \(number) - 7", "{\(number)}",
        "\(number) // why",
        "max(\(number), 3)", "true ? \(number) : 0",
      ])
    }

    mutating func axis(_ near: [String], _ far: [String], _ size: String, _ center: String) -> [(
      String, String
    )] {
      let (near, far) = (random.one(of: near), random.one(of: far))
      let given: [String] =
        switch Int.random(in: 0...6, using: &random) {
        case 0: [near, size]
        case 1: [far, size]
        case 2: [near, far]
        case 3: [center, size]
        case 4: [size]
        case 5: [near]
        default: []
        }
      return given.map {
        ($0, $0 == near || $0 == far ? "\(Int.random(in: 1...8, using: &random) * 5)" : length())
      }
    }

    mutating func view(depth: Int) -> String {
      count += 1
      let isStack = depth > 0 && random.chance(20)
      var attributes = [("id", "v\(count)")]
      if depth > 0 {
        attributes += axis(["left", "leading"], ["right", "trailing"], "width", "center.x")
        attributes += axis(["top"], ["bottom"], "height", "center.y")
      }
      attributes.shuffle(using: &random)
      let quote = random.one(of: ["\"", "'"])
      let gap = random.one(of: [" ", " ", "\n      "])
      var tag = isStack ? "<UIStackView" : "<UIView"
      for (name, value) in attributes { tag += "\(gap)\(name)=\(quote)\(value)\(quote)" }
      let children = depth > 2 ? 0 : Int.random(in: depth == 0 ? 2...4 : 0...3, using: &random)
      if children == 0 { return tag + random.one(of: ["/>", " />"]) }
      let line = "\n" + String(repeating: random.one(of: ["  ", "\t"]), count: depth + 1)
      let inside = (0..<children).map { _ in
        line + random.one(of: ["", "", "<!-- one\n  two -->" + line]) + view(depth: depth + 1)
      }
      return "\(tag)>\(inside.joined())\n</\(isStack ? "UIStackView" : "UIView")>"
    }
  }

  private func forTemplates(
    seed: UInt64, _ check: (DesignTable, inout SeededGenerator) throws -> Void
  ) throws {
    var writer = Writer(random: SeededGenerator(seed: seed))
    for _ in 0..<8 {
      writer.count = 0
      let text = "<?xml version=\"1.0\"?>\n<!-- head -->\n" + writer.view(depth: 0) + "\n"
      let table = try DesignTable(text, mirrored: writer.random.chance(30))
      try check(table, &writer.random)
    }
  }

  private func comments(_ markup: Markup) -> [String] {
    markup.document.descendants.filter { $0.kind == .comment }.map { String($0.rawText) }.sorted()
  }

  @Test("a step taken back leaves the file as it was", arguments: 0..<6)
  func undo(seed: UInt64) throws {
    try forTemplates(seed: seed) { table, random in
      let text = table.markup.description
      let places = table.tree.nodes.compactMap(\.place)
      let one = random.one(of: places.dropFirst())
      let other = random.one(of: places)
      let steps: [() throws -> DesignChange] = [
        { try designer.setting("alpha", to: "0.5 < 1 & 'x' \"y\"", of: [one], in: table.markup) },
        { try designer.setting("id", to: nil, of: [one], in: table.markup) },
        { try designer.inserting("<UILabel id='v1' text='a'/>", into: other, in: table.markup) },
        { try designer.moving([one], into: other, in: table.markup) },
        { try designer.moving([one], into: places[0], before: other, in: table.markup) },
        { try designer.duplicating([one, other], in: table.markup) },
        { try designer.deleting([one, other], in: table.markup) },
        { try designer.wrapping([one], inRow: true, in: table.markup) },
      ]
      for step in steps {
        guard let change = try? step() else { continue }
        #expect(change.change.applied(to: text) == change.text)
        #expect(change.change.inverse.applied(to: change.text) == text)
        let markup = Markup(source: SourceText(file: "t.xml", contents: change.text))
        #expect(markup.diagnostics.isEmpty, "\(change.name)\n\(text)\n\(change.text)")
        if ["Move", "Reorder", "Wrap in stack", "Set alpha", "Remove id"].contains(change.name) {
          #expect(comments(markup) == comments(table.markup), "\(change.name)")
        }
        for offset in change.selection { #expect(markup.element(named: offset) != nil, "\(change.name)") }
        let ids = markup.document.descendants.compactMap { $0.element?.attribute("id")?.value }
        #expect(Set(ids).count == ids.count, "\(change.name) \(ids)")
      }
    }
  }

  @Test("what is dragged lies where it was dragged to, and all else where it was", arguments: 0..<4)
  func drags(seed: UInt64) throws {
    var count = 0
    try forTemplates(seed: seed) { table, random in
      for node in table.tree.nodes.dropFirst().shuffled(using: &random).prefix(8) {
        guard let id = node.id, let details = table.node.details(ofNode: node.key),
          let layout = details.layout,
          let place = node.place
        else { continue }
        func step() -> CGFloat { random.number(-12...12) }
        let moves = random.chance(50)
        let drag =
          moves
          ? FrameDrag.moving(step(), step())
          : random.one(of: [
            FrameDrag(right: step(), bottom: step()), FrameDrag(left: step(), top: step()),
            FrameDrag(right: step()),
          ])
        guard let change = try? designer.dragging(drag, of: [(place, details)], in: table.markup) else {
          let isSameEdge = ["leading", "trailing"].contains(where: layout.horizontal.contains)
          #expect(layout.arrangement != .attributes || isSameEdge && layout.horizontal.count == 2)
          continue
        }
        // Sizes below zero are another matter.
        let target = drag.applied(to: layout.frame)
        guard target.width > 1, target.height > 1, layout.frame.size.width > 1, layout.frame.size.height > 1,
          layout.arrangement == .attributes
        else { continue }
        let after = try DesignTable(change.text, mirrored: layout.isRightToLeft)
        let frame = try after.frame(id)
        let message: Comment =
          "\(id) \(drag) \(layout.frame) → \(frame)\n\(layout.horizontal) \(layout.vertical) \(layout.whole)\n\(change.change.pieces)"
        func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.11 }
        // What stands in something that is as large as its content follows that; and nothing is smaller than nothing.
        if after.node.details(ofNode: node.key)?.layout?.whole != layout.whole { continue }
        if frame.size.width < 1 || frame.size.height < 1 { continue }
        // What is centred stays centred, so that the edge across moves as well.
        if moves || drag.left != 0 { #expect(isNear(frame.minX, target.minX), message) }
        if moves || drag.right != 0 { #expect(isNear(frame.maxX, target.maxX), message) }
        if moves || drag.top != 0 { #expect(isNear(frame.minY, target.minY), message) }
        if moves || drag.bottom != 0 { #expect(isNear(frame.maxY, target.maxY), message) }
        for other in table.tree.nodes where other.id != id && other.parent == node.parent {
          guard let name = other.id else { continue }
          #expect(isNear(try table.frame(name).minX, try after.frame(name).minX), message)
        }
        count += 1
      }
    }
    #expect(count > 10)
  }
}
