import Foundation

/// An element that shows text, and so has a baseline.
public protocol TextPresentedElement {
  /// What stands for the baseline.
  associatedtype BaselineElement: LayoutElement

  /// An element that stands for the baseline: a line of no height, in the coordinates that the text's frame is in.
  var baselineElement: BaselineElement { get }
}
