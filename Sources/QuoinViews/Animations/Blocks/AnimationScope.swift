import Foundation

/// A change of a property of a layer.
struct PropertyChange {
  let layer: CALayer
  let property: AnimatedProperty
  let old: AnimatableValue
  let new: AnimatableValue
}

/// A stretch of work whose changes belong together: a block of animations, or work that is not animated.
///
/// It takes down what a property was before its first change, and finds at the end which have changed.
final class AnimationScope {
  /// What is done with changes.
  enum Purpose {
    case block(ViewAnimation)
    /// Changes are handed to who opened the scope, which stands for a part of a block.
    case collecting(ViewAnimation?)
    /// Nothing: they are seen at once.
    case still
  }

  let purpose: Purpose
  private var before: [(layer: CALayer, property: AnimatedProperty, old: AnimatableValue)?] = []
  private var index: [Key: Int] = [:]
  private var settled: [PropertyChange] = []
  /// What views want changes of their layers to do instead.
  private var actions: [(layer: CALayer, pending: PendingAction)] = []

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: AnimatedProperty
  }

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// The settings of the block, for blocks within it.
  var block: ViewAnimation? {
    switch purpose {
    case .block(let block): return block
    case .collecting(let block): return block
    case .still: return nil
    }
  }

  /// Does work whose changes belong to the scope.
  ///
  /// - Returns: The changes.
  func run(_ work: () -> Void) -> [PropertyChange] {
    let thread = AnimationThread.current
    thread.open(self)
    work()
    thread.close(self)
    for (layer, pending) in actions { layer.run(pending) }
    actions = []
    return changes()
  }

  // MARK: Taking down

  /// Takes down what properties of a layer are, before they change.
  ///
  /// - Parameter scopes: Those that are open, the innermost last.
  static func note(_ properties: [AnimatedProperty], of layer: CALayer, in scopes: [AnimationScope]) {
    guard let scope = scopes.last, !layer.isPresenting else { return }
    for property in properties {
      let key = Key(layer: ObjectIdentifier(layer), property: property)
      if scope.index[key] != nil { continue }
      guard var old = layer.value(of: property) else { continue }
      for outer in scopes.dropLast().reversed() {
        if let value = outer.settle(key, now: old) { old = value }
      }
      if case .still = scope.purpose { continue }
      scope.index[key] = scope.before.count
      scope.before.append(scope.animates(property, of: layer, from: old) ? (layer, property, old) : nil)
    }
  }

  /// Asks the view of a layer whether a change does what the block does, and takes down what it does otherwise.
  private func animates(_ property: AnimatedProperty, of layer: CALayer, from old: AnimatableValue) -> Bool {
    guard block != nil, layer.view != nil else { return true }
    let action = layer.action(forKey: property.rawValue)
    if AnimationThread.current.isOfBlock(action, property) { return true }
    if let action { actions.append((layer, PendingAction(property: property, old: old, action: action))) }
    return false
  }

  /// Ends a change of this scope, since a scope within it changes the property again.
  ///
  /// - Returns: The value that the inner change starts from instead, where this one is given up for it.
  private func settle(_ key: Key, now: AnimatableValue) -> AnimatableValue? {
    guard let place = index.removeValue(forKey: key), let entry = before[place] else { return nil }
    before[place] = nil
    if !now.isAdditive { return entry.old }
    settled.append(PropertyChange(layer: entry.layer, property: entry.property, old: entry.old, new: now))
    return nil
  }

  /// Lays out the views that have another size than before the scope.
  func layoutWhatChangedSize() {
    for entry in before {
      guard let entry, entry.property == .bounds, let new = entry.layer.value(of: .bounds),
        !entry.old.isSame(as: new)
      else {
        continue
      }
      entry.layer.view?.layoutIfNeeded()
    }
  }

  /// What has changed since the scope was opened.
  func changes() -> [PropertyChange] {
    var changes = settled
    for entry in before {
      guard let entry, let new = entry.layer.value(of: entry.property) else { continue }
      changes.append(PropertyChange(layer: entry.layer, property: entry.property, old: entry.old, new: new))
    }
    return changes.filter { !$0.old.isSame(as: $0.new) }
  }
}
