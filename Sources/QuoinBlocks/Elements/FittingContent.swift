import Foundation

/// The content of an element that measures itself.
///
/// It asks the element, so it is for the thread that asked for it: schemes apply it within the call that reads the element.
/// A plan takes `capturedContentConstraint` instead, and so never carries it to another thread.
struct FittingContent: RectBasedConstraint {
  // Read only by the thread that reads the element itself; what goes to other threads holds no element.
  nonisolated(unsafe) private weak var element: (any AdaptiveLayoutElement)?

  init(element: any AdaptiveLayoutElement) {
    self.element = element
  }

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    if let element { sourceRect.size = element.sizeThatFits(sourceRect.size) }
  }
}
