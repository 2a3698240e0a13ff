import Foundation
import QuoinGraphics

/// Lets what is dragged select the row that it stays above, as the list's delegate says; a subclass asks that.
class ListSpring: OwnSpring {
  init() {
    super.init(interactionBehavior: ListSpringBehavior(), interactionEffect: nil) { spring, context in
      guard let rows = spring.view as? ListScrollView, let path = context.targetItem as? IndexPath,
        let place = ListPlace(path)
      else { return }
      rows.userSelects(place)
    }
  }

  deinit {}

  /// Whether a row may be selected so.
  func mayPress(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool { true }
}

private final class ListSpringBehavior: UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let spring = interaction as? ListSpring, let rows = spring.view as? ListScrollView,
      let (place, cell) = rows.shownPlace(at: context.location(in: rows))
    else { return false }
    (context.targetItem, context.targetView) = (place.path, cell)
    return spring.mayPress(place.path, context)
  }
}
