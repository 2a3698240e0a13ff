import QuoinMarkup

extension MarkupElement {
  /// Whether the element is one of HTML: one whose name has small letters alone and means nothing else where it stands.
  ///
  /// What steers a template keeps its meaning, but for a `<param>` inside HTML. A component with a name of small letters,
  /// such as `<table>`, is HTML inside HTML, and in a class with such text: `<UILabel>`. Among its like it is itself, so
  /// that a table may stand in a cell of another.
  ///
  /// - Parameter takesHTML: Whether the text inside a component of a name may hold HTML; nothing where there is no such
  ///   component.
  package func isHTML(where takesHTML: (String) -> Bool?) -> Bool {
    Self.isHTML(name, in: parent, where: takesHTML)
  }

  /// The same of an element that may not be there yet.
  package static func isHTML(
    _ name: String, in parent: MarkupElement?, where takesHTML: (String) -> Bool?
  ) -> Bool {
    var (name, parent) = (name, parent)
    while name == "param", let around = parent { (name, parent) = (around.name, around.parent) }
    guard isSmall(name), !isSteering(name) else { return false }
    // What nests deeper is refused wherever it is read.
    for _ in 0..<1000 {
      guard isSmall(name) else { return takesHTML(name) == true }
      if !isSteering(name), takesHTML(name) == nil { return true }
      guard let around = parent else { return false }
      (name, parent) = (around.name, around.parent)
    }
    return false
  }

  /// The elements directly inside that declare something: `param` or `macro`.
  ///
  /// A parameter inside HTML or behind it is a part of that; a macro is none.
  package func declarations(_ kind: String, where takesHTML: (String) -> Bool?) -> [MarkupElement] {
    guard kind == "param", takesHTML(name) != false else { return childElements.filter { $0.name == kind } }
    return isHTML(where: takesHTML)
      ? [] : childElements.prefix { !$0.isHTML(where: takesHTML) }.filter { $0.name == kind }
  }

  private static func isSmall(_ name: String) -> Bool {
    name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  private static func isSteering(_ name: String) -> Bool { TemplateElements.names.contains(name) }
}
