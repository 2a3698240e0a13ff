import Foundation

/// The menu of a row that is pressed long.
final class ListMenu: UIContextMenuInteractionDelegate {
  private let configuration: UIContextMenuConfiguration
  private var interaction: UIContextMenuInteraction?

  init(_ configuration: UIContextMenuConfiguration) { self.configuration = configuration }

  /// Shows the menu beside a cell, which is lifted meanwhile.
  func present(on cell: UIView, at point: CGPoint) {
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.didMove(to: cell)
    self.interaction = interaction
    if !interaction.presentMenu(at: point) { end() }
  }

  private func end() {
    interaction?.willMove(to: nil)
    interaction = nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { end() }
}
