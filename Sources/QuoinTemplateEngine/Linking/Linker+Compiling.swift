import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics

extension Linker {
  /// Compiles an attribute; one that is wrong is reported and stands for nothing.
  ///
  /// - Returns: Its program; nothing while data are not known.
  func compile(_ source: AttributeSource, role: AttributeProgram.Role, of node: LinkNode) -> AttributeProgram?
  {
    let site = LinkSite(linker: self, node: node, parent: node.parent, scope: node.scope, slots: node.slots)
    site.attribute = source.name
    let evaluation: AttributeProgram.Evaluation?
    switch role {
    case _ where meter?.allows(256) == false: evaluation = nil
    case .layout(let layout):
      site.layout = layout
      site.wholeAxis = layout.axis
      evaluation = number(source, at: site)
    case .property(let property), .childProperty(let property):
      if node.source.component.hasView { site.wholeAxis = property.axisOfParent }
      evaluation = value(source, type: property.type, at: site)
    case .argument(let type), .parameter(let type): evaluation = value(source, type: type, at: site)
    case .outlet: evaluation = value(source, type: String.propertyType, at: site)
    }
    if isOpen {
      if role.isWhole { _ = evaluation.map { whole($0, of: source) } }
      return nil
    }
    let found = evaluation ?? .constant(SharedValue(value: .null))
    return AttributeProgram(
      name: source.name, role: role, evaluation: role.isWhole ? whole(found, of: source) : found,
      source: source)
  }

  /// Leaves out the fraction of what a property of whole numbers takes, with a warning where it is known.
  private func whole(
    _ evaluation: AttributeProgram.Evaluation, of source: AttributeSource
  ) -> AttributeProgram.Evaluation {
    switch evaluation {
    case .constant(let shared):
      guard case .number(let number) = shared.value, number != number.rounded(.towardZero) else {
        return evaluation
      }
      diagnostics.append(.fractionLeftOut(source, number))
      return .constant(SharedValue(value: shared.value.withoutFraction))
    case .value(let expression, nil):
      return .value(expression) { value, _ throws(Diagnostic) in value.withoutFraction }
    default: return evaluation
    }
  }

  /// Compiles a text and reports what is wrong with it.
  func compile(
    _ source: AttributeSource, as kind: ExpressionKind, expecting type: ValueType, at site: LinkSite
  ) -> CompiledExpression? {
    site.source = source
    do throws(Diagnostics) {
      return try CompiledExpression.compile(
        source.text, as: kind, expecting: type, in: site, at: source.map, budget: budget,
        onlyChecking: isOpen)
    } catch {
      let members = site.memberAttributes
      note(members.isEmpty || !source.text.contains(",") ? error.all : error.all.map { $0.noting(members) })
      return nil
    }
  }

  private func number(_ source: AttributeSource, at site: LinkSite) -> AttributeProgram.Evaluation? {
    guard let expression = compile(source, as: .expression, expecting: .number, at: site) else { return nil }
    guard let constant = expression.constant else { return .number(Shared(expression)) }
    guard case .number(let number) = constant.value, number.isFinite else {
      diagnostics.append(.notFinite(source, constant.value))
      return nil
    }
    return .constant(SharedValue(value: constant.value))
  }

  private func value(
    _ source: AttributeSource, type: PropertyType, at site: LinkSite
  ) -> AttributeProgram.Evaluation? {
    site.type = type
    switch type.syntax {
    case .literal:
      if source.text.hasBrace {
        diagnostics.append(.expressionInLiteral(source.name), at: source.span)
        return nil
      }
      return constant(.string(source.text), of: source, conversion: type.conversion)
    case .text:
      if type.showsText, let mistake = MistakenText(in: source.text) {
        diagnostics.append(.mistakenText(mistake), at: source.span)
      }
      guard let conversion = textConversion(of: type, for: source, at: site) else {
        return expression(source, as: .string, expecting: .string, conversion: type.conversion, at: site)
      }
      guard let parts = compile(source, as: .parts, expecting: .array(.any), at: site) else { return nil }
      guard let folded = parts.constant else { return .parts(Shared(parts), conversion) }
      guard let constant = constant(folded.value.parts, of: source, conversion: conversion) else {
        return nil
      }
      let mayDiffer = type.dependsOnTraits || type.markupConversion != nil
      return mayDiffer && differsByTraits(constant, folded.value.parts, of: source, conversion: conversion)
        ? .parts(Shared(parts), conversion) : constant
    case .expression:
      return expression(
        source, as: .expression, expecting: type.wantedType, conversion: type.conversion, at: site)
    case .textOrExpression:
      return textOrExpression(source, type: type, at: site)
    case .expressionOrText:
      return expressionOrText(source, type: type, at: site)
    case .constraints: return constraints(source, at: site)
    }
  }

  /// How a type takes the parts of an attribute's text.
  private func textConversion(
    of type: PropertyType, for source: AttributeSource, at site: LinkSite
  ) -> PropertyType.TextConversion? {
    guard let convert = type.markupConversion else { return type.textConversion }
    let pattern = TextPattern(source.text)
    let givesColor = ["textColor", "titleColor", "textLabel.textColor"].contains {
      site.node?.attributeIndexes[$0] != nil
    }
    return { parts, context throws(Diagnostic) in
      var context = context
      context.givesTextColor = givesColor
      return try convert(pattern.parts(parts), context)
    }
  }

