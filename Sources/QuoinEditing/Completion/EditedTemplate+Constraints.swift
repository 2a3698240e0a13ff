import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

extension EditedTemplate {
  /// What may stand at an offset of constraints: anchors, signs, what they are tied to, priorities.
  func constraintCompletions(
    _ constraints: ConstraintSyntax, in holder: ExpressionHolder, of attribute: MarkupAttribute,
    _ element: MarkupElement, at offset: Int
  ) -> CompletionList {
    let map = holder.decoded.map
    let place = map.textOffset(of: offset)
    func list(_ range: Range<Int>, _ items: [Completion], typed: String) -> CompletionList {
      CompletionList(
        map.fileOffset(of: range.lowerBound)..<map.fileOffset(of: range.upperBound), items.map(\.escaped),
        typed: typed)
    }
    guard let statement = constraints.statement(at: place) else {
      return list(place..<place, anchorsToBegin, typed: "")
    }
    if place <= statement.anchor.upperBound {
      let start = min(statement.anchor.lowerBound, place)
      return list(
        start..<max(place, statement.anchor.upperBound), anchorsToBegin,
        typed: constraints.text(start..<place))
    }
    guard let sign = statement.sign, place >= sign.upperBound else {
      let range = statement.sign ?? place..<place
      return list(range, Self.signs, typed: "")
    }
    let first = constraints.anchor(of: statement)
    if let priority = statement.priority, place > statement.side.upperBound, place >= priority.lowerBound {
      return names(in: priority, literal: Self.priorities)
    }
    return names(in: statement.side, literal: nil)

    func names(in part: Range<Int>, literal: [Completion]?) -> CompletionList {
      let range = part.contains(place) || part.upperBound == place ? part : place..<place
      // Behind what is complete, nothing is known to follow.
      if range.isEmpty, !part.isEmpty { return list(place..<place, [], typed: "") }
      let bytes = Array(constraints.expression(range).utf8)[range]
      guard
        let cursor = ExpressionCursor(
          in: String(decoding: bytes, as: UTF8.self), at: place - range.lowerBound)
      else { return list(place..<place, [], typed: "") }
      let replaced = range.lowerBound + cursor.range.lowerBound..<range.lowerBound + cursor.range.upperBound
      let choices =
        if let literal {
          literal
            + (cursor.base.map { members(of: $0, cursor, in: element) }
              ?? self.names(cursor, in: element, for: attribute))
        } else if let base = cursor.base {
          anchors(behind: base, cursor, tiedTo: first, in: element)
        } else {
          beginnings(cursor, tiedTo: first, in: element, for: attribute)
        }
      return list(replaced, choices, typed: cursor.prefix)
    }
  }

  // MARK: Choices

  private var anchorsToBegin: [Completion] {
    ConstraintAnchor.allCases.map { anchor in
      Completion(
        anchor.rawValue, .member, detail: anchor.summary, text: anchor.rawValue, rank: 1)
    }
      + ConstraintGroup.allCases.map { Completion($0.rawValue, .member, detail: $0.summary, rank: 2) }
  }

  private static let signs = ConstraintSign.allCases.enumerated().map { rank, sign in
    Completion(sign.rawValue, .keyword, detail: sign.summary, rank: rank)
  }

  private static let priorities = ConstraintPriorityName.allCases.enumerated().map { rank, name in
    Completion(name.rawValue, .value, detail: "\(Int(name.value))", rank: rank - 8)
  }

  /// The anchors that can be tied to another one.
  private func anchors(like first: ConstraintAnchor?, rank: Int) -> [Completion] {
    ConstraintAnchor.allCases.filter { first == nil || $0.kind == first?.kind }.map {
      Completion($0.rawValue, .member, detail: $0.summary, rank: $0 == first ? rank - 1 : rank)
    }
  }

