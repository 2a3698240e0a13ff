import QuoinDiagnostics
import QuoinExpressions

extension LiveTree {
  /// A warning for each attribute that says something on the pages of documents alone, and would be missed here.
  var lostInPictures: [Diagnostic] {
    var found: [Diagnostic] = []
    var told: Set<ObjectIdentifier> = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if !node.childIDs.isEmpty { pending += node.children.reversed() }
      for index in node.program.lostInPictures {
        let attribute = node.program.attributes[index]
        guard let loss = attribute.property?.lossInPictures,
          told.insert(ObjectIdentifier(attribute)).inserted, let value = try? node.value(ofAttribute: index),
          value.plainText?.isEmpty == false
        else { continue }
        found.append(.lostInPicture(attribute.source, instead: loss))
      }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func lostInPicture(_ attribute: AttributeSource, instead: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(attribute.name) has no effect outside of a <document>", at: attribute.span,
      notes: [Note(instead)])
  }
}
