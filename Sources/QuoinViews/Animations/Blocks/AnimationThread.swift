/// What is being animated on a thread: the scopes that are open in it, and whether animations are switched on.
///
/// Blocks of animations run at once on one thread, and trees of views on different threads know nothing of each other.
final class AnimationThread: ChangeWatcher {
  private(set) var scopes: [AnimationScope] = []
  /// The transactions that are open, the innermost last.
  var transactions: [LayerTransaction] = []
  /// The blocks of keyframes that are open, the innermost last.
  var keyframes: [KeyframeCollector] = []
  /// Whether blocks animate.
  var isEnabled = true
  /// What a view's layer was told last that the block does, and of which property.
  var blockAction: (event: String, animation: CABasicAnimation)?
  private var endings = 0

  /// What is being animated on this thread.
  static var current: AnimationThread {
    if let known = ofThread as? AnimationThread { return known }
    let made = AnimationThread()
    made.watchThread()
    return made
  }

  func open(_ scope: AnimationScope) {
    beginWatching()
    scopes.append(scope)
  }

  override func willChange(_ properties: [AnimatedProperty], of layer: CALayer) {
    if layer.view == nil, isInTransaction { return }
    AnimationScope.note(properties, of: layer, in: scopes)
  }

  /// Whether a transaction was begun within the innermost scope.
  private var isInTransaction: Bool { transactions.last?.scopesAround == scopes.count }

  /// Whether changes of layers that are no view's do what they do by themselves: outside of blocks, and in transactions
  /// within them.
  var letsLayersAct: Bool {
    guard isEnabled, scopes.isEmpty || isInTransaction else { return false }
    return transactions.last.map { !$0.isStill && $0.duration > 0 } ?? true
  }

  /// Whether a change in a block does what the block does, and nothing that the view has said of it instead.
  func isOfBlock(_ action: (any CAAction)?, _ property: AnimatedProperty) -> Bool {
    defer { blockAction = nil }
    guard let (event, animation) = blockAction, let told = action as? CABasicAnimation else { return false }
    return told === animation && event == property.rawValue && told.keyPath == event
  }

  /// Tells that animations have ended. One that nothing moves ends at once, within what began it, so that one which begins
  /// the next in its end would never return; a chain of such is given up.
  func tellEnd(_ tell: () -> Void) {
    if endings == 100 { return ViewMisuse.report(.endlessAnimations) }
    endings += 1
    defer { endings -= 1 }
    tell()
  }

  func close(_ scope: AnimationScope) {
    guard let index = scopes.lastIndex(where: { $0 === scope }) else { return }
    scopes.remove(at: index)
    endWatching()
  }
}

extension ViewMisuse {
  static let endlessAnimations = ViewMisuse(
    "Animations that nothing moves, as of views in no window, begin each other in their ends without end: the next is not told"
  )
}
