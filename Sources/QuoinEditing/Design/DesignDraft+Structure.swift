import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension DesignDraft {
  /// Puts a copy of a node into an element that is followed.
  ///
  /// - Returns: The number of the copy.
  mutating func insert(_ node: MarkupNode, into parent: Int, before sibling: MarkupNode?) throws(Diagnostic)
    -> Int
  {
    let outer = try element(parent)
    let index = Self.index(of: sibling, in: outer)
    apply(node.copying(into: outer, before: sibling))
    return try follow(child: index, of: parent)
  }

  /// Moves an element that is followed into another one.
  mutating func move(_ number: Int, into parent: Int, before sibling: MarkupElement?) throws(Diagnostic) {
    let (moved, outer) = (try element(number), try element(parent))
    var index = Self.index(of: sibling?.node, in: outer)
    // It leaves its place before it comes to the other.
    if moved.parent == outer, moved.node.position < sibling?.node.position ?? .max { index -= 1 }
    let edits = moved.node.moving(into: outer, before: sibling?.node)
    if edits.isEmpty { return }
    apply(edits)
    let there = try follow(child: index, of: parent)
    followed[number] = followed[there]
  }

  private static func index(of sibling: MarkupNode?, in parent: MarkupElement) -> Int {
    var count = 0
    for child in parent.childElements {
      if let sibling, child.node.position >= sibling.position { break }
      count += 1
    }
    return count
  }

  private mutating func follow(child index: Int, of parent: Int) throws(Diagnostic) -> Int {
    let outer = try element(parent)
    guard let child = outer.childElements.enumerated().first(where: { $0.offset == index })?.element else {
      throw .elementGone(outer.nameSpan)
    }
    followed.append(child.nameRange.lowerBound)
    return followed.count - 1
  }

  /// Those of some elements that stand in no other of them, by their numbers, each once.
  func outermost(_ numbers: [Int]) throws(Diagnostic) -> [Int] {
    var kept: [Int] = []
    let elements = try numbers.map { number throws(Diagnostic) in try element(number).node }
    for (index, node) in elements.enumerated() {
      let isInside = elements.contains { $0 != node && $0.descendants.contains(node) }
      if !isInside, elements.firstIndex(of: node) == index { kept.append(numbers[index]) }
    }
    return kept
  }

  // MARK: Names

  /// Gives ids of an element and of those inside that there are elsewhere already other numbers, and lets expressions inside
  /// that mean them follow.
  mutating func makeIdentifiersUnique(in number: Int) throws(Diagnostic) {
    let top = try element(number)
    let inside = top.selfAndDescendants
    let own = Set(inside.map(\.node))
    var taken: Set<String> = []
    for node in markup.document.descendants where !own.contains(node) {
      if let id = node.element?.attribute("id")?.value { taken.insert(id) }
    }
    var names: [String: String] = [:]
    for element in inside {
      guard let id = element.attribute("id")?.value, taken.contains(id), names[id] == nil else { continue }
      let new = Self.next(behind: id, taken: taken)
      taken.insert(new)
      names[id] = new
    }
    if names.isEmpty { return }
    var edits: [MarkupEdit] = []
    for attribute in inside.flatMap(\.attributes) {
      if attribute.name == "id", let new = names[attribute.value] {
        edits.append(attribute.settingValue(new))
      } else if let new = Self.renamed(attribute.value, names) {
        edits.append(attribute.settingValue(new))
      }
    }
    for text in top.node.descendants where text.kind == .text || text.kind == .cdata {
      if let new = Self.renamed(text.value, names, isText: true) { edits += text.settingText(new) }
    }
    apply(edits)
  }

  private static func next(behind id: String, taken: Set<String>) -> String {
    let digits = id.reversed().prefix { $0.isASCII && $0.isNumber }
    // More digits than anybody counts with are no number, but a part of the name.
    let isNumbered = (1...9).contains(digits.count)
    let stem = isNumbered ? String(id.dropLast(digits.count)) : id
    var number = isNumbered ? Int(String(digits.reversed())) ?? 1 : 1
    repeat { number += 1 } while taken.contains("\(stem)\(number)")
    return "\(stem)\(number)"
  }

  /// A value with other names for ids in its expressions; nothing where it names none of them.
  ///
  /// - Parameter isText: Whether expressions stand in braces there and nowhere else.
  private static func renamed(_ value: String, _ names: [String: String], isText: Bool = false) -> String? {
    guard value.contains("#") else { return nil }
    let whole = isText ? nil : ExpressionSyntax(value)
    let syntax = whole.flatMap { $0.isValid ? $0 : nil } ?? ExpressionSyntax(value, as: .string)
    guard syntax.isValid else { return nil }
    var bytes = Array(value.utf8)
    var isChanged = false
    for use in syntax.names.reversed() {
      guard let first = use.path.components.first, first.hasPrefix("#"),
        let new = names[String(first.dropFirst())],
        bytes[use.range].starts(with: first.utf8)
      else { continue }
      let start = use.range.lowerBound
      bytes.replaceSubrange(start..<start + first.utf8.count, with: "#\(new)".utf8)
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Takes off an element and those inside what an owner has but once.
  mutating func removeOutlets(in number: Int) throws(Diagnostic) {
    apply(try element(number).selfAndDescendants.flatMap { $0.removingAttribute("outlet") })
  }
}

extension MarkupElement {
  /// The element, then all elements inside.
  fileprivate var selfAndDescendants: [MarkupElement] { [self] + node.descendants.compactMap(\.element) }
}
