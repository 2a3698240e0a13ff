import Foundation

/// What makes the views of a kind that are dequeued, by the identifiers with which classes are registered.
struct ViewMakers<View: UIView> {
  private var makers: [String: (CGRect) -> View] = [:]

  /// Registers a class with an identifier; nothing takes it back, and a class of another kind is reported.
  ///
  /// - Parameters:
  ///   - given: The class.
  ///   - name: What the identifier is kept as; itself unless views of several kinds are made here.
  ///   - make: Makes a view of the class.
  mutating func register(
    _ given: AnyClass?, as identifier: String, name: String? = nil,
    make: @escaping (View.Type, CGRect) -> View
  ) {
    guard let given else {
      makers[name ?? identifier] = nil
      return
    }
    guard let known = given as? View.Type else {
      return ControlMisuse.report(.wrongClass(given, registeredAs: identifier, instead: "\(View.self)"))
    }
    makers[name ?? identifier] = { make(known, $0) }
  }

  /// Registers what makes views where nothing is registered yet.
  mutating func registerOnce(_ name: String, _ make: @escaping (CGRect) -> View) {
    if makers[name] == nil { makers[name] = make }
  }

  /// A new view; nothing where none is registered.
  func make(_ name: String, _ frame: CGRect = .zero) -> View? { makers[name]?(frame) }
}

extension ControlMisuse {
  static func wrongClass(_ given: AnyClass, registeredAs identifier: String, instead wanted: String)
    -> ControlMisuse
  {
    ControlMisuse("The class \(given) registered as “\(identifier)” is no \(wanted)")
  }

  static func unregisteredIdentifier(_ identifier: String, of kind: String, in view: String) -> ControlMisuse
  {
    ControlMisuse("No \(kind) is registered as “\(identifier)” with the \(view) that is asked for one")
  }
}
