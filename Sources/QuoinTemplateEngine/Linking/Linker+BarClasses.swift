import QuoinDiagnostics

/// The classes of a navigation controller's bars, which its attributes and the bars inside may name both.
extension Linker {
  private static let bars: [(attribute: String, component: String)] = [
    ("navigationBarClass", "UINavigationBar"), ("toolbarClass", "UIToolbar"),
  ]

  /// The attributes of a node, those for the classes of bars with the more derived one of the two that are named.
  func attributesWithBarClasses(of source: NodeSource) -> [AttributeSource] {
    guard source.component.inherits(from: "UINavigationController") else { return source.attributes }
    return source.attributes.map { attribute in
      guard let bar = Self.bars.first(where: { $0.attribute == attribute.name }),
        let named = registry[attribute.text], named.inherits(from: bar.component),
        let inside = source.children.lazy.compactMap({ $0.node }).first(where: {
          $0.component.inherits(from: bar.component)
        })
      else { return attribute }
      if named.inherits(from: inside.component.name) { return attribute }
      guard inside.component.inherits(from: named.name) else {
        diagnostics.append(
          .unrelatedBars(
            named.name, inside.component.name, attribute: attribute.name, at: inside.span))
        return attribute
      }
      return AttributeSource(
        name: attribute.name, text: inside.component.name, namePlace: attribute.namePlace,
        map: attribute.map, base: attribute.base)
    }
  }
}

extension ChildSource {
  /// The node, where it is one that is always there.
  fileprivate var node: NodeSource? {
    if case .node(let node) = self { node } else { nil }
  }
}

extension Diagnostic {
  static func unrelatedBars(
    _ named: String, _ inside: String, attribute: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .error, "\(attribute) is \(named), and neither that nor \(inside) inside derives from the other",
      at: span)
  }
}
