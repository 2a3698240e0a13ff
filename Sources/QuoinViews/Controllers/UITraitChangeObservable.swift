import Foundation
import QuoinGraphics

/// What can be asked to call when its traits have changed.
public protocol UITraitChangeObservable: AnyObject, ViewBound {
  /// Lets somebody be called with the traits before, until that is taken back.
  func observeTraits(
    _ traits: [any UITraitDefinition.Type], _ call: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Takes back that somebody is called.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a function when one of some traits has changed.
  ///
  /// ```swift
  /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Card, previous) in view.updateBorder() }
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The types of the traits.
  ///   - handler: Gets this object, and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { [weak self] previous in if let self { handler(self, previous) } }
  }

  /// Calls a method of an object when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    observeTraits(traits) { [weak self, weak target] _ in
      if let self, let target { action.tell(target, from: self) }
    }
  }

  /// Calls a method of this object when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

extension UIView: UITraitChangeObservable {
  public final func observeTraits(
    _ traits: [any UITraitDefinition.Type], _ call: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    ensureRare().traitObservers.add(traits, call)
  }

  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traitObservers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  public final func observeTraits(
    _ traits: [any UITraitDefinition.Type], _ call: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits, call)
  }

  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
