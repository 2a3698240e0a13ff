import Foundation

/// Makes the source as large as an element's content, on the axes that are named.
public struct AdjustLayoutConstraint: LayoutConstraintProtocol {
  private let reference: SharedElementReference
  private let rules: [AnchorRule]
  private let alignment: Layout.Alignment

  /// Creates a constraint by the size of an element's content; the element is not kept alive.
  ///
  /// - Parameters:
  ///   - element: The element whose content is measured in the source as it is then.
  ///   - anchors: The lengths to take from the content.
  ///   - alignment: Where the source then goes in what it was.
  public init(element: any AdjustableLayoutElement, anchors: [Size], alignment: Layout.Alignment) {
    reference = SharedElementReference(element)
    rules = anchors.map(\.rule)
    self.alignment = alignment
  }

  public var isActive: Bool { reference.present != nil }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    guard let element = reference.element as? any AdjustableLayoutElement else {
      return BlockMisuse.report(.elementIsGone)
    }
    form(&sourceRect, by: rect, content: element.contentConstraint, element.statedReadingDirection)
  }

  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in coordinateSpace: any LayoutElement
  ) {
    formConstrain(sourceRect: &sourceRect, by: rect ?? sourceRect)
  }

  private func form(
    _ source: inout CGRect, by rect: CGRect, content: any RectBasedConstraint, _ direction: ReadingDirection?
  ) {
    var measured = rect
    content.formConstrain(sourceRect: &measured, by: rect, direction: direction)
    for rule in rules { rule.form(&source, by: measured, direction) }
    alignment.formLayout(rect: &source, in: rect, direction: direction)
  }

  public func record(in recorder: inout LayoutRecorder) {
    guard let element = reference.element as? any AdjustableLayoutElement else { return }
    recorder.narrow(by: .fitting(element, alignment: alignment), with: rules)
  }
}

extension Layout.Alignment {
  /// Where reading starts, at the top.
  public static var leadingTop: Layout.Alignment {
    Layout.Alignment(horizontal: .leading(), vertical: .top())
  }
}
