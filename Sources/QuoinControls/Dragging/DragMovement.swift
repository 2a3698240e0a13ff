import Foundation
import QuoinGraphics

/// Something that is lifted, follows a finger through its window, and is taken where it is let go or goes back.
final class DragMovement {
  let session: DragSession
  private weak var window: UIWindow?
  /// Whether the finger has moved.
  private(set) var hasBegun = false
  private var previews: [(item: UIDragItem, view: MenuPreview, grip: CGPoint)] = []
  /// Those that have been asked whether they have to do with it, in the order in which it came above them.
  private var asked: [(interaction: UIDropInteraction, handles: Bool)] = []
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  private var isOver = false
  private let spring: SpringLoading

  private var source: UIDragInteraction { session.source }
  private var delegate: (any UIDragInteractionDelegate)? { source.delegate }

  /// How far those that were added show behind the first, in points.
  private static let pile: CGFloat = 6

  /// Asks for what is dragged from a point of the window; there is no movement where that is nothing.
  init?(of source: UIDragInteraction, at place: CGPoint) {
    guard let delegate = source.delegate, let window = source.view?.window else { return nil }
    session = DragSession(of: source, at: place)
    spring = SpringLoading(session)
    self.window = window
    session.items = delegate.dragInteraction(source, itemsForBeginning: session)
    if session.items.isEmpty { return nil }
  }

  // MARK: Lifting

  /// Shows what is dragged above everything else.
  func lift() {
    guard let delegate else { return }
    let animator = DragAnimator()
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    for item in session.items { show(item) }
    let views = previews.map(\.view)
    animator.run { for view in views { view.transform = view.transform.scaledBy(x: 1.05, y: 1.05) } }
  }

  private func show(_ item: UIDragItem) {
    guard let window,
      let targeted = delegate?.dragInteraction(source, previewForLifting: item, session: session),
      targeted.target.container.window === window,
      let view = MenuPreview(of: targeted.view, targeted.parameters)
    else { return }
    place(view, at: targeted.target)
    show(view, of: item)
  }

  private func place(_ view: MenuPreview, at target: UIPreviewTarget) {
    view.center = target.container.convert(target.center, to: window)
    view.transform = target.transform
  }

  private func show(_ view: MenuPreview, of item: UIDragItem) {
    guard let window else { return }
    view.isUserInteractionEnabled = false
    let finger = session.place
    if let first = previews.first {
      let shift = Self.pile * CGFloat(previews.count)
      window.insertSubview(view, belowSubview: first.view)
      previews.append((item, view, CGPoint(x: first.grip.x - shift, y: first.grip.y - shift)))
    } else {
      window.addSubview(view)
      previews.append((item, view, CGPoint(x: finger.x - view.center.x, y: finger.y - view.center.y)))
    }
  }

  // MARK: Moving

  /// Lets it be dragged: the finger moves.
  func begin() {
    guard let delegate else { return }
    if previews.isEmpty { lift() }
    hasBegun = true
    session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
    for index in previews.indices { replace(at: index) }
  }

  /// Shows what the program wants to be seen of an item in the place of what was lifted.
  private func replace(at index: Int) {
    guard let provider = previews[index].item.previewProvider else { return }
    let old = previews[index].view
    guard let preview = provider(), let view = MenuPreview(of: preview.view, preview.parameters) else {
      old.isHidden = true
      return
    }
    view.isUserInteractionEnabled = false
    view.center = old.center
    window?.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    previews[index].view = view
  }

