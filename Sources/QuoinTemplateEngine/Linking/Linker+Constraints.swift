import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension Linker {
  /// Compiles the constraints of an element; nothing where one of them is wrong, which is reported.
  func constraints(_ source: AttributeSource, at site: LinkSite) -> AttributeProgram.Evaluation? {
    guard let node = site.node else { return nil }
    if !source.isOwnConstraints(of: node.source.component) {
      diagnostics.append(.constraintsOfPart(source.name), at: source.nameSpan)
      return nil
    }
    let syntax = ConstraintSyntax(source.text)
    var made: [ConstraintsProgram.Constraint] = []
    var isWrong = false
    for statement in syntax.statements {
      do throws(Diagnostics) {
        made += try StatementLinker(
          linker: self, site: site, source: source, syntax: syntax, statement: statement
        )
        .constraints()
      } catch {
        isWrong = true
        note(error.all)
      }
    }
    warnOfRepeated(made)
    return isWrong ? nil : .constraints(Shared(ConstraintsProgram(constraints: made)))
  }

  /// Warns of anchors that two required constraints tie.
  private func warnOfRepeated(_ constraints: [ConstraintsProgram.Constraint]) {
    var known: [ConstraintAnchor: SourceSpan] = [:]
    for constraint in constraints where constraint.rule.sign == .equal {
      guard case .constant(1_000) = constraint.priority else { continue }
      let anchor = constraint.rule.first
      if let first = known[anchor] {
        diagnostics.append(.repeatedConstraint(anchor.rawValue, first: first), at: constraint.span)
      } else {
        known[anchor] = constraint.span
      }
    }
  }
}

/// Compiles one statement of a `constraints` attribute.
private struct StatementLinker {
  let linker: Linker
  let site: LinkSite
  let source: AttributeSource
  let syntax: ConstraintSyntax
  let statement: ConstraintSyntax.Statement

  func constraints() throws(Diagnostics) -> [ConstraintsProgram.Constraint] {
    let (members, group) = try first()
    let sign = try sign()
    if statement.side.isEmpty {
      throw one(
        .constraintWithoutSide(syntax.text(statement.anchor), sign.rawValue), at: span(statement.range))
    }
    let text = syntax.expression(statement.side)
    let side = ExpressionSyntax(text, budget: linker.budget)
    if !side.isValid {
      if text.contains(","), text.contains("=") {
        throw one(.constraintsWithoutSemicolon, at: span(statement.side))
      }
      throw Diagnostics(side.diagnostics(at: source.map))
    }
    let parts = try parts(of: side, members[0])
    if let group, parts?.rest != nil || parts?.factor != nil || sign != .equal, group != .size {
      throw one(.anchorGroupAlone(group), at: span(statement.side))
    }
    if group == nil || group == .size, parts == nil, members[0].kind != .length {
      if let use = side.names.first(where: {
        $0.path.count > 1 && AnchorPath.names.contains($0.path.components.last ?? "")
      }) {
        throw one(
          .unknownElement(
            use.path, tiedTo: members[0], ids: site.candidates(for: NamePath("#")), at: span(use.range)))
      }
      let number = syntax.text(statement.side)
      throw one(.anchorWithoutAnchor(members[0], number), at: span(statement.side))
    }
    if let group, parts == nil, group != .size { throw one(.anchorGroup(group), at: span(statement.side)) }
    let end = try parts.map { parts throws(Diagnostics) in try self.end(of: parts.name, members[0], group) }
    let priority = try priority()
    var made: [ConstraintsProgram.Constraint] = []
    for member in members {
      site.wholeAxis = member.axis
      let place = span(statement.range)
      made.append(
        ConstraintsProgram.Constraint(
          rule: ConstraintRule(
            first: member, sign: sign, second: end.map { $0.anchor ?? member },
            place: ConstraintPlace(file: place.file, line: place.line, column: place.column)),
          reach: end?.reach, guide: end?.guide,
          multiplier: try parts?.factor.map { text throws(Diagnostics) in
            let factor = try number(text, named: "The multiplier")
            if case .constant(0) = factor, member.kind != .length {
              throw one(.anchorTimesNothing(name(of: parts)), at: span(statement.side))
            }
            return factor
          } ?? .constant(1),
          constant: try parts == nil
            ? number(text, named: member.rawValue)
            : parts?.rest.map { text throws(Diagnostics) in try number(text, named: "The constant") }
              ?? .constant(0),
          priority: priority, span: place))
    }
    return made
  }

  private func name(of parts: LinearParts?) -> String { parts?.name.path.text ?? "" }

  private func span(_ range: Range<Int>) -> SourceSpan { source.map.span(for: range) }

