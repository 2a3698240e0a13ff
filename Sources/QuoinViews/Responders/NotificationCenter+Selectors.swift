import Foundation
import Synchronization

/// Observers that are told by a method, as Foundation has them only where there is an Objective-C runtime.
extension NotificationCenter {
  /// Lets a method of an object be called for each notification, as long as the object lives and is not removed.
  ///
  /// The method takes nothing or the notification. It is called on the thread that posts, with one exception: a tree of views
  /// belongs to one task, so that what another task posts of its own views, as of a keyboard or a field in a test that runs
  /// beside this one, is not told.
  ///
  /// - Parameters:
  ///   - observer: Who is told; it is not kept.
  ///   - selector: The method.
  ///   - name: Of which notifications; all unless given.
  ///   - object: Of whose notifications; everybody's unless given.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let isObject = object.map { type(of: $0) is AnyClass } ?? false
    let subject = isObject ? object as AnyObject? : nil
    let target = ObserverTarget(observer, selector, of: subject)
    // Foundation compares what it wraps, which for objects that are no `NSObject` is a new wrapper each time.
    let token = addObserver(forName: name, object: isObject ? nil : object, queue: nil) { target.tell($0) }
    ObserverTable.shared.add(observer, name: name, token: token, center: self, subject: subject)
  }

  /// Tells an object no more: one whose methods were called, or what `addObserver(forName:…)` gave.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Tells an object no more of some notifications.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    for token in ObserverTable.shared.take(observer, name: name, center: self, subject: object as AnyObject?)
    {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// An object with a method that takes notifications.
private final class ObserverTarget: @unchecked Sendable {
  // Only read after it is made; what it points at is called on the thread or in the task that made it and nowhere else,
  // but for notifications that are about no window.
  private weak let object: AnyObject?
  private let selector: Selector
  private let subject: ObjectIdentifier?
  private let thread = Thread.current
  private let task = withUnsafeCurrentTask { $0?.hashValue }

  init(_ object: AnyObject, _ selector: Selector, of subject: AnyObject?) {
    (self.object, self.selector) = (object, selector)
    self.subject = subject.map(ObjectIdentifier.init)
  }

  func tell(_ notification: Notification) {
    let isOfTree = notification.object is UIScreen || notification.object is UIResponder
    guard let object, !isOfTree || isAtHome else { return }
    if let subject, (notification.object as AnyObject?).map(ObjectIdentifier.init) != subject { return }
    if !selector.isMethod(of: object) {
      ViewMisuse.report(.selector(selector, notOf: object))
    } else if !selector.send(to: object, from: notification) {
      ViewMisuse.report(.selector(selector, takesNo: notification as AnyObject))
    }
  }

  private var isAtHome: Bool {
    thread === Thread.current || task != nil && task == withUnsafeCurrentTask { $0?.hashValue }
  }
}

/// Which objects observe what, so that they can be removed by themselves.
private final class ObserverTable: Sendable {
  static let shared = ObserverTable()

  private struct Entry: @unchecked Sendable {
    // References are compared and handed back, and nothing else is done with them here.
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    let token: any NSObjectProtocol
    weak var center: NotificationCenter?
    let subject: ObjectIdentifier?
  }

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(
    _ observer: AnyObject, name: NSNotification.Name?, token: any NSObjectProtocol,
    center: NotificationCenter, subject: AnyObject?
  ) {
    let entry = Entry(
      observer: observer, name: name, token: token, center: center,
      subject: subject.map(ObjectIdentifier.init))
    let gone = entries.withLock { entries in
      var gone: [Entry] = []
      // One that is no more is forgotten when another comes, so that the table does not grow.
      for (key, list) in entries {
        let dead = list.filter { $0.observer == nil }
        if dead.isEmpty { continue }
        gone += dead
        let alive = list.filter { $0.observer != nil }
        entries[key] = alive.isEmpty ? nil : alive
      }
      entries[ObjectIdentifier(observer), default: []].append(entry)
      return gone
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any) }
  }

  func take(
    _ observer: AnyObject, name: NSNotification.Name?, center: NotificationCenter, subject: AnyObject?
  ) -> [any NSObjectProtocol] {
    let subject = subject.map(ObjectIdentifier.init)
    let key = ObjectIdentifier(observer)
    return entries.withLock { entries -> [Entry] in
      let list = entries[key] ?? []
      func isMeant(_ entry: Entry) -> Bool {
        entry.center === center && (name == nil || entry.name == name)
          && (subject == nil || entry.subject == subject)
      }
      let left = list.filter { !isMeant($0) }
      entries[key] = left.isEmpty ? nil : left
      return list.filter(isMeant)
    }.map(\.token)
  }
}
