import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// What a view's template says of the pieces that it makes, before any is made.
extension UIView {
  /// Whether the view was made by a template, and an expression there has a name in it.
  package func piecesMention(_ name: String) -> Bool {
    hasPieces { $0.mentions(name) }
  }

  /// Whether the view was made by a template, and an expression there has a name in it elsewhere than in texts within some
  /// components that are as high whatever the name comes to: each of one line, in a label that says how high it is or, for a
  /// number, with more than that in it.
  package func piecesMention(_ name: String, beyondLinesIn components: [String], asNumber: Bool) -> Bool {
    source?.mentions(name, beyondLinesIn: components, isWithin: false, asNumber: asNumber) ?? false
  }

  /// Whether the view was made by a template, and within some components there an attribute, a macro or what says how often or
  /// whether something is there passes a test of its name and its text.
  package func piecesHave(within components: [String], where test: (String, String) -> Bool) -> Bool {
    source?.contains { node in
      components.contains(where: node.component.inherits)
        && node.hasExpression { test($0.name, $0.text) }
    } ?? false
  }

  /// Whether the view was made by a template, and an attribute there has a text that begins with another.
  package func piecesHave(_ attribute: String, beginning start: String) -> Bool {
    hasPieces { $0.name == attribute && $0.text.hasPrefix(start) }
  }

  /// Whether the view was made by a template, and a component stands in it there.
  package func piecesHold(_ component: String) -> Bool {
    source?.contains(where: { $0.component.inherits(from: component) }) ?? false
  }

  /// Whether the view was made by a template, and an attribute of some components there has a text that is none of some.
  package func piecesHave(
    _ attribute: String, otherThan texts: Set<String>, in components: [String]
  ) -> Bool {
    source?.contains { node in
      components.contains(where: node.component.inherits)
        && node.attributes.contains { $0.name == attribute && !texts.contains($0.text) }
    } ?? false
  }

  /// Where the view's element was written, where it makes its content piece by piece or warns when it is drawn.
  package var templateSpan: SourceSpan? { writtenSpan ?? source?.span }

  private func hasPieces(_ test: (AttributeSource) -> Bool) -> Bool {
    source?.hasExpression(where: test) ?? false
  }

  private var source: NodeSource? { attachment(ListReference.self)?.object?.node?.program.source }
}

extension LayoutNode {
  /// Whether an expression of a piece has a name in it.
  package func pieceMentions(_ name: String) -> Bool {
    (live?.program.source ?? cell?.template.source)?.hasExpression { $0.mentions(name) } ?? false
  }
}

extension NodeSource {
  /// Whether a test holds for an attribute, a macro or what says how often or whether something is there.
  fileprivate func hasExpression(where test: (AttributeSource) -> Bool) -> Bool {
    contains { node in
      node.attributes.contains(where: test) || node.macros.elements.contains { test($0.value) }
        || node.children.contains { $0.steering.contains(where: test) }
    }
  }

  /// Whether a test holds for the node or any in it.
  fileprivate func contains(where test: (NodeSource) -> Bool) -> Bool {
    test(self) || children.contains { $0.nodes.contains { $0.contains(where: test) } }
  }
}

extension ChildSource {
  /// The nodes that stand there, those of all branches included.
  fileprivate var nodes: [NodeSource] {
    switch self {
    case .node(let source): [source]
    case .repetition(let repetition): repetition.children.flatMap(\.nodes)
    case .condition(let condition): condition.branches.flatMap { $0.children.flatMap(\.nodes) }
    }
  }

  /// The expressions of repetitions and conditions.
  fileprivate var steering: [AttributeSource] {
    switch self {
    case .node: []
    case .repetition(let repetition): [repetition.items] + repetition.children.flatMap(\.steering)
    case .condition(let condition):
      condition.branches.flatMap { ($0.test.map { [$0] } ?? []) + $0.children.flatMap(\.steering) }
    }
  }
}

extension NodeSource {
  fileprivate func mentions(
    _ name: String, beyondLinesIn components: [String], isWithin: Bool, asNumber: Bool
  ) -> Bool {
    let isWithin = isWithin || components.contains(where: component.inherits)
    return attributes.contains {
      $0.mentions(name) && !(isWithin && keepsHeight(whatever: $0, asNumber: asNumber))
    }
      || macros.elements.contains { $0.value.mentions(name) }
      || children.contains { child in
        child.steering.contains { $0.mentions(name) }
          || child.nodes.contains {
            $0.mentions(name, beyondLinesIn: components, isWithin: isWithin, asNumber: asNumber)
          }
      }
  }

  /// Whether it is as high whatever an attribute comes to.
  private func keepsHeight(whatever attribute: AttributeSource, asNumber: Bool) -> Bool {
    guard component.name == "UILabel", attribute.name == "text" else { return false }
    func text(of name: String) -> String? { attributes.first { $0.name == name }?.text }
    if let lines = text(of: "numberOfLines"), lines != "1" { return false }
    // A line without characters has no height.
    return text(of: "height").map { !$0.contains("auto") } ?? (asNumber && attribute.hasTextBesideExpressions)
  }
}

extension AttributeSource {
  fileprivate func mentions(_ name: String) -> Bool {
    guard text.hasBytes(of: name) else { return false }
    // A text is an expression as a whole, or holds some in braces; hardly any can be read as both.
    return [ExpressionKind.expression, .string].contains { kind in
      ExpressionSyntax(text, as: kind).names.contains { $0.path.components.contains(name) }
    }
  }

  fileprivate var hasTextBesideExpressions: Bool {
    let bytes = Array(text.utf8)
    return TextSections(bytes).sections.contains { kind, range in
      kind == .literal && bytes[range].contains { $0 > 0x20 }
    }
  }
}

extension String {
  /// Whether another text stands in it as it is written; each document asks this of all its attributes.
  fileprivate func hasBytes(of other: String) -> Bool {
    guard let first = other.utf8.first else { return true }
    let bytes = utf8
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: other.utf8) }
  }
}
