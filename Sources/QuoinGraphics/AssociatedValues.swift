import Foundation

/// How an object keeps a value that is associated with it: always by a reference that counts, or by itself where it is none.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object under the address of a variable, as Objective-C's runtime does.
///
/// The object is watched by a weak reference from then on, and its values go some time after it: when others have been kept.
///
/// - Parameters:
///   - object: Whose value it is; nothing is kept for what is no object.
///   - key: An address that stays, such as that of a global or static variable.
///   - value: The value; nothing takes it away.
///   - policy: Without effect but for `OBJC_ASSOCIATION_ASSIGN`, by which an object is kept no longer than others keep it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.set(value, for: object, key: key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that an object keeps under the address of a variable; nothing where it keeps none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.value(for: object, key: key)
}

/// Takes all values away that an object keeps.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.removeAll(of: object) }

/// The values that objects keep of others, by their addresses.
private struct AssociatedValues {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Kept] = [:]
  }

  private enum Kept {
    case always(Any)
    case whileOthersDo(WeakObject)

    var value: Any? {
      switch self {
      case .always(let value): value
      case .whileOthersDo(let object): object.object
      }
    }
  }

  private struct WeakObject { weak var object: AnyObject? }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// From how many objects on those are forgotten that are no more.
  private var limit = 64

  // What is kept is handed to whoever has the object, as the runtime of Objective-C does it; the table alone is guarded here.
  nonisolated(unsafe) private static var shared = AssociatedValues()
  private static let guardian = NSLock()

  /// Changes the table; what goes is let go of outside of the lock, for its `deinit` may ask for other values.
  private static func change(_ object: Any, _ body: (inout Entry) -> Kept?) {
    guard let owner = reference(object) else { return }
    let gone: [Any] = guardian.withLock {
      let key = ObjectIdentifier(owner)
      var gone: [Any] = []
      if let old = shared.entries[key], old.owner == nil {
        gone.append(shared.entries.removeValue(forKey: key) as Any)
      }
      var entry = shared.entries[key] ?? Entry(owner: owner)
      gone.append(body(&entry) as Any)
      shared.entries[key] = entry.values.isEmpty ? nil : entry
      if shared.entries.count > shared.limit {
        for (key, entry) in shared.entries where entry.owner == nil {
          gone.append(entry)
          shared.entries[key] = nil
        }
        shared.limit = max(64, shared.entries.count * 2)
      }
      return gone
    }
    withExtendedLifetime(gone) {}
  }

  static func set(_ value: Any?, for object: Any, key: UnsafeRawPointer, isWeak: Bool) {
    change(object) { entry in
      guard let value else { return entry.values.removeValue(forKey: key) }
      let kept: Kept
      if isWeak, let value = reference(value) {
        kept = .whileOthersDo(WeakObject(object: value))
      } else {
        kept = .always(value)
      }
      return entry.values.updateValue(kept, forKey: key)
    }
  }

  static func value(for object: Any, key: UnsafeRawPointer) -> Any? {
    guard let owner = reference(object) else { return nil }
    return guardian.withLock { () -> Kept? in
      guard let entry = shared.entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]
    }?.value
  }

  static func removeAll(of object: Any) {
    guard let owner = reference(object) else { return }
    let gone = guardian.withLock { shared.entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(gone) {}
  }

  /// The object that a value is, also where it is optional; nothing for a value that is none.
  private static func reference(_ value: Any) -> AnyObject? {
    func unwrapped(_ value: Any) -> Any? {
      guard let optional = value as? any OptionalValue else { return value }
      return optional.some.flatMap(unwrapped)
    }
    guard let value = unwrapped(value), type(of: value) is AnyClass else { return nil }
    return value as AnyObject
  }
}

private protocol OptionalValue { var some: Any? { get } }

extension Optional: OptionalValue {
  fileprivate var some: Any? { self }
}
