import QuoinDiagnostics
import QuoinMarkup

/// An `<if>` and the `<else>` elements read behind it so far.
struct ConditionChain {
  let span: SourceSpan?
  var branches: [ConditionSource.Branch?] = []

  /// Whether another `<else>` may follow: not behind one without a test.
  var isOpen: Bool {
    guard let last = branches.last else { return true }
    return last.map { $0.test != nil } ?? true
  }

  /// The condition, leaving out branches that could not be read.
  var finished: ChildSource? {
    let usable = branches.compactMap { $0 }
    return usable.isEmpty ? nil : .condition(ConditionSource(branches: usable, span: span))
  }
}

extension SourceReader {
  /// Reads `<if test="…">`, `<else test="…">` or `<else>`.
  func branch(
    _ element: MarkupElement, in file: TemplateFile, slot: ChildrenSlot, parent: ResolvedComponent?,
    depth: Int
  ) -> ConditionSource.Branch? {
    expectKnownAttributes(of: element)
    let test = element.name == "if" ? required("test", of: element) : element.attribute("test")
    let children = steered(element, in: file, slot: slot, parent: parent, depth: depth)
    if element.name == "if", test == nil { return nil }
    return ConditionSource.Branch(test: test.map { source(of: $0, in: file) }, children: children)
  }

  /// Reads `<repeat for="item" index="i" in="items" key="item.id">`.
  func repetition(
    _ element: MarkupElement, in file: TemplateFile, slot: ChildrenSlot, parent: ResolvedComponent?,
    depth: Int
  ) -> RepetitionSource? {
    expectKnownAttributes(of: element)
    let variable = required("for", of: element).flatMap { variableName($0) }
    let items = required("in", of: element)
    let index = element.attribute("index").flatMap { variableName($0) } ?? "index"
    let children = steered(element, in: file, slot: slot, parent: parent, depth: depth)
    guard let variable, let items else { return nil }
    return RepetitionSource(
      variable: variable, index: index, items: source(of: items, in: file),
      key: element.attribute("key").map { source(of: $0, in: file) }, children: children,
      span: element.nameSpan)
  }

  private func variableName(_ attribute: MarkupAttribute) -> String? {
    guard let name = literal(attribute) else { return nil }
    if let message = checkedName(name, of: "variable", at: attribute.valueSpan) {
      diagnostics.append(message)
      return nil
    }
    return name
  }

  private func steered(
    _ element: MarkupElement, in file: TemplateFile, slot: ChildrenSlot, parent: ResolvedComponent?,
    depth: Int
  ) -> [ChildSource] {
    for text in element.children where (text.kind == .text && !text.isWhiteSpace) || text.kind == .cdata {
      diagnostics.append(
        .textNotAllowed(in: "<\(element.name)>", isInText: parent?.body != nil), at: text.span)
    }
    // Steering elements nest on the stack of the reader like any other.
    do throws(Diagnostic) {
      try meter.checkDepth(depth)
      try meter.countNode()
    } catch {
      diagnostics.append(error.located(at: element.nameSpan))
      return []
    }
    return children(of: element, in: file, slot: slot, parent: parent, depth: depth + 1)
  }
}
