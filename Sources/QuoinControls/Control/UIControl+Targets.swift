import Foundation

/// One of those that a control tells, and of what.
struct ControlHandler {
  let target: ActionTarget
  var events: UIControl.Event
}

extension UIControl {
  /// Lets a method of an object be called at some events; the object is not kept.
  ///
  /// - Parameters:
  ///   - target: Who has the method; nothing for the nearest one, up the responders, that has.
  ///   - action: A method that takes nothing, the control, or the control and the event.
  ///   - controlEvents: Of what it is told.
  public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    handlers.removeAll { $0.target.isGone }
    if let index = handlers.firstIndex(where: { $0.target.isExactly(object, action) }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append(
        ControlHandler(target: ActionTarget(target: object, selector: action), events: controlEvents))
    }
  }

  /// Lets methods be called at some events no more.
  ///
  /// - Parameters:
  ///   - target: Whose; nothing for anybody's.
  ///   - action: Which; nothing for all.
  ///   - controlEvents: At which events; others stay.
  public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    subtract(controlEvents) { $0.tells(object, action) }
  }

  /// Lets an action be called at some events, in the place of one of the same identifier.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    var earlier: Event = []
    for handler in handlers where handler.target.action === action { earlier = handler.events }
    subtract(controlEvents) { $0.isAction(action) }
    if let index = handlers.firstIndex(where: { $0.target.action === action }) {
      handlers[index].events = earlier.union(controlEvents)
    } else {
      handlers.append(ControlHandler(target: ActionTarget(action), events: earlier.union(controlEvents)))
    }
  }

  /// Lets an action be called at some events no more.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    subtract(controlEvents) { $0.isAction(action) }
  }

  /// Lets the action of an identifier be called at some events no more.
  public final func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    subtract(controlEvents) { $0.action?.identifier == identifier }
  }

  private func subtract(_ events: Event, where isMeant: (ActionTarget) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index].target) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Goes through those that are told of events.
  ///
  /// - Parameter iterator: Called with an action, or with a target and its method; with the events that it is told of; and
  ///   with a flag that ends the walk when it is set.
  public final func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !handler.target.isGone {
      let method = handler.target.method.map { ($0.target as Any?, $0.selector) }
      iterator(handler.target.action, method, handler.events, &stops)
      if stops { return }
    }
  }

  /// Those whose methods are called, each once.
  public final var allTargets: [AnyObject] {
    var found: [AnyObject] = []
    for target in handlers.compactMap({ $0.target.method?.target })
    where !found.contains(where: { $0 === target }) {
      found.append(target)
    }
    return found
  }

  /// All events that somebody is told of.
  public final var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods of an object that are called at all of some events; nothing where there are none.
  public final func actions(forTarget target: Any?, forControlEvent controlEvents: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard handler.events.isSuperset(of: controlEvents), let method = handler.target.method,
        method.target === object
      else { return nil }
      return method.selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls what asks for the control's main action.
  public final func performPrimaryAction() { activate() }

  /// Tells of each event in turn, and of each all that listen to it: who listens to two is told twice.
  func tellHandlers(of events: Event) {
    var rest = events.rawValue
    while rest != 0 {
      let event = Event(rawValue: rest & (~rest &+ 1))
      rest &= rest - 1
      tellHandlers(ofOne: event)
    }
  }

  private func tellHandlers(ofOne event: Event) {
    // Those that are told may come and go meanwhile; who has left is not told any more.
    for handler in handlers where handler.events.contains(event) {
      if let action = handler.target.action {
        guard handlers.contains(where: { $0.target.action === action }) else { continue }
        sendAction(action)
      } else if let method = handler.target.method, !handler.target.isGone {
        guard handlers.contains(where: { $0.target.isExactly(method.target, method.selector) }) else {
          continue
        }
        sendAction(method.selector, to: method.target, for: currentEvent)
      }
    }
  }
}

extension ActionTarget {
  /// Whether it tells this method of this object, or of whoever has it where none is given.
  fileprivate func isExactly(_ object: AnyObject?, _ selector: Selector) -> Bool {
    guard let method else { return false }
    return method.target === object && method.selector == selector && !isGone
  }
}
