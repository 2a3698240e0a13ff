import Foundation

/// Takes steps back and makes them again, with the names of Foundation, which has none on Linux.
///
/// ```swift
/// func rename(_ card: Card, to name: String) {
///   let old = card.name
///   undo.registerUndo(withTarget: card) { rename($0, to: old) }
///   card.name = name
/// }
/// ```
///
/// What is registered while a step is taken back is what makes it again. Without a run loop, what is registered outside a
/// group is a step by itself.
open class UndoManager: NSObject, ViewBound {
  private struct Registration {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  private struct Step {
    var registrations: [Registration] = []
    var name = ""

    var isAlive: Bool { registrations.contains { $0.target != nil } }
  }

  private var undone: [Step] = []
  private var redone: [Step] = []
  /// The groups that are open, the innermost last.
  private var open: [Step] = []
  private var disabled = 0
  /// Whether a step is being taken back.
  public private(set) final var isUndoing = false
  /// Whether a step is being made again.
  public private(set) final var isRedoing = false
  /// Kept for code that sets it; there are no events that end a group.
  open var groupsByEvent = true
  /// How many steps are kept; 0 for any.
  @Observed open var levelsOfUndo = 0 {
    didSet { dropOldSteps() }
  }

  /// Creates a manager without steps.
  public override init() {}

  deinit {}

  // MARK: Registering

  /// Registers what takes a step back.
  ///
  /// - Parameters:
  ///   - target: Who is handed to the function, and is not kept alive.
  ///   - handler: Takes the step back.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let registration = Registration(target: target) { ($0 as? Target).map(handler) }
    if open.isEmpty {
      close(Step(registrations: [registration]))
    } else {
      open[open.count - 1].registrations.append(registration)
    }
  }

  /// Whether anything is registered.
  public final var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Registers nothing until `enableUndoRegistration` was called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes a `disableUndoRegistration` back.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  // MARK: Groups

  /// How many groups are open.
  public final var groupingLevel: Int { open.count }
  /// Begins a group, which is one step.
  open func beginUndoGrouping() { open.append(Step()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.registrations.isEmpty else { return }
    if open.isEmpty {
      close(group)
    } else {
      open[open.count - 1].registrations += group.registrations
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  private func close(_ step: Step) {
    if isUndoing {
      redone.append(step)
    } else {
      undone.append(step)
      if !isRedoing { redone = [] }
    }
    dropOldSteps()
  }

  private func dropOldSteps() {
    guard levelsOfUndo > 0 else { return }
    undone = undone.suffix(levelsOfUndo)
    redone = redone.suffix(levelsOfUndo)
  }

  // MARK: Taking back

  /// Whether there is a step to take back.
  open var canUndo: Bool { undone.contains { $0.isAlive } || open.contains { $0.isAlive } }
  /// Whether there is a step to make again.
  open var canRedo: Bool { redone.contains { $0.isAlive } }

  /// Takes the last step back; open groups are ended before.
  open func undo() {
    if isUndoing || isRedoing { return }
    while !open.isEmpty { endUndoGrouping() }
    perform(\.undone, flag: \.isUndoing)
  }

  /// Makes the step again that was taken back last.
  open func redo() { perform(\.redone, flag: \.isRedoing) }

  private func perform(
    _ steps: ReferenceWritableKeyPath<UndoManager, [Step]>, flag: ReferenceWritableKeyPath<UndoManager, Bool>
  ) {
    if isUndoing || isRedoing { return }
    while let step = self[keyPath: steps].popLast() {
      // Steps of those that have gone are none.
      guard step.isAlive else { continue }
      self[keyPath: flag] = true
      beginUndoGrouping()
      for registration in step.registrations.reversed() {
        if let target = registration.target { registration.undo(target) }
      }
      // What takes the step back may have forgotten all steps, or ended groups that it has not begun.
      if !open.isEmpty { open[0].name = step.name }
      while !open.isEmpty { endUndoGrouping() }
      self[keyPath: flag] = false
      return
    }
  }

  /// Forgets all steps.
  open func removeAllActions() {
    (undone, redone, open) = ([], [], open.map { _ in Step() })
    disabled = 0
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    func forget(_ steps: [Step]) -> [Step] {
      steps.map { step in
        var step = step
        step.registrations.removeAll { $0.target === target as AnyObject }
        return step
      }
    }
    (undone, redone) = (
      forget(undone).filter { !$0.registrations.isEmpty }, forget(redone).filter { !$0.registrations.isEmpty }
    )
    open = forget(open)
  }

  // MARK: Names

  /// Names the step that is open, or else the last one.
  open func setActionName(_ name: String) {
    if !open.isEmpty {
      open[0].name = name
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = name
    }
  }

  /// What the step is called that would be taken back.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// What the step is called that would be made again.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// A title for a menu: `Undo Typing`.
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// A title for a menu: `Redo Typing`.
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }
}
