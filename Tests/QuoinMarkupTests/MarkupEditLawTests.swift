import QuoinTestSupport
import Testing

@testable import QuoinMarkup

/// Over random trees and random edits: the tree is what the edit says, and all else stays to the byte.
@Suite("Laws of edits")
struct MarkupEditLawTests {
  /// A random file without mistakes, its white space, quotes and references as people write them.
  private struct Writer {
    var random: SeededGenerator

    mutating func pick(_ choices: String...) -> String { choices.randomElement(using: &random)! }

    mutating func element(depth: Int) -> String {
      let name = pick("A", "B", "UILabel", "My.View")
      let separator = pick(" ", " ", "\n      ", "\t")
      var tag = "<" + name
      for key in ["x", "y", "layer.z"].prefix(Int.random(in: 0...3, using: &random)) {
        tag += separator + key + pick("=", " = ") + pick("\"a &lt; 'b'\"", "'&#233; \"c\"'", "\"\"")
      }
      let count = depth > 4 ? 0 : Int.random(in: 0...4, using: &random)
      guard count > 0 else { return tag + pick("/>", " />", "></\(name)>", ">text</\(name)>") }
      let gap = pick("\n" + String(repeating: "  ", count: depth), "", "\r\n")
      let children = (0..<count).map { _ in gap + child(depth: depth + 1) }.joined()
      return tag + ">" + children + pick(gap, "\n", "") + "</\(name)>"
    }

    mutating func child(depth: Int) -> String {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: pick("<!-- one\n   two -->", "<!---->")
      case 1: pick("<![CDATA[a < b\n  c]]>", "<![CDATA[]]>")
      case 2: pick(" words &amp;\n  words ", "{a ? 'b' : \"c\"}")
      default: element(depth: depth)
      }
    }
  }

  /// What a tree says: names, attributes, texts without the white space that means nothing, in order.
  private func meaning(_ node: MarkupNode) -> String {
    switch node.kind {
    case .element, .document:
      let attributes =
        node.element.map { $0.attributes.map { "\($0.name)=\($0.value.debugDescription)" } } ?? []
      let inside = node.children.filter { !$0.isWhiteSpace }.map(meaning)
      return "\(node.element?.name ?? "")\(attributes)(\(inside.joined(separator: "; ")))"
    // White space at the ends of a text goes with what stood there.
    case .text: return "text " + node.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    default: return "\(node.kind) \(node.value.debugDescription)"
    }
  }

  private func find(_ attribute: String, in markup: Markup) throws -> MarkupElement {
    try #require(
      markup.document.descendants.lazy.compactMap(\.element).first { $0.attribute(attribute) != nil })
  }

  private func comments(of markup: Markup) -> [Substring] {
    markup.document.descendants.filter { $0.kind == .comment || $0.kind == .cdata }.map(\.rawText)
  }

  /// Goes on with a random file, two of its elements marked by attributes.
  private func forRandomFiles(
    seed: UInt64,
    _ check: (Markup, _ first: MarkupElement, _ second: MarkupElement, inout Writer) throws -> Void
  ) rethrows {
    var writer = Writer(random: SeededGenerator(seed: seed))
    for _ in 0..<50 {
      let text =
        "<Root>" + writer.element(depth: 1) + writer.pick("\n", "") + writer.element(depth: 1) + "</Root>"
      var markup = Markup(text)
      for mark in ["first", "second"] {
        let elements = markup.document.descendants.compactMap(\.element).dropFirst()
        markup = markup.applying(elements.randomElement(using: &writer.random)!.setting(mark, to: ""))
      }
      #expect(markup.diagnostics.isEmpty)
      try check(markup, try! find("first", in: markup), try! find("second", in: markup), &writer)
    }
  }

  @Test("a value that is set is read again, and goes without a trace", arguments: 0..<4)
  func setsAndRemoves(seed: UInt64) throws {
    try forRandomFiles(seed: seed) { markup, first, _, writer in
      let value = writer.pick("1 < 2", "\"q\" 'p'", "a\nb", "")
      let set = markup.applying(first.setting("new", to: value))
      let element = try find("first", in: set)
      #expect(element.attribute("new")?.value == value)
      #expect(set.applying(element.removingAttribute("new")).description == markup.description)
      let renamed = set.applying(element.attribute("new")?.renaming(to: "old") ?? [])
      #expect(renamed.description.replacing("old=", with: "new=") == set.description)
    }
  }

  @Test("what comes in and goes again leaves the tree as it was", arguments: 0..<4)
  func insertsAndRemoves(seed: UInt64) throws {
    try forRandomFiles(seed: seed) { markup, first, _, writer in
      let solid = first.children.filter { !$0.isWhiteSpace }
      let sibling = writer.random.next() % 3 == 0 ? nil : solid.randomElement(using: &writer.random)
      let inserted = markup.applying(first.inserting("<New a='1'>t</New>", before: sibling))
      #expect(inserted.diagnostics.isEmpty)
      let new = try find("first", in: inserted).childElements.first { $0.name == "New" }
      let back = inserted.applying(try #require(new).node.removing())
      #expect(meaning(back.document) == meaning(markup.document))
    }
  }

  @Test("a node that moves is in its new parent, and all else is where it was", arguments: 0..<4)
  func moves(seed: UInt64) throws {
    try forRandomFiles(seed: seed) { markup, first, second, _ in
      let edits = first.node.moving(into: second)
      let isInside = second == first || first.node.descendants.contains { $0.element == second }
      if isInside { #expect(edits.isEmpty) }
      let moved = markup.applying(edits)
      #expect(moved.diagnostics.isEmpty)
      #expect(comments(of: moved).sorted() == comments(of: markup).sorted())
      let element = try find("first", in: moved)
      #expect(meaning(element.node) == meaning(first.node))
      if !isInside { #expect(element.parent?.attribute("second") != nil) }
      let rest = moved.applying(element.node.removing())
      #expect(meaning(rest.document) == meaning(markup.applying(first.node.removing()).document))
    }
  }

  @Test("what is removed takes nothing along", arguments: 0..<4)
  func removes(seed: UInt64) {
    forRandomFiles(seed: seed) { markup, first, _, _ in
      let removed = markup.applying(first.node.removing())
      #expect(removed.diagnostics.isEmpty)
      let before = markup.description
      let after = removed.description
      // Nothing but the element and white space before it is missing.
      let raw = first.node.rawText
      #expect(before.utf8.count - after.utf8.count >= raw.utf8.count)
      #expect(
        before.replacing(raw, with: "", maxReplacements: 1).filter { !$0.isWhitespace }
          == after.filter { !$0.isWhitespace })
    }
  }
}