  private func expression(
    _ source: AttributeSource, as kind: ExpressionKind, expecting expected: ValueType,
    conversion: PropertyType.Conversion?, at site: LinkSite
  ) -> AttributeProgram.Evaluation? {
    guard let expression = compile(source, as: kind, expecting: expected, at: site) else { return nil }
    guard let folded = expression.constant else { return .value(Shared(expression), conversion) }
    return constant(folded.value, of: source, conversion: conversion)
  }

  /// A text that is no expression may be the name of something; which it is shows when both have been tried.
  private func expressionOrText(
    _ source: AttributeSource, type: PropertyType, at site: LinkSite
  ) -> AttributeProgram.Evaluation? {
    if let name = type.nameConversion, !source.text.hasBrace {
      do throws(Diagnostic) {
        if let found = try name(source.text, context(of: source)) {
          return .constant(SharedValue(value: found))
        }
      } catch {
        diagnostics.append(error.located(at: source.span))
        return nil
      }
    }
    let before = diagnostics
    // With braces around a part of it, a text is a name: `color-number-{level}`.
    let isName =
      type.textConversion != nil && source.text.hasBrace && TextPattern(source.text).mixesLiterals
    if !isName,
      let found = expression(
        source, as: .expression, expecting: type.wantedType, conversion: type.conversion, at: site)
    {
      return found
    }
    guard let conversion = type.textConversion else { return nil }
    let after = diagnostics
    diagnostics = before
    if let parts = compile(source, as: .parts, expecting: .array(.any), at: site) {
      guard let folded = parts.constant else { return .parts(Shared(parts), conversion) }
      if let found = constant(folded.value.parts, of: source, conversion: conversion) { return found }
    }
    // What is wrong with the name is all that can be.
    if isName { return nil }
    let named = diagnostics.all.last?.nearest
    if source.looksLikeName, let problem = ExpressionSyntax(source.text).diagnostics(at: source.map).first {
      diagnostics = before
      diagnostics.append(.neitherNameNorExpression(source, type, problem, nearest: named))
      return nil
    }
    // Whichever has something to suggest is what was meant.
    let isKnown = after.all.last?.suggestion != nil || diagnostics.all.last?.suggestion == nil
    if isKnown || diagnostics.all.count == before.all.count { diagnostics = after }
    return nil
  }

  /// A name that nothing has may be an expression, such as a constant without braces.
  private func textOrExpression(
    _ source: AttributeSource, type: PropertyType, at site: LinkSite
  ) -> AttributeProgram.Evaluation? {
    if type.triesAlternatives, source.text.contains("?"),
      let found = alternatives(source, type: type, at: site)
    {
      return found
    }
    guard let conversion = type.textConversion,
      let parts = compile(source, as: .parts, expecting: .array(.any), at: site)
    else { return nil }
    guard let folded = parts.constant else { return .parts(Shared(parts), conversion) }
    let before = diagnostics
    if let found = constant(folded.value.parts, of: source, conversion: conversion) {
      return type.dependsOnTraits
        && differsByTraits(found, folded.value.parts, of: source, conversion: conversion)
        ? .parts(Shared(parts), conversion) : found
    }
    // While data are not known, any name may be in them; the name of a file is none, though it may read as a member or,
    // as `hero-image` and `icons/star` do, as a calculation.
    guard !source.text.hasBrace, !isOpen || !source.endsAsImageFile else { return nil }
    let (after, names) = (diagnostics, openNames)
    diagnostics = before
    if let expression = compile(source, as: .expression, expecting: .any, at: site),
      !isOpen || !expression.type.isPlainNumber
    {
      return .value(Shared(expression)) { value, context throws(Diagnostic) in
        try conversion([value], context)
      }
    }
    (diagnostics, openNames) = (after, names)
    return nil
  }

  private func constant(
    _ value: Value, of source: AttributeSource, conversion: PropertyType.Conversion?
  ) -> AttributeProgram.Evaluation? {
    if case .number(let number) = value, !number.isFinite {
      diagnostics.append(.notFinite(source, value))
      return nil
    }
    guard let conversion else { return .constant(SharedValue(value: value)) }
    do throws(Diagnostic) {
      return .constant(SharedValue(value: try conversion(value, context(of: source))))
    } catch {
      diagnostics.append(error.located(at: source.span))
      return nil
    }
  }

  func constant(
    _ parts: [Value], of source: AttributeSource, conversion: PropertyType.TextConversion
  ) -> AttributeProgram.Evaluation? {
    isFixedImage = false
    do throws(Diagnostic) {
      return .constant(SharedValue(value: try conversion(parts, context(of: source))))
    } catch {
      diagnostics.append(error.located(at: source.span))
      return nil
    }
  }

