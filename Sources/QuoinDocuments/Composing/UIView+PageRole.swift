import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

extension UIView {
  /// The elements that the view stands in on a page, with those that only its place asks for: an item of a list, a line of the
  /// contents.
  ///
  /// - Parameters:
  ///   - link: Where it leads, if anywhere.
  ///   - origin: Where it was written, and which part of another language it belongs to.
  func role(leadingTo link: String?, from origin: PageOrigin) -> ViewRole? {
    var role = role(leadingTo: link, at: origin.span)
    guard let part = origin.part, pageRole?.0 != .artifact else { return role }
    let attributes = StructureAttributes(language: part.language, dividedElement: part.element)
    role = role ?? ViewRole()
    role?.elements.insert((.section, attributes), at: 0)
    return role
  }

  private func role(leadingTo link: String?, at span: SourceSpan?) -> ViewRole? {
    guard let own = pageRole else {
      guard link != nil || isListItem else { return nil }
      var role = ViewRole()
      if isListItem { role.elements = Self.listItem }
      role.take(link, of: self)
      return role
    }
    var role = ViewRole(own.0, own.1)
    for index in role.elements.indices { role.elements[index].attributes.span = span }
    // A picture that says nothing leads somewhere all the same.
    if link != nil, own.0 == .artifact { role.elements = [] }
    if own.0 != .artifact, isListItem { role.elements = Self.listItem + role.elements }
    if let line = self as? ContentsLine { role.elements = line.elements }
    role.take(link, of: self)
    return role
  }

  private static var listItem: [(role: StructureRole, attributes: StructureAttributes)] {
    [(.listItem, StructureAttributes()), (.listBody, StructureAttributes())]
  }

  /// Whether it stands in a list itself, and is not what remains of an item that has begun on a page before.
  private var isListItem: Bool {
    guard let list = superview, !isRestOnPages else { return false }
    if let part = list as? PagePartView { return part.ownPageRole?.0.isList == true && part.isContent(self) }
    return list.accessibilityContainerType == .list && list.structureRole?.isList == true
  }

  private var isRestOnPages: Bool {
    if let part = self as? PagePartView { return part.isRest && part.ownPageRole != nil }
    return (self as? TextLinesView)?.isRest == true
  }
}

extension ViewRole {
  fileprivate mutating func take(_ link: String?, of view: UIView) {
    guard let link else { return }
    self.link = link
    let text = view.headingTitle
    linkText = text.isEmpty ? nil : text
  }
}

extension StructureRole {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
