import Foundation

extension UINavigationController {
  /// Which way a stack changes.
  public nonisolated enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// Ends at once what moves controllers.
  final func finishTransition() {
    transition?.finish()
    ownTransition?.completeTransition(true)
  }

  /// Lets an animator of the program's own move controllers, whose rooms are placed.
  ///
  /// - Parameters:
  ///   - animator: Moves them.
  ///   - lead: Leads the animator, where somebody does.
  ///   - oldRoom: Has the view that goes.
  ///   - newRoom: Has the view that comes.
  ///   - coordinator: What goes along.
  ///   - finish: Called once when that has ended, with whether it went through.
  final func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    ledBy lead: (any UIViewControllerInteractiveTransitioning)?, from oldRoom: ControllerRoom,
    to newRoom: ControllerRoom, along coordinator: ControllerTransition, finish: @escaping (Bool) -> Void
  ) {
    let (old, new) = (oldRoom.controller, newRoom.controller)
    for room in [oldRoom, newRoom] { room.layoutIfNeeded() }
    let context = TransitionContext(
      from: TransitionContext.Side(old, old.view, before: oldRoom.frame, after: .zero),
      to: TransitionContext.Side(new, new.view, before: .zero, after: newRoom.frame),
      in: contained.host, style: .none, by: animator, ledBy: lead, along: coordinator
    ) { [self] completed in
      ownTransition = nil
      for room in [oldRoom, newRoom] { room.takeBack() }
      finish(completed)
    }
    ownTransition = context
    oldRoom.lend(isSeen: true)
    newRoom.lend(isSeen: false)
    context.run()
  }
}
