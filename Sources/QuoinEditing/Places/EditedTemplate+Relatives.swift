import Foundation
import QuoinMarkup
import QuoinTools

extension EditedTemplate {
  /// The element that a chain of `parent`, `previous`, `next` and ids leads to.
  func relative(_ path: ExpressionPath, from element: MarkupElement) -> MarkupElement? {
    var current: MarkupElement = element
    for (index, step) in path.steps.enumerated() {
      guard case .name(let name) = step else { return nil }
      if index == 0, name.hasPrefix("#") {
        guard let found = self.element(withID: String(name.dropFirst())) else { return nil }
        current = found
        continue
      }
      let next: MarkupElement?
      switch name {
      case "parent": next = language.component(around: current)
      case "previous": next = sibling(of: current, -1)
      case "next": next = sibling(of: current, 1)
      default: return nil
      }
      guard let next else { return nil }
      current = next
    }
    return path.steps.isEmpty ? nil : current
  }

  private func sibling(of element: MarkupElement, _ step: Int) -> MarkupElement? {
    guard let parent = element.parent else { return nil }
    let siblings = parent.childElements.filter { !["param", "macro"].contains($0.name) }
    guard let place = siblings.firstIndex(of: element), siblings.indices.contains(place + step) else {
      return nil
    }
    let found = siblings[place + step]
    return language.isSteering(found.name) ? found.childElements.first ?? found : found
  }

  func element(withID id: String) -> MarkupElement? {
    for template in family {
      for node in template.markup.document.descendants {
        if let element = node.element, element.attribute("id")?.value == id { return element }
      }
    }
    return nil
  }

  /// Whether it takes another one in, at however many removes.
  func includes(_ other: EditedTemplate) -> Bool {
    guard let url, let path = other.url?.standardizedFileURL.path else { return false }
    var pending = [url.standardizedFileURL.path]
    var known = Set(pending)
    while let next = pending.popLast() {
      let inclusions = folder.inclusions(of: URL(fileURLWithPath: next))
      if inclusions.contains(path) { return true }
      pending += inclusions.filter { known.insert($0).inserted }
    }
    return false
  }

  /// This template, those that it includes and those that include it, at any distance.
  var family: [EditedTemplate] {
    let inner = withInclusions
    guard let url else { return inner }
    var known = Set(inner.compactMap { $0.url.map { TemplateProject.key(of: $0.path) } })
    return inner
      + folder.allReaders(of: url).filter { known.insert($0.url.path).inserted }.map {
        EditedTemplate($0.file, url: $0.url, folder: folder, language: language)
      }
  }

  /// This template and those that it includes, at any distance.
  var withInclusions: [EditedTemplate] {
    var found: [String: EditedTemplate] = [:]
    var order = [self]
    if let url { found[url.standardizedFileURL.path] = self }
    func add(_ template: EditedTemplate) -> Bool {
      guard let path = template.url?.standardizedFileURL.path, found[path] == nil else { return false }
      found[path] = template
      order.append(template)
      return true
    }
    func descend(_ template: EditedTemplate) {
      guard template.url != nil else { return }
      for path in template.file.inclusions.sorted() {
        guard let included = self.template(at: URL(fileURLWithPath: path)), add(included) else { continue }
        descend(included)
      }
    }
    descend(self)
    return order
  }
}
