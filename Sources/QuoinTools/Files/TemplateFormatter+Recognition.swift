import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine

/// What is a template, for all that works on files: the tools, the list of the preview and the editors.
extension TemplateFormatter {
  /// Whether a file is a template and no other XML.
  ///
  /// One of its elements, inside capitalized ones only, has an attribute of layout or of a layer; or its root is a known
  /// element with known ones in it, as of a document or of a part that others place. So `<UILabel text="a"/>` alone is
  /// none, and neither is `<project><UIView top="1"/></project>`.
  public func isTemplate(_ markup: Markup) -> Bool {
    guard let root = markup.root else { return false }
    if isKnown(root), root.childElements.contains(where: { schema.element($0.name) != nil }) { return true }
    return holdsLayout(root)
  }

  /// Whether somebody works on a template in a file, though there may not be much in it yet: it is one, or its root is
  /// known. What is wrong there is told, and nothing is rewritten unasked.
  public func isMeantAsTemplate(_ markup: Markup) -> Bool {
    guard let root = markup.root else { return false }
    return isKnown(root) || holdsLayout(root)
  }

  /// Whether a file is no well-formed XML, so that nobody can tell whether it is a template. An empty file is none, and
  /// neither is XML of another kind that is well-formed in its way: with a document type, or in another encoding.
  func isMalformed(_ markup: Markup) -> Bool {
    guard markup.diagnostics.hasErrors, !markup.source.contents.allSatisfy(\.isWhitespace) else {
      return false
    }
    return !markup.document.children.contains { node in
      switch node.kind {
      case .documentType: true
      case .declaration:
        node.rawText.contains("encoding") && node.rawText.range(of: "utf-8", options: .caseInsensitive) == nil
      default: false
      }
    }
  }

  /// Whether a root is a known element, or one with a slip in its name: that makes no other kind of file of it.
  private func isKnown(_ root: MarkupElement) -> Bool {
    if schema.element(root.name) != nil { return true }
    guard let nearest = nearestName(to: root.name, among: schema.elementNames) else { return false }
    // What is known begins with the initials of where it comes from; others may have a ScrollView.
    return root.name.first?.isUppercase == true && root.name.prefix(2) == nearest.prefix(2)
  }

  private func holdsLayout(_ root: MarkupElement) -> Bool {
    var open = [root]
    while let element = open.popLast() {
      guard kinds.isSteering(element.name) || element.name.first?.isUppercase == true else { continue }
      if !kinds.isSteering(element.name), element.attributes.contains(where: { Self.isOfLayout($0.name) }) {
        return true
      }
      open += element.childElements
    }
    return false
  }

  private static let layoutNames: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "width", "height", "center.x", "center.y",
    "firstBaseline", "lastBaseline",
  ]

  private static func isOfLayout(_ name: String) -> Bool {
    layoutNames.contains(name) || name.hasPrefix("layer.")
  }
}