  /// Whether a text comes to something else at another scale or text size, so that each tree has to convert it itself.
  ///
  /// - Parameter evaluation: What it comes to in neutral surroundings, converted just before.
  private func differsByTraits(
    _ evaluation: AttributeProgram.Evaluation, _ parts: [Value], of source: AttributeSource,
    conversion: PropertyType.TextConversion
  ) -> Bool {
    let others = [
      UITraitCollection(displayScale: 3, preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(accessibilityContrast: .high),
    ]
    // What there is to say has been said.
    func silent(_ traits: UITraitCollection) -> ConversionContext {
      var context = context(of: source, traits: traits)
      context.warn = { _ in }
      return context
    }
    guard case .constant(let constant) = evaluation, case .object(let first) = constant.value,
      !(first is UIImage && isFixedImage)
    else { return false }
    return others.contains { traits in
      guard case .object(let second)? = try? conversion(parts, silent(traits)) else { return false }
      return Self.differ(first, second)
    }
  }

  private static func differ(_ first: AnyObject, _ second: AnyObject) -> Bool {
    switch (first, second) {
    case (let first as UIFont, let second as UIFont): return first != second
    case (let first as UIImage, let second as UIImage): return first != second
    case (let first as NSAttributedString, is NSAttributedString): return first.string.contains("\u{FFFC}")
    default: return first !== second
    }
  }

  private func context(
    of source: AttributeSource, traits: UITraitCollection = UITraitCollection()
  ) -> ConversionContext {
    var context = host.context(
      of: source, loader: loader, budget: budget, traits: traits, images: host.remoteImages
    ) { [unowned self] in diagnostics.append($0) }
    context.noteFixedImage = { [unowned self] in isFixedImage = true }
    return context
  }
}

extension AttributeSource {
  /// Whether there is nothing in it that names do not have.
  fileprivate var looksLikeName: Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || "-_./".contains($0) }
  }

  /// Whether it ends as names of image files do, comments aside.
  fileprivate var endsAsImageFile: Bool {
    let end = text.range(of: "//")?.lowerBound ?? text.endIndex
    return ImageFiles.isFileName(text[..<end].trimmingCharacters(in: .whitespaces))
  }
}

extension ValueType {
  /// Whether what is of the type can be no image.
  fileprivate var isPlainNumber: Bool { self == .number || self == .bool }
}

extension PropertyType {
  /// Whether only whole numbers fit.
  var isWhole: Bool { name == Int.propertyType.name }

  /// What an expression has to give: arrays may be `nil`, which is none.
  fileprivate var wantedType: ValueType {
    if allowsNil { return .optional(valueType) }
    if case .array = valueType { return .optional(valueType) }
    return valueType
  }
}

extension AttributeProgram.Role {
  /// Whether it takes whole numbers alone.
  fileprivate var isWhole: Bool {
    switch self {
    case .property(let property), .childProperty(let property): property.type.isWhole
    case .argument(let type), .parameter(let type): type.isWhole
    case .layout, .outlet: false
    }
  }
}

extension Value {
  /// A number without its fraction; anything else as it is.
  fileprivate var withoutFraction: Value {
    if case .number(let number) = self { .number(number.rounded(.towardZero)) } else { self }
  }

  /// The parts of a text that was compiled into parts.
  var parts: [Value] {
    if case .array(let parts) = self { return parts }
    return [self]
  }
}

extension LinkSite {
  /// The attributes that set members of this one alone: `startPoint.x`.
  fileprivate var memberAttributes: [String] {
    guard let attribute, let properties = node?.source.component.properties else { return [] }
    return properties.values.filter { $0.set != nil && $0.name.hasPrefix(attribute + ".") }.map(\.name)
      .sorted()
  }
}

extension Diagnostic {
  /// The same for somebody who has written a list where each member has an attribute.
  fileprivate func noting(_ members: [String]) -> Diagnostic {
    var copy = self
    copy.notes.append(Note("There is an attribute for each part: \(members.joined(separator: ", "))"))
    return copy
  }

  /// A text that was to be the name of something.
  static func neitherNameNorExpression(
    _ attribute: AttributeSource, _ type: PropertyType, _ problem: Diagnostic, nearest: NearestNames?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(attribute.text)' is neither the name of a \(type.valueType) nor an expression", at: attribute.span,
      notes: [
        Note("As an expression: \(problem.message)", at: problem.span)
      ], suggestions: nearest)
  }

  static func fractionLeftOut(_ attribute: AttributeSource, _ number: Double) -> Diagnostic {
    let whole = numberText(number.rounded(.towardZero))
    return Diagnostic(
      .warning, "\(attribute.name) takes whole numbers; \(numberText(number)) counts as \(whole)",
      at: attribute.span)
  }

  static func notFinite(_ attribute: AttributeSource, _ value: Value) -> Diagnostic {
    guard case .number(let number) = value else {
      return Diagnostic(.error, "\(attribute.name) has to be a number", at: attribute.span)
    }
    let what = number.isNaN ? "not a number (NaN)" : "infinite"
    let divides = attribute.text.contains("/") || attribute.text.contains("%")
    return Diagnostic(
      .error, "\(attribute.name) is \(what)", at: attribute.span,
      notes: divides ? [Note("A division by zero is the usual reason")] : [])
  }
}
