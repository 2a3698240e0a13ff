import Foundation

extension Selector {
  /// Calls the method.
  ///
  /// - Returns: Whether the target has the method, and the method takes such a sender.
  @discardableResult
  public func perform(on target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    send(to: target, from: sender, event: event)
  }

  /// Calls the method.
  ///
  /// - Returns: Whether the target has the method, and the method takes such a sender.
  func send(to target: AnyObject, from sender: Any?, event: Any? = nil) -> Bool {
    if case .called = call(target, sender, event) { true } else { false }
  }
}

extension NSObject {
  /// Whether the object has the method of a selector.
  public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

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
      ViewMisuse.report(
        selector.isMethod(of: self)
          ? .selector(selector, takesNo: first) : .selector(selector, notOf: self))
      return nil
    }
  }
}

/// The selector of a name alone; see ``Selector/init(_:)``.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
