import Foundation

extension StackLayoutGuide {
  /// Puts any element at the end; it is added where it is in no other yet, and the owner takes it.
  public func addArranged(_ element: any LayoutElement) { addArranged(element: .element(element)) }

  /// Puts any element at a place, at the nearest one if there is no such place.
  public func insertArranged(_ element: any LayoutElement, at index: Int) {
    insertArranged(element: .element(element), at: index)
  }

  /// The same as `removeArranged(element:)`.
  public func removeArranged(_ element: any LayoutElement) { removeArranged(element: element) }

  // MARK: As in CGLayout 0.7

  /// The same as `addArranged(_:)`.
  public func addArrangedElement(_ element: any LayoutElement) { addArranged(element) }

  /// The same as `insertArranged(_:at:)`.
  public func insertArrangedElement(_ element: any LayoutElement, at index: Int) {
    insertArranged(element, at: index)
  }

  /// The same as `removeArranged(element:)`.
  public func removeArrangedElement(_ element: any LayoutElement) { removeArranged(element: element) }
}