  /// Follows the finger to a point of the window.
  func move(to place: CGPoint) {
    guard !isOver, let window else { return }
    session.place = place
    for preview in previews {
      preview.view.center = CGPoint(x: place.x - preview.grip.x, y: place.y - preview.grip.y)
    }
    delegate?.dragInteraction(source, sessionDidMove: session)
    let found = taker(at: place, in: window)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
      (target, proposal) = (found, nil)
      if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
    }
    if let target, !isOver { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session) }
    if !isOver { spring.follow(in: window) }
  }

  /// The nearest around a point that has to do with it.
  private func taker(at place: CGPoint, in window: UIWindow) -> UIDropInteraction? {
    for view in sequence(first: window.hitTest(place, with: nil), next: { $0?.superview }).compactMap({ $0 })
    {
      for case let interaction as UIDropInteraction in view.interactions where handles(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func handles(_ interaction: UIDropInteraction) -> Bool {
    if let known = asked.first(where: { $0.interaction === interaction }) { return known.handles }
    let handles = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    asked.append((interaction, handles))
    return handles
  }

  /// Lets another finger, at a point of the view, add to it.
  ///
  /// - Returns: Whether it does.
  func add(touchAt point: CGPoint) -> Bool {
    let items =
      delegate?.dragInteraction(source, itemsForAddingTo: session, withTouchAt: point)
      .filter { item in !session.items.contains { $0 === item } } ?? []
    if items.isEmpty { return false }
    delegate?.dragInteraction(source, session: session, willAdd: items, for: source)
    for item in items {
      session.items.append(item)
      show(item)
      if hasBegun, previews.last?.item === item { replace(at: previews.count - 1) }
    }
    move(to: session.place)
    return true
  }

  // MARK: Ending

  /// What becomes of it if it is let go now; nothing if it goes back.
  private var operation: UIDropOperation? {
    switch proposal?.operation {
    case .copy: .copy
    case .move where session.allowsMoveOperation: .move
    default: nil
    }
  }

  /// Why it would not be taken where it is; nothing if it would.
  var refusal: String? {
    if operation != nil { return nil }
    guard let target else {
      return hasBegun ? "nothing there takes drops of it" : "it was not moved"
    }
    let taker = target.view.map { $0.className } ?? "the view"
    return switch proposal?.operation {
    case .move: "\(taker) would move it, which its drag does not allow"
    case .forbidden: "\(taker) forbids the drop"
    default: "\(taker) proposes no operation for the drop"
    }
  }

  /// Lets it be taken where it is.
  func drop() { end(operation) }

  /// Ends it: it is taken, or goes back without an operation.
  func end(_ operation: UIDropOperation?) {
    if isOver { return }
    isOver = true
    spring.leave()
    let told = operation ?? .cancel
    if hasBegun { delegate?.dragInteraction(source, session: session, willEndWith: told) }
    if operation != nil, let target {
      target.delegate?.dropInteraction(target, performDrop: session)
      for preview in previews { land(preview.item, preview.view, on: target) }
      target.delegate?.dropInteraction(target, concludeDrop: session)
      delegate?.dragInteraction(source, sessionDidTransferItems: session)
    } else {
      for preview in previews { returnHome(preview.item, preview.view) }
    }
    for (interaction, handles) in asked where handles {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
    if hasBegun { delegate?.dragInteraction(source, session: session, didEndWith: told) }
    (previews, target, proposal, asked) = ([], nil, nil, [])
  }

  private func land(_ item: UIDragItem, _ view: MenuPreview, on target: UIDropInteraction) {
    let shown = UITargetedDragPreview(view: view)
    let landing = session.landings[ObjectIdentifier(item)]
    let preview =
      landing.map { $0.preview ?? shown.retargetedPreview(with: $0.target) }
      ?? target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: shown)
    let animator = landing?.animator ?? DragAnimator()
    target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
    send(view, to: preview, with: animator)
  }

  private func returnHome(_ item: UIDragItem, _ view: MenuPreview) {
    var preview: UITargetedDragPreview?
    if let home = source.view, let window, home.window === window {
      let center = CGPoint(x: home.bounds.midX, y: home.bounds.midY)
      let shown = UITargetedDragPreview(
        view: view, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: home, center: center))
      preview = delegate?.dragInteraction(source, previewForCancelling: item, withDefault: shown)
    }
    let animator = DragAnimator()
    delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
    send(view, to: preview, with: animator)
  }

  /// Lets what is seen of an item go where a preview is, as what that shows, and fade; without one it shrinks where it is.
  private func send(_ view: MenuPreview, to preview: UITargetedDragPreview?, with animator: DragAnimator) {
    var seen = view
    if let preview, preview.view !== view, let other = MenuPreview(of: preview.view, preview.parameters) {
      (other.center, other.transform) = (view.center, view.transform)
      other.isUserInteractionEnabled = false
      window?.insertSubview(other, aboveSubview: view)
      view.removeFromSuperview()
      seen = other
    }
    animator.run { [self, seen] in
      seen.alpha = 0
      if preview == nil { seen.transform = seen.transform.scaledBy(x: 0.5, y: 0.5) }
      if let preview, preview.target.container.window === window { place(seen, at: preview.target) }
    } then: { [seen] in
      seen.removeFromSuperview()
    }
  }
}
