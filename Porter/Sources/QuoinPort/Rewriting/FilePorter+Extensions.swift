import QuoinDiagnostics
import SwiftSyntax

// What an extension overrides, or what is overridden of an extension, stands in tables of Apple's runtime; elsewhere only
// classes have such tables, so that it is written into the class.
extension FilePorter {
  /// Moves members into the class that an extension is of.
  func moveMembers(of node: ExtensionDeclSyntax) {
    let type = node.extendedType.plainName
    let access = node.modifiers.map(\.name.text).first {
      ["public", "private", "fileprivate", "package"].contains($0)
    }
    moveMembers(in: node.memberBlock.members, of: type, access: access)
  }

  private func moveMembers(in members: MemberBlockItemListSyntax, of type: String, access: String?) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.livingClauses {
          if case .decls(let inner)? = clause.elements { moveMembers(in: inner, of: type, access: access) }
        }
        continue
      }
      guard let (name, modifiers) = member.decl.nameAndModifiers else { continue }
      let overrides = modifiers.contains("override")
      if let function = member.decl.as(FunctionDeclSyntax.self), !table.isClass(type) {
        if overrides, renameOverride(function, of: type) { continue }
        if !overrides { askOverrides(of: function, in: type) }
      }
      guard overrides || table.isOverridden(name, of: type) else { continue }
      guard table.isClass(type) else {
        if overrides { tell(.extendedOverride(name, of: type), at: member.decl) }
        continue
      }
      let range = member.decl.positionAfterSkippingLeadingTrivia..<member.decl.endPositionBeforeTrailingTrivia
      let isMarked = !modifiers.isDisjoint(with: [
        "public", "open", "internal", "private", "fileprivate", "package",
      ])
      let mark = access.map { isMarked || $0 == "private" ? "" : $0 + " " } ?? ""
      moved.append(
        MovedMember(
          type: type, file: source.path, line: line(of: range.lowerBound),
          text: mark + edits.applied(to: source.text, within: range),
          names: Set(member.decl.tokens(viewMode: .sourceAccurate).map(\.text))))
      edits.replace(range, with: "")
    }
  }
}

// What is moved into a class of another file still uses what its own file keeps to itself.
extension FilePorter {
  /// Notes that a declaration is its file's own.
  func noteHidden(_ node: DeclModifierSyntax) {
    guard ["private", "fileprivate"].contains(node.name.text), node.detail == nil,
      let declaration = node.parent?.parent?.as(DeclSyntax.self),
      let name = declaration.nameAndModifiers?.name
        ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return }
    hidden[name, default: []].append(node)
  }

  /// Lets other files see what members use that went there.
  func showWhatMovedMembersUse() {
    let names = moved.reduce(into: Set<String>()) { if !owns(class: $1.type) { $0.formUnion($1.names) } }
    for (name, modifiers) in hidden where names.contains(name) {
      for modifier in modifiers { remove(modifier) }
    }
  }
}

extension DeclSyntax {
  /// What a method or property is called, and the words before it.
  var nameAndModifiers: (name: String, modifiers: Set<String>)? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return (function.name.text, Set(function.modifiers.map(\.name.text)))
    }
    guard let variable = self.as(VariableDeclSyntax.self), let first = variable.bindings.first else {
      return nil
    }
    return (first.pattern.trimmedDescription, Set(variable.modifiers.map(\.name.text)))
  }
}