  private func one(_ problem: Diagnostic, at span: SourceSpan? = nil) -> Diagnostics {
    Diagnostics([problem.located(at: span)])
  }

  // MARK: The sides

  /// The anchors that the statement begins with.
  private func first() throws(Diagnostics) -> ([ConstraintAnchor], ConstraintGroup?) {
    let text = syntax.text(statement.anchor)
    let place = span(statement.anchor.isEmpty ? statement.range : statement.anchor)
    if let anchor = ConstraintAnchor(rawValue: text) { return ([anchor], nil) }
    if let group = ConstraintGroup(rawValue: text) { return (group.members, group) }
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    guard isName, !text.isEmpty, text.first?.isNumber == false else {
      throw one(.constraintBeginsElsewhere(text), at: place)
    }
    if text != "center.x", text != "center.y", text.contains(".") {
      throw one(.constraintBeginsElsewhere(text), at: place)
    }
    throw one(.unknownAnchor(text), at: place)
  }

  private func sign() throws(Diagnostics) -> ConstraintSign {
    guard let range = statement.sign else {
      throw one(.constraintWithoutSign(syntax.text(statement.anchor)), at: span(statement.range))
    }
    let text = syntax.text(range)
    guard let sign = ConstraintSign(written: text) else {
      throw one(.constraintSign(text), at: span(range))
    }
    return sign
  }

  /// The anchor on the other side with what is done with it; nothing for a number.
  private func parts(of side: ExpressionSyntax, _ first: ConstraintAnchor) throws(Diagnostics) -> LinearParts?
  {
    switch side.linearReading(of: { site.isAnchor($0, tiedTo: first) }) {
    case .without: return nil
    case .linear(let parts): return parts
    case .several(let use): throw one(.thirdAnchor(use.path.text), at: span(use.range))
    case .bent(let use): throw one(.bentAnchor(use.path.text), at: span(use.range))
    }
  }

  /// What the name on the other side leads to.
  private func end(
    of use: ExpressionSyntax.NameUse, _ first: ConstraintAnchor, _ group: ConstraintGroup?
  ) throws(Diagnostics) -> (reach: NodeReach, guide: ConstraintGuide?, anchor: ConstraintAnchor?) {
    let place = span(use.range)
    guard let path = AnchorPath(use.path) else { throw one(.unknownAnchor(use.path.text), at: place) }
    var anchor: ConstraintAnchor?
    if let name = path.anchor {
      anchor = ConstraintAnchor(rawValue: name)
      let other = ConstraintGroup(rawValue: name)
      if anchor == nil, other == nil {
        let start = use.range.upperBound - name.utf8.count
        throw one(.unknownAnchor(name), at: span(max(start, use.range.lowerBound)..<use.range.upperBound))
      }
      if let group, other != group { throw one(.anchorGroup(group), at: place) }
      if group == nil, let other { throw one(.anchorGroup(other), at: place) }
    }
    if let anchor, anchor.kind != first.kind {
      throw one(.anchorKinds(first, use.path.text, anchor.kind), at: place)
    }
    do throws(Diagnostic) {
      return (try site.reach(of: path, at: place), path.guide, anchor)
    } catch {
      throw one(error)
    }
  }

  // MARK: Numbers

  private func priority() throws(Diagnostics) -> ConstraintsProgram.Number {
    guard let range = statement.priority else { return .constant(1_000) }
    if range.isEmpty { throw one(.constraintWithoutPriority, at: span(statement.range)) }
    site.type = .constraintPriority
    defer { site.type = nil }
    let priority = try number(syntax.expression(range), named: "The priority")
    if case .constant(let number) = priority, !ConstraintsProgram.priorities.contains(number) {
      throw one(.constraintPriority(number), at: span(range))
    }
    return priority
  }

  /// Compiles an expression that stands in the attribute where it stands in a text.
  private func number(_ text: String, named name: String) throws(Diagnostics) -> ConstraintsProgram.Number {
    let part = AttributeSource(
      name: name, text: text, namePlace: source.namePlace, map: source.map, base: source.base)
    site.source = part
    let expression = try CompiledExpression.compile(
      text, expecting: .number, in: site, at: source.map, budget: linker.budget, onlyChecking: linker.isOpen)
    guard let constant = expression.constant else { return .expression(Shared(expression)) }
    guard case .number(let number) = constant.value, number.isFinite else {
      throw one(.notFinite(part, constant.value))
    }
    return .constant(number)
  }
}

extension ConstraintsProgram {
  /// What a priority may be.
  static var priorities: ClosedRange<Double> { 1...1_000 }
}
