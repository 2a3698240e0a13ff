import Foundation
import QuoinGraphics
import QuoinResources

/// Something that can be done with an object beyond activating it.
///
/// ```swift
/// row.accessibilityCustomActions = [
///   UIAccessibilityCustomAction(name: "Delete") { _ in delete(order) }
/// ]
/// ```
open class UIAccessibilityCustomAction: NSObject, ViewBound {
  /// Does it, and tells whether it could be done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// The picture beside the name.
  open var image: UIImage?
  /// Who has the method.
  open weak var target: AnyObject?
  /// The method that does it.
  open var selector: Selector?
  /// The closure that does it; comes before the method.
  open var actionHandler: Handler?

  /// Creates an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  deinit {}

  /// The name with its attributes, of which none are kept.
  open var attributedName: NSAttributedString {
    get { ReleasingAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// Does the action as a reader does that a person asks for it.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult
  public final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.perform(on: target, sender: self)
  }
}
