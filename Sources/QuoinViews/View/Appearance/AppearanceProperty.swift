import Foundation
import QuoinGraphics

/// A property that a program may set for all objects of a class; see ``UIAppearance``.
package struct AppearanceProperty {
  /// Gives an object what a prototype has, where that is not what new ones have and the object has nothing of its own.
  let copy: (_ prototype: NSObject, _ plain: NSObject, _ object: NSObject) -> Void

  /// A property whose values are told apart.
  ///
  /// - Parameter isSame: Whether two values are the same.
  package init<Class: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Class, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    copy = { prototype, plain, object in
      guard let prototype = prototype as? Class, let plain = plain as? Class, let object = object as? Class
      else { return }
      let (wanted, usual) = (prototype[keyPath: path], plain[keyPath: path])
      if !isSame(wanted, usual), isSame(object[keyPath: path], usual) { object[keyPath: path] = wanted }
    }
  }

  /// A property whose values can be compared.
  package init<Class: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Class, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// A property that is nothing unless it is set.
  package init<Class: NSObject, Value>(ifSet path: ReferenceWritableKeyPath<Class, Value?>) {
    self.init(path) { ($0 == nil) == ($1 == nil) }
  }

  /// What every view can be told.
  static var ofAllViews: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.ownTintColor), AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UIView.alpha),
    ]
  }
}

extension UIView {
  /// The tint that was set for the view itself.
  fileprivate final var ownTintColor: UIColor? {
    get { rare?.tintColor }
    set { tintColor = newValue }
  }
}
