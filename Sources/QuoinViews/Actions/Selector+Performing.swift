import Foundation

extension Selector {
  /// Calls the method.
  ///
  /// - Returns: Whether the target has the method, and the method takes such a sender.
  @discardableResult
  public func perform(on target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    if case .called = call(target, sender, event) { true } else { false }
  }

  /// Calls the method; reports where the target does not have it, or it takes no such sender.
  func tell(_ target: AnyObject, from sender: Any?, event: Any? = nil) {
    if !perform(on: target, sender: sender, event: event) {
      ViewMisuse.report(refusal(by: target, of: sender))
    }
  }

  /// Why the method of a target cannot be called with a sender.
  fileprivate func refusal(by target: AnyObject, of sender: Any?) -> ViewMisuse {
    isMethod(of: target) ? .selector(self, takesNo: sender) : .selector(self, notOf: target)
  }
}

extension NSObject {
  /// Whether the object has the method of a selector.
  public nonisolated func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

  /// Calls the method of a selector; reports where the object has no such method.
  ///
  /// - Parameters:
  ///   - selector: The method; nothing is done without one.
  ///   - first: What it takes, if it takes something.
  ///   - second: What else it takes.
  /// - Returns: What the method gives, if that is an object; it is retained.
  @discardableResult
  public func perform(
    _ selector: Selector?, with first: Any? = nil, with second: Any? = nil
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    switch selector.call(self, first, second) {
    case .called(let result): return (result as? NSObject).map { .passRetained($0) }
    case .refused:
      ViewMisuse.report(selector.refusal(by: self, of: first))
      return nil
    }
  }
}

/// The selector of a name alone; see ``Selector/init(_:)``.
public nonisolated func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

extension ViewMisuse {
  static func selector(_ selector: Selector, notOf target: AnyObject) -> ViewMisuse {
    ViewMisuse(
      "\(selector) is told to \(type(of: target)), and is "
        + (selector.hasMethod ? "a method of another class" : "a name without a method"))
  }

  static func selector(_ selector: Selector, takesNo sender: Any?) -> ViewMisuse {
    ViewMisuse(
      "\(selector) is told by \(sender.map { "\(type(of: $0))" } ?? "nobody"), and takes \(selector.senderClass ?? "another sender")"
    )
  }
}