  /// What stands first on the other side: elements, guides and all that gives a number.
  private func beginnings(
    _ cursor: ExpressionCursor, tiedTo first: ConstraintAnchor?, in element: MarkupElement,
    for attribute: MarkupAttribute
  ) -> [Completion] {
    if cursor.prefix.hasPrefix("#") { return identifiers }
    var choices = Self.relatives.map { Completion($0, .keyword, detail: $1, rank: -4) }
    choices += guides(of: nil, rank: -2)
    choices += identifiers.map { choice in
      var choice = choice
      choice.rank = -3
      return choice
    }
    if first == nil || first?.kind == .length { choices += anchors(like: first, rank: 0) }
    let known = Set(choices.map(\.label)).union(language.layoutNames)
    return choices + names(cursor, in: element, for: attribute).filter { !known.contains($0.label) }
  }

  /// What stands behind an element or a guide: anchors, guides, and what gives a number.
  private func anchors(
    behind base: ExpressionPath, _ cursor: ExpressionCursor, tiedTo first: ConstraintAnchor?,
    in element: MarkupElement
  ) -> [Completion] {
    let names = base.steps.compactMap { step in if case .name(let name) = step { name } else { nil } }
    let others = members(of: base, cursor, in: element).map { choice in
      var choice = choice
      choice.rank += 3
      return choice
    }
    guard names.count == base.steps.count, let path = AnchorPath(NamePath(names)), path.isElsewhere,
      path.anchor == nil
    else { return others }
    let anchors = anchors(like: first, rank: 1)
    if path.guide != nil { return anchors }
    let known = Set(AnchorPath.names).union(language.layoutNames)
    return anchors + guides(of: path, rank: 2) + others.filter { !known.contains($0.label) }
  }

  /// - Parameter path: The element that they are of; nothing for the one around.
  private func guides(of path: AnchorPath?, rank: Int) -> [Completion] {
    ConstraintGuide.allCases.map { guide in
      Completion(
        guide.rawValue, .member, detail: guide.summary, rank: guide.isOfScrollViews ? rank + 1 : rank)
    }
  }
}

extension EditedTemplate {
  /// What an anchor or a guide in constraints is.
  func aboutAnchor(at offset: Int, in attribute: MarkupAttribute, of element: MarkupElement) -> HoverText? {
    guard let holder = expressions(of: attribute, in: element), holder.constraints != nil else { return nil }
    let bytes = Array(holder.decoded.value.utf8)
    let place = holder.decoded.map.textOffset(of: offset)
    func isLetter(_ index: Int) -> Bool { (0x61...0x7A).contains(bytes[index] | 0x20) }
    guard bytes.indices.contains(place), isLetter(place) else { return nil }
    let start = bytes[..<place].lastIndex { !(0x61...0x7A).contains($0 | 0x20) }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { !(0x61...0x7A).contains($0 | 0x20) } ?? bytes.count
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard
      let summary = ConstraintAnchor(rawValue: name)?.summary ?? ConstraintGroup(rawValue: name)?.summary
        ?? ConstraintGuide(named: name)?.summary
    else { return nil }
    let map = holder.decoded.map
    return HoverText(
      range: map.fileOffset(of: start)..<map.fileOffset(of: end), markdown: "`\(name)`: \(summary)")
  }
}

extension ConstraintSyntax {
  /// The statement that an offset stands in, white space behind it included; nothing where one may begin.
  fileprivate func statement(at offset: Int) -> Statement? {
    guard let found = statements.last(where: { $0.range.lowerBound <= offset }) else { return nil }
    if offset <= found.range.upperBound { return found }
    let between = text(found.range.upperBound..<offset)
    return between.contains(";") ? nil : found
  }

  /// The anchor that a statement begins with, the first of several.
  fileprivate func anchor(of statement: Statement) -> ConstraintAnchor? {
    let name = text(statement.anchor)
    return ConstraintAnchor(rawValue: name) ?? ConstraintGroup(rawValue: name)?.members.first
  }
}
