/// An element that is not kept alive.
struct ElementReference {
  // Not `private(set)`, nor `let`: reading it would copy the reference first, which takes as long as following it.
  weak var element: (any LayoutElement)?

  init(_ element: any LayoutElement) {
    self.element = element
  }
}

/// An element that is not kept alive, shared by the copies of what refers to it.
final class SharedElementReference {
  private(set) weak var element: (any LayoutElement)?
  /// Tells the element apart from all others, as long as it lives.
  let identifier: ObjectIdentifier

  init(_ element: any LayoutElement) {
    self.element = element
    identifier = ObjectIdentifier(element)
  }

  /// The element if blocks count with it: it lives and has a super element.
  var present: (any LayoutElement)? {
    guard let element, element.superElement != nil else { return nil }
    return element
  }
}
