import Foundation
import QuoinGraphics
import QuoinResources

/// What is said of an object to those who do not see it: UIKit's informal protocol `UIAccessibility`, as a class that
/// views, controllers and `UIAccessibilityElement` inherit from.
///
/// ```swift
/// let stars = StarsView(rating: 4)
/// stars.isAccessibilityElement = true
/// stars.accessibilityLabel = "Rating"
/// stars.accessibilityValue = "4 of 5"
/// ```
///
/// What is read out in which order is a view's `accessibilityTree`.
open class AccessibleObject: NSObject, ViewBound {
  /// What was set; nothing while everything is as the class has it.
  package final var accessibilityProperties: AccessibilityProperties?

  /// Creates an object of which nothing is said.
  public override init() {}

  deinit {}

  private func change(_ body: (AccessibilityProperties) -> Void) {
    let properties = accessibilityProperties ?? AccessibilityProperties()
    accessibilityProperties = properties
    body(properties)
    accessibilityDidChange()
  }

  /// Called after anything that is said of the object was set.
  func accessibilityDidChange() {}

  // MARK: What a class has it as

  /// Whether the object is read out as one unless that is set; a class overrides what it says of its objects.
  open var isAccessibilityElementByDefault: Bool { false }
  /// What the object is unless that is set.
  open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  /// What the object is called unless that is set.
  open var defaultAccessibilityLabel: String? { nil }
  /// What the object holds unless that is set.
  open var defaultAccessibilityValue: String? { nil }

  // MARK: What it is

  /// Whether the object is read out as one, with nothing in it apart.
  open var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? isAccessibilityElementByDefault }
    set { change { $0.isElement = newValue } }
  }

  /// What the object is, and in what state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? defaultAccessibilityTraits }
    set { change { $0.traits = newValue } }
  }

  /// A name to find the object by; never read out.
  open var accessibilityIdentifier: String? {
    get { accessibilityProperties?.identifier }
    set { change { $0.identifier = newValue } }
  }

  // MARK: What is read out

  /// What the object is called.
  open var accessibilityLabel: String? {
    get { accessibilityProperties?.label?.plain ?? defaultAccessibilityLabel }
    set { change { $0.label = newValue.map(SpokenText.init) } }
  }

  /// What the object holds, as a slider its position.
  open var accessibilityValue: String? {
    get { accessibilityProperties?.value?.plain ?? defaultAccessibilityValue }
    set { change { $0.value = newValue.map(SpokenText.init) } }
  }

  /// What comes of using the object.
  open var accessibilityHint: String? {
    get { accessibilityProperties?.hint?.plain }
    set { change { $0.hint = newValue.map(SpokenText.init) } }
  }

  /// The label with its attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityProperties?.label?.attributed
        ?? accessibilityLabel.map { ReleasingAttributedString(string: $0) }
    }
    set { change { $0.label = newValue.map(SpokenText.init) } }
  }

  /// The value with its attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityProperties?.value?.attributed
        ?? accessibilityValue.map { ReleasingAttributedString(string: $0) }
    }
    set { change { $0.value = newValue.map(SpokenText.init) } }
  }

  /// The hint with its attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityProperties?.hint?.attributed
        ?? accessibilityHint.map { ReleasingAttributedString(string: $0) }
    }
    set { change { $0.hint = newValue.map(SpokenText.init) } }
  }

  /// The language in which the object is read out, as `de-CH`; that of the reader unless set.
  open var accessibilityLanguage: String? {
    get { accessibilityProperties?.language }
    set { change { $0.language = newValue } }
  }

  /// What people may call the object when they speak to it, the likeliest first; its label unless set.
  open var accessibilityUserInputLabels: [String] {
    get { accessibilityProperties?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { change { $0.userInputLabels = newValue } }
  }

  // MARK: Where it is

  /// The object's rectangle, in points of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityProperties?.frame ?? .zero }
    set { change { $0.frame = newValue } }
  }

  /// The object's outline where its rectangle says too little, in points of the screen.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityProperties?.path }
    set { change { $0.path = newValue } }
  }

  /// Where the object is touched when it is activated, in points of the screen; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityProperties?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { change { $0.activationPoint = newValue } }
  }

  // MARK: What is in it

  /// Whether neither the object nor anything in it is read out.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityProperties?.isHidden ?? false }
    set { change { $0.isHidden = newValue } }
  }

  /// Whether what stands beside the view is not read out.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityProperties?.isModal ?? false }
    set { change { $0.isModal = newValue } }
  }

  /// Whether what is in the object is read out together, wherever other things stand.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityProperties?.groupsChildren ?? false }
    set { change { $0.groupsChildren = newValue } }
  }

  /// What the object is to those in it.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityProperties?.containerType ?? .none }
    set { change { $0.containerType = newValue } }
  }

  /// Whether those in the object are gone through one by one or with it as one.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityProperties?.navigationStyle ?? .automatic }
    set { change { $0.navigationStyle = newValue } }
  }

  /// Whether the object does something when it is touched.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityProperties?.respondsToUserInteraction ?? false }
    set { change { $0.respondsToUserInteraction = newValue } }
  }

  /// What is in the object, in the order in which it is read out: views and `UIAccessibilityElement`s; nothing to find it
  /// by the views' places.
  open var accessibilityElements: [Any]? {
    get { accessibilityProperties?.elements }
    set { change { $0.elements = newValue } }
  }

  /// How many there are in the object; `NSNotFound` where it does not say.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// One of those in the object.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The place of one of those in the object; `NSNotFound` where it is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What it does

  /// What can be done with the object beyond activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityProperties?.customActions }
    set { change { $0.customActions = newValue } }
  }

  /// What can be searched for in the object.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityProperties?.customRotors }
    set { change { $0.customRotors = newValue } }
  }

  /// Does what a double tap does; where this returns false, the activation point is tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Takes an adjustable object a step up.
  open func accessibilityIncrement() {}
  /// Takes an adjustable object a step down.
  open func accessibilityDecrement() {}
  /// Scrolls by a page; returns whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Closes what is open; returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what is done most; returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Told that a reader has come to the object.
  open func accessibilityElementDidBecomeFocused() {}
  /// Told that a reader has left the object.
  open func accessibilityElementDidLoseFocus() {}
}
