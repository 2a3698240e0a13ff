import Foundation

/// Names of what comes along with a change.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value now.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// Whom an observer of a value by its name is told by.
struct NamedObserver {
  let name: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
  let observer: ObserverPlace

  func isOf(_ observer: UIResponder, _ name: String) -> Bool {
    self.name == name && self.observer.object === observer
  }
}

/// Points at an observer without keeping it.
enum ObserverPlace {
  case view(BackReference<UIView>)
  case other(WeakResponder)

  struct WeakResponder { weak var object: UIResponder? }

  init(_ observer: UIResponder) {
    self = (observer as? UIView).map { .view($0.backReference) } ?? .other(WeakResponder(object: observer))
  }

  var object: UIResponder? {
    switch self {
    case .view(let reference): reference.object
    case .other(let reference): reference.object
    }
  }
}

/// A class of views with values of its own that are observed by their names.
protocol NamedValuesObservable: UIView {
  /// Observes a value; nothing for a name that is none of the class's.
  func observe(name: String, _ told: NamedChange) -> NSKeyValueObservation?
}

/// What is done at each change of a value that is observed by its name.
struct NamedChange {
  let options: NSKeyValueObservingOptions
  let tell: ([NSKeyValueChangeKey: Any]) -> Void

  /// Observes a value.
  func of<View: ObservableView, Value: Equatable>(_ path: KeyPath<View, Value>, in view: View)
    -> NSKeyValueObservation
  {
    view.observe(path, options: options) { _, change in
      var told: [NSKeyValueChangeKey: Any] = [:]
      told[.newKey] = change.newValue
      told[.oldKey] = change.oldValue
      tell(told)
    }
  }
}

extension UIView {
  /// Lets a responder be told by `observeValue(forKeyPath:of:change:context:)` when a value of the view is another than before,
  /// until it is removed or goes.
  ///
  /// - Parameters:
  ///   - observer: Who is told; it is not kept.
  ///   - keyPath: `frame`, `bounds`, `center`, `alpha`, `hidden`, `backgroundColor`; of scroll views `contentOffset`, `contentSize`,
  ///     `contentInset`. Another is reported.
  ///   - options: Which values come along, and whether the observer is told at once as well.
  ///   - context: Comes along.
  public final func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? UIResponder else { return ViewMisuse.report(.observerIsNoResponder) }
    let place = ObserverPlace(observer)
    let change = NamedChange(options: options) { [backReference] change in
      place.object?.observeValue(
        forKeyPath: keyPath, of: backReference.object, change: change, context: context)
    }
    guard let observation = observation(ofName: keyPath, change) else {
      return ViewMisuse.report(.notObserved(keyPath, of: type(of: self)))
    }
    ensureRare().namedObservers.append(
      NamedObserver(name: keyPath, context: context, observation: observation, observer: place))
  }

  /// Ends what `addObserver(_:forKeyPath:options:context:)` began last.
  public final func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    guard let observer = observer as? UIResponder, let rare,
      let index = rare.namedObservers.lastIndex(where: {
        $0.isOf(observer, keyPath) && (context == nil || $0.context == context)
      })
    else { return }
    rare.namedObservers.remove(at: index).observation.invalidate()
  }

  private func observation(ofName name: String, _ change: NamedChange) -> NSKeyValueObservation? {
    switch name {
    case "frame", "layer.frame": change.of(\.frame, in: self)
    case "bounds", "layer.bounds": change.of(\.bounds, in: self)
    case "center", "layer.position": change.of(\.center, in: self)
    case "alpha": change.of(\.alpha, in: self)
    case "hidden": change.of(\.isHidden, in: self)
    case "backgroundColor": change.of(\.backgroundColor, in: self)
    default: (self as? any NamedValuesObservable)?.observe(name: name, change)
    }
  }
}

extension ViewMisuse {
  static let observerIsNoResponder = ViewMisuse(
    "Values are observed by their names by views and controllers alone; others observe a key path: observe(\\.frame)"
  )

  static func notObserved(_ name: String, of type: UIView.Type) -> ViewMisuse {
    ViewMisuse(
      "\(type) has no value '\(name)' that can be observed by its name; observe(\\.\(name)) takes any")
  }
}
