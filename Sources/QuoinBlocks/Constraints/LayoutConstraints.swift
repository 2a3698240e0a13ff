import Foundation

/// Narrows the source by the frame of an element; it is inactive once the element is gone.
public final class LayoutConstraint: LayoutConstraintProtocol {
  private let reference: ElementReference
  private let anchors: [LayoutAnchor]

  /// Creates a constraint by an element's frame; the element is not kept alive.
  public init(element: any LayoutElement, anchors: [LayoutAnchor]) {
    reference = ElementReference(element)
    self.anchors = anchors
  }

  public var isActive: Bool { reference.element != nil }

  public var isSwitchable: Bool { false }

  public func record(in recorder: inout LayoutRecorder) {
    guard let element = reference.element else { return }
    recorder.narrow(by: .frame(of: element), with: anchors)
  }
}

/// Narrows the source by the layout bounds of an element, such as what a scroll view scrolls.
public final class ContentLayoutConstraint: LayoutConstraintProtocol {
  private let reference: ElementReference
  private let anchors: [LayoutAnchor]

  /// Creates a constraint by an element's layout bounds; the element is not kept alive.
  public init(element: any LayoutElement, anchors: [LayoutAnchor]) {
    reference = ElementReference(element)
    self.anchors = anchors
  }

  public var isActive: Bool { reference.element != nil }

  public var isSwitchable: Bool { false }

  public func record(in recorder: inout LayoutRecorder) {
    guard let element = reference.element else { return }
    recorder.narrow(by: .content(of: element), with: anchors)
  }
}

/// Narrows the source by the baseline of an element that shows text.
public final class BaselineLayoutConstraint: LayoutConstraintProtocol {
  private let reference: ElementReference
  private let anchors: [LayoutAnchor]

  /// Creates a constraint by an element's baseline; the element is not kept alive.
  public init(element: any TextPresentedElement, anchors: [LayoutAnchor]) {
    reference = ElementReference(element)
    self.anchors = anchors
  }

  public var isActive: Bool { reference.element != nil }

  public var isSwitchable: Bool { false }

  public func record(in recorder: inout LayoutRecorder) {
    guard let element = reference.element as? any TextPresentedElement else { return }
    recorder.narrow(by: .baseline(of: element), with: anchors)
  }
}

/// Makes the source as large as an element's content, on the axes that are named.
public final class AdjustLayoutConstraint: LayoutConstraintProtocol {
  private let reference: ElementReference
  private let anchors: [LayoutAnchor]
  private let alignment: Layout.Alignment

  /// Creates a constraint by an element's fitting size; the element is not kept alive.
  ///
  /// - Parameters:
  ///   - element: The element whose content is measured in the source as it is then.
  ///   - anchors: The lengths to take from the content.
  ///   - alignment: Where the smaller source goes in what it was; to the leading and top edges if left out.
  public init(
    element: any AdjustableLayoutElement, anchors: [Size], alignment: Layout.Alignment = .leadingTop
  ) {
    reference = ElementReference(element)
    self.anchors = anchors.map { LayoutAnchor(rule: $0.rule) }
    self.alignment = alignment
  }

  public var isActive: Bool { reference.element != nil }

  public var isSwitchable: Bool { false }

  public func record(in recorder: inout LayoutRecorder) {
    guard let element = reference.element as? any AdjustableLayoutElement else { return }
    recorder.narrow(by: .fitting(element, alignment: alignment), with: anchors)
  }
}

extension Layout.Alignment {
  /// Where reading starts, at the top.
  public static var leadingTop: Layout.Alignment {
    Layout.Alignment(horizontal: .leading(), vertical: .top())
  }
}

/// Narrows the source by itself, whatever lies around it.
///
/// ```swift
/// AnonymConstraint(anchors: [Inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15))])
/// ```
public struct AnonymConstraint: LayoutConstraintProtocol {
  private let anchors: [LayoutAnchor]

  /// Creates a constraint of rules that all take the source as it was before the first of them.
  public init(anchors: [any RectBasedConstraint]) {
    self.anchors = anchors.map(LayoutAnchor.build)
  }

  /// Creates a constraint of anchors that all take the source as it was before the first of them.
  public init(anchors: [LayoutAnchor]) {
    self.anchors = anchors
  }

  /// Creates a constraint of a function from source to source.
  public init(transform: @escaping @Sendable (CGRect) -> CGRect) {
    anchors = [.custom(AnyRectBasedConstraint { source, _ in source = transform(source) })]
  }

  public var isSwitchable: Bool { false }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.narrow(by: .source, with: anchors)
  }
}
