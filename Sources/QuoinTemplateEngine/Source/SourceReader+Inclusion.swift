import Foundation
import QuoinDiagnostics
import QuoinMarkup

extension SourceReader {
  /// How a node uses another file.
  enum Inclusion {
    /// `xml="…"`: the file's root comes in the node's place.
    case replacement
    /// `template="…"`: the node inherits from the file's root.
    case base
  }

  /// Merges a node with the file it names.
  func include(
    _ attribute: MarkupAttribute, as kind: Inclusion, parts: NodeParts, in file: TemplateFile, depth: Int
  ) -> NodeParts? {
    let reference = attribute.value.trimmingCharacters(in: .whitespaces)
    let included: TemplateFile
    do throws(Diagnostic) {
      // What lies elsewhere and comes in the element's place has time; what an element inherits from has none.
      if kind == .replacement, try files.isAwaited(reference, from: file, at: attribute.valueSpan) {
        var placeholder = parts
        placeholder.isOpen = true
        setText(of: &placeholder)
        return placeholder
      }
      included = try files.file(reference, from: file)
    } catch {
      diagnostics.append(error.located(at: attribute.valueSpan))
      return nil
    }
    if let ring = files.ring(closedBy: included) {
      diagnostics.append(.inclusionRing(ring), at: attribute.valueSpan)
      return nil
    }
    files.enter(included)
    defer { files.leave() }
    if kind == .base, let other = included.markup.root?.attribute("xml") {
      diagnostics.append(.replacedTemplate(reference), at: other.nameSpan)
      return nil
    }
    let slot =
      kind == .base ? ChildrenSlot(parts.children, in: included.markup.root) : ChildrenSlot()
    guard var root = rootParts(of: included, slot: slot, depth: depth + 1) else { return nil }
    switch kind {
    case .replacement:
      // What an element is that nobody knows here, nobody can say of a root either.
      guard parts.isOpen || root.isOpen || root.component.inherits(from: parts.component.name) else {
        diagnostics.append(
          .incompatibleFile(parts.component.name, root: root.component.name, file: reference),
          at: attribute.valueSpan)
        return nil
      }
      // How people call the element is said where it stands, not in the file that comes in its place.
      root.id = nil
      // Nor is what is shown until that has come.
      var parts = parts
      parts.text = nil
      root.isOpen = root.isOpen || parts.isOpen
      root.overlay(parts)
    case .base:
      guard parts.isOpen || root.isOpen || parts.component.inherits(from: root.component.name) else {
        diagnostics.append(
          .incompatibleTemplate(parts.component.name, root: root.component.name, file: reference),
          at: attribute.valueSpan)
        return nil
      }
      if slot.place == nil { root.children += parts.children }
      root.component = parts.component
      root.isOpen = root.isOpen || parts.isOpen
      var parts = parts
      setText(of: &parts)
      root.overlay(parts)
    }
    return root
  }
}
