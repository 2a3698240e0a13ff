import Foundation
import Synchronization

/// Observers that are told by a method, as Foundation has them only where there is an Objective-C runtime.
nonisolated extension NotificationCenter {
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
private nonisolated final class ObserverTarget: @unchecked Sendable {
  // Only read after it is made; what it points at is called on the thread or in the task that made it and nowhere else,
  // but for notifications that are about no window.
  private weak let object: AnyObject?
  private let selector: Selector
  private let subject: ObjectIdentifier?
  private let home = ViewHome()

  init(_ object: AnyObject, _ selector: Selector, of subject: AnyObject?) {
    (self.object, self.selector) = (object, selector)
    self.subject = subject.map(ObjectIdentifier.init)
  }

  func tell(_ notification: Notification) {
    let isOfTree = notification.object is UIScreen || notification.object is UIResponder
    // Another task's object is not even held: it would go on this thread where that lets it go meanwhile.
    guard !isOfTree || home.isHere, let object else { return }
    if let subject, (notification.object as AnyObject?).map(ObjectIdentifier.init) != subject { return }
    whereViewsAre((object, notification)) { selector.tell($0, from: $1) }
  }
}

/// Which objects observe what, so that they can be removed by themselves.
private nonisolated final class ObserverTable: Sendable {
  static let shared = ObserverTable()

  private struct Entry: @unchecked Sendable {
    // References are compared and handed back, and nothing else is done with them here.
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    let token: any NSObjectProtocol
    weak var center: NotificationCenter?
    let subject: ObjectIdentifier?
  }

  private struct State {
    var entries: [ObjectIdentifier: [Entry]] = [:]
    var count = 0
    /// From how many on those are forgotten whose observers are no more, so that the table does not grow.
    var sweepCount = 64
  }

  private let state = Mutex(State())

  func add(
    _ observer: AnyObject, name: NSNotification.Name?, token: any NSObjectProtocol,
    center: NotificationCenter, subject: AnyObject?
  ) {
    let entry = Entry(
      observer: observer, name: name, token: token, center: center,
      subject: subject.map(ObjectIdentifier.init))
    let known = state.withLock { state -> [Entry] in
      state.entries[ObjectIdentifier(observer), default: []].append(entry)
      state.count += 1
      return state.count < state.sweepCount ? [] : state.entries.values.flatMap { $0 }
    }
    if known.isEmpty { return }
    // Not under the lock: to look at an observer holds it, and the last to let go of it runs its `deinit`, which may remove it.
    let dead = known.filter { $0.observer == nil }
    let tokens = Set(dead.map { ObjectIdentifier($0.token) })
    state.withLock { state in
      state.entries = state.entries.compactMapValues { list in
        let alive = list.filter { !tokens.contains(ObjectIdentifier($0.token)) }
        return alive.isEmpty ? nil : alive
      }
      state.count = state.entries.values.reduce(0) { $0 + $1.count }
      state.sweepCount = max(64, 2 * state.count)
    }
    for entry in dead { entry.center?.removeObserver(entry.token as Any) }
  }

  func take(
    _ observer: AnyObject, name: NSNotification.Name?, center: NotificationCenter, subject: AnyObject?
  ) -> [any NSObjectProtocol] {
    let subject = subject.map(ObjectIdentifier.init)
    let key = ObjectIdentifier(observer)
    return state.withLock { state -> [Entry] in
      let list = state.entries[key] ?? []
      func isMeant(_ entry: Entry) -> Bool {
        entry.center === center && (name == nil || entry.name == name)
          && (subject == nil || entry.subject == subject)
      }
      let left = list.filter { !isMeant($0) }
      state.entries[key] = left.isEmpty ? nil : left
      state.count -= list.count - left.count
      return list.filter(isMeant)
    }.map(\.token)
  }
}
