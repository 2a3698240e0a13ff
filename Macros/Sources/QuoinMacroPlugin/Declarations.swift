import SwiftSyntax

extension AttributeSyntax {
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
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }
}

extension ClassDeclSyntax {
  var isFinal: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.final) } }

  /// `public ` where what is written into the class has to be so, else nothing.
  var access: String {
    let isPublic = modifiers.contains {
      [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind)
    }
    return isPublic ? "public " : ""
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
    var lines: [String] = []
    for piece in leadingTrivia {
      guard case .docLineComment(let text) = piece else { continue }
      let line = text.dropFirst(3).drop { $0 == " " }
      if line.isEmpty, !lines.isEmpty { break }
      lines.append(String(line))
    }
    let text = lines.joined(separator: " ")
    if text.isEmpty { return nil }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
