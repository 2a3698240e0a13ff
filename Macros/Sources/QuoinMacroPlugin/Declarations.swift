import SwiftSyntax

extension AttributeSyntax {
  /// The name without that of the module: `Outlet` of `@QuoinMacros.Outlet`.
  var plainName: String {
    attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }

  /// The text of an argument, as it was written; nothing where there is none, or `nil`.
  ///
  /// - Parameter label: The argument's label; nothing for the first one without.
  func argument(_ label: String? = nil) -> String? {
    guard case .argumentList(let list) = arguments else { return nil }
    let text = list.first { $0.label?.text == label }?.expression.trimmedDescription
    return text == "nil" ? nil : text
  }
}

extension AttributeListSyntax {
  /// The mark of a name, such as `Outlet`.
  func mark(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.plainName == name { return attribute }
    return nil
  }
}

extension ClassDeclSyntax {
  var isFinal: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.final) } }

  /// What has to stand before a member that is to be seen wherever the class is: `public `, for example.
  ///
  /// - Parameter isInherited: Whether subclasses in other modules may have a member of their own in its place.
  func access(isInherited: Bool) -> String {
    let kinds = modifiers.map(\.name.tokenKind)
    if kinds.contains(.keyword(.open)) { return isInherited ? "open " : "public " }
    if kinds.contains(.keyword(.public)) { return "public " }
    return kinds.contains(.keyword(.package)) ? "package " : ""
  }
}

extension VariableDeclSyntax {
  /// The name of the one property that is declared.
  var name: String? {
    bindings.count == 1 ? bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
  }

  /// Whether the property cannot be set from outside.
  var isReadOnly: Bool {
    if bindingSpecifier.tokenKind == .keyword(.let) { return true }
    let isPrivate = modifiers.contains {
      $0.detail?.detail.text == "set"
        && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    if isPrivate { return true }
    switch bindings.first?.accessorBlock?.accessors {
    case .getter: return true
    case .accessors(let list):
      let kinds = list.map(\.accessorSpecifier.tokenKind)
      return kinds.contains(.keyword(.get)) && !kinds.contains(.keyword(.set))
    case nil: return false
    }
  }
}

extension SyntaxProtocol {
  /// The first paragraph of the doc comment as a literal.
  var summary: String? {
    var comment: [Substring] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text): comment.append(text.dropFirst(3))
      case .docBlockComment(let text):
        // A star may stand at the beginning of each line.
        comment += text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.drop { $0 == " " || $0 == "\t" || $0 == "*" } }
      default: break
      }
    }
    let lines = comment.map { $0.split(separator: " ").joined(separator: " ") }
    let text = lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
    if text.isEmpty { return nil }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
