/// An element that is not kept alive.
struct ElementReference {
  private(set) weak var element: (any LayoutElement)?

  init(_ element: any LayoutElement) {
    self.element = element
  }
}
