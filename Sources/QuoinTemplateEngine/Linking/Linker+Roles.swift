import Foundation
import QuoinDiagnostics
import QuoinExpressions

extension Linker {
  /// What an attribute is for on a node; nothing, with a diagnostic, when it has no business there.
  func role(of attribute: AttributeSource, on node: LinkNode) -> AttributeProgram.Role? {
    if attribute.isCommentedOut { return nil }
    // An unknown name is an error, empty or not.
    guard let role = anyRole(of: attribute, on: node), !attribute.isEmpty(as: role.type?.syntax) else {
      return nil
    }
    return role
  }

  private func anyRole(of attribute: AttributeSource, on node: LinkNode) -> AttributeProgram.Role? {
    let name = attribute.name
    let component = node.source.component
    let container = node.parent?.source.component.container
    let isArranged = container.map { $0.arrangesChildren && $0.arranges(component) } ?? false
    if component.hasView, let layout = LayoutAttribute(rawValue: name) {
      if !isArranged, node.parent != nil, node.source.isConstrained {
        diagnostics.append(.besideConstraints(name), at: attribute.nameSpan)
        return nil
      }
      // Inside a container that arranges its children `auto` is what a child gets anyway.
      if isArranged, layout.isSize,
        attribute.text.trimmingCharacters(in: .whitespaces) == "auto"
      {
        return nil
      }
      guard let container, container.overriddenAttributes.contains(name),
        isArranged || !container.arrangesChildren
      else { return .layout(layout) }
      diagnostics.append(
        .overriddenAttribute(name, by: node.parent?.source.component.name ?? "the container"),
        at: attribute.nameSpan)
      return nil
    }
    if let property = container?.childProperties.first(where: { $0.name == name }) {
      return .childProperty(property)
    }
    let property = component.property(named: name)
    // What the class has itself keeps its meaning; a parameter of that name lets those inside read it.
    if property?.set == nil, let parameter = node.source.parameters[name] {
      return .parameter(parameter.type)
    }
    if let type = component.parameters[name] { return .argument(type) }
    if let refusal = container?.refusal(of: name, on: component) ?? component.refusal(of: name) {
      diagnostics.append(
        .refusedAttribute(name, of: component.name, advice: refusal.advice), at: attribute.nameSpan)
      return nil
    }
    if let property {
      if property.set != nil, property.name != name {
        diagnostics.append(
          .viewAttribute(name, of: component.name, insteadUse: property.name), at: attribute.nameSpan)
      }
      if property.set != nil { return .property(property) }
      diagnostics.append(.readOnlyAttribute(name, of: component.name), at: attribute.nameSpan)
      return nil
    }
    if let element = AttributeSynonyms.elements[name] {
      diagnostics.append(
        .attributeIsElement(name, of: component.name, element: element), at: attribute.nameSpan)
      return nil
    }
    if node.source.isOpen { return nil }
    func candidates() -> [String] {
      component.propertyNames(like: name) { $0.set != nil } + Array(component.parameters.keys)
        + (component.hasView ? LayoutAttribute.names : [])
        + (container?.childProperties.map(\.name) ?? [])
        + node.source.parameters.elements.map(\.name) + [
          "id", "xml", "template", "outlet", "bleed", "overlaps",
        ]
    }
    diagnostics.append(
      error: .unknownAttribute(
        name, of: component.name, nearest: nearest(to: name, among: candidates()),
        substitute: AttributeSynonyms.substitutes[name]), at: attribute.nameSpan)
    return nil
  }

  /// What other systems call so, else the name that is written most alike.
  private func nearest(to name: String, among candidates: [String]) -> NearestNames? {
    let known = Set(candidates)
    return AttributeSynonyms.meant(by: name, where: known.contains).map { NearestNames($0) }
      ?? NearestNames(to: name, among: candidates)
  }

  /// How the node's attributes determine an axis; what is given beyond two is reported and left out.
  ///
  /// - Parameter given: The attributes that place or size it.
  func axisRule(
    _ axis: Axis, of node: LinkNode, _ given: [(layout: LayoutAttribute, index: Int)]
  ) -> AxisRule {
    var rule = AxisRule()
    var used: [LayoutAttribute] = []
    for layout in LayoutAttribute.precedence(axis) {
      guard let index = given.first(where: { $0.layout == layout })?.index else { continue }
      let sameEdge = rule.positions.first { $0.attribute.leavesNothing(to: layout) }?.attribute
      if used.count == 2 || sameEdge != nil {
        // Where the others are written in terms of it, it is what they follow from.
        if used.contains(where: { node.attribute($0.rawValue, names: layout.rawValue) }) { continue }
        let names = (sameEdge.map { [$0] } ?? used).map(\.rawValue)
        diagnostics.append(
          .redundantExpression(layout.rawValue, beside: names), at: node.attributes[index].source.nameSpan)
        continue
      }
      used.append(layout)
      if layout.isSize { rule.size = index } else { rule.positions.append((layout, index)) }
    }
    return rule
  }
}

extension LinkNode {
  /// The attributes that place or size the node.
  var layoutIndexes: [(layout: LayoutAttribute, index: Int)] {
    attributes.indices.compactMap { index in
      guard case .layout(let layout) = attributes[index].role else { return nil }
      return (layout, index)
    }
  }

  /// Whether the expression of an attribute names another one.
  fileprivate func attribute(_ name: String, names other: String) -> Bool {
    guard let index = attributeIndexes[name] else { return false }
    return ExpressionSyntax(attributes[index].source.text).names.contains { $0.path.text == other }
  }
}

extension LayoutAttribute {
  /// Whether another position beside this one says the same thing twice, as both may name the same edge, or says nothing
  /// that a size follows from: where a baseline lies depends on the size itself.
  fileprivate func leavesNothing(to other: LayoutAttribute) -> Bool {
    switch (self, other) {
    case (.left, .leading), (.leading, .left), (.right, .trailing), (.trailing, .right): true
    case (.firstBaseline, _), (.lastBaseline, _), (_, .firstBaseline), (_, .lastBaseline): true
    default: false
    }
  }
}

extension Diagnostic {
  static func viewAttribute(_ name: String, of component: String, insteadUse other: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(name) is deprecated on \(component), as it belongs to the view",
      suggestion: other
    ).about(.deprecatedAttribute)
  }

  static func overriddenAttribute(_ name: String, by container: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(name) has no effect inside \(container), which places its children itself"
    ).about(.ignoredAttribute)
  }

  /// - Parameter others: The attributes that say it already, one or two.
  static func redundantExpression(_ name: String, beside others: [String]) -> Diagnostic {
    let list = others.joined(separator: " and ")
    return Diagnostic(
      .error,
      "Expression for \(name) is redundant; \(list) \(others.count > 1 ? "fix" : "fixes") it already"
    ).about(.redundantPlacement)
  }
}
