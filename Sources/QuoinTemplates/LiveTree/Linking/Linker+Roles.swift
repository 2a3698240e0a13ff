import Foundation
import QuoinDiagnostics

extension Linker {
  /// What an attribute is for on a node; nothing, with a diagnostic, when it has no business there.
  func role(of attribute: AttributeSource, on node: LinkNode) -> AttributeProgram.Role? {
    let name = attribute.name
    let component = node.source.component
    if isCommentedOut(attribute) { return nil }
    if let first = node.source.parameters[name] { return .parameter(first.type) }
    let container = node.parent?.source.component.container
    if component.isView, let layout = LayoutAttribute(rawValue: name) {
      // Inside a container that arranges its children `auto` is what a child gets anyway.
      if container?.arrangesChildren == true, layout.isSize,
        attribute.text.trimmingCharacters(in: .whitespaces) == "auto"
      {
        return nil
      }
      guard let container, container.overriddenAttributes.contains(name) else { return .layout(layout) }
      diagnostics.append(
        .overriddenAttribute(
          name, by: node.parent?.source.component.name ?? "the container", at: attribute.nameSpan))
      return nil
    }
    if let property = container?.childProperties.first(where: { $0.name == name }) {
      return .property(property)
    }
    if let type = component.parameters[name] { return .argument(type) }
    if ["frame", "bounds", "center"].contains(name.prefix { $0 != "." }) {
      diagnostics.append(.frameNotSettable(name, at: attribute.nameSpan))
      return nil
    }
    if let property = component.properties[name] {
      if property.set != nil { return .property(property) }
      diagnostics.append(.readOnlyAttribute(name, of: component.name, at: attribute.nameSpan))
      return nil
    }
    func candidates() -> [String] {
      component.properties.values.filter { $0.set != nil }.map(\.name) + Array(component.parameters.keys)
        + (component.isView ? LayoutAttribute.names : [])
        + (container?.childProperties.map(\.name) ?? [])
        + node.source.parameters.elements.map(\.name) + ["id", "xml", "template", "outlet", "bleed"]
    }
    diagnostics.append(
      error: .unknownAttribute(
        name, of: component.name, nearest: nearestName(to: name, among: candidates()), at: attribute.nameSpan)
    )
    return nil
  }

  /// How the node's attributes determine an axis; what is given beyond two is reported and left out.
  func axisRule(_ axis: Axis, of node: LinkNode) -> AxisRule {
    var rule = AxisRule()
    var count = 0
    for layout in LayoutAttribute.precedence(axis) {
      guard let index = node.attributeIndexes[layout.rawValue] else { continue }
      guard case .layout = node.attributes[index].role else { continue }
      let repeatsEdge = rule.positions.contains { $0.attribute.isSameEdge(as: layout) }
      count += 1
      if count > 2 || repeatsEdge {
        diagnostics.append(.redundantExpression(layout.rawValue, at: node.attributes[index].source.nameSpan))
        continue
      }
      if layout.isSize { rule.size = index } else { rule.positions.append((layout, index)) }
    }
    return rule
  }

  /// Whether the whole attribute is a comment, so that it counts as not given.
  private func isCommentedOut(_ attribute: AttributeSource) -> Bool {
    attribute.text.drop { $0 == " " }.hasPrefix("//")
  }
}

extension LayoutAttribute {
  /// Whether both may name the same edge, so that giving both says the same thing twice.
  fileprivate func isSameEdge(as other: LayoutAttribute) -> Bool {
    switch (self, other) {
    case (.left, .leading), (.leading, .left), (.right, .trailing), (.trailing, .right): true
    case (.firstBaseline, .lastBaseline), (.firstBaseline, .top), (.lastBaseline, .top): true
    case (.firstBaseline, .centerY), (.centerY, .firstBaseline): false
    default: false
    }
  }
}

extension Diagnostic {
  static func overriddenAttribute(_ name: String, by container: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .warning, "\(name) has no effect inside \(container), which places its children itself", at: span)
  }

  static func redundantExpression(_ name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "Expression for \(name) is redundant", at: span)
  }
}
