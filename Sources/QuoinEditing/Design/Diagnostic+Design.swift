import QuoinDiagnostics

extension Diagnostic {
  static func elementGone(_ place: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "There is no such element any more; the file has been changed", at: place)
  }

  static func noAttributeName(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "\"\(name)\" cannot be the name of an attribute", at: place)
  }

  static func rootStays(_ element: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "<\(element)> is the root of its file, which stands where it is", at: place)
  }

  static func intoItself(_ element: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "<\(element)> cannot be put into itself", at: place)
  }

  static func notSiblings(at place: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "Only elements that stand in the same one can be wrapped together", at: place)
  }

  static func noElement(in markup: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "What is to be inserted is no element", at: place)
  }

  // MARK: Dragging

  static func placedByConstraints(_ label: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "\(label) lies where its constraints say; these have to be changed to move it", at: place)
  }

  static func placedByContainer(_ label: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "What \(label) stands in places it; drag it between its neighbours to change the order",
      at: place)
  }

  static func placedBySurroundings(_ label: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "\(label) lies where what it stands in puts it, and cannot be dragged", at: place)
  }

  static func sizedBySurroundings(_ label: String, _ size: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "\(label) is as large as what it stands in; give it a \(size) first to change that by dragging",
      at: place)
  }

  static func sizedByBaseline(_ label: String, _ attribute: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error,
      "\(label) hangs by its \(attribute), so that its height cannot be dragged; place it by its top first",
      at: place)
  }

  static func sameEdge(_ label: String, _ first: String, _ second: String, at place: SourceSpan?)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "\(first) and \(second) of \(label) are the same edge in this direction, so that its size cannot be dragged; take one of them off",
      at: place)
  }

  static func transformed(_ label: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error,
      "\(label) is drawn with a transform, so that its edges cannot be dragged; change its size instead",
      at: place)
  }

  static func noPlace(_ label: String, at place: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "\(label) has no place in the picture", at: place)
  }

  static func notDraggable(_ attribute: String, because problem: String, at place: SourceSpan?) -> Diagnostic
  {
    Diagnostic(.error, "\(attribute) cannot be changed by dragging: \(problem)", at: place)
  }
}
